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
  words:
    'tutor, private tutor, tutoring service, tutoring | nachhilfelehrer, nachhilfelehrerin, nachhilfe, nachhilfeinstitut | professeur particulier, cours particuliers, soutien scolaire | profesor particular, clases particulares | explicador, explicações, centro de explicações | ripetizioni, insegnante privato | bijles, bijlesdocent | korepetytor, korepetycje | läxhjälp, privatlärare | lektiehjælp, privatlærer | مدرس خصوصي | מורה פרטי, מורה פרטית',
  proposals: {
    en: 'When it suddenly makes sense | Mathematics: Fractions, equations, geometry and statistics. | Languages: Grammar, reading and speaking. | Exams: Past papers, gaps and timing.',
    de: 'Wenn der Knoten platzt | Mathematik: Brüche, Gleichungen und Geometrie. | Sprachen: Grammatik, Lesen und Sprechen. | Prüfungen: Alte Aufgaben, Lücken und Zeit.',
    fr: 'Et soudain, c’est clair | Mathématiques: Fractions, équations et géométrie. | Langues: Grammaire, lecture et oral. | Examens: Annales, lacunes et temps.',
    es: 'De repente, se entiende | Matemáticas: Fracciones, ecuaciones y geometría. | Idiomas: Gramática, lectura y conversación. | Exámenes: Pruebas anteriores, lagunas y tiempo.',
    pt: 'De repente, faz sentido | Matemática: Frações, equações e geometria. | Línguas: Gramática, leitura e conversa. | Exames: Provas anteriores, lacunas e tempo.',
  },
};
