import type { KnownTrade } from '../known-trade.ts';

export const moving: KnownTrade = {
  id: 'moving',
  schema: 'MovingCompany',
  motifs: ['van', 'box', 'house'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'counter', 'signal'],
  moods: ['strong', 'bold', 'friendly'],
  questions: ['quote', 'area'],
  words:
    'moving company, removal company, movers, removals, removal firm | -umzugsunternehmen, umzugsfirma, möbelspedition | entreprise de déménagement, déménageurs, déménageur | empresa de mudanzas, mudanzas | empresa de mudanças, mudanças | ditta di traslochi, traslochi | -verhuisbedrijf, verhuizers | firma przeprowadzkowa, przeprowadzki | flyttfirma | flyttefirma | شركة نقل أثاث | חברת הובלות',
  proposals: {
    en: 'We carry, you move in | Homes: Packing, carrying, driving and setting up. | Offices: Desks, files, equipment and labels. | Packing: Boxes, blankets, glass and pictures.',
    de: 'Wir tragen, Sie ziehen ein | Wohnungen: Packen, Tragen, Fahren und Aufbauen. | Büros: Schreibtische, Akten und Technik. | Packen: Kartons, Decken, Glas und Bilder.',
    fr: 'Nous portons, vous emménagez | Logements: Emballage, portage, transport et montage. | Bureaux: Postes, dossiers et matériel. | Emballage: Cartons, couvertures, verre et tableaux.',
    es: 'Nosotros cargamos, tú estrenas casa | Casas: Embalaje, carga, transporte y montaje. | Oficinas: Mesas, archivos y equipos. | Embalaje: Cajas, mantas, cristal y cuadros.',
    pt: 'Nós carregamos tudo | Casas: Embalar, carregar, transportar e montar. | Escritórios: Secretárias, arquivos e equipamento. | Embalagem: Caixas, mantas, vidro e quadros.',
  },
};
