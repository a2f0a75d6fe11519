import type { KnownTrade } from '../known-trade.ts';

export const doctor: KnownTrade = {
  id: 'doctor',
  schema: 'MedicalBusiness',
  motifs: ['care', 'leaf', 'column'],
  shelf: 'services',
  channel: 'call',
  templates: ['clinic', 'chambers', 'almanac'],
  moods: ['clean', 'calm', 'gentle'],
  questions: ['appointment', 'firstVisit'],
  words: {
    en: [
      "doctor's practice",
      'medical practice',
      'doctor',
      'gp practice',
      'general practitioner',
      'family doctor',
      'gp surgery',
    ],
    de: ['-arztpraxis', 'hausarzt', 'hausärztin', 'hausarztpraxis', 'kinderarztpraxis'],
    fr: ['cabinet médical', 'médecin', 'médecin généraliste'],
    es: ['consulta médica', 'médico', 'centro médico'],
    pt: ['consultório médico', 'médico', 'clínica médica'],
    it: ['studio medico', 'medico', 'medico di base'],
    nl: ['-huisartsenpraktijk', 'huisarts'],
    pl: ['gabinet lekarski', 'lekarz', 'przychodnia'],
    sv: ['läkarmottagning', 'läkare'],
    da: ['lægeklinik', '-lægehus', 'læge'],
    ar: ['عيادة طبية', 'طبيب'],
    he: ['מרפאה', 'רופא'],
  },
  proposals: {
    en: {
      tagline: 'Care that begins with listening',
      services: [
        { name: 'Consultations', text: 'New complaints, follow-ups and referrals.' },
        { name: 'Prevention', text: 'Check-ups, vaccinations and blood tests.' },
        { name: 'Long-term care', text: 'Blood pressure, diabetes and medication plans.' },
      ],
    },
    de: {
      tagline: 'Behandeln beginnt mit Zuhören',
      services: [
        { name: 'Sprechstunde', text: 'Neue Beschwerden, Kontrollen und Überweisungen.' },
        { name: 'Vorsorge', text: 'Check-ups, Impfungen und Blutwerte.' },
        { name: 'Begleitung', text: 'Blutdruck, Diabetes und Medikamente.' },
      ],
    },
    fr: {
      tagline: 'Soigner commence par écouter',
      services: [
        { name: 'Consultations', text: 'Nouveaux symptômes, suivi et orientation.' },
        { name: 'Prévention', text: 'Bilans, vaccins et prises de sang.' },
        { name: 'Suivi', text: 'Tension, diabète et traitements.' },
      ],
    },
    es: {
      tagline: 'Cuidar empieza por escuchar',
      services: [
        { name: 'Consulta', text: 'Síntomas nuevos, seguimiento y derivación.' },
        { name: 'Prevención', text: 'Chequeos, vacunas y análisis.' },
        { name: 'Seguimiento', text: 'Tensión, diabetes y medicación.' },
      ],
    },
    pt: {
      tagline: 'Cuidar começa por ouvir',
      services: [
        { name: 'Consultas', text: 'Novas queixas, seguimento e encaminhamento.' },
        { name: 'Prevenção', text: 'Exames, vacinas e análises.' },
        { name: 'Acompanhamento', text: 'Tensão, diabetes e medicação.' },
      ],
    },
  },
};
