import type { KnownTrade } from '../known-trade.ts';

export const photographer: KnownTrade = {
  id: 'photographer',
  schema: 'LocalBusiness',
  motifs: ['camera', 'portrait', 'sun'],
  shelf: 'works',
  channel: 'write',
  templates: ['gallery', 'almanac', 'poster'],
  moods: ['minimal', 'editorial', 'modern'],
  questions: ['quote', 'area'],
  words:
    'photographer, photography studio, photo studio | -fotograf, -fotografin, -fotostudio | photographe, studio de photographie, studio photo | fotógrafo, fotógrafa, estudio de fotografía | fotógrafo, fotógrafa, estúdio de fotografia | fotografo, fotografa, studio fotografico | -fotograaf, fotostudio | fotograf, studio fotograficzne | -fotograf, fotostudio | -fotograf, fotostudie | مصور, استوديو تصوير | צלם, צלמת, סטודיו לצילום',
  proposals: {
    en: 'Pictures that stay | Weddings: Getting ready, ceremony, portraits and dancing. | Portraits: Studio, outdoors, families and couples. | Business: Teams, products and workplaces.',
    de: 'Bilder, die bleiben | Hochzeiten: Vorbereitung, Trauung, Porträts und Fest. | Porträts: Studio, draußen, Familien und Paare. | Unternehmen: Teams, Produkte und Arbeitsplätze.',
    fr: 'Des images qui restent | Mariages: Préparatifs, cérémonie, portraits et bal. | Portraits: Studio, extérieur, familles et couples. | Entreprises: Équipes, produits et lieux.',
    es: 'Imágenes que se quedan | Bodas: Preparativos, ceremonia, retratos y baile. | Retratos: Estudio, exterior, familias y parejas. | Empresas: Equipos, productos y espacios.',
    pt: 'Imagens que ficam | Casamentos: Preparativos, cerimónia, retratos e baile. | Retratos: Estúdio, exterior, famílias e casais. | Empresas: Equipas, produtos e espaços.',
  },
};
