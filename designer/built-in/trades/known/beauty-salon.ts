import type { KnownTrade } from '../known-trade.ts';

export const beautySalon: KnownTrade = {
  id: 'beauty-salon',
  schema: 'BeautySalon',
  motifs: ['flower', 'drop', 'leaf'],
  shelf: 'services',
  channel: 'book',
  templates: ['clinic', 'gallery', 'almanac'],
  moods: ['soft', 'elegant', 'calm'],
  questions: ['appointment', 'cancel'],
  words: {
    en: ['beauty salon', 'beauty studio', 'beautician', 'nail salon', 'nail studio'],
    de: ['-kosmetikstudio', 'kosmetikerin', '-nagelstudio', 'kosmetiksalon'],
    fr: ['institut de beauté', 'esthéticienne', 'onglerie'],
    es: ['centro de estética', 'salón de belleza', 'esteticista'],
    pt: ['centro de estética', 'salão de beleza', 'esteticista'],
    it: ['centro estetico', 'estetista'],
    nl: ['schoonheidssalon', 'schoonheidsspecialiste', 'nagelstudio'],
    pl: ['salon kosmetyczny', 'kosmetyczka', 'salon urody'],
    sv: ['skönhetssalong', 'hudvårdssalong', 'nagelsalong'],
    da: ['skønhedsklinik', 'skønhedssalon', 'neglesalon'],
    ar: ['صالون تجميل'],
    he: ['מכון יופי', 'קוסמטיקאית'],
  },
  proposals: {
    en: {
      tagline: 'An hour for yourself',
      services: [
        { name: 'Facials', text: 'Cleansing, peeling, masks and massage.' },
        { name: 'Hands and feet', text: 'Manicure, pedicure, gel and polish.' },
        { name: 'Brows and lashes', text: 'Shaping, tinting and lifting.' },
      ],
    },
    de: {
      tagline: 'Eine Stunde für sich',
      services: [
        { name: 'Gesicht', text: 'Reinigung, Peeling, Maske und Massage.' },
        { name: 'Hände und Füße', text: 'Maniküre, Pediküre und Lack.' },
        { name: 'Brauen und Wimpern', text: 'Form, Farbe und Lifting.' },
      ],
    },
    fr: {
      tagline: 'Une heure rien qu’à vous',
      services: [
        { name: 'Visage', text: 'Nettoyage, gommage, masque et massage.' },
        { name: 'Mains et pieds', text: 'Manucure, pédicure et vernis.' },
        { name: 'Sourcils et cils', text: 'Forme, teinture et rehaussement.' },
      ],
    },
    es: {
      tagline: 'Un rato para ti',
      services: [
        { name: 'Facial', text: 'Limpieza, exfoliación, mascarilla y masaje.' },
        { name: 'Manos y pies', text: 'Manicura, pedicura y esmalte.' },
        { name: 'Cejas y pestañas', text: 'Diseño, tinte y lifting.' },
      ],
    },
    pt: {
      tagline: 'Uma hora só para si',
      services: [
        { name: 'Rosto', text: 'Limpeza, esfoliação, máscara e massagem.' },
        { name: 'Mãos e pés', text: 'Manicura, pedicura e verniz.' },
        { name: 'Sobrancelhas e pestanas', text: 'Desenho, cor e lifting.' },
      ],
    },
  },
};
