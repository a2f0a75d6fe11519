export { ToastNotice } from './toast-notice.tsx';
export { Toasts } from './toasts.tsx';
export type { Toast } from './toast.ts';
export { useLoadingToast } from './use-loading-toast.ts';
