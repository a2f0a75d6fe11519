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
  words:
    'dentist, dental practice, dental clinic, dental surgery | -zahnarztpraxis, zahnarzt, zahnärztin | cabinet dentaire, dentiste | clínica dental, dentista | clínica dentária, dentista | studio dentistico, dentista | -tandartspraktijk, tandarts | gabinet stomatologiczny, dentysta, stomatolog | -tandläkare, tandläkarpraktik | -tandlæge, tandlægeklinik | عيادة أسنان, طبيب أسنان | מרפאת שיניים, רופא שיניים',
  proposals: {
    en: 'Teeth, looked after calmly | Check-ups: Teeth, gums, bite and X-ray where needed. | Cleaning: Tartar, polish and advice on brushing. | Fillings: Small cavities, old fillings and chipped edges.',
    de: 'Zähne, in Ruhe behandelt | Vorsorge: Zähne, Zahnfleisch und Biss. | Zahnreinigung: Zahnstein, Politur und Putzberatung. | Füllungen: Kleine Löcher, alte Füllungen und Kanten.',
    fr: 'Ouvrez grand, respirez | Contrôles: Dents, gencives et occlusion. | Détartrage: Polissage et conseils de brossage. | Soins: Caries, anciens plombages et éclats.',
    es: 'Abre la boca, respira hondo | Revisiones: Dientes, encías y mordida. | Limpieza: Sarro, pulido y consejos. | Empastes: Caries, empastes viejos y roturas.',
    pt: 'Abra a boca, respire fundo | Consultas: Dentes, gengivas e mordida. | Limpeza: Tártaro, polimento e conselhos. | Restaurações: Cáries, obturações antigas e lascas.',
  },
};
