import type { KnownTrade } from '../known-trade.ts';

export const architect: KnownTrade = {
  id: 'architect',
  schema: 'LocalBusiness',
  motifs: ['building', 'house', 'column'],
  shelf: 'works',
  channel: 'write',
  templates: ['gallery', 'almanac', 'chambers'],
  moods: ['minimal', 'editorial', 'modern'],
  questions: ['firstVisit', 'area'],
  words:
    "architect, architects, architecture studio, architecture practice, architecture firm | -architekturbüro, architekt, architektin, architekten | architecte, cabinet d'architecture, agence d'architecture, atelier d'architecture | arquitecto, arquitecta, estudio de arquitectura | arquiteto, arquiteta, gabinete de arquitetura, ateliê de arquitetura | architetto, studio di architettura | -architectenbureau, architect | architekt, pracownia architektoniczna | arkitekt, -arkitektkontor | arkitekt, -tegnestue | مهندس معماري, مكتب هندسة معمارية | אדריכל, אדריכלית, משרד אדריכלים",
  proposals: {
    en: 'Rooms to live and work in | Houses: Plot, sketch, permit and site. | Conversions: Survey, structure and old fabric. | Interiors: Plans, light, materials and joinery.',
    de: 'Räume zum Leben und Arbeiten | Häuser: Grundstück, Skizze, Genehmigung und Baustelle. | Umbauten: Aufmaß, Tragwerk und alte Substanz. | Innenräume: Pläne, Licht und Material.',
    fr: 'Des lieux pour vivre et travailler | Maisons: Terrain, esquisse, permis et chantier. | Transformations: Relevé, structure et bâti ancien. | Intérieurs: Plans, lumière et matières.',
    es: 'Espacios para vivir y trabajar | Casas: Parcela, boceto, licencia y obra. | Reformas: Medición, estructura y obra antigua. | Interiores: Planos, luz y materiales.',
    pt: 'Espaços para viver e trabalhar | Casas: Terreno, esboço, licença e obra. | Remodelações: Levantamento, estrutura e construção antiga. | Interiores: Plantas, luz e materiais.',
  },
};
