import type { KnownTrade } from '../known-trade.ts';

export const martialArts: KnownTrade = {
  id: 'martial-arts',
  schema: 'ExerciseGym',
  motifs: ['body', 'wave', 'sun'],
  shelf: 'events',
  channel: 'join',
  templates: ['poster', 'workshop', 'signal'],
  moods: ['bold', 'strong', 'modern'],
  questions: ['beginners', 'whatToBring'],
  words:
    "martial arts school, karate club, judo club, karate school, boxing club, dojo, taekwondo school | kampfsportschule, karateschule, judoverein, kampfkunstschule, boxclub | école d'arts martiaux, club de judo, club de karaté | escuela de artes marciales, club de judo, club de kárate | escola de artes marciais, clube de judo | scuola di arti marziali, palestra di karate | vechtsportschool, judoclub, karateschool | szkoła sztuk walki, klub karate, klub judo | kampsportsklubb, karateklubb, judoklubb | kampsportsklub, karateklub, judoklub | نادي فنون قتالية | מועדון אומנויות לחימה",
  proposals: {
    en: 'Step on the mat | Children: Coordination, respect and games. | Beginners: Stance, falls and first techniques. | Advanced: Sparring, forms and gradings.',
    de: 'Auf die Matte | Kinder: Koordination, Respekt und Spiele. | Einsteiger: Stand, Fallschule und erste Techniken. | Fortgeschrittene: Sparring, Formen und Prüfungen.',
    fr: 'Montez sur le tapis | Enfants: Coordination, respect et jeux. | Débutants: Garde, chutes et premières techniques. | Confirmés: Combat, formes et grades.',
    es: 'Sube al tatami | Niños: Coordinación, respeto y juegos. | Principiantes: Guardia, caídas y primeras técnicas. | Avanzados: Combate, formas y grados.',
    pt: 'Entre no tapete | Crianças: Coordenação, respeito e jogos. | Iniciação: Guarda, quedas e primeiras técnicas. | Avançados: Combate, formas e graduações.',
  },
};
