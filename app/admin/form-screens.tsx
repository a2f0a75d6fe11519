import { useSearchParams } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { ButtonLink, Card } from '#app/ui/index.ts';
import { EntryForm } from './entry-form.tsx';
import type { AdminRejection } from './form.server.ts';
import { entryPath, type Choices, type EntryOf, type Noun, type Offer } from './noun.ts';
import { formTexts } from './values.ts';

type NewScreenProps<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>> = {
  noun: Noun<Name, Row, Entry>;
  data: { choices: Choices };
};

/** The form for a new entry. */
export function NewScreen<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>({
  noun,
  data: { choices },
}: NewScreenProps<Name, Row, Entry>) {
  const rejection = useOutcome<AdminRejection>();
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 tabIndex={-1} className="text-lg focus:outline-none">
        New {noun.words.one}
      </h1>
      <EntryForm
        fields={noun.fields}
        choices={choices}
        initial={{}}
        version={0}
        rejection={rejection}
        submitLabel={`Create ${noun.words.one}`}
        cancelHref={noun.path}
      />
    </div>
  );
}

type EditScreenProps<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>> = {
  noun: Noun<Name, Row, Entry>;
  data: { entry: Entry; choices: Choices };
};

/** The form for an entry that is there, with the texts that can be had for it. */
export function EditScreen<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>({
  noun,
  data: { entry, choices },
}: EditScreenProps<Name, Row, Entry>) {
  const rejection = useOutcome<AdminRejection>();
  const [search] = useSearchParams();
  const offers = noun.offers?.(entry) ?? [];
  const used = offers.find(({ id }) => id === search.get('use'));
  const fields = noun.fields.filter(({ isFixed }) => !isFixed);
  const here = entryPath(noun, entry.id);
  return (
    <>
      <h1 tabIndex={-1} className="min-w-0 text-lg break-words focus:outline-none">
        Edit “{noun.nameOf(entry)}”
      </h1>
      {noun.lead?.(entry)}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EntryForm
          key={used?.id}
          fields={fields}
          choices={choices}
          initial={{ ...formTexts(fields, entry), ...(used && { [used.field]: used.text }) }}
          version={entry.version}
          rejection={rejection}
          submitLabel={`Save ${noun.words.one}`}
          cancelHref={here}
        />
        {offers.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} href={`${here}/edit?use=${offer.id}`} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

const OfferCard = <Name extends string>({ offer, href }: { offer: Offer<Name>; href: string }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-sm font-medium">{offer.title}</h2>
      <ButtonLink size="small" href={href} keepsPlace>
        {offer.button}
      </ButtonLink>
    </div>
    <pre className="font-mono text-sm break-words whitespace-pre-wrap">{offer.text}</pre>
  </Card>
);
