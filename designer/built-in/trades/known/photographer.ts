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
    en: {
      tagline: 'Pictures that stay',
      services: [
        { name: 'Weddings', text: 'Getting ready, ceremony, portraits and dancing.' },
        { name: 'Portraits', text: 'Studio, outdoors, families and couples.' },
        { name: 'Business', text: 'Teams, products and workplaces.' },
      ],
    },
    de: {
      tagline: 'Bilder, die bleiben',
      services: [
        { name: 'Hochzeiten', text: 'Vorbereitung, Trauung, Porträts und Fest.' },
        { name: 'Porträts', text: 'Studio, draußen, Familien und Paare.' },
        { name: 'Unternehmen', text: 'Teams, Produkte und Arbeitsplätze.' },
      ],
    },
    fr: {
      tagline: 'Des images qui restent',
      services: [
        { name: 'Mariages', text: 'Préparatifs, cérémonie, portraits et bal.' },
        { name: 'Portraits', text: 'Studio, extérieur, familles et couples.' },
        { name: 'Entreprises', text: 'Équipes, produits et lieux.' },
      ],
    },
    es: {
      tagline: 'Imágenes que se quedan',
      services: [
        { name: 'Bodas', text: 'Preparativos, ceremonia, retratos y baile.' },
        { name: 'Retratos', text: 'Estudio, exterior, familias y parejas.' },
        { name: 'Empresas', text: 'Equipos, productos y espacios.' },
      ],
    },
    pt: {
      tagline: 'Imagens que ficam',
      services: [
        { name: 'Casamentos', text: 'Preparativos, cerimónia, retratos e baile.' },
        { name: 'Retratos', text: 'Estúdio, exterior, famílias e casais.' },
        { name: 'Empresas', text: 'Equipas, produtos e espaços.' },
      ],
    },
  },
};
