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
  words:
    'locksmith, locksmiths | -schlüsseldienst, schlosserei, schlosser | serrurier, serrurerie | cerrajero, cerrajería | serralheiro, serviço de chaves | fabbro | slotenmaker | ślusarz | låssmed | låsesmed | حداد أقفال, فني أقفال | מנעולן',
  proposals: {
    en: 'Locked out? | Locked out: Front doors, flats, cellars and letterboxes. | Locks: Cylinders, bolts and multi-point locks. | Keys: Cutting, replacement and master-key sets.',
    de: 'Tür zu, Schlüssel drin? | Ausgesperrt: Haustür, Wohnung und Keller. | Schlösser: Zylinder, Riegel und Mehrfachverriegelung. | Schlüssel: Nachmachen, Ersatz und Schließanlagen.',
    fr: 'La porte a claqué ? | Porte claquée: Entrée, appartement et cave. | Serrures: Cylindres, verrous et multipoints. | Clés: Copies, remplacement et organigrammes.',
    es: '¿Te has quedado fuera? | Puerta cerrada: Portal, piso y trastero. | Cerraduras: Bombines, cerrojos y multipunto. | Llaves: Copias, cambio y amaestradas.',
    pt: 'Ficou fora de casa? | Porta fechada: Entrada, apartamento e arrecadação. | Fechaduras: Canhões, trincos e multiponto. | Chaves: Cópias, troca e mestras.',
  },
};
