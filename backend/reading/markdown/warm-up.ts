import { readMarkdown } from './read-markdown.ts';

/** What posts are made of, once each. */
const POST = `## Bread of the week

Rye rests until **noon** and *dark* wheat a day. [Order](/order) it, see [the mill][mill] or https://mill.example.

- Rye with \`caraway\`
- Spelt, ~~cold~~ warm
  1. Wake it
  2. Fold it

> It smells of the oven.

| Loaf | Price |
|------|------:|
| Rye  |   £5  |

![The oven at night](asset:a)

\`\`\`
450 g rye
\`\`\`

A note[^one], a rule and <kbd>Ctrl</kbd>.

---

[mill]: https://mill.example/a "The mill"
[^one]: Since 1998.
`;

/** After so many times reading is about as quick as it becomes. */
const TIMES = 20;

/** Small pieces of work after which the first text that somebody waits for is read as quickly as later ones. */
export const markdownSteps: readonly (() => void)[] = Array.from(
  { length: TIMES },
  () => () => void readMarkdown(POST),
);
