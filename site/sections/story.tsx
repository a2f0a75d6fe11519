import { z } from 'zod';
import { image, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  chapters: list(
    'Chapters',
    'chapter',
    {
      when: text('When', { max: 40, help: 'A year or a season' }),
      title: text('Title', { max: 100 }),
      text: paragraphs('Text', { max: 1600, rich: 'words' }),
      picture: image('Picture'),
    },
    { max: 12 },
  ),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, rich } = context;
  const chapters = props.chapters.filter((chapter) => has(chapter.title) || has(chapter.text));
  if (!chapters.length && !has(props.heading) && !has(props.intro)) return null;
  const Title = innerHeading(context, props);
  return (
    <div className={`story story--${variant}`}>
      <Opening context={context} words={props} />
      {chapters.length > 0 && (
        <ol className="story__chapters">
          {chapters.map((chapter, index) => {
            const picture = context.picture(chapter.picture, { ratio: variant === 'chapters' ? 'landscape' : 'wide' });
            return (
              <li className="story__chapter" key={index}>
                {picture && variant === 'chapters' && <div className="story__picture">{picture}</div>}
                <div className="story__words">
                  {has(chapter.when) && <p className="story__when">{line(chapter.when)}</p>}
                  {has(chapter.title) && <Title className="item-name story__title">{line(chapter.title)}</Title>}
                  {has(chapter.text) && <div className="story__text">{rich(chapter.text)}</div>}
                  {picture && variant !== 'chapters' && <div className="story__picture">{picture}</div>}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

const css = `
.story__when{font-variant-numeric:lining-nums;color:var(--accent-text);font-weight:600}
.story__text{max-width:var(--measure)}
.story__title+.story__text{margin-block-start:var(--space-2)}
.story__words .story__picture{margin-block-start:var(--space-4)}
`;

const styles = {
  timeline: `
.story--timeline .story__chapters{--gap:1.6rem;border-inline-start:1px solid var(--edge);padding-inline-start:var(--gap)}
.story--timeline .story__chapter{position:relative;padding-block-end:var(--space-6)}
.story--timeline .story__chapter:last-child{padding:0}
.story--timeline .story__chapter::before{content:'';position:absolute;inset-block-start:.55em;inset-inline-start:calc(-1*var(--gap));width:.8rem;height:.8rem;border-radius:50%;background:var(--accent);box-shadow:0 0 0 .35rem var(--paper);transform:translateX(-50%)}
[dir=rtl] .story--timeline .story__chapter::before{transform:translateX(50%)}
.story--timeline .story__when{font:var(--head-weight) var(--step-2)/1.2 var(--font-head);margin-block-end:var(--space-2)}
@media(min-width:56rem){
.story--timeline .story__chapters{margin-inline-start:max(33.3%,19rem);--gap:3rem}
.story--timeline .story__words{position:relative}
.story--timeline .story__when{position:absolute;inset-inline-end:calc(100% + 2*var(--gap));width:14rem;text-align:end;font-size:var(--step-4);line-height:1;margin-block-start:-.08em}
}
`,
  chapters: `
.story--chapters .story__chapters{display:grid;gap:var(--space-7)}
.story--chapters .story__chapter{display:grid;gap:var(--space-4) var(--space-6)}
.story--chapters .story__title{font-size:var(--step-3);line-height:1.1}
@media(min-width:52rem){
.story--chapters .story__chapter{grid-template-columns:minmax(0,6fr) minmax(0,6fr);align-items:end}
.story--chapters .story__words:only-child{grid-column:1/-1;display:grid;grid-template-columns:subgrid;align-items:start;padding:var(--space-5) 0 0;border-block-start:1px solid var(--line)}
.story--chapters .story__words:only-child>*{grid-column:1;margin:0}
.story--chapters .story__words:only-child>.story__text{grid-area:1/2/span 2}
.story--chapters .story__chapter:nth-child(even) .story__picture{grid-area:1/2}
.story--chapters .story__chapter:nth-child(even) .story__picture+.story__words{grid-area:1/1;padding-inline-start:16%}
}
`,
  essay: `
.story--essay{max-width:40rem;margin-inline:auto}
.story--essay .story__chapter+.story__chapter{margin-block-start:var(--space-6)}
.story--essay .story__when,.story--essay .story__title{display:inline}
.story--essay .story__when{margin-inline-end:.7em}
.story--essay .story__text{font-size:var(--step-1);line-height:1.62;margin-block-start:var(--space-3)}
.story--essay .story__chapter:first-child .story__text p:first-child::first-letter{float:inline-start;font:var(--head-weight) 4.1em/.78 var(--font-head);padding-block-start:.07em;margin-inline-end:.1em;color:var(--accent-text)}
`,
};

export const story = defineSection({
  kind: 'story',
  label: 'Story',
  purpose: 'trust',
  words: 'history, timeline, years, past',
  hint: 'How it came to be, in order. Only with dates or turns that the brief gives. `timeline` for four or more dated steps; `chapters` for two to four with pictures; `essay` for a text that is read from start to end.',
  version: 1,
  fields,
  variants: {
    timeline: { label: 'Timeline', hint: 'Dates in the margin along a line', css: styles.timeline },
    chapters: {
      label: 'Chapters with pictures',
      hint: 'Each chapter a spread of picture and text',
      css: styles.chapters,
    },
    essay: { label: 'Essay', hint: 'One narrow column that opens with a large initial', css: styles.essay },
  },
  sample: {
    heading: 'How a ferry shed became a brewery',
    intro: 'It took eleven years, two floods and one very patient harbour office.',
    chapters: [
      {
        when: '2012',
        title: 'The shed',
        text: 'The last ferry left in March. We rented the shed for storage and found that its stone cellar stays at eleven degrees all year.',
      },
      {
        when: '2015',
        title: 'First brew',
        text: 'Four hundred litres of pale ale, most of it given away to the people who had helped to carry the kettle down the stairs.',
      },
      {
        when: '2019',
        title: 'High water',
        text: 'The river came in on a Sunday. We lost the malt and kept the yeast.',
      },
      {
        when: 'Today',
        title: 'Nine beers and a bench',
        text: 'We brew twice a week, sell within thirty miles and pour in the yard whenever it is dry.',
      },
    ],
  },
  view,
  css,
});
