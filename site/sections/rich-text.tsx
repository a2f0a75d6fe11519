import { z } from 'zod';
import { link, paragraphs } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, lengthOf, Opening } from './parts/opening.tsx';
import { textBlocks } from './parts/text-blocks.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  body: paragraphs('Text', {
    max: 12000,
    rich: 'blocks',
    help: 'Leave an empty line between paragraphs. A line that begins with "## " is a subheading, lines that begin with "- " make a list',
  }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, rich, richLine } = context;
  if (!has(props.heading) && !has(props.intro) && !has(props.body)) return null;
  const Subheading = innerHeading(context, props);
  const blocks = textBlocks(props.body).filter((block) => ('items' in block ? block.items.some(has) : has(block.text)));
  return (
    <div className={`text text--${variant}${variant === 'aside' ? ' beside' : ''}`}>
      <Opening context={context} words={props} />
      <div className={`text__body${lengthOf(props.body)}`} {...context.marks(props.body)}>
        {blocks.map((block, index) =>
          'items' in block ? (
            <ul key={index}>
              {block.items.filter(has).map((item) => (
                <li key={item}>{richLine(item)}</li>
              ))}
            </ul>
          ) : block.kind === 'heading' ? (
            <Subheading key={index}>{line(block.text)}</Subheading>
          ) : (
            <div key={index}>{rich(block.text)}</div>
          ),
        )}
        {actionRow(context.action(props.action, 'secondary'))}
      </div>
    </div>
  );
}

const css = `
.text__body{max-width:var(--measure)}
.text__body>*+*{margin-block-start:.85em}
.text__body>:is(h2,h3){font-size:var(--step-2);margin-block-start:1.6em}
.text__body>:is(h2,h3)+*{margin-block-start:.4em}
.text__body>:first-child{margin-block-start:0}
.text__body>ul{list-style:disc;padding-inline-start:1.15em}
.text__body>ul>li::marker{color:var(--accent-text)}
.text__body>ul>li+li{margin-block-start:.3em}
.text__body>.actions{margin-block-start:var(--space-5)}
`;

const styles = {
  column: `
@media(min-width:56rem){.text--column{width:fit-content;max-width:83.4%;margin-inline-start:16.6%}}
`,
  newspaper: `
.text--newspaper .opening{max-width:60rem}
@media(min-width:52rem){.text--newspaper .text__body{max-width:none;columns:2;column-gap:var(--space-7);hyphens:auto}}
.text--newspaper .text__body>*{break-inside:avoid-column}
.text--newspaper .text__body>div:first-child{break-inside:auto}
`,
};

export const richText = defineSection({
  kind: 'richText',
  label: 'Text',
  called: 'section Text',
  purpose: 'show',
  words: 'paragraphs, terms, privacy, words, legal',
  hint: 'Text that fits no other kind: terms, privacy, a longer explanation. `column` for reading; `aside` with the heading in the margin; `newspaper` for two columns without subheadings.',
  version: 1,
  fields,
  variants: {
    column: { label: 'One column', hint: 'A column of comfortable width', css: styles.column },
    aside: { label: 'Heading in the margin', hint: 'Heading stays on the left, text runs on the right' },
    newspaper: {
      label: 'Two columns',
      hint: 'Text flows through two columns under a wide heading',
      css: styles.newspaper,
    },
  },
  sample: {
    heading: 'House rules of the pottery',
    intro: 'Short, because most of it is common sense.',
    body: 'The studio is open to members day and night. You get a key and a shelf.\n\n## Kiln\n\nWe fire on Tuesdays and Fridays. Bring dry work by noon, with your mark and the clay on a slip of paper.\n\n- Earthenware to 1,060 °C\n- Stoneware to 1,240 °C\n- Nothing with found glass in it\n\n## Clay and water\n\nClay never goes down the sink. Wash tools in the bucket, and let the bucket settle.',
  },
  view,
  css,
});
