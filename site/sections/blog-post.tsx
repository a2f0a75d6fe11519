import { z } from 'zod';
import { link, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { PostDate } from './blog-list.tsx';
import { actionRow, headingId } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  showAuthor: toggle('Show who wrote it', true),
  showTags: toggle('Show tags', true),
  action: link('Button below'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { post, Heading } = context;
  if (!post) return null;
  const picture = context.picture(post.cover, { ratio: 'wide', eager: true });
  return (
    <article className={`post post--${variant}`} aria-labelledby={headingId(context)}>
      <header className="post__head">
        <p className="post__facts">
          <PostDate post={post} language={context.document.language} />
          {props.showAuthor && post.author && (
            <span>
              {' '}
              {context.word('by')} {post.author}
            </span>
          )}
        </p>
        <Heading className="post__title" id={headingId(context)}>
          {post.title}
        </Heading>
        {post.excerpt && <p className="post__excerpt">{post.excerpt}</p>}
      </header>
      {picture && <div className="post__cover">{picture}</div>}
      <div className="post__body">
        {post.body}
        {props.showTags && post.tags.length > 0 && (
          <ul className="post__tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {actionRow(context.action(props.action, 'secondary'))}
      </div>
    </article>
  );
}

const css = `
.post__facts{color:var(--muted);font-size:var(--step--1);margin-block-end:var(--space-3)}
.post__excerpt{margin-block-start:var(--space-4);font-size:var(--step-1);line-height:1.5;color:var(--muted);max-width:54ch}
.post__cover{margin-block:var(--space-6)}
.post__body{max-width:var(--measure);font-size:var(--step-1);line-height:1.65}
.post__body>*+*{margin-block-start:.9em}
.post__body :is(h2,h3,h4){margin-block-start:1.7em;font-size:var(--step-2)}
.post__body :is(ul:not([class]),ol){padding-inline-start:1.2em;list-style:revert}
.post__body blockquote{padding-inline-start:1.1em;border-inline-start:3px solid var(--accent);font-style:italic}
.post__body pre{overflow-x:auto;padding:var(--space-4);background:var(--tint);color:var(--tint-ink);border-radius:var(--radius);font-size:.85em}
.post__body img{height:auto;border-radius:var(--radius)}
.post__tags{display:flex;flex-wrap:wrap;gap:0 var(--space-4);font-size:var(--step--1);color:var(--muted);padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
`;

const styles = {
  column: `
@media(min-width:56rem){.post--column{max-width:46rem;margin-inline:auto}}
`,
  wide: `
.post--wide .post__title{font-size:clamp(2.4rem,6.5vw,6rem);line-height:1}
.post--wide .post__cover{margin-inline:var(--bleed)}
.post--wide .post__cover>.picture{border-radius:0;aspect-ratio:auto;height:clamp(14rem,46vw,38rem)}
@media(min-width:56rem){.post--wide .post__body{margin-inline-start:33.3%}}
`,
};

export const blogPost = defineSection({
  kind: 'blogPost',
  label: 'Blog post',
  purpose: 'show',
  words: 'article',
  hint: 'The body of one post on its own page. The post itself comes from the blog.',
  version: 1,
  needsHosting: true,
  fields,
  variants: {
    column: { label: 'One column', hint: 'Everything in one column of comfortable width', css: styles.column },
    wide: { label: 'Wide opening', hint: 'Very large title, cover from edge to edge, text set in', css: styles.wide },
  },
  sample: {},
  view,
  css,
});
