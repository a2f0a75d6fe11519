import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useSearchParams, type MetaFunction } from '@remix-run/react';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { EditScreen } from '#app/admin/form-screens.tsx';
import { saveEntry } from '#app/admin/form.server.ts';
import { NounFrame } from '#app/admin/noun-frame.tsx';
import { trainingNoun } from '#app/admin/training-websites/training-noun.tsx';
import { trainingSource } from '#app/admin/training-websites/training-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEntry(trainingSource, args);

const isForm = (search: URLSearchParams) => search.get('panel') === 'edit';

export const action = (args: ActionFunctionArgs) =>
  isForm(new URL(args.request.url).searchParams) ? saveEntry(trainingSource, args) : changeEntry(trainingSource, args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.title ?? 'Training website', matches);

export default function TrainingWebsite() {
  const data = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <NounFrame noun={trainingNoun}>
      {isForm(search) && trainingNoun.isEditable?.(data.entry) ? (
        <EditScreen noun={trainingNoun} data={data} />
      ) : (
        <EntryScreen noun={trainingNoun} data={data} />
      )}
    </NounFrame>
  );
}
