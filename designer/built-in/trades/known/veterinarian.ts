import type { KnownTrade } from '../known-trade.ts';

export const veterinarian: KnownTrade = {
  id: 'veterinarian',
  schema: 'VeterinaryCare',
  motifs: ['paw', 'care', 'leaf'],
  shelf: 'services',
  channel: 'call',
  templates: ['clinic', 'field', 'counter'],
  moods: ['friendly', 'calm', 'fresh'],
  questions: ['appointment', 'emergency'],
  words: {
    en: ['vet', 'vets', 'veterinarian', 'veterinary practice', 'veterinary clinic', 'veterinary surgery'],
    de: ['-tierarztpraxis', 'tierarzt', 'tierärztin', 'tierklinik'],
    fr: ['vétérinaire', 'cabinet vétérinaire', 'clinique vétérinaire'],
    es: ['clínica veterinaria', 'veterinario', 'veterinaria'],
    pt: ['clínica veterinária', 'veterinário', 'veterinária'],
    it: ['veterinario', 'clinica veterinaria', 'ambulatorio veterinario'],
    nl: ['-dierenarts', 'dierenartspraktijk', 'dierenkliniek'],
    pl: ['weterynarz', 'gabinet weterynaryjny', 'lecznica dla zwierząt'],
    sv: ['veterinär', 'veterinärklinik', 'djurklinik'],
    da: ['dyrlæge', 'dyreklinik'],
    ar: ['طبيب بيطري', 'عيادة بيطرية'],
    he: ['וטרינר', 'מרפאה וטרינרית'],
  },
  proposals: {
    en: {
      tagline: 'Care for your animals',
      services: [
        { name: 'Check-ups', text: 'Weight, teeth, coat and ears.' },
        { name: 'Vaccinations', text: 'Puppies, kittens, boosters and travel papers.' },
        { name: 'Surgery', text: 'Neutering, wounds, lumps and dental work.' },
      ],
    },
    de: {
      tagline: 'Wenn Ihr Tier Hilfe braucht',
      services: [
        { name: 'Untersuchung', text: 'Gewicht, Zähne, Fell und Ohren.' },
        { name: 'Impfungen', text: 'Welpen, Kätzchen und Reisepapiere.' },
        { name: 'Operationen', text: 'Kastration, Wunden und Zähne.' },
      ],
    },
    fr: {
      tagline: 'Pour les bêtes que vous aimez',
      services: [
        { name: 'Consultations', text: 'Poids, dents, pelage et oreilles.' },
        { name: 'Vaccins', text: 'Chiots, chatons et voyages.' },
        { name: 'Chirurgie', text: 'Stérilisation, plaies et dents.' },
      ],
    },
    es: {
      tagline: 'Para los animales de casa',
      services: [
        { name: 'Revisiones', text: 'Peso, dientes, pelo y oídos.' },
        { name: 'Vacunas', text: 'Cachorros, gatitos y viajes.' },
        { name: 'Cirugía', text: 'Esterilización, heridas y dientes.' },
      ],
    },
    pt: {
      tagline: 'Para os animais da casa',
      services: [
        { name: 'Consultas', text: 'Peso, dentes, pelo e ouvidos.' },
        { name: 'Vacinas', text: 'Cachorros, gatinhos e viagens.' },
        { name: 'Cirurgia', text: 'Esterilização, feridas e dentes.' },
      ],
    },
  },
};
