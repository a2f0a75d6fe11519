import type { KnownTrade } from '../known-trade.ts';

export const tutor: KnownTrade = {
  id: 'tutor',
  schema: 'EducationalOrganization',
  motifs: ['book', 'quill', 'blocks'],
  shelf: 'services',
  channel: 'write',
  templates: ['clinic', 'letter', 'counter'],
  moods: ['friendly', 'fresh', 'calm'],
  questions: ['firstVisit', 'online'],
  words: {
    en: ['tutor', 'private tutor', 'tutoring service', 'tutoring'],
    de: ['nachhilfelehrer', 'nachhilfelehrerin', 'nachhilfe', 'nachhilfeinstitut'],
    fr: ['professeur particulier', 'cours particuliers', 'soutien scolaire'],
    es: ['profesor particular', 'clases particulares'],
    pt: ['explicador', 'explicações', 'centro de explicações'],
    it: ['ripetizioni', 'insegnante privato'],
    nl: ['bijles', 'bijlesdocent'],
    pl: ['korepetytor', 'korepetycje'],
    sv: ['läxhjälp', 'privatlärare'],
    da: ['lektiehjælp', 'privatlærer'],
    ar: ['مدرس خصوصي'],
    he: ['מורה פרטי', 'מורה פרטית'],
  },
  proposals: {
    en: {
      tagline: 'When it suddenly makes sense',
      services: [
        { name: 'Mathematics', text: 'Fractions, equations, geometry and statistics.' },
        { name: 'Languages', text: 'Grammar, reading and speaking.' },
        { name: 'Exams', text: 'Past papers, gaps and timing.' },
      ],
    },
    de: {
      tagline: 'Wenn der Knoten platzt',
      services: [
        { name: 'Mathematik', text: 'Brüche, Gleichungen und Geometrie.' },
        { name: 'Sprachen', text: 'Grammatik, Lesen und Sprechen.' },
        { name: 'Prüfungen', text: 'Alte Aufgaben, Lücken und Zeit.' },
      ],
    },
    fr: {
      tagline: 'Et soudain, c’est clair',
      services: [
        { name: 'Mathématiques', text: 'Fractions, équations et géométrie.' },
        { name: 'Langues', text: 'Grammaire, lecture et oral.' },
        { name: 'Examens', text: 'Annales, lacunes et temps.' },
      ],
    },
    es: {
      tagline: 'De repente, se entiende',
      services: [
        { name: 'Matemáticas', text: 'Fracciones, ecuaciones y geometría.' },
        { name: 'Idiomas', text: 'Gramática, lectura y conversación.' },
        { name: 'Exámenes', text: 'Pruebas anteriores, lagunas y tiempo.' },
      ],
    },
    pt: {
      tagline: 'De repente, faz sentido',
      services: [
        { name: 'Matemática', text: 'Frações, equações e geometria.' },
        { name: 'Línguas', text: 'Gramática, leitura e conversa.' },
        { name: 'Exames', text: 'Provas anteriores, lacunas e tempo.' },
      ],
    },
  },
};
