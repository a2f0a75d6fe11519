import { z } from 'zod';
import { image, list, paragraphs, target, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Address, mapTarget } from './parts/business-facts.tsx';
import { EmbedLink } from './parts/embed.tsx';
import { mapOf } from './parts/embed-address.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  ways: list(
    'Ways to get here',
    'way',
    { by: text('By', { max: 60, help: 'Such as “Tram” or “By car”' }), text: paragraphs('Directions', { max: 300 }) },
    { max: 6 },
  ),
  mapTo: target.default('').meta({
    field: {
      label: 'Link to a map',
      control: 'text',
      help: 'Leave empty to look the address of the business up on OpenStreetMap',
    },
  }),
  showMap: toggle('Show the map on the page', false, {
    help: 'For links to a place on Google Maps or OpenStreetMap, short ones not. Nothing is loaded from there before a visitor clicks',
  }),
  picture: image('Picture', { help: 'The front of the house helps people to find it' }),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function Ways({ props, context: { has, line, prose } }: { props: Props; context: ViewContext }) {
  const ways = props.ways.filter((way) => has(way.by) && has(way.text));
  if (!ways.length) return null;
  return (
    <dl className="location__ways">
      {ways.map((way, index) => (
        <div className="location__way" key={index}>
          <dt>{line(way.by)}</dt>
          <dd>{prose(way.text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Map({ props, context }: { props: Props; context: ViewContext }) {
  const embed = props.showMap ? mapOf(props.mapTo) : null;
  return embed ? (
    <div className="location__map">
      <EmbedLink context={context} embed={embed} to={props.mapTo} words={context.word('showMap')} />
    </div>
  ) : null;
}

function view(props: Props, variant: string, context: ViewContext) {
  const { business, has, href, word } = context;
  const ways = props.ways.some((way) => has(way.by) && has(way.text));
  const map = mapTarget(context, props.mapTo);
  if (!has(business.address) && !map && !ways && !has(props.intro)) return null;
  const words = { heading: has(props.heading) ? props.heading : word('findUs'), intro: props.intro };
  const picture =
    variant === 'picture' && context.picture(props.picture, { ratio: 'panorama', sizes: pictureSizes.full });
  const address = (has(business.address) || map) && (
    <div className="location__address">
      <Address context={context} />
      {map && (
        <a className="link" href={href(map)}>
          {word('openMap')}
        </a>
      )}
    </div>
  );
  const directions = (
    <>
      <Map props={props} context={context} />
      <Ways props={props} context={context} />
    </>
  );
  if (picture)
    return (
      <div className="location location--picture">
        <div className="location__picture">{picture}</div>
        <div className="location__panel">
          <Opening context={context} words={words} />
          {address}
        </div>
        {directions}
      </div>
    );
  return (
    <div className={`location location--${variant === 'line' ? 'line' : 'address'}`}>
      <Opening context={context} words={words} />
      {address}
      {directions}
    </div>
  );
}

const css = `
.location__address address p+p{margin:0}
.location__address .link{display:inline-block;margin-block-start:var(--space-3)}
.location__ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:var(--space-4) var(--space-6)}
.location__way{border-block-start:1px solid var(--line);padding-block-start:var(--space-3)}
.location__way dt{font-weight:600}
.location__way dd{color:var(--muted)}
`;

/** Large address: also what the layout with a picture becomes when there is none. */
const large = `
.location--address .location__address{font:var(--head-weight) var(--step-4)/1.12 var(--font-head);letter-spacing:var(--head-tracking)}
.location--address .location__address .link{font:600 var(--step-0)/1.4 var(--font-body);letter-spacing:0;margin-block-start:var(--space-5)}
.location--address .location__ways{margin-block-start:var(--space-6)}
@media(min-width:56rem){
.location--address{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:0 var(--space-7)}
.location--address .opening{margin:0}
.location--address .location__ways{grid-column:1/-1}
}
`;

const styles = {
  picture: `${large}
.location--picture .location__picture{margin-inline:var(--bleed);margin-block-start:calc(-1*var(--pad-start))}
.location--picture .location__picture>.picture{border-radius:0}
.location--picture .location__panel{padding-block-start:var(--space-6)}
.location--picture .opening{margin-block-end:var(--space-5)}
.location--picture .location__address{font-size:var(--step-1)}
.location--picture .opening__heading{font-size:var(--step-4)}
.location--picture .location__ways{margin-block-start:var(--space-6)}
@media(min-width:52rem){.location__panel{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 var(--space-7);align-items:end}.location--picture .opening{margin:0}}
`,
  address: large,
  line: `
.location--line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-5) var(--space-7)}
.location--line .opening{margin:0;flex:1 1 20rem}
.location--line .opening__heading{font-size:var(--step-2)}
.location--line .opening__intro{font-size:var(--step-0);margin-block-start:var(--space-2)}
.location--line .location__ways{flex:1 0 100%}
`,
};

export const location = defineSection({
  kind: 'location',
  label: 'Where to find us',
  called: 'section Where to find us',
  purpose: 'visit',
  words: 'map, address, directions, parking, place',
  hint: 'The address with a link to a map and how to get there. The address comes from `business.address`. Directions only from the brief. `address` sets it in large type; `picture` below a wide picture or drawing of the place; `line` is a single quiet row.',
  version: 1,
  fields,
  variants: {
    picture: {
      label: 'Below a picture',
      hint: 'A wide picture from edge to edge, heading and address side by side below it',
      css: styles.picture,
    },
    address: {
      label: 'Large address',
      hint: 'The address in large type, ways to get there in columns below',
      css: styles.address,
    },
    line: { label: 'One row', hint: 'Heading, address and map link in one row', css: styles.line },
  },
  sample: {
    heading: 'Behind the old customs house',
    intro: 'Look for the blue door. The bell is loud.',
    ways: [
      { by: 'Tram', text: 'Line 22 to The Shore, two minutes on foot' },
      { by: 'Bike', text: 'Stands in the yard, pump at the door' },
      { by: 'Car', text: 'No parking in the lane; the quay has places by the hour' },
    ],
    picture: {
      source: 'placeholder',
      wants: 'your photo of the front door',
      motif: 'building',
      seed: 51,
      alt: 'The blue door',
    },
  },
  view,
  css,
  enhanced: ({ showMap, mapTo }) => showMap === true && typeof mapTo === 'string' && mapOf(mapTo) !== null,
});
