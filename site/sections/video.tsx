import { z } from 'zod';
import { image, target, text, withWords } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { embedData, loadedFrom } from './parts/embed.tsx';
import { playableOf } from './parts/embed-address.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  to: target.default('').meta({
    field: {
      label: 'Address of the video',
      control: 'text',
      help: 'Its page at YouTube, Vimeo or wherever it is kept, with https://',
    },
  }),
  picture: image('Still picture', { help: 'Nothing is loaded from the video’s own website before somebody clicks' }),
  label: withWords(text('Words on the link', { max: 80, help: 'Left empty: “Watch the video”' })),
  duration: text('Length', { max: 40, help: 'Such as “3 minutes”' }),
  caption: text('Caption', { max: 240 }),
  ground: ground('ink'),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, href, word } = context;
  if (!props.to) return null;
  const playable = playableOf(props.to);
  const called = has(props.label) ? props.label : word('watchVideo');
  return (
    <div className={`video video--${variant}`}>
      <Opening context={context} words={props} />
      <figure className="video__figure">
        <a
          className="video__link"
          href={href(props.to)}
          {...(playable && embedData(playable, 'video__player', called))}
        >
          {context.picture(props.picture, {
            ratio: 'wide',
            sizes: variant === 'wide' ? pictureSizes.full : pictureSizes.half,
          })}
          <span className="video__label">
            <svg className="video__sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3v18l15-9z" fill="currentColor" />
            </svg>
            <span>{has(props.label) ? line(props.label) : word('watchVideo')}</span>
            {has(props.duration) && <span className="video__duration">{line(props.duration)}</span>}
            {playable?.by && <span className="video__from">{loadedFrom(playable, context)}</span>}
          </span>
        </a>
        {has(props.caption) && <figcaption className="remark">{line(props.caption)}</figcaption>}
      </figure>
    </div>
  );
}

const css = `
.video__link{display:block;position:relative;text-decoration:none}
.video__label{display:flex;flex-wrap:wrap;align-items:center;gap:.3em .7em;width:fit-content;padding:.9em 1.3em;background:var(--accent);color:var(--accent-ink);font-weight:600}
.picture+.video__label{position:absolute;inset-block-end:0;inset-inline-start:0;max-width:100%}
.video__link:hover .video__label{text-decoration:underline}
.video__sign{width:1.1em;height:1.1em}
.video__duration{font-weight:400}
.video__from{flex-basis:100%;font-weight:400;font-size:var(--step--1)}
.video__player{display:block;width:100%;aspect-ratio:16/9;border:0;border-radius:var(--radius);background:var(--ink)}
`;

const styles = {
  wide: '',
  beside: `
@media(min-width:56rem){
.video--beside{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:var(--space-7);align-items:end}
.video--beside .opening{margin:0}
.video--beside .video__figure{grid-column:2}
}
`,
};

export const video = defineSection({
  kind: 'video',
  label: 'Video',
  purpose: 'show',
  words: 'film, youtube, vimeo, clip',
  hint: 'A film kept elsewhere, shown as a still; a click plays it there or follows the link: nothing loads before. Only with an address that the brief gives.',
  version: 1,
  fields,
  variants: {
    wide: { label: 'Wide', hint: 'Heading above a wide still', css: styles.wide },
    beside: { label: 'Beside the heading', hint: 'Heading at the bottom left, still on the right', css: styles.beside },
  },
  sample: {
    heading: 'A roof in eleven hours',
    intro: 'One camera on the neighbour’s chimney, one day in May.',
    to: 'https://vimeo.com/example',
    picture: {
      source: 'placeholder',
      wants: 'a still from your film',
      motif: 'building',
      seed: 95,
      alt: 'A roof, half of it new',
    },
    duration: '3 minutes',
  },
  view,
  css,
  enhanced: ({ to }) => typeof to === 'string' && playableOf(to) !== null,
});
