import { Palettes, Templates } from '#app/editing/design-choices.tsx';
import { ThemeForm } from '#app/editing/theme-form.tsx';
import { SectionForm } from '#app/forms/section-form.tsx';
import { Notice } from '#app/ui/index.ts';
import { AssistantTab } from './assistant-tab.tsx';
import { PagesTab } from './pages-tab.tsx';
import { SeoTab } from './seo-tab.tsx';
import { TrainingConsent } from './training-consent.tsx';
import type { SettingsProps } from './settings-props.ts';

/** The forms of the tab that the address names. */
export function TabContent(props: SettingsProps & { base: string }) {
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
      return (
        <>
          <AssistantTab revision={revision} locks={view.locks} />
          {view.consent && <TrainingConsent consent={view.consent} outcome={outcome} />}
        </>
      );
  }
}
