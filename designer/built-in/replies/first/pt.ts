import type { FirstReply } from './first-reply.ts';

export const pt: FirstReply = {
  made: (pages) =>
    pages.length > 1
      ? `Aqui está o seu site, com estas páginas: ${pages.join(', ')}.`
      : 'Aqui está o seu site, numa página.',
  leftOut: (sections) => `Isto não está disponível de momento, por isso ficou de fora: ${sections.join(', ')}.`,
  suggested:
    'O que tem a marca «Sugerido» é o que negócios como o seu costumam dizer. Os visitantes só o veem quando o aceitar.',
  missing: 'Onde diz «Falta», falta algo que só quem conhece o negócio sabe. Os visitantes não veem esses lugares.',
  ask: {
    name: 'Como se chama? Isso não foi dito, ou não tive a certeza.',
    kind: 'O que é, em poucas palavras? Não tive a certeza.',
  },
};
