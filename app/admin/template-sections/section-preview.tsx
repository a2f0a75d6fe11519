import { useSearchParams } from '@remix-run/react';
import { searchWith } from '#app/editing/search-params.ts';
import { Tabs } from '#app/ui/index.ts';
import type { DecidedSection } from './template-section-noun.tsx';

/** In pixels, with how much smaller each is drawn. */
const widths = [
  { width: 360, scale: 1 },
  { width: 768, scale: 1 },
  { width: 1440, scale: 0.75 },
] as const;
const HEIGHT = 640;

/** The sample of a section in one of its layouts, as wide as on a phone, a tablet or a desk. Each is an address. */
export function SectionPreview({ section: { label, variants } }: { section: DecidedSection }) {
  const [search] = useSearchParams();
  const layout = variants.find(({ id }) => id === search.get('layout')) ?? variants[0];
  const { width, scale } = widths.find((one) => String(one.width) === search.get('width')) ?? widths[2];
  if (!layout) return null;
  const at = (params: Record<string, string>) => `${searchWith(search, params)}#preview`;
  const name = `${label}, “${layout.label}”, ${width} pixels wide`;
  return (
    <section id="preview" aria-labelledby="preview-title" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-3">
      <h2 id="preview-title" className="text-base font-semibold">
        Preview
      </h2>
      <Tabs
        label="Layouts"
        wraps
        tabs={variants.map((one) => ({
          label: one.isOn ? one.label : `${one.label} (off)`,
          href: at({ layout: one.id }),
          current: one.id === layout.id,
        }))}
      />
      <Tabs
        label="Widths"
        tabs={widths.map((one) => ({
          label: `${one.width} px`,
          href: at({ width: String(one.width) }),
          current: one.width === width,
        }))}
      />
      <div tabIndex={0} role="region" aria-label={name} className="overflow-x-auto rounded-lg border bg-sunken p-3">
        <div className="mx-auto" style={{ width: width * scale, height: HEIGHT }}>
          <iframe
            key={layout.picture}
            title={name}
            src={layout.picture}
            sandbox=""
            loading="lazy"
            className="origin-top-left border-0 bg-surface"
            style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}
