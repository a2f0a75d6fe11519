import toast from 'react-hot-toast/headless';
import type { Toast } from './toast.ts';

/** Raises a toast now. A loading one stays until `toast.dismiss(id)`. Answers its id. */
export function raise({ type, message, duration, position }: Toast): string {
  const options = { duration, position };
  if (type === 'loading') return toast.loading(message, { position });
  if (type === 'error') return toast.error(message, options);
  if (type === 'success') return toast.success(message, options);
  return type === 'custom' ? toast.custom(message, options) : toast(message, options);
}

export const dismiss = (id: string): void => toast.dismiss(id);
