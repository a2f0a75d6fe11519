import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useSearchParams, type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { EntryForm } from '#app/admin/entry-form.tsx';
import { createEntry, loadNew, type AdminRejection } from '#app/admin/form.server.ts';
import { NounFrame } from '#app/admin/noun-frame.tsx';
import { trainingNoun } from '#app/admin/training-websites/training-noun.tsx';
import { sourceOf } from '#app/admin/training-websites/training-source.server.ts';
import { wayIn, ways } from '#app/admin/training-websites/ways.ts';
import { pageTitle } from '#app/page-title.ts';
import { Tabs } from '#app/ui/index.ts';

const sourceFor = (request: Request) => sourceOf(wayIn(new URL(request.url).searchParams).id);

export const loader = (args: LoaderFunctionArgs) => loadNew(sourceFor(args.request), args);
export const action = (args: ActionFunctionArgs) => createEntry(sourceFor(args.request), args, 'is on its way');

export const meta: MetaFunction = ({ matches }) => pageTitle('New training website', matches);

export default function NewTrainingWebsite() {
  const rejection = useOutcome<AdminRejection>();
  const [search] = useSearchParams();
  const way = wayIn(search);
  const tabs = ways.map(({ id, label }) => ({
    label,
    href: `${trainingNoun.path}/new?from=${id}`,
    current: id === way.id,
  }));
  return (
    <NounFrame noun={trainingNoun}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <h1 tabIndex={-1} className="text-lg focus:outline-none">
          New training website
        </h1>
        <Tabs label="What it is made from" tabs={tabs} />
        <p className="text-muted">{way.about}</p>
        <EntryForm
          key={way.id}
          fields={way.fields}
          choices={{}}
          initial={{}}
          version={0}
          rejection={rejection}
          submitLabel={way.submitLabel}
          cancelHref={trainingNoun.path}
        />
      </div>
    </NounFrame>
  );
}
