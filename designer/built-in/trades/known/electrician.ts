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
  words:
    "electrician, electricians, electrical company, electrical contractor | elektriker, elektrikerin, -elektrobetrieb, elektroinstallateur | électricien, électricienne, entreprise d'électricité | electricista, empresa de electricidad | eletricista, empresa de eletricidade | elettricista | elektricien, elektriciensbedrijf | elektryk | -elektriker, elfirma | -elektriker, elinstallatør | كهربائي | חשמלאי",
  proposals: {
    en: 'Power where you need it | Fault finding: Tripping fuses, dead sockets and flickering light. | Rewiring: Old cables, new circuits and fuse boards. | Light: Ceilings, gardens, stairs and dimmers.',
    de: 'Strom, wo er gebraucht wird | Fehlersuche: Sicherungen, tote Steckdosen und flackerndes Licht. | Neue Leitungen: Alte Kabel, Stromkreise und Verteiler. | Licht: Decken, Garten, Treppen und Dimmer.',
    fr: 'Du courant là où il faut | Pannes: Disjoncteurs, prises mortes et lumières qui clignotent. | Rénovation: Vieux câbles, circuits et tableaux. | Éclairage: Plafonds, jardins et escaliers.',
    es: 'Luz donde hace falta | Averías: Diferenciales, enchufes muertos y luces que parpadean. | Instalación: Cables viejos, circuitos y cuadros. | Luz: Techos, jardines y escaleras.',
    pt: 'Luz onde faz falta | Avarias: Disjuntores, tomadas mortas e luz a piscar. | Instalação: Cabos velhos, circuitos e quadros. | Luz: Tetos, jardins e escadas.',
  },
};
