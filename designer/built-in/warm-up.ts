import { exportOptions, renderSite } from '#site/render/index.ts';
import { designNow } from './design.ts';
import { respondNow } from './chat/respond.ts';

/** One brief in each language; together they come past every reader and most kinds of sections. */
const BRIEFS = [
  'Fern & Oak, a bakery in Ely run by Ann Fern and her son Tom Fern since 1998. Rye £5, open Tue-Sat 7-15, 01353 555 010, 4 Hill Street. Cream and dark green. With a FAQ and a contact form.',
  'Praxis Linde, Physiotherapie in Ulm. Erstgespräch 40 €, Mo–Fr 8–18 Uhr, Lindenweg 4, 89073 Ulm. Helle Farben.',
  'Atelier Sauge, photographe à Tours. Portrait 90 €, ouvert du mardi au samedi de 9h à 18h.',
  'Taller Pino, carpintería en Soria. Mesas desde 300 €, lunes a viernes de 9 a 18.',
  'Oficina Rio, mecânico em Braga. Óleo 49 €, segunda a sexta das 9h às 18h.',
];

/**
 * Small pieces of work after which the first design and the first answer take no longer than later ones: patterns are
 * compiled and tables filled. Whoever starts the process runs them one by one when it has nothing else to do.
 */
export const warmUpSteps: readonly (() => void)[] = BRIEFS.flatMap((text, seed) => {
  const design = () => designNow({ text }, { seed });
  return [
    () => void design(),
    () => void renderSite(design().document, exportOptions()),
    ...['Make the heading shorter and the buttons green', 'When are we open?'].map(
      (message) => () => void respondNow({ message, document: design().document, history: [] }, { seed }),
    ),
  ].slice(0, seed === 0 ? 4 : 2);
});
