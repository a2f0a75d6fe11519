import { z } from 'zod';
import { typeOfFeed } from '../model/blog-address.ts';
import { link, number } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { PostListing, PostSummary, ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { PostDate } from './parts/post-date.tsx';

const fields = z.object({
  ...opening,
  most: number('How many posts', {
    min: 1,
    max: 60,
    initial: 12,
    help: 'On the page of the blog itself there are as many as the blog has on a page',
  }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { listing } = context;
  const posts = listing?.posts ?? (context.posts ?? []).slice(0, props.most);
  if (!posts.length) return withoutPosts(props, variant, context);
  const words = listing?.heading === undefined ? props : { heading: listing.heading, intro: '' };
  const Title = innerHeading(context, words);
  return (
    <div className={`blog-list blog-list--${variant} h-feed`}>
      <Opening context={context} words={words} />
      <ul className="blog-list__items">
        {posts.map((post, index) => (
          <Item key={post.to} {...{ post, variant, context, Title }} isFirst={index === 0} />
        ))}
      </ul>
      {listing && <Ways listing={listing} context={context} />}
      {actionRow(context.action(props.action, 'secondary'))}
    </div>
  );
}

/** A page that is all about posts says that there are none yet; elsewhere nothing stands in their place. */
function withoutPosts(props: Props, variant: string, context: ViewContext) {
  if (context.draft) return <Awaited {...{ props, variant, context }} />;
  return context.position === 0 ? (
    <div className="blog-list">
      <Opening context={context} words={props} />
      <p>{context.word('noPosts')}</p>
    </div>
  ) : null;
}

type ItemProps = { post: PostSummary; variant: string; isFirst: boolean; context: ViewContext; Title: 'h2' | 'h3' };

function Item({ post, variant, isFirst, context, Title }: ItemProps) {
  const isLarge = variant === 'lead' && isFirst;
  const picture =
    variant === 'index'
      ? null
      : context.picture(post.cover, {
          ratio: isLarge ? 'wide' : 'landscape',
          sizes: isLarge ? '(min-width: 56rem) 55vw, 100vw' : '(min-width: 56rem) 14vw, 34vw',
        });
  return (
    <li className="blog-list__item h-entry">
      {picture && <div className="blog-list__picture">{picture}</div>}
      <div className="blog-list__words">
        <p className="blog-list__date">
          <PostDate day={post.date} language={context.document.language} className="dt-published" />
        </p>
        <Title className="item-name blog-list__title">
          <a className="p-name u-url" href={context.href(post.to)}>
            {post.title}
          </a>
        </Title>
        {post.excerpt && <p className="blog-list__excerpt p-summary">{post.excerpt}</p>}
      </div>
    </li>
  );
}

/** To the posts before and after these, and to the feed. */
function Ways({ listing: { newer, older, feed }, context }: { listing: PostListing; context: ViewContext }) {
  const { href, word } = context;
  if (newer === null && older === null && feed === undefined) return null;
  return (
    <nav className="blog-list__ways" aria-label={word('allPosts')}>
      {newer !== null && (
        <a className="link" rel="prev" href={href(newer)}>
          {word('newerPosts')}
        </a>
      )}
      {older !== null && (
        <a className="link" rel="next" href={href(older)}>
          {word('olderPosts')}
        </a>
      )}
      {feed !== undefined && (
        <a className="blog-list__feed" type={typeOfFeed(feed)} href={href(feed)}>
          {word('feed')}
        </a>
      )}
    </nav>
  );
}

/** What a draft shows where posts will stand. */
function Awaited({ props, variant, context }: { props: Props; variant: string; context: ViewContext }) {
  const Title = innerHeading(context, props);
  return (
    <div className={`blog-list blog-list--${variant} blog-list--awaited`}>
      <Opening context={context} words={props} />
      <ul className="blog-list__items">
        {[1, 2, 3].map((place) => (
          <li className="blog-list__item" key={place}>
            <div className="blog-list__words">
              <p className="blog-list__date" aria-hidden="true" />
              {place === 1 ? (
                <Title className="item-name blog-list__title">
                  <mark className="placeholder">{context.word('newestPost')}</mark>
                </Title>
              ) : (
                <p className="item-name blog-list__title" aria-hidden="true" />
              )}
              {place === 1 && <p className="blog-list__excerpt">{context.word('postsHere')}</p>}
            </div>
          </li>
        ))}
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
.blog-list__ways{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--space-3) var(--space-5);margin-block-start:var(--space-6);padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.blog-list__ways a{padding-block:.35em}
.blog-list__feed{margin-inline-start:auto;color:var(--muted);font-size:var(--step--1)}
.blog-list--awaited [aria-hidden]{height:.7em;max-width:9rem;border-radius:var(--radius);background:var(--tint)}
.blog-list--awaited .blog-list__title[aria-hidden]{height:1em;max-width:22rem}
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
.blog-list--lead .blog-list__items:has(>:nth-child(2)){grid-template:repeat(3,min-content) 1fr/repeat(12,minmax(0,1fr));grid-auto-rows:min-content;row-gap:0}
.blog-list--lead .blog-list__item{grid-column:span 6;padding-block-end:var(--space-5)}
.blog-list--lead .blog-list__item:first-child{grid-area:1/1/span 4/span 7}
.blog-list--lead .blog-list__item:only-child{grid-area:auto;max-width:46rem}
.blog-list--lead .blog-list__item:nth-child(n+2):nth-child(-n+5){grid-column:8/-1}
.blog-list--lead .blog-list__item:nth-child(2){border:0;padding-block-start:0}
}
`,
};

export const blogList = defineSection({
  kind: 'blogList',
  label: 'Blog posts',
  purpose: 'show',
  words: 'news, articles, blog',
  hint: 'The newest posts of the website’s blog. The posts themselves come from the blog.',
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
