import { Notice, type NoticeTone } from '#app/ui/index.ts';
import type { Toast } from './toast.ts';

const tones: Record<Toast['type'], NoticeTone> = {
  blank: 'info',
  custom: 'info',
  loading: 'info',
  error: 'danger',
  success: 'success',
};

/** The same message for people without JavaScript, in the page. */
export function ToastNotice({ toast: waiting }: { toast: Toast | null }) {
  if (!waiting) return null;
  return (
    <noscript>
      <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6">
        <Notice tone={tones[waiting.type]}>{waiting.message}</Notice>
      </div>
    </noscript>
  );
}
