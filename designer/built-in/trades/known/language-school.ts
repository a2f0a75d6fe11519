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
  words: {
    en: ['language school', 'language teacher'],
    de: ['-sprachschule', 'sprachlehrerin'],
    fr: ['école de langues'],
    es: ['escuela de idiomas', 'academia de idiomas'],
    pt: ['escola de línguas', 'escola de idiomas'],
    it: ['scuola di lingue'],
    nl: ['talenschool'],
    pl: ['szkoła językowa'],
    sv: ['språkskola'],
    da: ['sprogskole'],
    ar: ['مدرسة لغات'],
    he: ['בית ספר לשפות'],
  },
  proposals: {
    en: {
      tagline: 'Say it in another language',
      services: [
        { name: 'Group courses', text: 'Beginners, conversation and grammar.' },
        { name: 'Single lessons', text: 'Your topics, your times and your pace.' },
        { name: 'Exams', text: 'Speaking, writing and mock tests.' },
      ],
    },
    de: {
      tagline: 'Sprechen lernt man beim Sprechen',
      services: [
        { name: 'Gruppenkurse', text: 'Einsteiger, Konversation und Grammatik.' },
        { name: 'Einzelstunden', text: 'Ihre Themen und Ihre Zeiten.' },
        { name: 'Prüfungen', text: 'Sprechen, Schreiben und Probetests.' },
      ],
    },
    fr: {
      tagline: 'Dites-le dans une autre langue',
      services: [
        { name: 'Cours collectifs', text: 'Débutants, conversation et grammaire.' },
        { name: 'Cours particuliers', text: 'Vos sujets et vos horaires.' },
        { name: 'Examens', text: 'Oral, écrit et tests blancs.' },
      ],
    },
    es: {
      tagline: 'Dilo en otro idioma',
      services: [
        { name: 'Grupos', text: 'Iniciación, conversación y gramática.' },
        { name: 'Particulares', text: 'Sus temas y sus horarios.' },
        { name: 'Exámenes', text: 'Oral, escrito y simulacros.' },
      ],
    },
    pt: {
      tagline: 'Diga-o noutra língua',
      services: [
        { name: 'Grupos', text: 'Iniciação, conversação e gramática.' },
        { name: 'Particulares', text: 'Os seus temas e os seus horários.' },
        { name: 'Exames', text: 'Oral, escrito e simulações.' },
      ],
    },
  },
};
