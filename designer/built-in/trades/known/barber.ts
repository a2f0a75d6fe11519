import type { KnownTrade } from '../known-trade.ts';

export const barber: KnownTrade = {
  id: 'barber',
  schema: 'HairSalon',
  motifs: ['scissors', 'portrait', 'shop'],
  shelf: 'services',
  channel: 'book',
  templates: ['workshop', 'poster', 'counter'],
  moods: ['strong', 'bold', 'classic'],
  questions: ['appointment', 'cancel'],
  words:
    'barber, barbershop, barber shop, barbers | barbershop, -barbier, herrenfriseur, barber | barbier, barber shop | barbería, barbero | barbearia, barbeiro | barbiere, barberia | barbier, barbershop | barber, barber shop | barberare, barbershop | barber, herrefrisør | حلاق | ברבר, ברברשופ',
  proposals: {
    en: 'Sharp, and done right | Haircut: Clipper cuts, scissor cuts, fades and neck shave. | Beard: Trim, line-up, oil and hot towel. | Shave: Hot towel, open razor and balm.',
    de: 'Schnitt, Bart, fertig | Haarschnitt: Maschine, Schere und Übergänge. | Bart: Stutzen, Konturen und Öl. | Rasur: Heißes Tuch, Messer und Balsam.',
    fr: 'Cheveux courts, barbe taillée | Coupes: Tondeuse, ciseaux et dégradés. | Barbe: Taille, contours et huile. | Rasage: Serviette chaude, rasoir et baume.',
    es: 'Tijera, navaja y toalla caliente | Corte: Máquina, tijera y degradado. | Barba: Recorte, perfilado y aceite. | Afeitado: Toalla caliente, navaja y bálsamo.',
    pt: 'Cabelo curto, barba feita | Corte: Máquina, tesoura e degradê. | Barba: Aparar, contornos e óleo. | Barbear: Toalha quente, navalha e bálsamo.',
  },
};
