import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { Cell } from '#app/cell.tsx';
import {
  Button,
  ButtonLink,
  counted,
  EmptyState,
  Field,
  HeadCell,
  Icon,
  Input,
  Pagination,
  Row as TableRow,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import type { Column, Filter, ListedNoun } from './noun.ts';

type ListScreenProps<Row extends { id: string }> = {
  noun: ListedNoun<Row>;
  data: {
    list: {
      totalCount: number;
      isTotalExact: boolean;
      pageInfo: { hasNextPage: boolean; endCursor?: string | null };
      edges: { node: Row }[];
    };
    search: string;
    filters: Record<string, string>;
    isFirstPage: boolean;
  };
};

/** The entries of a noun: searched, narrowed, in pages that keep both. */
export function ListScreen<Row extends { id: string }>({ noun, data }: ListScreenProps<Row>) {
  const { path, words, columns } = noun;
  const { list, search, isFirstPage } = data;
  const filters = noun.filters ?? [];
  const chosen = filtersIn(filters, data.filters);
  const isNarrowed = search !== '' || filters.some(({ name, isOrder }) => !isOrder && name in chosen);
  const address = (params: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(search && { search }), ...chosen, ...params })}`;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 tabIndex={-1} className="text-base font-normal text-muted focus:outline-none">
          {!list.isTotalExact && 'More than '}
          {counted(list.totalCount, words.one, words.many)}
          {search && ` with “${search}”`}
        </h1>
        <Narrowing key={address({})} noun={noun} search={search} chosen={data.filters} />
      </div>
      <Cell
        data={list}
        empty={() => <Empty noun={noun} search={search} isNarrowed={isNarrowed} />}
        success={({ edges }) => <Entries title={words.title} columns={columns} rows={edges.map(({ node }) => node)} />}
      />
      <Pagination
        firstHref={isFirstPage ? undefined : address({})}
        nextHref={hasNextPage && endCursor ? address({ after: endCursor }) : undefined}
      />
    </>
  );
}

/** The filters that stand in the address: not those that are as they are without being asked. */
const filtersIn = (filters: readonly Filter[], values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    filters.flatMap(({ name, options: [usual] }) => {
      const value = values[name];
      return value === undefined || value === usual.value ? [] : [[name, value]];
    }),
  );

type NarrowingProps<Row extends { id: string }> = {
  noun: ListedNoun<Row>;
  search: string;
  chosen: Record<string, string>;
};

function Narrowing<Row extends { id: string }>({ noun, search, chosen }: NarrowingProps<Row>) {
  const { words, filters = [] } = noun;
  if (!words.searchedIn && filters.length === 0) return null;
  return (
    <Form method="get" role="search" className="flex grow flex-wrap gap-2 sm:grow-0">
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label} labelHidden>
          <Select name={name} defaultValue={chosen[name]}>
            {options.map(({ value, label: option }) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {words.searchedIn && (
        <Field label={`Search ${words.many}`} labelHidden className="min-w-0 grow basis-40">
          <Input type="search" name="search" defaultValue={search} placeholder="Search" />
        </Field>
      )}
      <Button type="submit" icon={<Icon of={Search} />}>
        {words.searchedIn ? 'Search' : 'Show'}
      </Button>
    </Form>
  );
}

type EntriesProps<Row> = { title: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

const Entries = <Row extends { id: string }>({ title, columns, rows }: EntriesProps<Row>) => (
  <Table caption={title}>
    <TableHead>
      {columns.map(({ label, isNumber }) => (
        <HeadCell key={label} className={isNumber && 'text-right'}>
          {label}
        </HeadCell>
      ))}
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          {columns.map(({ label, isNumber, cell }) => (
            <TableCell key={label} className={isNumber && 'text-right tabular-nums'}>
              {cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

type EmptyProps<Row extends { id: string }> = { noun: ListedNoun<Row>; search: string; isNarrowed: boolean };

function Empty<Row extends { id: string }>({ noun, search, isNarrowed }: EmptyProps<Row>) {
  const { path, icon, words } = noun;
  if (isNarrowed)
    return (
      <EmptyState
        icon={icon}
        title={search ? `No ${words.one} has “${search}” in its ${words.searchedIn}` : `No ${words.one} is like this`}
        action={<ButtonLink href={path}>Show all</ButtonLink>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={`There are no ${words.many} yet`}
      action={words.make && <ButtonLink href={`${path}/new`}>{words.make}</ButtonLink>}
    >
      {words.purpose}
    </EmptyState>
  );
}
