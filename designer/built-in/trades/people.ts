import type { Trade } from './trade.ts';

export const people: Trade[] = [
  {
    id: 'school', family: 'learning', label: 'school', field: 'lessons', we: 'teach', wish: 'join', shelf: 'services',
    words: ['school', 'academy', 'college', 'university', 'primary school', 'montessori', 'online course', 'online courses', 'e-learning', 'courses', 'training center', 'schule', 'akademie', 'école', 'escuela', 'academia', 'bootcamp', 'cooking school', 'cooking classes', 'art school', 'art classes', 'pottery classes', 'seminars'],
    de: 'eine Schule', fr: 'une école', es: 'una escuela', motifs: ['book', 'blocks', 'letters'], templates: ['clinic', 'almanac', 'counter'],
    services: ['Courses: beginners, intermediate, advanced', 'Lessons: small groups, single lessons, online', 'Joining: a visit, a trial lesson, enrolment', 'For parents: reports, meetings, questions'],
  },
  {
    id: 'tutor', family: 'learning', label: 'tutoring service', field: 'tutoring', we: 'teach one to one', wish: 'write', shelf: 'services',
    words: ['tutor', 'tutoring', 'tutors', 'private lessons', 'maths tutor', 'math tutor', 'exam preparation', 'homework help', 'nachhilfe', 'cours particuliers', 'soutien scolaire', 'clases particulares', 'profesor particular'],
    de: 'eine Nachhilfe', fr: 'un service de cours particuliers', es: 'un servicio de clases particulares', motifs: ['book', 'letters', 'quill'], templates: ['letter', 'clinic', 'almanac'],
    services: ['Mathematics: fractions, equations, geometry, statistics', 'Languages: grammar, reading, speaking', 'Exams: past papers, gaps, timing', 'Learning itself: notes, plans, calm'],
  },
  {
    id: 'language-school', family: 'learning', label: 'language school', field: 'language courses', we: 'teach languages', wish: 'join', shelf: 'services',
    words: ['language school', 'language courses', 'english lessons', 'german lessons', 'spanish lessons', 'french lessons', 'language lessons', 'sprachschule', 'école de langues', 'escuela de idiomas', 'language teacher'],
    de: 'eine Sprachschule', fr: 'une école de langues', es: 'una escuela de idiomas', motifs: ['letters', 'book', 'map'], templates: ['counter', 'almanac', 'clinic'],
    services: ['Group courses: beginners, conversation, grammar', 'Single lessons: your topics, your times, your pace', 'Exams: speaking, writing, mock tests', 'Companies: courses at work, online groups, writing'],
  },
  {
    id: 'music-school', family: 'learning', label: 'music school', field: 'music lessons', we: 'teach music', wish: 'join', shelf: 'services',
    words: ['music school', 'music lessons', 'music teacher', 'piano lessons', 'piano teacher', 'guitar lessons', 'guitar teacher', 'violin lessons', 'singing lessons', 'vocal coach', 'drum lessons', 'musikschule', 'klavierunterricht', 'école de musique', 'escuela de música'],
    de: 'eine Musikschule', fr: 'une école de musique', es: 'una escuela de música', motifs: ['note', 'wave', 'book'], templates: ['almanac', 'poster', 'letter'],
    services: ['Piano: first pieces, reading, technique', 'Strings: posture, bowing, playing together', 'Singing: breath, range, songs', 'Ensembles: duos, bands, choir', 'Children: rhythm, games, first instruments'],
  },
  {
    id: 'nursery', family: 'learning', label: 'nursery', field: 'care for children', we: 'look after children', wish: 'visit', shelf: 'services',
    words: ['kindergarten', 'nursery', 'nursery school', 'daycare', 'day care', 'preschool', 'childcare', 'babysitter', 'babysitting', 'nanny', 'childminder', 'summer camp', 'kita', 'tagesmutter', 'crèche', 'guardería', 'playgroup', 'after-school'],
    de: 'eine Kita', fr: 'une crèche', es: 'una guardería', motifs: ['blocks', 'sun', 'kite'], templates: ['clinic', 'counter', 'field'],
    services: ['The day: arriving, playing, lunch, rest', 'Outside: garden, sand, walks', 'Settling in: short visits, a parent nearby, time', 'For parents: talks, evenings, festivals'],
  },
  {
    id: 'cv', family: 'personal', label: 'curriculum vitae', field: 'work and skills', we: 'work', wish: 'write', shelf: 'life',
    words: ['cv', 'résumé', 'resume', 'cv website', 'curriculum vitae', 'lebenslauf', 'personal website', 'personal site', 'personal page', 'homepage for me', 'freelancer', 'freelance', 'job seeker', 'student', 'researcher', 'scientist', 'professor', 'link tree', 'linktree', 'link in bio', 'links page', 'team projects'],
    de: 'ein Lebenslauf', fr: 'un CV', es: 'un currículum', motifs: ['paper', 'letters', 'shapes'], templates: ['letter', 'chambers', 'almanac'],
    services: [],
  },
  {
    id: 'biography', family: 'personal', label: 'biography', field: 'a life', we: 'remember', wish: 'read', shelf: 'life',
    words: ['biography', 'biographical', 'memorial', 'tribute', 'life story', 'in memory of', 'family history', 'genealogy', 'biografie', 'biographie', 'biografía'],
    de: 'eine Biografie', fr: 'une biographie', es: 'una biografía', motifs: ['quill', 'paper', 'tree'], templates: ['almanac', 'letter', 'chambers'],
    services: [],
  },
  {
    id: 'blog', family: 'personal', label: 'blog', field: 'articles', we: 'write', wish: 'read', shelf: 'articles',
    words: ['blog', 'health blog', 'poetry blog', 'food blog', 'travel blog', 'fashion blog', 'tech blog', 'magazine', 'newsletter', 'blogger', 'online magazine', 'news site', 'journal', 'recipe', 'recipes', 'poetry', 'diary', 'influencer', 'youtuber', 'streamer', 'zine', 'newspaper'],
    de: 'ein Blog', fr: 'un blog', es: 'un blog', motifs: ['quill', 'letters', 'paper'], templates: ['almanac', 'letter', 'gallery'],
    services: [],
  },
  {
    id: 'business', family: 'advice', label: 'business', field: 'our work', we: 'work', wish: 'write', shelf: 'services',
    words: ['business', 'company', 'firm', 'studio', 'firma', 'unternehmen', 'betrieb', 'entreprise', 'empresa', 'service', 'services', 'organisation', 'organization', 'team'],
    de: 'ein Betrieb', fr: 'une entreprise', es: 'una empresa', motifs: ['shapes', 'circle', 'leaf'], templates: ['almanac', 'counter', 'workshop'],
    services: [],
  },
];
