import type { Command } from '#app/editing/command.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pictureInText } from '#app/forms/picture-in-text.ts';
import { entry } from '#site/forms/entry.ts';
import { postAddress } from './blog-address.ts';
import { PostEditor, SaveBlogPost } from './documents.server.ts';

/** Takes a picture of the library as a post's cover, or puts it at the end of its text. */
export const usePicture: Command = {
  async run(api, website, form, { request }) {
    const id =
      new URL(request.url).pathname
        .replace(/\.data$/, '')
        .split('/')
        .at(-1) ?? '';
    const post = (await api(PostEditor, { id: website, post: id, isNew: false })).website?.blog.post;
    if (!post) throw apiError('NOT_FOUND', request);
    const [picture, alt] = [entry(form, 'picture'), entry(form, 'alt')];
    const [focus, crop] = [entry(form, 'focus'), entry(form, 'crop')];
    const [width, height] = [Number(entry(form, 'width')), Number(entry(form, 'height'))];
    const isCover = entry(form, 'field') === 'cover';
    const input = isCover
      ? { cover: { source: 'asset', id: picture, alt, width, height, ...(focus && { focus }), ...(crop && { crop }) } }
      : { body: `${post.body.trimEnd()}\n\n${pictureInText({ id: picture, alt })}\n`.trimStart() };
    await api(SaveBlogPost, { id, version: post.version, input });
    const message = isCover
      ? 'The cover is chosen.'
      : 'The picture is at the end of the text. Move it where it belongs.';
    return { message, to: postAddress(website, id) };
  },
};
