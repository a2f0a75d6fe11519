import { useSearchParams } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { ButtonLink, counted, Notice } from '#app/ui/index.ts';
import { EntryForm } from '../entry-form.tsx';
import type { AdminRejection } from '../form.server.ts';
import { HistoryPanel } from '../history-panel.tsx';
import type { History } from '../history.server.ts';
import { entryPath } from '../noun.ts';
import { formTexts } from '../values.ts';
import { SectionPreview } from './section-preview.tsx';
import { State, templateSectionNoun, type DecidedSection } from './template-section-noun.tsx';

type SectionScreenProps = { entry: DecidedSection; history: History };

/** What is decided of one kind of section: its form, what it looks like, who changed what. */
export function SectionScreen({ entry, history }: SectionScreenProps) {
  const rejection = useOutcome<AdminRejection>();
  const [search] = useSearchParams();
  const noun = templateSectionNoun(entry.variants);
  const here = entryPath(noun, entry.id);
  const [offer] = noun.offers?.(entry) ?? [];
  const isOffered = offer && search.get('use') === offer.id;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="flex min-w-0 flex-wrap items-center gap-3 text-lg focus:outline-none">
          {entry.label} <State section={entry} />
        </h1>
        <p className="text-sm text-muted">In {counted(entry.templateCount, 'template')}</p>
      </div>
      <p className="max-w-[70ch] text-muted">{entry.ownHint.replaceAll('`', '')}</p>
      {entry.neededFor && <Notice>It cannot be switched off. {entry.neededFor}</Notice>}
      {entry.problem && (
        <Notice tone="warning" title="Some of this is not used">
          {entry.problem} Save it once more to put it right.
        </Notice>
      )}
      <EntryForm
        key={`${entry.version}${isOffered ? offer.id : ''}`}
        fields={noun.fields}
        choices={{}}
        initial={{ ...formTexts(noun.fields, entry), ...(isOffered && { [offer.field]: offer.text }) }}
        version={entry.version}
        rejection={rejection}
        submitLabel="Save section"
        cancelHref={noun.path}
      />
      {offer && !isOffered && (
        <ButtonLink href={`${here}?use=${offer.id}`} keepsPlace className="justify-self-start">
          {offer.button}
        </ButtonLink>
      )}
      <SectionPreview section={entry} />
      <HistoryPanel history={history} here={here} version={entry.version} />
    </>
  );
}
