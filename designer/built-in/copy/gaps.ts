import type { WrittenLanguage } from '../brief/language.ts';

type Gap =
  | 'beginning'
  | 'aims'
  | 'person'
  | 'role'
  | 'skill'
  | 'job'
  | 'school'
  | 'honour'
  | 'event'
  | 'when'
  | 'link'
  | 'question'
  | 'answer'
  | 'story';

/** What an owner is asked for where a part of the site is wanted and the brief says nothing about it. */
export const gaps: Record<WrittenLanguage, Record<Gap, string>> = {
  en: {
    beginning: 'how it began and who is behind it',
    aims: 'what matters to you in your work',
    person: 'a name',
    role: 'what they do',
    skill: 'something you are good at',
    job: 'where you worked and what you did there',
    school: 'what you learned and where',
    honour: 'something you achieved',
    event: 'something that happened',
    when: 'a year',
    link: 'the name of a link',
    question: 'a question that people ask you',
    answer: 'your answer',
    story: 'a sentence or two about it',
  },
  de: {
    beginning: 'wie es angefangen hat und wer dahintersteht',
    aims: 'was Ihnen bei der Arbeit wichtig ist',
    person: 'ein Name',
    role: 'was diese Person macht',
    skill: 'etwas, das Sie gut können',
    job: 'wo Sie gearbeitet haben und woran',
    school: 'was Sie gelernt haben und wo',
    honour: 'etwas, das Sie erreicht haben',
    event: 'etwas, das geschehen ist',
    when: 'ein Jahr',
    link: 'der Name eines Links',
    question: 'eine Frage, die man Ihnen stellt',
    answer: 'Ihre Antwort',
    story: 'ein oder zwei Sätze dazu',
  },
  fr: {
    beginning: 'comment tout a commencé et qui est derrière',
    aims: 'ce qui compte pour vous dans votre travail',
    person: 'un nom',
    role: 'ce que fait cette personne',
    skill: 'quelque chose que vous savez bien faire',
    job: 'où vous avez travaillé et à quoi',
    school: 'ce que vous avez appris et où',
    honour: 'quelque chose que vous avez réussi',
    event: 'quelque chose qui s’est passé',
    when: 'une année',
    link: 'le nom d’un lien',
    question: 'une question qu’on vous pose',
    answer: 'votre réponse',
    story: 'une ou deux phrases à ce sujet',
  },
  es: {
    beginning: 'cómo empezó todo y quién está detrás',
    aims: 'lo que os importa en vuestro trabajo',
    person: 'un nombre',
    role: 'a qué se dedica esa persona',
    skill: 'algo que se os da bien',
    job: 'dónde trabajaste y en qué',
    school: 'qué aprendiste y dónde',
    honour: 'algo que conseguiste',
    event: 'algo que ocurrió',
    when: 'un año',
    link: 'el nombre de un enlace',
    question: 'una pregunta que os hacen',
    answer: 'vuestra respuesta',
    story: 'una o dos frases sobre ello',
  },
  pt: {
    beginning: 'como tudo começou e quem está por trás',
    aims: 'o que vos importa no trabalho',
    person: 'um nome',
    role: 'o que essa pessoa faz',
    skill: 'algo que se faz bem',
    job: 'onde se trabalhou e em quê',
    school: 'o que se aprendeu e onde',
    honour: 'algo que se conseguiu',
    event: 'algo que aconteceu',
    when: 'um ano',
    link: 'o nome de uma ligação',
    question: 'uma pergunta que lhe fazem',
    answer: 'a sua resposta',
    story: 'uma ou duas frases sobre isso',
  },
};
