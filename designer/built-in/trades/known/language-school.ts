import type { KnownTrade } from '../known-trade.ts';

export const languageSchool: KnownTrade = {
  id: 'language-school',
  schema: 'EducationalOrganization',
  motifs: ['book', 'letter', 'map'],
  shelf: 'services',
  channel: 'join',
  templates: ['clinic', 'counter', 'signal'],
  moods: ['friendly', 'open', 'fresh'],
  questions: ['firstVisit', 'online'],
  words:
    'language school, language teacher | -sprachschule, sprachlehrerin | école de langues | escuela de idiomas, academia de idiomas | escola de línguas, escola de idiomas | scuola di lingue | talenschool | szkoła językowa | språkskola | sprogskole | مدرسة لغات | בית ספר לשפות',
  proposals: {
    en: 'Say it in another language | Group courses: Beginners, conversation and grammar. | Single lessons: Your topics, your times and your pace. | Exams: Speaking, writing and mock tests.',
    de: 'Sprechen lernt man beim Sprechen | Gruppenkurse: Einsteiger, Konversation und Grammatik. | Einzelstunden: Ihre Themen und Ihre Zeiten. | Prüfungen: Sprechen, Schreiben und Probetests.',
    fr: 'Dites-le dans une autre langue | Cours collectifs: Débutants, conversation et grammaire. | Cours particuliers: Vos sujets et vos horaires. | Examens: Oral, écrit et tests blancs.',
    es: 'Dilo en otro idioma | Grupos: Iniciación, conversación y gramática. | Particulares: Sus temas y sus horarios. | Exámenes: Oral, escrito y simulacros.',
    pt: 'Diga-o noutra língua | Grupos: Iniciação, conversação e gramática. | Particulares: Os seus temas e os seus horários. | Exames: Oral, escrito e simulações.',
  },
};
