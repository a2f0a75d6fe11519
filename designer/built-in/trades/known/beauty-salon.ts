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
  words:
    'beauty salon, beauty studio, beautician, nail salon, nail studio | -kosmetikstudio, kosmetikerin, -nagelstudio, kosmetiksalon | institut de beauté, esthéticienne, onglerie | centro de estética, salón de belleza, esteticista | centro de estética, salão de beleza, esteticista | centro estetico, estetista | schoonheidssalon, schoonheidsspecialiste, nagelstudio | salon kosmetyczny, kosmetyczka, salon urody | skönhetssalong, hudvårdssalong, nagelsalong | skønhedsklinik, skønhedssalon, neglesalon | صالون تجميل | מכון יופי, קוסמטיקאית',
  proposals: {
    en: 'An hour for yourself | Facials: Cleansing, peeling, masks and massage. | Hands and feet: Manicure, pedicure, gel and polish. | Brows and lashes: Shaping, tinting and lifting.',
    de: 'Eine Stunde für sich | Gesicht: Reinigung, Peeling, Maske und Massage. | Hände und Füße: Maniküre, Pediküre und Lack. | Brauen und Wimpern: Form, Farbe und Lifting.',
    fr: 'Une heure rien qu’à vous | Visage: Nettoyage, gommage, masque et massage. | Mains et pieds: Manucure, pédicure et vernis. | Sourcils et cils: Forme, teinture et rehaussement.',
    es: 'Un rato para ti | Facial: Limpieza, exfoliación, mascarilla y masaje. | Manos y pies: Manicura, pedicura y esmalte. | Cejas y pestañas: Diseño, tinte y lifting.',
    pt: 'Uma hora só para si | Rosto: Limpeza, esfoliação, máscara e massagem. | Mãos e pés: Manicura, pedicura e verniz. | Sobrancelhas e pestanas: Desenho, cor e lifting.',
  },
};
