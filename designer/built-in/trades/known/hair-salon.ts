import type { KnownTrade } from '../known-trade.ts';

export const hairSalon: KnownTrade = {
  id: 'hair-salon',
  schema: 'HairSalon',
  motifs: ['scissors', 'flower', 'portrait'],
  shelf: 'services',
  channel: 'book',
  templates: ['gallery', 'clinic', 'counter'],
  moods: ['elegant', 'soft', 'modern'],
  questions: ['appointment', 'cancel'],
  words:
    'hair salon, hairdresser, hairdressers, hairdressing salon, hair studio, hair stylist, hairstylist | friseur, friseurin, friseursalon, frisör, friseurmeisterin, haarstudio | salon de coiffure, coiffeur, coiffeuse | peluquería, peluquero, peluquera | cabeleireiro, salão de cabeleireiro, cabeleireira | parrucchiere, salone di parrucchiere, parrucchiera | kapper, kapsalon, kapster | salon fryzjerski, fryzjer, fryzjerka | frisör, frisörsalong, hårsalong | frisør, frisørsalon | صالون شعر, مصفف شعر | מספרה, ספר',
  proposals: {
    en: 'Hair that feels like you | Cuts: Short, long, fringe and children’s cuts. | Colour: Roots, highlights, balayage and gloss. | Care: Masks, scalp treatments and blow-dry.',
    de: 'Haare, die zu Ihnen passen | Schnitte: Kurz, lang, Pony und Kinder. | Farbe: Ansatz, Strähnen und Balayage. | Pflege: Kuren, Kopfhaut und Föhnen.',
    fr: 'Parlons d’abord, coupons ensuite | Coupes: Courtes, longues, frange et enfants. | Couleur: Racines, mèches et balayage. | Soins: Masques, cuir chevelu et brushing.',
    es: 'Primero hablamos, luego cortamos | Cortes: Corto, largo, flequillo y niños. | Color: Raíces, mechas y balayage. | Cuidado: Mascarillas, cuero cabelludo y secado.',
    pt: 'Primeiro conversar, depois cortar | Cortes: Curto, comprido, franja e crianças. | Cor: Raízes, madeixas e balayage. | Cuidado: Máscaras, couro cabeludo e brushing.',
  },
};
