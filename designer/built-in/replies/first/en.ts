import type { FirstReply } from './first-reply.ts';

export const en: FirstReply = {
  made: (pages) =>
    pages.length > 1
      ? `Here is your website, with these pages: ${pages.join(', ')}.`
      : 'Here is your website, on one page.',
  leftOut: (sections) => `This is not offered at the moment, so I left it out: ${sections.join(', ')}.`,
  suggested: 'What is marked “Suggested” is what places like yours usually say. Visitors see it once you keep it.',
  missing: 'Where it says “Add …”, something is missing that only you know. Visitors do not see these places.',
  ask: {
    name: 'What is it called? You did not say, or I was not sure.',
    kind: 'What is it, in a few words? I was not sure.',
  },
};
