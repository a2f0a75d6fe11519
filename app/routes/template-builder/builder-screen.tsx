import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import type { TemplatePreview } from '#app/preview/template-preview-address.ts';
import { BuilderForm } from './builder-form.tsx';
import { LiveTemplate, useLiveTemplate } from './live-template.tsx';
import type { LoadedBuilder } from './load-builder.server.ts';
import { BEGIN_SITE_IMPORT } from '#app/site-import/site-import-address.ts';
import { Fold } from '#app/ui/index.ts';
import { SiteImportPart } from './site-import-part.tsx';
import { TemplateStrip } from './template-strip.tsx';
import { useKeptWords } from './use-kept-words.ts';

type BuilderScreenProps = LoadedBuilder & { rejection: { lastResult: SubmissionResult; code: string } | undefined };

/** A template at work: what a visitor says about themselves at the edge, their website as large as there is room. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { template, templates, rejection } = props;
  const isAboutSite = rejection?.lastResult.initialValue?.['intent'] === BEGIN_SITE_IMPORT;
  const aboutWords = isAboutSite ? undefined : rejection;
  const words = useSubmittedForm<'name' | 'brief' | 'seed'>('builder', aboutWords?.lastResult, {});
  const [seed] = useState(() => Number(words.field('seed').initialValue) || props.seed);
  const [first] = useState<TemplatePreview>(() => ({
    builder: template.number,
    seed,
    page: '/',
    name: words.field('name').initialValue ?? '',
    brief: words.field('brief').initialValue ?? '',
  }));
  const form = useRef<HTMLFormElement>(null);
  const live = useLiveTemplate(form);
  useKeptWords(form, live.refreshSoon);

  return (
    <div className="flex min-h-0 grow flex-col md:h-[calc(100dvh-3.5rem)] md:grow-0 md:flex-row">
      <section
        aria-label="Your website"
        className="flex w-full min-w-0 shrink-0 flex-col bg-ground md:w-88 md:overflow-y-auto md:border-r lg:w-104"
      >
        <BuilderForm
          {...props}
          rejection={aboutWords}
          ref={form}
          form={words}
          seed={seed}
          live={live}
          strip={<TemplateStrip templates={templates} current={template.number} />}
        />
        <div className="p-4 pt-0 sm:p-6 sm:pt-0">
          <Fold id="have-one" title="I have a website already" isOpen={isAboutSite}>
            <div className="px-4 py-5">
              <SiteImportPart number={template.number} rejection={isAboutSite ? rejection : undefined} />
            </div>
          </Fold>
        </div>
      </section>
      <section aria-label="Preview" className="relative h-[80dvh] min-h-96 min-w-0 grow bg-sunken md:h-auto">
        <LiveTemplate first={first} live={live} title={`Preview of ${template.name}`} />
      </section>
    </div>
  );
}
