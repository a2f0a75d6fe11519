import { createHash } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { entry } from '#site/forms/entry.ts';
import type { ChangeFailure } from '#app/editing/outcome.ts';
import { readPostedForm } from '#app/forms/read-posted-form.server.ts';
import { uploadPicture } from '#app/pictures/upload.server.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { answers, ApiError } from '#app/graphql/errors.ts';
import { CancelMessage, SendMessage, UndoMessage } from './documents.server.ts';

const MOST = 2000;
const NOT_SENT = 'Not sent';

const messageSchema = z
  .string()
  .overwrite(withPlainLineEnds)
  .trim()
  .min(1, 'Write what should change.')
  .max(MOST, `Keep a message to ${MOST.toLocaleString('en')} characters or fewer. Send a longer request in parts.`);

/** What failed, in words, with the message as it was typed. */
export type ChatFailure = {
  title: string;
  text: string;
  message: string;
  code: ApiError['code'];
  /** The picture that came with it: it is in the library now. */
  picture?: SentPicture;
};
export type SentPicture = { id: string; name: string };
export type ChatOutcome = { sent: string } | ChatFailure | ChangeFailure;

/**
 * The action of the chat screens: `send`, `undo-message` and `cancel-message` here, everything else (undo, publish, settings)
 * as in the editor.
 * Answers with a redirect to the newest message; a message that could not be sent comes back as it was typed.
 */
export async function chatAction(request: Request, context: AppContext, id: string, pagePath: string | null) {
  const isWithFiles = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const form = isWithFiles ? await readPostedForm(request, context, id) : await request.clone().formData();
  const intent = entry(form, 'intent');
  if (intent === 'send') return send(request, context, id, pagePath, form);
  const onMessage = intent === 'undo-message' ? UndoMessage : intent === 'cancel-message' ? CancelMessage : null;
  if (onMessage) {
    const api = await graphqlFor(request, context);
    return attempt({ title: intent === 'undo-message' ? 'Not undone' : 'Not stopped', text: '' }, async () => {
      await api<unknown, { id: string }>(onMessage, { id: entry(form, 'message') });
      return redirect(`${addressOf(request)}#newest`, 303);
    });
  }
  return changeWebsite(request, context, id);
}

async function send(request: Request, context: AppContext, websiteId: string, pagePath: string | null, form: FormData) {
  const typed = form.get('message');
  const text = messageSchema.safeParse(typed);
  if (!text.success) {
    const message = text.error.issues[0]?.message ?? 'This cannot be sent.';
    return refused({ title: NOT_SENT, text: typeof typed === 'string' ? typed : '', message, code: 'INVALID' });
  }
  const api = await graphqlFor(request, context);
  const key = keyOf(entry(form, 'attempt'), text.data);
  const failure: Omit<ChatFailure, 'message' | 'code'> = { title: NOT_SENT, text: text.data };
  return attempt(failure, async () => {
    const picture = await pictureIn(form, (file) =>
      uploadPicture(request, context, { websiteId, file, alt: entry(form, 'alt') }),
    );
    if (picture) failure.picture = picture;
    const section = entry(form, 'about');
    const about = section === '' ? null : { sectionId: section, path: entry(form, 'aboutPath') || null };
    const input = { websiteId, text: text.data, pagePath, key, about, picture: picture?.id ?? null };
    const { sendChatMessage } = await api(SendMessage, { input });
    if (form.has('enhanced')) return data<ChatOutcome>({ sent: sendChatMessage.message.id });
    return redirect(`${addressOf(request)}#newest`, 303);
  });
}

/** The picture that comes with a message: a file, or one that came with an attempt that failed. */
async function pictureIn(form: FormData, upload: (file: File) => Promise<SentPicture>): Promise<SentPicture | null> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const { id, name } = await upload(file);
    return { id, name };
  }
  const id = entry(form, 'picture');
  return id === '' ? null : { id, name: entry(form, 'pictureName') };
}

/** One attempt to send one text: a form that is sent twice is one message, another text from the same page is another one. */
const keyOf = (attempt: string, text: string): string | null =>
  attempt === '' ? null : createHash('sha256').update(`${attempt}\n${text}`).digest('hex');

/** Runs what may fail; a failure becomes an answer that keeps what was typed. */
async function attempt<Answer>(failure: Omit<ChatFailure, 'message' | 'code'>, run: () => Promise<Answer>) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
    const message = error.fields.file?.join(' ') ?? error.message;
    return refused({ ...failure, message, code: error.code });
  }
}

const refused = (failure: ChatFailure) => data<ChatOutcome>(failure, { status: answers[failure.code].status });

function addressOf(request: Request): string {
  const url = new URL(request.url);
  for (const name of ['_routes', 'about', 'words']) url.searchParams.delete(name);
  return `${url.pathname.replace(/\.data$/, '')}${url.search}`;
}
