import { ChevronRight } from 'lucide';
import { SectionForm } from '#app/forms/section-form.tsx';
import { Icon } from '#app/ui/index.ts';
import { chatAddress } from '#app/chat/chat-address.ts';
import type { TabView } from './load-settings.server.ts';
import type { SettingsProps } from './settings-props.ts';

type SeoForms = Extract<TabView, { tab: 'seo' }>['forms'];

/** Each page as search engines would list it, and the two texts they take for that. */
export function SeoTab({ website, outcome, forms }: SettingsProps & { forms: SeoForms }) {
  const host = website.address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <>
      <div>
        <h2 className="text-lg">Search results</h2>
        <p className="text-sm text-muted">How each page is listed. Left empty, the page&apos;s own words are used.</p>
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {forms.map(({ page, title, description, form }) => (
          <li key={page.id}>
            <details
              className="group/fold rounded-lg border bg-surface"
              open={outcome !== undefined && !outcome.ok && outcome.part === form.part}
            >
              <summary className="flex gap-2 rounded-lg py-2.5 pr-3.5 pl-2.5 -outline-offset-2">
                <Icon
                  of={ChevronRight}
                  className="mt-1 size-4 text-muted transition-transform group-open/fold:rotate-90"
                />
                <span className="grid min-w-0">
                  <span className="truncate font-medium">{title || `${page.title} · ${website.name}`}</span>
                  <span className="truncate text-sm text-accent">
                    {host}
                    {page.path === '/' ? '' : page.path}
                  </span>
                  <span className="line-clamp-2 text-sm text-muted">{description || 'Taken from the page'}</span>
                </span>
              </summary>
              <div className="border-t px-4 pt-4">
                <SectionForm
                  form={form}
                  revision={website.currentRevision}
                  submitLabel="Save texts"
                  outcome={outcome}
                  discardHref={`${chatAddress(website.id)}/settings/seo`}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
