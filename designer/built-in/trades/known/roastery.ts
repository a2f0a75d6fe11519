import type { KnownTrade } from '../known-trade.ts';

export const roastery: KnownTrade = {
  id: 'roastery',
  schema: 'Store',
  motifs: ['cup', 'leaf', 'shop'],
  shelf: 'products',
  channel: 'visit',
  templates: ['counter', 'almanac', 'gallery'],
  moods: ['earthy', 'modern', 'warm'],
  questions: ['orderAhead', 'parking'],
  words:
    'coffee roastery, coffee roaster, roastery | -kaffeerösterei, kaffeeröster, -rösterei | torréfacteur, torréfaction, brûlerie | tostadero, tostador de café, tostadero de café | torrefação, torrefação de café | torrefazione | -koffiebranderij | palarnia kawy, palarnia | -kafferosteri, -rosteri | -kafferisteri, -risteri | محمصة, محمصة قهوة | בית קלייה',
  proposals: {
    en: 'Coffee, roasted here | Filter coffee: Single origins, light roasts and decaf. | Espresso: House blend, single origins and dark roasts. | At the bar: Espresso, flat white, filter and cold brew.',
    de: 'Kaffee, hier geröstet | Filterkaffee: Einzelne Herkünfte, helle Röstungen und entkoffeiniert. | Espresso: Hausmischung und dunkle Röstungen. | An der Bar: Espresso, Cappuccino und Filter.',
    fr: 'Le café torréfié ici | Filtre: Origines uniques, torréfactions claires et décaféiné. | Espresso: Mélange maison et torréfactions foncées. | Au comptoir: Espresso, cappuccino et filtre.',
    es: 'Café tostado aquí | Filtro: Orígenes únicos, tueste claro y descafeinado. | Espresso: Mezcla de la casa y tueste oscuro. | En la barra: Espresso, cortado y filtro.',
    pt: 'Café torrado aqui | Filtro: Origens únicas, torra clara e descafeinado. | Espresso: Lote da casa e torra escura. | Ao balcão: Café, galão e filtro.',
  },
};
