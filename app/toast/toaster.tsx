import { CircleAlert, CircleCheck, X } from 'lucide';
import toast, {
  resolveValue,
  useToaster,
  type Toast as ShownToast,
  type ToastPosition,
} from 'react-hot-toast/headless';
import { classes, Icon, Spinner } from '#app/ui/index.ts';
import { DEFAULT_DURATION, TOAST_LIMIT } from './toast.ts';

/** At the bottom of a phone stands what is pressed next. */
const places: Record<ToastPosition, string> = {
  'top-left': 'top-16 left-4 items-start',
  'top-center': 'top-16 left-1/2 -translate-x-1/2 items-center',
  'top-right': 'top-16 right-4 items-end',
  'bottom-left': 'bottom-4 left-4 items-start flex-col-reverse',
  'bottom-center': 'bottom-4 left-1/2 -translate-x-1/2 items-center flex-col-reverse',
  'bottom-right': 'right-4 items-end max-sm:top-16 sm:bottom-4 sm:flex-col-reverse',
};
const positions = Object.keys(places) as ToastPosition[];

/** Draws the toasts that were raised. */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: DEFAULT_DURATION,
    loading: { duration: Number.POSITIVE_INFINITY },
  });
  return positions.map((position) => {
    const here = toasts.slice(0, TOAST_LIMIT).filter((item) => (item.position ?? 'bottom-right') === position);
    if (here.length === 0) return null;
    return (
      <div
        key={position}
        className={classes(
          'pointer-events-none fixed z-50 flex w-[min(24rem,calc(100%-2rem))] flex-col gap-2',
          places[position],
        )}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
      >
        {here.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
    );
  });
}

function ToastCard({ item }: { item: ShownToast }) {
  return (
    <div
      {...item.ariaProps}
      role={item.type === 'error' ? 'alert' : 'status'}
      className={classes(
        'pointer-events-auto flex w-full items-start gap-2.5 rounded-lg border bg-raised py-2.5 pr-2 pl-3.5 shadow-lg transition-opacity duration-150',
        item.visible ? 'animate-appear' : 'opacity-0',
      )}
    >
      <ToastIcon type={item.type} />
      <p className="min-w-0 grow">{resolveValue(item.message, item)}</p>
      <button
        type="button"
        aria-label="Dismiss"
        className="rounded-md p-1 text-muted hover:bg-ink/6 hover:text-ink"
        onClick={() => toast.dismiss(item.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

function ToastIcon({ type }: { type: ShownToast['type'] }) {
  if (type === 'loading') return <Spinner className="mt-1 text-muted" />;
  if (type === 'error') return <Icon of={CircleAlert} className="mt-0.5 size-5 text-danger" />;
  if (type === 'success') return <Icon of={CircleCheck} className="mt-0.5 size-5 text-success" />;
  return null;
}
