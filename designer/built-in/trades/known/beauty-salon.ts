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
    en: 'An hour for yourself | Facials: Cleansing, peeling, masks and massage. | Hands and feet: Manicure, pedicure, gel and polish. | Brows and lashes: Shaping, tinting and lifting.',
    de: 'Eine Stunde für sich | Gesicht: Reinigung, Peeling, Maske und Massage. | Hände und Füße: Maniküre, Pediküre und Lack. | Brauen und Wimpern: Form, Farbe und Lifting.',
    fr: 'Une heure rien qu’à vous | Visage: Nettoyage, gommage, masque et massage. | Mains et pieds: Manucure, pédicure et vernis. | Sourcils et cils: Forme, teinture et rehaussement.',
    es: 'Un rato para ti | Facial: Limpieza, exfoliación, mascarilla y masaje. | Manos y pies: Manicura, pedicura y esmalte. | Cejas y pestañas: Diseño, tinte y lifting.',
    pt: 'Uma hora só para si | Rosto: Limpeza, esfoliação, máscara e massagem. | Mãos e pés: Manicura, pedicura e verniz. | Sobrancelhas e pestanas: Desenho, cor e lifting.',
  },
};
