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
  words:
    'band, musician, singer, choir, orchestra, dj, brass band, string quartet, singer-songwriter, jazz trio, folk band, jazz band | -band, musiker, musikerin, -chor, sängerin, -orchester, streichquartett, -kapelle | groupe de musique, musicien, musicienne, chorale, chœur, orchestre, chanteuse, fanfare | banda de música, músico, música, coro, orquesta, cantante, banda | banda, músico, coro, orquestra, cantora | banda musicale, musicista, coro, orchestra, cantante | -band, muzikant, -koor, -orkest, zangeres | zespół muzyczny, muzyk, chór, orkiestra | -band, musiker, -kör, -orkester | -band, musiker, -kor, -orkester | فرقة موسيقية, موسيقي, جوقة | להקה, מוזיקאי, מקהלה, תזמורת',
  proposals: {
    en: 'Live is louder | Concerts: Clubs, halls and open air. | Weddings: Ceremony, reception and dancing. | Recordings: Singles, albums and sessions.',
    de: 'Live ist lauter | Konzerte: Clubs, Säle und Freiluft. | Hochzeiten: Trauung, Empfang und Tanz. | Aufnahmen: Singles, Alben und Sessions.',
    fr: 'En concert, c’est plus fort | Concerts: Clubs, salles et plein air. | Mariages: Cérémonie, vin d’honneur et bal. | Enregistrements: Titres, albums et sessions.',
    es: 'En directo suena más fuerte | Conciertos: Salas, teatros y aire libre. | Bodas: Ceremonia, cóctel y baile. | Grabaciones: Sencillos, discos y sesiones.',
    pt: 'Ao vivo soa mais alto | Concertos: Clubes, salas e ar livre. | Casamentos: Cerimónia, receção e baile. | Gravações: Temas, álbuns e sessões.',
  },
};
