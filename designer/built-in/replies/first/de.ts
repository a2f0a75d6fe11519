import type { FirstReply } from './first-reply.ts';

export const de: FirstReply = {
  made: (pages) =>
    pages.length > 1
      ? `Hier ist Ihre Website mit diesen Seiten: ${pages.join(', ')}.`
      : 'Hier ist Ihre Website, auf einer Seite.',
  leftOut: (sections) => `Das gibt es zurzeit nicht, darum fehlt es: ${sections.join(', ')}.`,
  suggested:
    'Was als „Vorschlag“ markiert ist, sagen Betriebe wie Ihrer gewöhnlich. Besucher sehen es erst, wenn Sie es behalten.',
  missing: 'Wo „Ergänzen“ steht, fehlt etwas, das nur Sie wissen. Besucher sehen diese Stellen nicht.',
  ask: {
    name: 'Wie heißt es? Das stand nicht dabei, oder ich war nicht sicher.',
    kind: 'Was ist es, in wenigen Worten? Ich war nicht sicher.',
  },
};
