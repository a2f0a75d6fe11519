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
  words: {
    en: ['architect', 'architects', 'architecture studio', 'architecture practice', 'architecture firm'],
    de: ['-architekturbüro', 'architekt', 'architektin', 'architekten'],
    fr: ['architecte', "cabinet d'architecture", "agence d'architecture", "atelier d'architecture"],
    es: ['arquitecto', 'arquitecta', 'estudio de arquitectura'],
    pt: ['arquiteto', 'arquiteta', 'gabinete de arquitetura', 'ateliê de arquitetura'],
    it: ['architetto', 'studio di architettura'],
    nl: ['-architectenbureau', 'architect'],
    pl: ['architekt', 'pracownia architektoniczna'],
    sv: ['arkitekt', '-arkitektkontor'],
    da: ['arkitekt', '-tegnestue'],
    ar: ['مهندس معماري', 'مكتب هندسة معمارية'],
    he: ['אדריכל', 'אדריכלית', 'משרד אדריכלים'],
  },
  proposals: {
    en: {
      tagline: 'Rooms to live and work in',
      services: [
        { name: 'Houses', text: 'Plot, sketch, permit and site.' },
        { name: 'Conversions', text: 'Survey, structure and old fabric.' },
        { name: 'Interiors', text: 'Plans, light, materials and joinery.' },
      ],
    },
    de: {
      tagline: 'Räume zum Leben und Arbeiten',
      services: [
        { name: 'Häuser', text: 'Grundstück, Skizze, Genehmigung und Baustelle.' },
        { name: 'Umbauten', text: 'Aufmaß, Tragwerk und alte Substanz.' },
        { name: 'Innenräume', text: 'Pläne, Licht und Material.' },
      ],
    },
    fr: {
      tagline: 'Des lieux pour vivre et travailler',
      services: [
        { name: 'Maisons', text: 'Terrain, esquisse, permis et chantier.' },
        { name: 'Transformations', text: 'Relevé, structure et bâti ancien.' },
        { name: 'Intérieurs', text: 'Plans, lumière et matières.' },
      ],
    },
    es: {
      tagline: 'Espacios para vivir y trabajar',
      services: [
        { name: 'Casas', text: 'Parcela, boceto, licencia y obra.' },
        { name: 'Reformas', text: 'Medición, estructura y obra antigua.' },
        { name: 'Interiores', text: 'Planos, luz y materiales.' },
      ],
    },
    pt: {
      tagline: 'Espaços para viver e trabalhar',
      services: [
        { name: 'Casas', text: 'Terreno, esboço, licença e obra.' },
        { name: 'Remodelações', text: 'Levantamento, estrutura e construção antiga.' },
        { name: 'Interiores', text: 'Plantas, luz e materiais.' },
      ],
    },
  },
};
