import { z } from 'zod';
import { image, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  picture: image('Picture'),
  caption: text('Caption', { max: 300 }),
  credit: text('Credit', { max: 120, help: 'Who took or drew it' }),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line } = context;
  const picture = context.picture(props.picture, {
    ratio: variant === 'inset' ? 'landscape' : variant === 'full' ? 'panorama' : 'wide',
    eager: context.position === 0,
    sizes: variant === 'full' ? pictureSizes.full : pictureSizes.half,
  });
  if (!picture) return null;
  return (
    <div className={`picture-section picture-section--${variant}`}>
      <Opening context={context} words={props} />
      <figure className="picture-section__figure">
        {picture}
        {(has(props.caption) || has(props.credit)) && (
          <figcaption className="picture-section__caption">
            {has(props.caption) && <span>{line(props.caption)}</span>}{' '}
            {has(props.credit) && <span className="picture-section__credit">{line(props.credit)}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}

const css = `
.picture-section__caption{margin-block-start:var(--space-3);font-size:var(--step--1);line-height:1.5;max-width:52ch}
.picture-section__credit{color:var(--muted)}
`;

const styles = {
  full: `
.picture-section--full .picture{margin-inline:var(--bleed);border-radius:0}
.section:has(>.picture-section--full>.picture-section__figure:only-child){padding-block-start:0}
.section:has(>.picture-section--full>:only-child>.picture:only-child){padding-block-end:0}
`,
  margin: `
@media(min-width:56rem){
.picture-section--margin .picture-section__figure{display:grid;grid-template-columns:minmax(0,9fr) minmax(0,3fr);gap:var(--space-5);align-items:end}
.picture-section--margin .picture-section__figure>:only-child{grid-column:1/-1}
.picture-section--margin .picture-section__caption{padding-block-start:var(--space-3);border-block-start:1px solid var(--edge)}
}
`,
  inset: `
@media(min-width:56rem){
.picture-section--inset{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:var(--space-7);align-items:end}
.picture-section--inset .opening{margin:0}
.picture-section--inset .picture-section__figure{grid-column:2}
}
`,
};

export const imageSection = defineSection({
  kind: 'image',
  label: 'Picture',
  purpose: 'show',
  words: 'photo, image, illustration',
  hint: 'One picture that may speak for itself. `full` runs from edge to edge; `margin` keeps the caption beside it; `inset` stands beside a heading.',
  version: 1,
  fields,
  variants: {
    full: { label: 'Edge to edge', hint: 'The picture over the full width of the page', css: styles.full },
    margin: { label: 'Caption in the margin', hint: 'A wide picture with its words beside it', css: styles.margin },
    inset: { label: 'Beside the heading', hint: 'Heading at the bottom left, picture on the right', css: styles.inset },
  },
  sample: {
    heading: 'The valley in March',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the valley',
      motif: 'landscape',
      seed: 91,
      alt: 'The valley with snow on the north side',
    },
    caption: 'Seen from the upper field. The hut on the left is where you will sleep.',
    credit: 'Photo: the neighbour',
  },
  view,
  css,
});
