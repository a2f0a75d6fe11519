import type { KnownTrade } from '../known-trade.ts';

export const locksmith: KnownTrade = {
  id: 'locksmith',
  schema: 'Locksmith',
  motifs: ['key', 'door', 'tools'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'signal', 'counter'],
  moods: ['strong', 'bold', 'industrial'],
  questions: ['emergency', 'quote'],
  words: {
    en: ['locksmith', 'locksmiths'],
    de: ['-schlüsseldienst', 'schlosserei', 'schlosser'],
    fr: ['serrurier', 'serrurerie'],
    es: ['cerrajero', 'cerrajería'],
    pt: ['serralheiro', 'serviço de chaves'],
    it: ['fabbro'],
    nl: ['slotenmaker'],
    pl: ['ślusarz'],
    sv: ['låssmed'],
    da: ['låsesmed'],
    ar: ['حداد أقفال', 'فني أقفال'],
    he: ['מנעולן'],
  },
  proposals: {
    en: {
      tagline: 'Locked out?',
      services: [
        { name: 'Locked out', text: 'Front doors, flats, cellars and letterboxes.' },
        { name: 'Locks', text: 'Cylinders, bolts and multi-point locks.' },
        { name: 'Keys', text: 'Cutting, replacement and master-key sets.' },
      ],
    },
    de: {
      tagline: 'Tür zu, Schlüssel drin?',
      services: [
        { name: 'Ausgesperrt', text: 'Haustür, Wohnung und Keller.' },
        { name: 'Schlösser', text: 'Zylinder, Riegel und Mehrfachverriegelung.' },
        { name: 'Schlüssel', text: 'Nachmachen, Ersatz und Schließanlagen.' },
      ],
    },
    fr: {
      tagline: 'La porte a claqué ?',
      services: [
        { name: 'Porte claquée', text: 'Entrée, appartement et cave.' },
        { name: 'Serrures', text: 'Cylindres, verrous et multipoints.' },
        { name: 'Clés', text: 'Copies, remplacement et organigrammes.' },
      ],
    },
    es: {
      tagline: '¿Te has quedado fuera?',
      services: [
        { name: 'Puerta cerrada', text: 'Portal, piso y trastero.' },
        { name: 'Cerraduras', text: 'Bombines, cerrojos y multipunto.' },
        { name: 'Llaves', text: 'Copias, cambio y amaestradas.' },
      ],
    },
    pt: {
      tagline: 'Ficou fora de casa?',
      services: [
        { name: 'Porta fechada', text: 'Entrada, apartamento e arrecadação.' },
        { name: 'Fechaduras', text: 'Canhões, trincos e multiponto.' },
        { name: 'Chaves', text: 'Cópias, troca e mestras.' },
      ],
    },
  },
};
