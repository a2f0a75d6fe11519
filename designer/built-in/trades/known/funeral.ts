import type { KnownTrade } from '../known-trade.ts';

export const funeral: KnownTrade = {
  id: 'funeral',
  schema: 'LocalBusiness',
  motifs: ['leaf', 'wave', 'tree'],
  shelf: 'services',
  channel: 'call',
  templates: ['chambers', 'almanac', 'letter'],
  moods: ['quiet', 'calm', 'serious'],
  questions: ['emergency', 'firstVisit'],
  words:
    'funeral director, funeral directors, funeral home, undertaker | -bestattungshaus, bestatter, bestattungsinstitut, bestatterin | pompes funèbres, maison de pompes funèbres | funeraria | agência funerária, funerária | onoranze funebri, agenzia funebre | uitvaartondernemer, uitvaartonderneming | dom pogrzebowy, zakład pogrzebowy | begravningsbyrå | bedemand, begravelsesforretning | متعهد دفن | בית לוויות',
  proposals: {
    en: 'Saying goodbye in your own way | First steps: A call, a visit and papers. | The funeral: Burial, cremation and urn. | The farewell: Words, music and flowers.',
    de: 'Abschied auf Ihre Weise | Erste Schritte: Ein Anruf, ein Besuch und Papiere. | Bestattung: Erde, Feuer und Urne. | Abschied: Worte, Musik und Blumen.',
    fr: 'Dire au revoir à votre manière | Premiers pas: Un appel, une visite et des papiers. | Obsèques: Inhumation, crémation et urne. | Adieu: Mots, musique et fleurs.',
    es: 'Despedirse, cada cual como quiera | Primeros pasos: Una llamada, una visita y papeles. | El funeral: Entierro, cremación y urna. | La despedida: Palabras, música y flores.',
    pt: 'Uma despedida à sua maneira | Primeiros passos: Uma chamada, uma visita e papéis. | O funeral: Enterro, cremação e urna. | A despedida: Palavras, música e flores.',
  },
};
