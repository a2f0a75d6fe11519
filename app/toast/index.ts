export { Toaster, ToastNotice, raise } from './toaster.tsx';
export { toastSchema, type Toast, type ToastInput } from './toast.ts';
