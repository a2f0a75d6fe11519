import { Monitor, Smartphone, Tablet, type IconNode } from 'lucide';
import { classes, Icon, Link } from '#app/ui/index.ts';
import type { PreviewWidth } from './preview-frame.tsx';

const choices: { width: PreviewWidth; label: string; icon: IconNode }[] = [
  { width: 'desktop', label: 'Desktop width', icon: Monitor },
  { width: 'tablet', label: 'Tablet width', icon: Tablet },
  { width: 'phone', label: 'Phone width', icon: Smartphone },
];

/** How wide the preview is; each width is an address. */
export function WidthSwitch({ current, hrefOf }: { current: PreviewWidth; hrefOf: (width: PreviewWidth) => string }) {
  return (
    <nav aria-label="Preview width" className="flex rounded-md border bg-surface p-0.5">
      {choices.map(({ width, label, icon }) => (
        <Link
          key={width}
          href={hrefOf(width)}
          aria-label={label}
          title={label}
          aria-current={width === current ? 'true' : undefined}
          className={classes(
            'grid size-8 place-items-center rounded-sm -outline-offset-2',
            width === current ? 'bg-ink/8 text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <Icon of={icon} />
        </Link>
      ))}
    </nav>
  );
}

/** Reads the width from a search parameter; anything unknown is the whole desk. */
export const widthOf = (value: string | null): PreviewWidth =>
  value === 'tablet' || value === 'phone' ? value : 'desktop';
