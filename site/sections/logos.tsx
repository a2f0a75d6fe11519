import { z } from 'zod';
import { image, list, target, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Names',
    'name',
    {
      name: text('Name', { max: 80 }),
      picture: image('Logo', { help: 'Without one the name itself is set in type' }),
      to: target.default('').meta({ field: { label: 'Link', control: 'text' } }),
    },
    { max: 24 },
  ),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, href, picture } = context;
  const items = props.items.filter((item) => has(item.name));
  if (!items.length) return null;
  return (
    <div className={`logos logos--${variant}`}>
      <Opening context={context} words={props} />
      <ul className="logos__items">
        {items.map((item, index) => {
          const logo =
            variant !== 'roll' &&
            item.picture.source === 'asset' &&
            picture({ ...item.picture, alt: item.name }, { ratio: 'wide' });
          const mark = logo || <span className="logos__name">{line(item.name)}</span>;
          return (
            <li className="logos__item" key={index}>
              {item.to ? (
                <a className="logos__link" href={href(item.to)}>
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const css = `
.logos__name{font:var(--head-weight) var(--step-1)/1.2 var(--font-head);letter-spacing:var(--head-tracking)}
.logos__link{text-decoration-color:var(--edge)}
.logos .picture{background:none;border-radius:0}
.logos .picture img{object-fit:contain}
`;

const styles = {
  line: `
.section:has(>.logos--line){padding-block:var(--space-6)}
.logos--line{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--space-4) var(--space-6)}
.logos--line .opening{margin:0}
.logos--line .opening__heading{font:400 var(--step--1)/1.5 var(--font-body);letter-spacing:0;color:var(--muted)}
.logos--line .opening__intro{font-size:var(--step--1);margin:0}
.logos--line .logos__items{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-4) var(--space-6)}
.logos--line .picture{width:8.5rem;aspect-ratio:3}
`,
  grid: `
.logos--grid .logos__items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr));border:solid var(--line);border-width:1px 0 0 1px}
.logos--grid .logos__item{display:grid;place-items:center;text-align:center;min-height:8rem;padding:var(--space-4);border:solid var(--line);border-width:0 1px 1px 0}
@media(min-width:48rem){.logos--grid .logos__items{grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}}
.logos--grid .picture{width:7rem;aspect-ratio:2}
`,
  roll: `
.logos--roll .logos__item{display:inline}
.logos--roll .logos__item:not(:last-child)::after{content:' / ';color:var(--accent-text)}
.logos--roll .logos__items,.logos--roll .logos__name{font:var(--head-weight) var(--step-4)/1.25 var(--font-head)}
`,
};

export const logos = defineSection({
  kind: 'logos',
  label: 'Names and logos',
  purpose: 'trust',
  words: 'clients, partners, suppliers, press, memberships',
  hint: 'Suppliers, clients, memberships, press: names that say who one keeps company with. Only names that the brief gives. `line` is one quiet row; `grid` for six or more; `roll` sets the names as one large sentence.',
  version: 1,
  fields,
  variants: {
    line: { label: 'One row', hint: 'A quiet row with the heading in front', css: styles.line },
    grid: { label: 'Grid with lines', hint: 'Cells with fine lines between', css: styles.grid },
    roll: { label: 'Names in large type', hint: 'All names as one large sentence', css: styles.roll },
  },
  sample: {
    heading: 'Cheese comes from',
    items: [
      { name: 'Errington, Carnwath' },
      { name: 'St Andrews Farmhouse' },
      { name: 'Isle of Mull' },
      { name: 'Highland Fine' },
      { name: 'Loch Arthur' },
    ],
  },
  view,
  css,
});
