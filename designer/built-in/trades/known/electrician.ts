import type { KnownTrade } from '../known-trade.ts';

export const electrician: KnownTrade = {
  id: 'electrician',
  schema: 'Electrician',
  motifs: ['bulb', 'bolt', 'plug'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'signal', 'chambers'],
  moods: ['strong', 'technical', 'bold'],
  questions: ['quote', 'emergency'],
  words: {
    en: ['electrician', 'electricians', 'electrical company', 'electrical contractor'],
    de: ['elektriker', 'elektrikerin', '-elektrobetrieb', 'elektroinstallateur'],
    fr: ['électricien', 'électricienne', "entreprise d'électricité"],
    es: ['electricista', 'empresa de electricidad'],
    pt: ['eletricista', 'empresa de eletricidade'],
    it: ['elettricista'],
    nl: ['elektricien', 'elektriciensbedrijf'],
    pl: ['elektryk'],
    sv: ['-elektriker', 'elfirma'],
    da: ['-elektriker', 'elinstallatør'],
    ar: ['كهربائي'],
    he: ['חשמלאי'],
  },
  proposals: {
    en: {
      tagline: 'Power where you need it',
      services: [
        { name: 'Fault finding', text: 'Tripping fuses, dead sockets and flickering light.' },
        { name: 'Rewiring', text: 'Old cables, new circuits and fuse boards.' },
        { name: 'Light', text: 'Ceilings, gardens, stairs and dimmers.' },
      ],
    },
    de: {
      tagline: 'Strom, wo er gebraucht wird',
      services: [
        { name: 'Fehlersuche', text: 'Sicherungen, tote Steckdosen und flackerndes Licht.' },
        { name: 'Neue Leitungen', text: 'Alte Kabel, Stromkreise und Verteiler.' },
        { name: 'Licht', text: 'Decken, Garten, Treppen und Dimmer.' },
      ],
    },
    fr: {
      tagline: 'Du courant là où il faut',
      services: [
        { name: 'Pannes', text: 'Disjoncteurs, prises mortes et lumières qui clignotent.' },
        { name: 'Rénovation', text: 'Vieux câbles, circuits et tableaux.' },
        { name: 'Éclairage', text: 'Plafonds, jardins et escaliers.' },
      ],
    },
    es: {
      tagline: 'Luz donde hace falta',
      services: [
        { name: 'Averías', text: 'Diferenciales, enchufes muertos y luces que parpadean.' },
        { name: 'Instalación', text: 'Cables viejos, circuitos y cuadros.' },
        { name: 'Luz', text: 'Techos, jardines y escaleras.' },
      ],
    },
    pt: {
      tagline: 'Luz onde faz falta',
      services: [
        { name: 'Avarias', text: 'Disjuntores, tomadas mortas e luz a piscar.' },
        { name: 'Instalação', text: 'Cabos velhos, circuitos e quadros.' },
        { name: 'Luz', text: 'Tetos, jardins e escadas.' },
      ],
    },
  },
};
