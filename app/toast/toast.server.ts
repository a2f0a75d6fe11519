import { createCookieSessionStorage, type TypedResponse } from '@remix-run/node';
import { createToastUtilsWithCustomSession } from 'remix-toast';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import type { Toast } from './toast.ts';
import { toastSchema, type ToastInput } from './toast-schema.server.ts';

type Settings = AppContext['settings'];
type Kept = { name: string; utils: ReturnType<typeof createToastUtilsWithCustomSession> };

const keptBySettings = new WeakMap<Settings, Kept>();

/** The signed cookie that carries a message across one redirect. */
function keptFor(settings: Settings): Kept {
  const known = keptBySettings.get(settings);
  if (known) return known;
  const secure = settings.appOrigin.startsWith('https:');
  const name = secure ? '__Host-toast' : 'toast';
  const storage = createCookieSessionStorage({
    cookie: {
      name,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: 300,
      secrets: [...settings.sessionSecrets],
    },
  });
  const kept = { name, utils: createToastUtilsWithCustomSession(storage) };
  keptBySettings.set(settings, kept);
  return kept;
}

/** remix-toast knows four types and no position: the whole toast travels in its description. */
const carried = (toast: Toast) => ({
  type: 'info' as const,
  message: toast.message,
  description: JSON.stringify(toast),
});

/** Goes to `url`, which says `toast` when it appears. `return` or `throw` it. */
export async function redirectWithToast(
  url: string,
  toast: ToastInput,
  _request: Request,
  context: AppContext,
  init?: ResponseInit,
): Promise<TypedResponse<never>> {
  return keptFor(context.settings).utils.redirectWithToast(url, carried(toastSchema.parse(toast)), init);
}

const descriptionSchema = z.string().transform((text, issues) => {
  try {
    return toastSchema.parse(JSON.parse(text));
  } catch {
    issues.addIssue('Not a toast');
    return z.NEVER;
  }
});

/** Takes the message that waits for this page, with the header that forgets it. */
export async function takeToast(
  request: Request,
  context: AppContext,
): Promise<{ toast: Toast | null; headers: Headers }> {
  const { name, utils } = keptFor(context.settings);
  const isWaiting = (request.headers.get('Cookie') ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));
  if (!isWaiting) return { toast: null, headers: new Headers() };
  const taken = await utils.getToast(request);
  const toast = descriptionSchema.safeParse(taken.toast?.description).data ?? null;
  return { toast, headers: taken.headers };
}
