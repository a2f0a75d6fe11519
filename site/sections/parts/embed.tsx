import type { ViewContext } from '../definition.ts';
import type { Embed } from './embed-address.ts';

/** What the one script of a site reads of a link: what to show in its place after a click, and how. */
export const embedData = ({ in: kind, src }: Embed, player: string, called: string) => ({
  'data-play': kind,
  'data-src': src,
  'data-player': player,
  'data-title': called,
});

/** Says who sends what a click loads. '' where that is the site itself. */
export const loadedFrom = ({ by }: Embed, { word }: ViewContext): string =>
  by === '' ? '' : word('loadedFrom').replace('{name}', by);

type Props = { context: ViewContext; embed: Embed; to: string; words: string };

/** A map or a calendar that comes after a click: a field with the words of a link, and who sends it. Without script it is that link. */
export const EmbedLink = ({ context, embed, to, words }: Props) => (
  <a className="embed" href={context.href(to)} {...embedData(embed, 'embed__player', words)}>
    <span className="button button--secondary">{words}</span>
    <span className="embed__from">{loadedFrom(embed, context)}</span>
  </a>
);

/** On pages that have one, and on no other. */
export const embedCss =
  '.embed{display:grid;place-content:center;justify-items:center;gap:var(--space-3);min-height:16rem;padding:var(--space-5);border:1px solid var(--edge);border-radius:var(--radius);text-align:center;text-decoration:none}.embed:hover .button{text-decoration:underline}.embed__from{font-size:var(--step--1);text-wrap:balance}.embed__player{display:block;width:100%;height:24rem;border:0;border-radius:var(--radius);background:var(--tint)}.cta__calendar .embed__player{height:44rem}.cta__calendar,.location__map,.location__map+.location__ways{margin-block-start:var(--space-6)}.location__map{flex:1 0 100%;grid-column:1/-1}';
