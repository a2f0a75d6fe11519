import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { monogram } from './parts/monogram.ts';
import { actionRow, innerHeading, longestWord, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  items: list(
    'People',
    'person',
    {
      name: text('Name', { max: 80 }),
      role: text('Role', { max: 100 }),
      text: paragraphs('About them', { max: 800 }),
      picture: image('Picture'),
      contact: link('Link', { help: 'An email address (mailto:), a phone number (tel:) or a page' }),
    },
    { max: 40 },
  ),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;
type Person = Props['items'][number];

/** The person's picture, or where a layout needs one the first letters of the name. */
function Portrait({ person, context }: { person: Person; context: ViewContext }) {
  const picture = context.picture(person.picture, { ratio: 'portrait', sizes: pictureSizes.item });
  if (picture) return <div className="team__picture">{picture}</div>;
  const letters = person.name.includes('[[') ? '' : monogram(person.name);
  return letters ? (
    <div className="team__picture team__picture--letters" aria-hidden="true">
      {letters}
    </div>
  ) : null;
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose } = context;
  const items = props.items.filter((person) => has(person.name) || (has(person.role) && has(person.text)));
  if (!items.length) return null;
  const Name = innerHeading(context, props);
  const isSlim = variant === 'roll' && items.length < 4 && items.every(({ text }) => !has(text));
  return (
    <div className={`team team--${variant}${isSlim ? ' beside' : ''}`}>
      <Opening context={context} words={props}>
        {isSlim && actionRow(context.action(props.action, 'secondary'))}
      </Opening>
      <ul className="team__items">
        {items.map((person, index) => (
          <li className="team__item" key={index}>
            {variant !== 'roll' && <Portrait person={person} context={context} />}
            <div className="team__head">
              {has(person.name) && (
                <Name className="item-name team__name" style={longestWord(person.name)}>
                  {line(person.name)}
                </Name>
              )}
              {has(person.role) && <p className="team__role">{line(person.role)}</p>}
            </div>
            <div className="team__words">
              {has(person.text) && <div className="team__text">{prose(person.text)}</div>}
              {context.action(person.contact, 'text')}
            </div>
          </li>
        ))}
      </ul>
      {!isSlim && actionRow(context.action(props.action, 'secondary'))}
    </div>
  );
}

const css = `
.team:not(.beside) .team__head{container-type:inline-size}
.team:not(.beside) .team__name[style]{font-size:min(var(--name,var(--step-1)),max(.9rem,92cqi/(var(--longest)*var(--head-advance)*var(--caps,1))))!important}
.team__role{color:var(--muted)}
.team__words{max-width:var(--measure)}
.team__words:empty{display:none}
.team__text+.link{display:inline-block;margin-block-start:var(--space-2);overflow-wrap:anywhere}
.team__picture--letters{display:grid;place-items:center;aspect-ratio:4/5;border-radius:var(--radius);background:var(--support);color:var(--support-ink);font:var(--head-weight) var(--step-5)/1 var(--font-head)}
`;

const styles = {
  portraits: `
.team--portraits .team__items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:var(--space-5) var(--space-4)}
.team--portraits .team__head{margin-block-start:var(--space-3)}
.team--portraits .team__name{line-height:1.2}
.team--portraits .team__role{font-size:var(--step--1);line-height:1.4}
.team--portraits .team__words{font-size:var(--step--1);margin-block-start:var(--space-2)}
@media(min-width:48rem){
.team--portraits .team__items{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:var(--space-6) var(--space-5)}
.team--portraits .team__item:nth-child(even){margin-block-start:var(--space-6)}
.team--portraits .team__items:not(:has(> :nth-child(3))){grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.team--portraits .team__items:not(:has(> :nth-child(3)))>.team__item:has(>.team__picture){display:grid;grid-template-columns:minmax(9rem,15rem) minmax(0,1fr);grid-template-rows:auto 1fr;column-gap:var(--space-5);margin-block-start:0}
.team--portraits .team__items:not(:has(> :nth-child(3)))>.team__item>.team__picture{grid-row:span 2}
}
`,
  roll: `
.team--roll .team__item{display:grid;gap:var(--space-1) var(--space-6);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.team--roll .team__item:last-child{border-block-end:1px solid var(--line)}
.team--roll .team__name{--name:var(--step-3);font-size:var(--name);line-height:1.1}
.team--roll .team__words{color:var(--muted)}
.team--roll.beside .team__head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-5)}
@media(min-width:56rem){.team--roll .team__item{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.team--roll .team__words{padding-block-start:.4em}.team--roll.beside .team__item{grid-template-columns:minmax(0,1fr)}}
`,
  profiles: `
.team--profiles .team__items{display:grid;gap:var(--space-6)}
.team--profiles .team__item{display:grid;grid-template-columns:minmax(6rem,4fr) minmax(0,8fr);gap:var(--space-3) var(--space-5);align-content:start;grid-template-rows:auto 1fr}
.team--profiles .team__picture{grid-row:span 2}
.team--profiles .team__head{grid-column:2}
.team--profiles .team__name{--name:var(--step-2);font-size:var(--name);line-height:1.1}
.team--profiles .team__words{grid-column:2}
.team--profiles .team__picture--letters{font-size:var(--step-3)}
@media(max-width:35rem){.team--profiles .team__words{grid-column:1/-1}.team--profiles .team__picture{grid-row:auto}.team--profiles .team__head{align-self:end}}
@media(min-width:64rem){.team--profiles .team__items:has(> :nth-child(2)){grid-template-columns:1fr 1fr;gap:var(--space-7)}}
`,
};

export const team = defineSection({
  kind: 'team',
  label: 'People',
  purpose: 'trust',
  words: 'staff, team, employees, faces, who',
  hint: 'The people customers will meet. Names only from the brief. `portraits` with a picture each; `roll` for names and roles without pictures; `profiles` for one to four with a text each.',
  version: 1,
  fields,
  variants: {
    portraits: {
      label: 'Portraits',
      hint: 'Tall pictures in a staggered grid with name and role',
      css: styles.portraits,
    },
    roll: { label: 'List of names', hint: 'Names in large type, roles at the end of a fine line', css: styles.roll },
    profiles: { label: 'Profiles', hint: 'One row a person: picture, name and a longer text', css: styles.profiles },
  },
  sample: {
    heading: 'Who picks up when you call',
    items: [
      {
        name: 'Amara Osei',
        role: 'Solicitor, family law',
        text: 'Twelve years of divorces and adoptions. Prefers a kitchen-table agreement to a day in court.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Amara',
          motif: 'portrait',
          seed: 41,
          alt: 'Amara Osei',
        },
        contact: { label: 'amara@osei-lindqvist.example', to: 'mailto:amara@osei-lindqvist.example' },
      },
      {
        name: 'Per Lindqvist',
        role: 'Solicitor, property',
        text: 'Buys, sells and splits houses. Reads the small print aloud so that you hear it too.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Per',
          motif: 'portrait',
          seed: 42,
          alt: 'Per Lindqvist',
        },
      },
      {
        name: 'Joan Whitaker',
        role: 'Office',
        text: 'Knows where every file is and which judge is on holiday.',
        picture: {
          source: 'placeholder',
          wants: 'your portrait of Joan',
          motif: 'portrait',
          seed: 43,
          alt: 'Joan Whitaker',
        },
      },
    ],
  },
  view,
  css,
});
