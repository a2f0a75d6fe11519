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
  words: {
    en: ['barber', 'barbershop', 'barber shop', 'barbers'],
    de: ['barbershop', '-barbier', 'herrenfriseur', 'barber'],
    fr: ['barbier', 'barber shop'],
    es: ['barbería', 'barbero'],
    pt: ['barbearia', 'barbeiro'],
    it: ['barbiere', 'barberia'],
    nl: ['barbier', 'barbershop'],
    pl: ['barber', 'barber shop'],
    sv: ['barberare', 'barbershop'],
    da: ['barber', 'herrefrisør'],
    ar: ['حلاق'],
    he: ['ברבר', 'ברברשופ'],
  },
  proposals: {
    en: {
      tagline: 'Sharp, and done right',
      services: [
        { name: 'Haircut', text: 'Clipper cuts, scissor cuts, fades and neck shave.' },
        { name: 'Beard', text: 'Trim, line-up, oil and hot towel.' },
        { name: 'Shave', text: 'Hot towel, open razor and balm.' },
      ],
    },
    de: {
      tagline: 'Schnitt, Bart, fertig',
      services: [
        { name: 'Haarschnitt', text: 'Maschine, Schere und Übergänge.' },
        { name: 'Bart', text: 'Stutzen, Konturen und Öl.' },
        { name: 'Rasur', text: 'Heißes Tuch, Messer und Balsam.' },
      ],
    },
    fr: {
      tagline: 'Cheveux courts, barbe taillée',
      services: [
        { name: 'Coupes', text: 'Tondeuse, ciseaux et dégradés.' },
        { name: 'Barbe', text: 'Taille, contours et huile.' },
        { name: 'Rasage', text: 'Serviette chaude, rasoir et baume.' },
      ],
    },
    es: {
      tagline: 'Tijera, navaja y toalla caliente',
      services: [
        { name: 'Corte', text: 'Máquina, tijera y degradado.' },
        { name: 'Barba', text: 'Recorte, perfilado y aceite.' },
        { name: 'Afeitado', text: 'Toalla caliente, navaja y bálsamo.' },
      ],
    },
    pt: {
      tagline: 'Cabelo curto, barba feita',
      services: [
        { name: 'Corte', text: 'Máquina, tesoura e degradê.' },
        { name: 'Barba', text: 'Aparar, contornos e óleo.' },
        { name: 'Barbear', text: 'Toalha quente, navalha e bálsamo.' },
      ],
    },
  },
};
