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
  words:
    'vet, vets, veterinarian, veterinary practice, veterinary clinic, veterinary surgery | -tierarztpraxis, tierarzt, tierärztin, tierklinik | vétérinaire, cabinet vétérinaire, clinique vétérinaire | clínica veterinaria, veterinario, veterinaria | clínica veterinária, veterinário, veterinária | veterinario, clinica veterinaria, ambulatorio veterinario | -dierenarts, dierenartspraktijk, dierenkliniek | weterynarz, gabinet weterynaryjny, lecznica dla zwierząt | veterinär, veterinärklinik, djurklinik | dyrlæge, dyreklinik | طبيب بيطري, عيادة بيطرية | וטרינר, מרפאה וטרינרית',
  proposals: {
    en: 'Care for your animals | Check-ups: Weight, teeth, coat and ears. | Vaccinations: Puppies, kittens, boosters and travel papers. | Surgery: Neutering, wounds, lumps and dental work.',
    de: 'Wenn Ihr Tier Hilfe braucht | Untersuchung: Gewicht, Zähne, Fell und Ohren. | Impfungen: Welpen, Kätzchen und Reisepapiere. | Operationen: Kastration, Wunden und Zähne.',
    fr: 'Pour les bêtes que vous aimez | Consultations: Poids, dents, pelage et oreilles. | Vaccins: Chiots, chatons et voyages. | Chirurgie: Stérilisation, plaies et dents.',
    es: 'Para los animales de casa | Revisiones: Peso, dientes, pelo y oídos. | Vacunas: Cachorros, gatitos y viajes. | Cirugía: Esterilización, heridas y dientes.',
    pt: 'Para os animais da casa | Consultas: Peso, dentes, pelo e ouvidos. | Vacinas: Cachorros, gatinhos e viagens. | Cirurgia: Esterilização, feridas e dentes.',
  },
};
