import { z } from 'zod';
import { image, link, list, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, headingId, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Pictures',
    'picture',
    {
      picture: image('Picture'),
      title: text('Title', { max: 80 }),
      caption: text('Caption', { max: 200 }),
    },
    { max: 40 },
  ),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;
type Ratio = Parameters<ViewContext['picture']>[1]['ratio'];

/** How many pictures stand in each row, so that rows are full and differ. */
function rowsOf(count: number): number[] {
  const rows: number[] = [];
  let left = count;
  for (const size of [2, 3]) if (left === size) return [size];
  for (let turn = 0; left > 0; turn += 1) {
    const wish = turn % 2 ? 3 : 2;
    const size = left <= 3 ? left : left - wish === 1 ? 5 - wish : wish;
    rows.push(size);
    left -= size;
  }
  return rows;
}

/** A class for each picture: how many share its row, which of two is the wide one, which of three leads on a phone. */
function places(count: number): string[] {
  let pairs = 0;
  return rowsOf(count).flatMap((size) => {
    if (size === 1) return ['full'];
    if (size === 3) return ['lead', 'third', 'third'];
    pairs += 1;
    return pairs % 2 ? ['wide', 'narrow'] : ['narrow', 'wide'];
  });
}

const placeSizes: Record<string, string> = {
  full: pictureSizes.full,
  lead: pictureSizes.third,
  third: pictureSizes.tile,
};

function Figure({
  item,
  context,
  ratio,
  sizes,
  place,
}: {
  item: Props['items'][number];
  context: ViewContext;
  ratio: Ratio;
  sizes: string;
  place?: string;
}) {
  const { has, line } = context;
  return (
    <figure className={`gallery__item${place ? ` gallery__item--${place}` : ''}`}>
      {context.picture(item.picture, { ratio, sizes })}
      {(has(item.title) || has(item.caption)) && (
        <figcaption className="gallery__caption">
          {has(item.title) && <span className="gallery__title">{line(item.title)}</span>}{' '}
          {has(item.caption) && <span className="gallery__words">{line(item.caption)}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const items = props.items.filter(({ picture }) => picture.source !== 'none');
  if (!items.length) return null;
  const place = variant === 'mosaic' ? places(items.length) : [];
  const pictures = items.map((item, index) => {
    const ratio =
      variant === 'captions' ? 'landscape' : variant === 'strip' && index % 3 === 1 ? 'portrait' : 'landscape';
    const at = place[index] ?? '';
    const sizes = variant === 'strip' ? pictureSizes.strip : (placeSizes[at] ?? pictureSizes.half);
    return <Figure key={index} item={item} context={context} ratio={ratio} sizes={sizes} place={at} />;
  });
  const named = context.has(props.heading) ? { role: 'group', 'aria-labelledby': headingId(context) } : {};
  return (
    <div className={`gallery gallery--${variant}`}>
      <Opening context={context} words={props} />
      {variant === 'strip' ? (
        <div className="gallery__items strip" tabIndex={0} {...named}>
          {pictures}
        </div>
      ) : (
        <div className="gallery__items">{pictures}</div>
      )}
      {actionRow(context.action(props.action, 'secondary'))}
    </div>
  );
}

const css = `
.gallery__caption{margin-block-start:var(--space-2);font-size:var(--step--1);line-height:1.45;color:var(--muted)}
.gallery__title{color:var(--ink);font-weight:600;margin-inline-end:.35em}
`;

const styles = {
  mosaic: `
.gallery--mosaic .gallery__items{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-4)}
.gallery__item--wide,.gallery__item--narrow,.gallery__item--full,.gallery__item--lead{grid-column:1/-1}
@media(min-width:48rem){
.gallery--mosaic .gallery__items{grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--space-5)}
.gallery--mosaic .gallery__item{grid-column:span 4}
.gallery--mosaic .gallery__item--wide{grid-column:span 7}
.gallery--mosaic .gallery__item--narrow{grid-column:span 5}
.gallery--mosaic .gallery__item--full{grid-column:1/-1}
.gallery--mosaic .picture{aspect-ratio:auto;height:clamp(11rem,24vw,21rem)}
.gallery--mosaic .gallery__item--wide .picture,.gallery--mosaic .gallery__item--narrow .picture,.gallery--mosaic .gallery__item--full .picture{height:clamp(15rem,36vw,31rem)}
}
`,
  strip: `
.gallery--strip .picture{height:clamp(15rem,44vw,30rem);width:auto;max-width:86vw}
.gallery--strip .gallery__item{width:min-content}
`,
  captions: `
.gallery--captions .gallery__items{display:grid;gap:var(--space-7)}
@media(min-width:52rem){
.gallery--captions .gallery__item{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--space-5);align-items:end}
.gallery--captions .picture{grid-column:1/9}
.gallery--captions .gallery__caption{grid-column:9/-1;padding-block-start:var(--space-3);border-block-start:1px solid var(--edge)}
.gallery--captions .gallery__title{display:block;font:var(--head-weight) var(--step-1)/1.25 var(--font-head)}
.gallery--captions .gallery__item:nth-child(even) .picture{grid-area:1/5/auto/-1}
.gallery--captions .gallery__item:nth-child(even) .gallery__caption{grid-area:1/1/auto/5}
}
`,
};

export const gallery = defineSection({
  kind: 'gallery',
  label: 'Pictures',
  purpose: 'show',
  words: 'photos, gallery, images, portfolio',
  hint: 'Work, rooms, goods or places in pictures. `mosaic` for five or more; `strip` for a row to leaf through; `captions` for a few works that deserve words beside them.',
  version: 1,
  fields,
  variants: {
    mosaic: {
      label: 'Mosaic',
      hint: 'Large and small pictures that fit together without gaps in the rows',
      css: styles.mosaic,
    },
    strip: { label: 'Strip', hint: 'One row to scroll sideways', css: styles.strip },
    captions: {
      label: 'Captions in the margin',
      hint: 'Pictures one below the other, words in the margin beside each',
      css: styles.captions,
    },
  },
  sample: {
    heading: 'Recent gardens',
    intro: 'Each was photographed at least two summers after planting.',
    items: [
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the courtyard',
          motif: 'plant',
          seed: 31,
          alt: 'Courtyard with ferns',
        },
        title: 'Courtyard, Mill Lane',
        caption: 'Ferns, hart’s tongue and one old pear tree that stayed',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the roof garden',
          motif: 'plant',
          seed: 32,
          alt: 'Roof garden with grasses',
        },
        title: 'Roof, Canal Street',
        caption: 'Grasses that like wind',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the kitchen garden',
          motif: 'plant',
          seed: 33,
          alt: 'Kitchen garden beds',
        },
        title: 'Kitchen garden, Hollow Farm',
        caption: 'Eight beds, four years of rotation',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the pond',
          motif: 'wave',
          seed: 34,
          alt: 'Pond with stepping stones',
        },
        title: 'Pond, Rectory Road',
        caption: 'Clay lined, no pump',
      },
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of the front garden',
          motif: 'plant',
          seed: 35,
          alt: 'Front garden in gravel',
        },
        title: 'Front garden, Station Row',
        caption: 'Gravel, thyme and poppies',
      },
    ],
    action: { label: 'All gardens', to: '/gardens' },
  },
  view,
  css,
});
