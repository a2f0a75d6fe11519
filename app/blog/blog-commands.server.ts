import { z } from 'zod';
import type { Commands } from '#app/editing/command.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pictureCommands } from '#app/pictures/picture-commands.server.ts';
import { counted } from '#app/ui/number-format.tsx';
import { entry } from '#site/forms/entry.ts';
import { blogAddress, postAddress } from './blog-address.ts';
import {
  AddBlogTopic,
  CreateBlogPost,
  DeleteBlogPosts,
  DuplicateBlogPost,
  PublishBlogPost,
  RemoveBlogTopic,
  RestoreBlogPosts,
  RestoreBlogPostVersion,
  SetTimeZone,
  SuggestBlogTopics,
  UnpublishBlogPost,
  WriteBlogPost,
} from './documents.server.ts';
import { BringBlogPictures, CancelBlogTask, ForgetBlogTask } from './task-documents.server.ts';
import { titleOf } from './post-values.ts';
import { savePost } from './save-post.server.ts';
import { usePicture } from './use-picture.server.ts';

const number = z.coerce.number().int().positive();
const chosen = (form: FormData) => (form.has('only') ? form.getAll('only') : form.getAll('post')).map(String);
const named = (posts: { title: string }[]) =>
  posts.length === 1 && posts[0] ? `“${titleOf(posts[0])}” is` : `${counted(posts.length, 'post')} are`;

const leftOut = (gaps: number) =>
  gaps === 1
    ? 'One fact is still missing: the sentence that waits for it is left out.'
    : `${counted(gaps, 'fact')} are still missing: the sentences that wait for them are left out.`;

/** What the forms of a website's blog ask for. */
export const blogCommands: Commands = {
  ...pictureCommands,
  'save-post': savePost,
  'choose-picture': usePicture,
  'publish-post': {
    async run(api, _website, form) {
      const { publishBlogPost } = await api(PublishBlogPost, { id: entry(form, 'post') });
      const { address, gaps } = publishBlogPost;
      const message = address
        ? 'Published. Readers can see it now.'
        : 'Published. Readers see it once the website is published.';
      return { message: gaps > 0 ? `${message} ${leftOut(gaps)}` : message };
    },
  },
  'unpublish-post': {
    async run(api, _website, form) {
      const { unpublishBlogPost } = await api(UnpublishBlogPost, { id: entry(form, 'post') });
      return { message: `“${titleOf(unpublishBlogPost)}” is a draft again. Readers do not see it.` };
    },
  },
  'duplicate-post': {
    async run(api, website, form) {
      const { duplicateBlogPost } = await api(DuplicateBlogPost, { id: entry(form, 'post') });
      return { message: 'This is the copy.', to: postAddress(website, duplicateBlogPost.id) };
    },
  },
  'delete-posts': {
    async run(api, website, form, { request }) {
      const ids = chosen(form);
      if (ids.length === 0) throw apiError('INVALID', request, 'Choose the posts to delete first.');
      const { deleteBlogPosts: posts } = await api(DeleteBlogPosts, { ids });
      const search = new URLSearchParams(posts.map(({ id }) => ['deleted', id]));
      return { message: `${named(posts)} deleted.`, to: `${blogAddress(website)}?${search}`, isQuiet: true };
    },
  },
  'restore-posts': {
    async run(api, website, form) {
      const { restoreBlogPosts } = await api(RestoreBlogPosts, { ids: chosen(form) });
      return { message: `${named(restoreBlogPosts)} back.`, to: blogAddress(website) };
    },
  },
  'restore-version': {
    async run(api, website, form) {
      const id = entry(form, 'post');
      const wanted = number.parse(entry(form, 'number'));
      await api(RestoreBlogPostVersion, { id, number: wanted });
      return { message: `Version ${wanted} is back, as a new one.`, to: postAddress(website, id) };
    },
  },
  'set-time-zone': {
    async run(api, website, form) {
      const timeZone = entry(form, 'timeZone');
      await api(SetTimeZone, { websiteId: website, timeZone });
      return { message: `The blog goes by the clock of ${timeZone.replaceAll('_', ' ')}.` };
    },
  },
  'add-topic': {
    isTyped: true,
    async run(api, website, form) {
      await api(AddBlogTopic, { websiteId: website, title: entry(form, 'title') });
      return { message: 'Kept.', isQuiet: true };
    },
  },
  'remove-topic': {
    async run(api, _website, form) {
      const { removeBlogTopic } = await api(RemoveBlogTopic, { id: entry(form, 'topic') });
      return { message: `“${removeBlogTopic.title}” is gone.` };
    },
  },
  'suggest-topics': {
    async run(api, website) {
      const { state, note, texts } = (await api(SuggestBlogTopics, { websiteId: website })).suggestBlogTopics;
      const said = texts.length === 0 ? 'There is nothing new to suggest.' : `${counted(texts.length, 'topic')} more.`;
      return { message: note ? `${said} ${note}` : said, isQuiet: state !== 'DONE' };
    },
  },
  'write-topic': {
    async run(api, website, form) {
      const { note, post } = (await api(WriteBlogPost, { topicId: entry(form, 'topic') })).writeBlogPost;
      // A model is at work: the screen says how far it is.
      if (!post) return { message: '', isQuiet: true };
      const missing =
        post.gaps > 0
          ? ` ${counted(post.gaps, 'fact')} only you know ${post.gaps === 1 ? 'is' : 'are'} marked [[…]].`
          : '';
      return { message: `A draft is written.${missing}${note ? ` ${note}` : ''}`, to: postAddress(website, post.id) };
    },
  },
  'bring-pictures': {
    async run(api, website) {
      await api(BringBlogPictures, { website, post: null });
      return { message: '', isQuiet: true };
    },
  },
  'cancel-task': {
    async run(api, _website, form) {
      const { cancelBlogTask } = await api(CancelBlogTask, { id: entry(form, 'task') });
      return { message: cancelBlogTask.note, isQuiet: true };
    },
  },
  'forget-task': {
    async run(api, _website, form) {
      await api(ForgetBlogTask, { id: entry(form, 'task') });
      return { message: 'Dismissed.', isQuiet: true };
    },
  },
  'begin-topic': {
    async run(api, website, form) {
      const { createBlogPost } = await api(CreateBlogPost, {
        websiteId: website,
        input: { title: entry(form, 'title') },
      });
      return {
        message: 'A draft with this title is ready. The rest is up to you.',
        to: postAddress(website, createBlogPost.id),
      };
    },
  },
};
