import { expect, type Page } from '@playwright/test';
import { sendForm } from './shortcuts.ts';

type Fields = Partial<Record<'title' | 'slug' | 'excerpt' | 'body' | 'tags' | 'author', string>>;
type How = { post?: string; then?: string; isDeleted?: boolean };

/** Writes a post, or saves one that is there, as its form does; gives its id. */
export async function writeQuickly(page: Page, website: string, fields: Fields, { post, then, isDeleted }: How = {}) {
  const path = `/website/${website}/blog-post-editor/${post ?? 'new'}`;
  const values = { intent: 'save-post', part: 'post', baseRevision: '1', ...(post && { post }), ...(then && { then }) };
  const answer = await sendForm(page, path, { ...values, ...fields });
  const id = /blog-post-editor\/([^/?#]+)/.exec(answer.headers()['location'] ?? '')?.[1] ?? '';
  expect(id, `the post was saved: ${answer.status()}`).not.toBe('');
  if (isDeleted) await sendForm(page, path, { intent: 'delete-posts', post: id });
  return id;
}
