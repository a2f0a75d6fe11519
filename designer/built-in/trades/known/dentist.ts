import type { KnownTrade } from '../known-trade.ts';

export const dentist: KnownTrade = {
  id: 'dentist',
  schema: 'Dentist',
  motifs: ['tooth', 'leaf', 'drop'],
  shelf: 'services',
  channel: 'call',
  templates: ['clinic', 'chambers', 'almanac'],
  moods: ['clean', 'calm', 'fresh'],
  questions: ['appointment', 'firstVisit'],
  words: {
    en: ['dentist', 'dental practice', 'dental clinic', 'dental surgery'],
    de: ['-zahnarztpraxis', 'zahnarzt', 'zahnärztin'],
    fr: ['cabinet dentaire', 'dentiste'],
    es: ['clínica dental', 'dentista'],
    pt: ['clínica dentária', 'dentista'],
    it: ['studio dentistico', 'dentista'],
    nl: ['-tandartspraktijk', 'tandarts'],
    pl: ['gabinet stomatologiczny', 'dentysta', 'stomatolog'],
    sv: ['-tandläkare', 'tandläkarpraktik'],
    da: ['-tandlæge', 'tandlægeklinik'],
    ar: ['عيادة أسنان', 'طبيب أسنان'],
    he: ['מרפאת שיניים', 'רופא שיניים'],
  },
  proposals: {
    en: {
      tagline: 'Teeth, looked after calmly',
      services: [
        { name: 'Check-ups', text: 'Teeth, gums, bite and X-ray where needed.' },
        { name: 'Cleaning', text: 'Tartar, polish and advice on brushing.' },
        { name: 'Fillings', text: 'Small cavities, old fillings and chipped edges.' },
      ],
    },
    de: {
      tagline: 'Zähne, in Ruhe behandelt',
      services: [
        { name: 'Vorsorge', text: 'Zähne, Zahnfleisch und Biss.' },
        { name: 'Zahnreinigung', text: 'Zahnstein, Politur und Putzberatung.' },
        { name: 'Füllungen', text: 'Kleine Löcher, alte Füllungen und Kanten.' },
      ],
    },
    fr: {
      tagline: 'Ouvrez grand, respirez',
      services: [
        { name: 'Contrôles', text: 'Dents, gencives et occlusion.' },
        { name: 'Détartrage', text: 'Polissage et conseils de brossage.' },
        { name: 'Soins', text: 'Caries, anciens plombages et éclats.' },
      ],
    },
    es: {
      tagline: 'Abre la boca, respira hondo',
      services: [
        { name: 'Revisiones', text: 'Dientes, encías y mordida.' },
        { name: 'Limpieza', text: 'Sarro, pulido y consejos.' },
        { name: 'Empastes', text: 'Caries, empastes viejos y roturas.' },
      ],
    },
    pt: {
      tagline: 'Abra a boca, respire fundo',
      services: [
        { name: 'Consultas', text: 'Dentes, gengivas e mordida.' },
        { name: 'Limpeza', text: 'Tártaro, polimento e conselhos.' },
        { name: 'Restaurações', text: 'Cáries, obturações antigas e lascas.' },
      ],
    },
  },
};
