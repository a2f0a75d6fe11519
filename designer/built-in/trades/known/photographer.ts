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
  words: {
    en: ['photographer', 'photography studio', 'photo studio'],
    de: ['-fotograf', '-fotografin', '-fotostudio'],
    fr: ['photographe', 'studio de photographie', 'studio photo'],
    es: ['fotógrafo', 'fotógrafa', 'estudio de fotografía'],
    pt: ['fotógrafo', 'fotógrafa', 'estúdio de fotografia'],
    it: ['fotografo', 'fotografa', 'studio fotografico'],
    nl: ['-fotograaf', 'fotostudio'],
    pl: ['fotograf', 'studio fotograficzne'],
    sv: ['-fotograf', 'fotostudio'],
    da: ['-fotograf', 'fotostudie'],
    ar: ['مصور', 'استوديو تصوير'],
    he: ['צלם', 'צלמת', 'סטודיו לצילום'],
  },
  proposals: {
    en: 'Pictures that stay | Weddings: Getting ready, ceremony, portraits and dancing. | Portraits: Studio, outdoors, families and couples. | Business: Teams, products and workplaces.',
    de: 'Bilder, die bleiben | Hochzeiten: Vorbereitung, Trauung, Porträts und Fest. | Porträts: Studio, draußen, Familien und Paare. | Unternehmen: Teams, Produkte und Arbeitsplätze.',
    fr: 'Des images qui restent | Mariages: Préparatifs, cérémonie, portraits et bal. | Portraits: Studio, extérieur, familles et couples. | Entreprises: Équipes, produits et lieux.',
    es: 'Imágenes que se quedan | Bodas: Preparativos, ceremonia, retratos y baile. | Retratos: Estudio, exterior, familias y parejas. | Empresas: Equipos, productos y espacios.',
    pt: 'Imagens que ficam | Casamentos: Preparativos, cerimónia, retratos e baile. | Retratos: Estúdio, exterior, famílias e casais. | Empresas: Equipas, produtos e espaços.',
  },
};
