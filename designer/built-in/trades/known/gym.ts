import type { KnownTrade } from '../known-trade.ts';

export const gym: KnownTrade = {
  id: 'gym',
  schema: 'ExerciseGym',
  motifs: ['kettlebell', 'body', 'arrow'],
  shelf: 'services',
  channel: 'join',
  templates: ['poster', 'workshop', 'signal'],
  moods: ['bold', 'strong', 'modern'],
  questions: ['beginners', 'whatToBring'],
  words:
    'gym, fitness studio, fitness club, crossfit gym, crossfit box | -fitnessstudio, fitnessclub | salle de sport, club de fitness | gimnasio | ginásio | palestra | sportschool, fitnesscentrum | siłownia, klub fitness | -gym | fitnesscenter, træningscenter | صالة رياضية, نادي لياقة | חדר כושר, מכון כושר',
  proposals: {
    en: 'Come as you are, train | Open training: Racks, machines, rowing and floor space. | Classes: Strength, mobility, intervals and core. | Introduction: A tour, technique and a first plan.',
    de: 'Tasche packen, trainieren gehen | Freies Training: Racks, Geräte und Rudern. | Kurse: Kraft, Beweglichkeit und Intervalle. | Einführung: Rundgang, Technik und erster Plan.',
    fr: 'Poussez la porte, puis la fonte | Accès libre: Racks, machines et rameurs. | Cours: Force, mobilité et intervalles. | Accueil: Visite, technique et premier plan.',
    es: 'Entra y entrena | Sala: Racks, máquinas y remo. | Clases: Fuerza, movilidad e intervalos. | Bienvenida: Visita, técnica y primer plan.',
    pt: 'É entrar e treinar | Sala: Racks, máquinas e remo. | Aulas: Força, mobilidade e intervalos. | Início: Visita, técnica e primeiro plano.',
  },
};
