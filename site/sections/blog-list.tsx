import { z } from 'zod';
import { link, number } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { PostSummary, ViewContext } from './definition.ts';
import { datePartsOf } from './parts/calendar-date.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  most: number('How many posts', { min: 1, max: 60, initial: 12 }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

export const PostDate = ({ post, language }: { post: Pick<PostSummary, 'date'>; language: string }) => {
  const parts = datePartsOf(post.date, language);
  return parts ? <time dateTime={post.date}>{parts.words}</time> : null;
};

function view(props: Props, variant: string, context: ViewContext) {
  const posts = (context.posts ?? []).slice(0, props.most);
  if (!posts.length) return null;
  const Title = innerHeading(context, props);
  return (
    <div className={`blog-list blog-list--${variant}`}>
      <Opening context={context} words={props} />
      <ul className="blog-list__items">
        {posts.map((post, index) => {
          const picture = context.picture(post.cover, {
            ratio: variant === 'lead' && index === 0 ? 'wide' : 'landscape',
          });
          return (
            <li className="blog-list__item" key={post.to}>
              {picture && variant !== 'index' && <div className="blog-list__picture">{picture}</div>}
              <div className="blog-list__words">
                <p className="blog-list__date">
                  <PostDate post={post} language={context.document.language} />
                </p>
                <Title className="item-name blog-list__title">
                  <a href={context.href(post.to)}>{post.title}</a>
                </Title>
                {post.excerpt && <p className="blog-list__excerpt">{post.excerpt}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {actionRow(context.action(props.action, 'secondary'))}
    </div>
  );
}

const css = `
.blog-list__date{color:var(--muted);font-size:var(--step--1)}
.blog-list__excerpt{color:var(--muted);max-width:var(--measure)}
.blog-list__words{display:grid;gap:var(--space-2);align-content:start}
.blog-list__title a{text-decoration-color:var(--edge)}
`;

const styles = {
  index: `
.blog-list--index .blog-list__item{padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.blog-list--index .blog-list__title{font-size:var(--step-3);line-height:1.1}
@media(min-width:56rem){.blog-list--index .blog-list__words{grid-template-columns:minmax(0,2fr) minmax(0,6fr) minmax(0,4fr);gap:var(--space-5);align-items:baseline}}
`,
  lead: `
.blog-list--lead .blog-list__items{display:grid;gap:var(--space-5) var(--space-6)}
.blog-list--lead .blog-list__item{display:grid;gap:var(--space-3);align-content:start}
.blog-list--lead .blog-list__item:first-child .blog-list__title{font-size:var(--step-4);line-height:1.05}
.blog-list--lead .blog-list__item:not(:first-child){padding-block-start:var(--space-5);border-block-start:1px solid var(--line);grid-template-columns:minmax(0,1fr)}
.blog-list--lead .blog-list__item:not(:first-child):has(.blog-list__picture){grid-template-columns:minmax(5rem,1fr) minmax(0,2fr);gap:var(--space-4)}
@media(min-width:56rem){
.blog-list--lead .blog-list__items:has(:nth-child(2)){grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-auto-rows:min-content}
.blog-list--lead .blog-list__item:first-child{grid-row:1/span 12}
.blog-list--lead .blog-list__item:nth-child(2){border:0;padding:0}
}
`,
};

export const blogList = defineSection({
  kind: 'blogList',
  label: 'Blog posts',
  purpose: 'show',
  words: 'news, articles',
  hint: 'The newest posts of the site’s blog. The posts themselves come from the blog.',
  version: 1,
  needsHosting: true,
  fields,
  variants: {
    lead: { label: 'Newest large', hint: 'The newest post large, the others as a grid below', css: styles.lead },
    index: { label: 'Index', hint: 'One row a post: date, title, first words', css: styles.index },
  },
  sample: { heading: 'Notes from the bench', most: 6 },
  view,
  css,
});
