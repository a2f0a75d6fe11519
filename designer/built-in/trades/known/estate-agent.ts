import type { KnownTrade } from '../known-trade.ts';

export const estateAgent: KnownTrade = {
  id: 'estate-agent',
  schema: 'RealEstateAgent',
  motifs: ['house', 'key', 'building'],
  shelf: 'products',
  channel: 'call',
  templates: ['chambers', 'gallery', 'signal'],
  moods: ['elegant', 'modern', 'trustworthy'],
  questions: ['quote', 'area'],
  words:
    'estate agent, estate agents, estate agency, real estate agency, real estate agent, letting agent | -immobilienbüro, immobilienmakler, immobilienmaklerin, -makler | agence immobilière, agent immobilier | inmobiliaria, agente inmobiliario | imobiliária, agência imobiliária | agenzia immobiliare | -makelaar, makelaarskantoor | biuro nieruchomości | -mäklare, fastighetsmäklare, mäklarbyrå | -ejendomsmægler | مكتب عقارات, وسيط عقاري | משרד תיווך, מתווך',
  proposals: {
    en: 'Find the door that fits | Selling: Valuation, photographs, viewings and contract. | Buying: Search, viewings and questions to ask. | Letting: Tenants, leases and handover.',
    de: 'Die Tür, die passt | Verkauf: Bewertung, Fotos, Besichtigungen und Vertrag. | Kauf: Suche, Besichtigungen und Fragen. | Vermietung: Mieter, Verträge und Übergabe.',
    fr: 'Trouvez la bonne porte | Vente: Estimation, photos, visites et contrat. | Achat: Recherche, visites et questions. | Location: Locataires, baux et état des lieux.',
    es: 'La puerta que buscas | Venta: Tasación, fotos, visitas y contrato. | Compra: Búsqueda, visitas y preguntas. | Alquiler: Inquilinos, contratos y entrega.',
    pt: 'Encontrar a porta certa | Venda: Avaliação, fotografias, visitas e contrato. | Compra: Procura, visitas e perguntas. | Arrendamento: Inquilinos, contratos e entrega.',
  },
};
