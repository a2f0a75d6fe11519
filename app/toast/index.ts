export { raise, Toaster, ToastNotice } from './toaster.tsx';
export type { Toast } from './toast.ts';
