import type { KnownTrade } from '../known-trade.ts';

export const musician: KnownTrade = {
  id: 'musician',
  schema: 'MusicGroup',
  motifs: ['music', 'stage', 'moon'],
  shelf: 'events',
  channel: 'write',
  templates: ['poster', 'gallery', 'letter'],
  moods: ['bold', 'festive', 'playful'],
  questions: ['hire', 'area'],
  words: {
    en: [
      'band',
      'musician',
      'singer',
      'choir',
      'orchestra',
      'dj',
      'brass band',
      'string quartet',
      'singer-songwriter',
      'jazz trio',
      'folk band',
      'jazz band',
    ],
    de: ['-band', 'musiker', 'musikerin', '-chor', 'sängerin', '-orchester', 'streichquartett', '-kapelle'],
    fr: ['groupe de musique', 'musicien', 'musicienne', 'chorale', 'chœur', 'orchestre', 'chanteuse', 'fanfare'],
    es: ['banda de música', 'músico', 'música', 'coro', 'orquesta', 'cantante', 'banda'],
    pt: ['banda', 'músico', 'coro', 'orquestra', 'cantora'],
    it: ['banda musicale', 'musicista', 'coro', 'orchestra', 'cantante'],
    nl: ['-band', 'muzikant', '-koor', '-orkest', 'zangeres'],
    pl: ['zespół muzyczny', 'muzyk', 'chór', 'orkiestra'],
    sv: ['-band', 'musiker', '-kör', '-orkester'],
    da: ['-band', 'musiker', '-kor', '-orkester'],
    ar: ['فرقة موسيقية', 'موسيقي', 'جوقة'],
    he: ['להקה', 'מוזיקאי', 'מקהלה', 'תזמורת'],
  },
  proposals: {
    en: {
      tagline: 'Live is louder',
      services: [
        { name: 'Concerts', text: 'Clubs, halls and open air.' },
        { name: 'Weddings', text: 'Ceremony, reception and dancing.' },
        { name: 'Recordings', text: 'Singles, albums and sessions.' },
      ],
    },
    de: {
      tagline: 'Live ist lauter',
      services: [
        { name: 'Konzerte', text: 'Clubs, Säle und Freiluft.' },
        { name: 'Hochzeiten', text: 'Trauung, Empfang und Tanz.' },
        { name: 'Aufnahmen', text: 'Singles, Alben und Sessions.' },
      ],
    },
    fr: {
      tagline: 'En concert, c’est plus fort',
      services: [
        { name: 'Concerts', text: 'Clubs, salles et plein air.' },
        { name: 'Mariages', text: 'Cérémonie, vin d’honneur et bal.' },
        { name: 'Enregistrements', text: 'Titres, albums et sessions.' },
      ],
    },
    es: {
      tagline: 'En directo suena más fuerte',
      services: [
        { name: 'Conciertos', text: 'Salas, teatros y aire libre.' },
        { name: 'Bodas', text: 'Ceremonia, cóctel y baile.' },
        { name: 'Grabaciones', text: 'Sencillos, discos y sesiones.' },
      ],
    },
    pt: {
      tagline: 'Ao vivo soa mais alto',
      services: [
        { name: 'Concertos', text: 'Clubes, salas e ar livre.' },
        { name: 'Casamentos', text: 'Cerimónia, receção e baile.' },
        { name: 'Gravações', text: 'Temas, álbuns e sessões.' },
      ],
    },
  },
};
