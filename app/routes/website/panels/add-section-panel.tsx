import { Form } from '@remix-run/react';
import { SearchX } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, counted, EmptyState, Input, useIsHydrated } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import type { AddView, KindChoice } from '../view/editor-view.ts';
import { findKinds } from './find-kinds.ts';
import { PanelHeader } from './panel-header.tsx';
import { SectionCard } from './section-card.tsx';

type AddProps = EditorProps & { add: AddView };

const grid = 'grid grid-cols-2 gap-3 xl:grid-cols-3';

/** What can be put on a page, each kind as it would look in this website. */
export function AddSectionPanel(props: AddProps) {
  const { view, search, add } = props;
  const { after, chosen } = add;
  const place = after ? `It comes right below “${after.label}”.` : 'It comes at the end of the page and can be moved.';
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <PanelHeader
        title={chosen ? `${chosen.label}: layouts` : 'Add section'}
        back={
          chosen
            ? { href: searchWith(search, { of: null }), label: 'All sections' }
            : {
                href: searchWith(search, { panel: null, after: null, find: null, section: after?.id ?? null }),
                label: after?.label ?? view.page.title,
              }
        }
        hint={chosen ? `${chosen.hint} ${place}` : `Press one to add it. ${place}`}
      />
      {chosen ? <Layouts {...props} kind={chosen} /> : <Kinds {...props} />}
    </div>
  );
}

function Kinds(props: AddProps) {
  const { search, add } = props;
  const [typed, setTyped] = useState(search.get('find') ?? '');
  const groups = findKinds(add.groups, typed);
  const count = groups.reduce((sum, { kinds }) => sum + kinds.length, 0);
  return (
    <>
      <Search search={search} typed={typed} onType={setTyped} />
      <p role="status" className="sr-only">
        {typed.trim() === '' ? '' : `${counted(count, 'section')} found`}
      </p>
      {groups.map(({ id, label, kinds }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="grid gap-2">
          <h2 id={`group-${id}`} className="text-sm font-medium text-muted">
            {label}
          </h2>
          <ul className={grid}>
            {kinds.map((kind) => (
              <SectionCard
                key={kind.kind}
                {...props}
                kind={kind.kind}
                version={kind.version}
                variant={kind.variants[0]?.id}
                name={kind.label}
                hint={kind.hint}
                more={
                  kind.variants.length > 1
                    ? {
                        href: searchWith(search, { of: kind.kind, find: typed.trim() || null }),
                        label: `${kind.variants.length} layouts`,
                      }
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState icon={SearchX} title="No section is called that">
          Try another word, such as “prices” or “photos”, or empty the field to see all.
        </EmptyState>
      )}
    </>
  );
}

function Layouts({ kind: { kind, version, label, variants }, ...props }: AddProps & { kind: KindChoice }) {
  return (
    <ul className={grid}>
      {variants.map((variant) => (
        <SectionCard
          key={variant.id}
          {...props}
          kind={kind}
          version={version}
          variant={variant.id}
          name={variant.label}
          of={label}
          hint={variant.hint}
        />
      ))}
    </ul>
  );
}

type SearchProps = { search: URLSearchParams; typed: string; onType(typed: string): void };

/** Narrows the list while one types; without scripts by its button. */
function Search({ search, typed, onType }: SearchProps) {
  const isLive = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts had loaded narrows the list, too.
  useEffect(() => {
    const { value } = field.current ?? { value: typed };
    if (value !== typed) onType(value);
  }, [typed, onType]);
  return (
    <Form method="get" role="search" className="flex gap-2" onSubmit={(event) => isLive && event.preventDefault()}>
      {[...search]
        .filter(([name]) => name !== 'find')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Input
        ref={field}
        type="search"
        name="find"
        aria-label="Find a section"
        placeholder="Find a section, such as prices or photos"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        autoComplete="off"
        className="grow"
      />
      <noscript>
        <Button type="submit">Find</Button>
      </noscript>
    </Form>
  );
}
