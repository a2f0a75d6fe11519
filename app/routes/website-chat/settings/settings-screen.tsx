import { ArrowLeft } from 'lucide-react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { Palettes, Templates } from '#app/editing/design-choices.tsx';
import { ThemeForm } from '#app/editing/theme-form.tsx';
import { LinkTargets } from '#app/forms/section-form-link.tsx';
import { SectionForm } from '#app/forms/section-form.tsx';
import { Icon, Link, Notice, Tabs } from '#app/ui/index.ts';
import { BesidePreview } from '../parts/beside-preview.tsx';
import { chatAddress } from '../parts/chat-address.ts';
import { settingsTabs } from '../parts/settings-tabs.ts';
import { AssistantTab } from './assistant-tab.tsx';
import type { LoadedSettings } from './load-settings.server.ts';
import { PagesTab } from './pages-tab.tsx';
import { SeoTab } from './seo-tab.tsx';

export type SettingsProps = LoadedSettings & { outcome: ChangeOutcome | undefined };

/** The settings beside the chat: small forms, the website next to them. */
export function SettingsScreen(props: SettingsProps) {
  const { website, pages, page, view, label } = props;
  const base = chatAddress(website.id);
  return (
    <BesidePreview website={website} pages={pages} page={page} label="Settings">
      <div className="shrink-0 bg-surface">
        <p className="px-4 pt-2.5">
          <Link href={base} className="-ml-1 inline-flex items-center gap-1 rounded-md px-1 text-sm text-muted hover:text-ink">
            <Icon of={ArrowLeft} className="size-3.5" />
            Chat
          </Link>
        </p>
        <Tabs
          label="Settings"
          className="px-1"
          tabs={settingsTabs.map(({ tab, label: name }) => ({ label: name, href: `${base}/settings/${tab}`, current: tab === view.tab }))}
        />
      </div>
      <div className="relative grid min-h-0 grow grid-cols-1 content-start gap-6 p-4 md:overflow-y-auto">
        <h1 className="sr-only">{label}</h1>
        {website.canWrite ? <Tab {...props} base={base} /> : <Notice>You may look at this website, but not change it.</Notice>}
      </div>
      <LinkTargets pages={pages} />
    </BesidePreview>
  );
}

function Tab(props: SettingsProps & { base: string }) {
  const { view, website, outcome, base } = props;
  const revision = website.currentRevision;
  switch (view.tab) {
    case 'general':
      return view.forms.map(({ title, form }) => (
        <section key={form.part} aria-label={title} className="grid gap-3">
          <h2 className="text-lg">{title}</h2>
          <SectionForm
            form={form}
            revision={revision}
            submitLabel={`Save ${title.toLowerCase()}`}
            outcome={outcome}
            discardHref={`${base}/settings/general`}
          />
        </section>
      ));
    case 'design':
      return (
        <>
          <Templates revision={revision} view={view.theme} />
          <Palettes revision={revision} view={view.theme} />
          {outcome && !outcome.ok && <Notice tone="danger">{outcome.message}</Notice>}
          <ThemeForm revision={revision} view={view.theme} outcome={outcome} />
        </>
      );
    case 'pages':
      return <PagesTab {...props} />;
    case 'seo':
      return <SeoTab {...props} forms={view.forms} />;
    case 'assistant':
      return <AssistantTab revision={revision} locks={view.locks} />;
  }
}
