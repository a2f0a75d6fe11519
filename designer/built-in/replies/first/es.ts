import type { FirstReply } from './first-reply.ts';

export const es: FirstReply = {
  made: (pages) =>
    pages.length > 1
      ? `Aquí tiene su web, con estas páginas: ${pages.join(', ')}.`
      : 'Aquí tiene su web, en una página.',
  leftOut: (sections) => `Esto no se ofrece por ahora, así que lo he dejado fuera: ${sections.join(', ')}.`,
  suggested:
    'Lo que lleva la marca «Sugerido» es lo que suelen decir negocios como el suyo. Los visitantes lo ven cuando usted lo acepta.',
  missing: 'Donde pone «Falta», falta algo que solo usted sabe. Los visitantes no ven esos lugares.',
  ask: {
    name: '¿Cómo se llama? No lo ha dicho, o no estaba seguro.',
    kind: '¿Qué es, en pocas palabras? No estaba seguro.',
  },
};
