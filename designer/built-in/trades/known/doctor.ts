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
  words:
    "doctor's practice, medical practice, doctor, gp practice, general practitioner, family doctor, gp surgery | -arztpraxis, hausarzt, hausärztin, hausarztpraxis, kinderarztpraxis | cabinet médical, médecin, médecin généraliste | consulta médica, médico, centro médico | consultório médico, médico, clínica médica | studio medico, medico, medico di base | -huisartsenpraktijk, huisarts | gabinet lekarski, lekarz, przychodnia | läkarmottagning, läkare | lægeklinik, -lægehus, læge | عيادة طبية, طبيب | מרפאה, רופא",
  proposals: {
    en: 'Care that begins with listening | Consultations: New complaints, follow-ups and referrals. | Prevention: Check-ups, vaccinations and blood tests. | Long-term care: Blood pressure, diabetes and medication plans.',
    de: 'Behandeln beginnt mit Zuhören | Sprechstunde: Neue Beschwerden, Kontrollen und Überweisungen. | Vorsorge: Check-ups, Impfungen und Blutwerte. | Begleitung: Blutdruck, Diabetes und Medikamente.',
    fr: 'Soigner commence par écouter | Consultations: Nouveaux symptômes, suivi et orientation. | Prévention: Bilans, vaccins et prises de sang. | Suivi: Tension, diabète et traitements.',
    es: 'Cuidar empieza por escuchar | Consulta: Síntomas nuevos, seguimiento y derivación. | Prevención: Chequeos, vacunas y análisis. | Seguimiento: Tensión, diabetes y medicación.',
    pt: 'Cuidar começa por ouvir | Consultas: Novas queixas, seguimento e encaminhamento. | Prevenção: Exames, vacinas e análises. | Acompanhamento: Tensão, diabetes e medicação.',
  },
};
