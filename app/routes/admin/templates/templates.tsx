import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction } from '@remix-run/react';
import { LayoutTemplate, Search } from 'lucide';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { Cell } from '#app/cell.tsx';
import { cachedLoader } from '#app/client-cache.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import {
  Badge,
  Button,
  ButtonLink,
  counted,
  DateTime,
  EmptyState,
  Field,
  HeadCell,
  Icon,
  Input,
  Link,
  NumberFormat,
  Pagination,
  Row,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import { AdminTemplatesDocument } from './queries.server.ts';

const TEMPLATES_ON_A_PAGE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const { search, after } = filterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const api = await graphqlFor(request, context);
  const { adminTemplates } = await api(AdminTemplatesDocument, {
    first: TEMPLATES_ON_A_PAGE,
    after,
    search: search || null,
  });
  return { list: adminTemplates, search, isFirstPage: after === null };
}

const filterSchema = z.object({
  search: z.string().trim().max(100).default('').catch(''),
  after: z.string().max(500).nullable().default(null).catch(null),
});

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('Templates', matches);

export default function Templates() {
  const { list, search, isFirstPage } = cached.useData();
  const address = (params: Record<string, string>) =>
    `/admin/templates?${new URLSearchParams({ ...(search && { search }), ...params })}`;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-base font-normal text-muted">
          {counted(list.totalCount, 'template')}
          {search && ` with “${search}”`}
        </h1>
        <Form key={search} method="get" role="search" className="flex gap-2">
          <Field label="Search templates" labelHidden>
            <Input type="search" name="search" defaultValue={search} placeholder="Search" />
          </Field>
          <Button type="submit" icon={<Icon of={Search} />}>
            Search
          </Button>
        </Form>
      </div>
      <Cell
        data={list}
        empty={() => (
          <EmptyState
            icon={LayoutTemplate}
            title={search ? `No template has “${search}” in its name` : 'There are no templates yet'}
            action={
              search ? (
                <ButtonLink href="/admin/templates">Show all</ButtonLink>
              ) : (
                <ButtonLink href="/admin/templates/new">Make the first one</ButtonLink>
              )
            }
          >
            {!search && 'Templates stand behind the public builders and the dashboard’s picker.'}
          </EmptyState>
        )}
        success={({ edges }) => (
          <Table caption="Templates">
            <TableHead>
              <HeadCell>Name</HeadCell>
              <HeadCell>Category</HeadCell>
              <HeadCell className="text-right">Builder</HeadCell>
              <HeadCell>State</HeadCell>
              <HeadCell className="text-right">Websites</HeadCell>
              <HeadCell>Changed</HeadCell>
            </TableHead>
            <TableBody>
              {edges.map(({ node }) => (
                <Row key={node.id}>
                  <TableCell>
                    <Link href={`/admin/templates/${node.id}`} className="font-medium hover:underline">
                      {node.name}
                    </Link>
                    <span className="block text-sm text-muted">{node.slug}</span>
                  </TableCell>
                  <TableCell>{node.category}</TableCell>
                  <TableCell className="text-right tabular-nums">{node.builderNumber ?? '–'}</TableCell>
                  <TableCell>
                    {node.published ? <Badge tone="success">Published</Badge> : <Badge>Hidden</Badge>}
                  </TableCell>
                  <TableCell className="text-right">
                    <NumberFormat value={node.websiteCount} />
                  </TableCell>
                  <TableCell className="whitespace-nowrap text-muted">
                    <DateTime at={node.updatedAt} />
                  </TableCell>
                </Row>
              ))}
            </TableBody>
          </Table>
        )}
      />
      <Pagination
        firstHref={isFirstPage ? undefined : address({})}
        nextHref={hasNextPage && endCursor ? address({ after: endCursor }) : undefined}
      />
    </>
  );
}
