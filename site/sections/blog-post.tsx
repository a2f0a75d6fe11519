import { z } from 'zod';
import { postLook } from '../model/post-look.ts';
import { defineSection } from './definition.ts';
import type { ShownPost, ViewContext } from './definition.ts';
import { actionRow, headingId, longestWord } from './parts/opening.tsx';
import { PostDate } from './parts/post-date.tsx';

const fields = z.object(postLook);

type Props = z.output<typeof fields>;
type Shown = { post: ShownPost; context: ViewContext };

function view(props: Props, variant: string, context: ViewContext) {
  const { post, Heading } = context;
  if (!post) return null;
  const picture = context.picture(post.cover, { ratio: 'wide', eager: true, sizes: '(min-width: 60rem) 60rem, 100vw' });
  return (
    <>
      <article className={`post post--${variant} h-entry`} aria-labelledby={headingId(context)}>
        <header className="post__head">
          <Facts {...{ post, context }} withAuthor={props.showAuthor} />
          <Heading className="post__title p-name" id={headingId(context)} style={longestWord(post.title)}>
            {post.title}
          </Heading>
          {post.excerpt && <p className="post__excerpt p-summary">{post.excerpt}</p>}
        </header>
        {picture && <div className="post__cover">{picture}</div>}
        <div className="post__body e-content" dangerouslySetInnerHTML={{ __html: post.body }} />
        <footer className="post__foot">
          {props.showTags && post.tags.length > 0 && (
            <ul className="post__tags" aria-label={context.word('tags')}>
              {post.tags.map(({ label, to }) => (
                <li key={to}>
                  <a className="p-category" rel="tag" href={context.href(to)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {actionRow(context.action(props.action, 'secondary'))}
        </footer>
      </article>
      <Others {...{ post, context }} />
    </>
  );
}

function Facts({ post, context, withAuthor }: Shown & { withAuthor: boolean }) {
  const { word, href, document } = context;
  return (
    <p className="post__facts">
      <a className="u-url" href={href(post.to)}>
        <PostDate day={post.date} moment={post.publishedAt} language={document.language} className="dt-published" />
      </a>
      {withAuthor && post.author && (
        <span>
          {word('by')} <span className="p-author h-card">{post.author}</span>
        </span>
      )}
      <span>{word('minutesToRead').replace('{n}', String(post.minutes))}</span>
      {post.changedDate && (
        <span>
          {word('updated')}{' '}
          <PostDate
            day={post.changedDate}
            moment={post.changedAt}
            language={document.language}
            className="dt-updated"
          />
        </span>
      )}
    </p>
  );
}

/** Where readers go from here: posts like this one, those before and after it, all of them. */
function Others({ post: { newer, older, related, all }, context }: Shown) {
  const { word, href, document } = context;
  return (
    <nav className="post-others" aria-label={word('readOn')}>
      {related.length > 0 && (
        <>
          <h2 className="post-others__heading">{word('readOn')}</h2>
          <ul className="post-others__related">
            {related.map((other) => (
              <li key={other.to}>
                <a href={href(other.to)}>{other.title}</a>
                <PostDate day={other.date} language={document.language} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="post-others__ways">
        {older && (
          <li>
            <span>{word('olderPosts')}</span>
            <a rel="prev" href={href(older.to)}>
              {older.title}
            </a>
          </li>
        )}
        {newer && (
          <li>
            <span>{word('newerPosts')}</span>
            <a rel="next" href={href(newer.to)}>
              {newer.title}
            </a>
          </li>
        )}
        <li className="post-others__all">
          <a className="link" href={href(all)}>
            {word('allPosts')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

const css = `
.post__facts{display:flex;flex-wrap:wrap;gap:0 .55em;color:var(--muted);font-size:var(--step--1);margin-block-end:var(--space-3)}
.post__facts>:not(:last-child)::after{content:'·';margin-inline-start:.55em}
.post__facts a{display:inline-block;text-decoration:none}
.post__facts a:hover{text-decoration:underline}
.post__excerpt{margin-block-start:var(--space-4);font-size:var(--step-1);line-height:1.5;color:var(--muted);max-width:54ch}
.post__cover{margin-block-start:var(--space-6)}
.post__body{margin-block-start:var(--space-6);max-width:var(--measure);font-size:var(--step-1);line-height:1.65}
.post__body>*+*{margin-block-start:.9em}
.post__body :is(h2,h3,h4){margin-block-start:1.7em;font-size:var(--step-2)}
.post__body h3{font-size:var(--step-1)}
.post__body h4{font-size:1em}
.post__body :is(h2,h3,h4)+*{margin-block-start:.5em}
.post__body :is(ul,ol){padding-inline-start:1.2em;list-style:revert}
.post__body li+li{margin-block-start:.35em}
.post__body li:has(>input){list-style:none;margin-inline-start:-1.2em}
.post__body blockquote{padding-inline-start:1.1em;border-inline-start:3px solid var(--accent);font-style:italic}
.post__body :is(pre,table){font-size:.85em}
.post__body pre{overflow-x:auto;border:1px solid var(--line);padding:var(--space-4);background:color-mix(in oklab,currentColor 8%,transparent);border-radius:var(--radius)}
.post__body :not(pre)>code{padding:.1em .3em;background:color-mix(in oklab,currentColor 8%,transparent);border-radius:.2em;font-size:.88em}
.post__body table{display:block;overflow-x:auto;border-collapse:collapse}
.post__body :is(th,td){padding:.5em .9em .5em 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
.post__body img{height:auto;border-radius:var(--radius)}
.post__body hr{margin-block:2em;border:0;border-block-start:1px solid var(--edge)}
.post__body a{overflow-wrap:anywhere}
.post__foot{max-width:var(--measure)}
.post__tags{display:flex;flex-wrap:wrap;gap:0 var(--space-4);margin-block-start:var(--space-6);font-size:var(--step--1);color:var(--muted)}
.post__tags a,.post-others a{display:inline-block;padding-block:.3em}
.post-others{margin-block-start:var(--space-7);padding-block-start:var(--space-5);border-block-start:1px solid var(--line);display:grid;gap:var(--space-4) var(--space-6)}
.post-others__heading{font-size:var(--step-2)}
.post-others__related{display:grid;gap:var(--space-2)}
.post-others__related a{margin-inline-end:.7em;font-size:var(--step-1);text-decoration-color:var(--edge)}
.post-others time{white-space:nowrap}
.post-others :is(time,span){color:var(--muted);font-size:var(--step--1)}
.post-others__ways{display:grid;gap:var(--space-3) var(--space-6)}
.post-others__ways span{display:block}
@media(min-width:44rem){.post-others__ways{grid-template-columns:1fr 1fr}.post-others__all{grid-column:1/-1}}
`;

const styles = {
  column: `
@media(min-width:56rem){.post--column,.post--column+.post-others{max-width:46rem;margin-inline:auto}}
`,
  wide: `
.post--wide .post__title{font-size:clamp(2.4rem,6.5vw,6rem);line-height:1}
.post--wide .post__cover{margin-inline:var(--bleed)}
.post--wide .post__cover>.picture{border-radius:0;aspect-ratio:auto;height:clamp(14rem,46vw,38rem)}
@media(min-width:56rem){.post--wide :is(.post__body,.post__foot),.post--wide+.post-others{margin-inline-start:33.3%}}
`,
};

export const blogPost = defineSection({
  kind: 'blogPost',
  label: 'Blog post',
  purpose: 'show',
  words: 'article',
  hint: 'One post on its own page. Nobody puts it there: every post has one, in the look that the blog sets.',
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
