import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLocation, type MetaFunction } from '@remix-run/react';
import { Download } from 'lucide';
import { AdminFrame } from '#app/admin/admin-frame.tsx';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { signupNoun } from '#app/admin/signups/signup-noun.tsx';
import { signupSource } from '#app/admin/signups/signup-source.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { pageTitle } from '#app/page-title.ts';
import { BarChart, ButtonLink, Icon } from '#app/ui/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(signupSource, args);

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('Recent signups', matches);

export default function RecentSignups() {
  const data = cached.useData();
  const { search } = useLocation();
  const { days, edges } = data.list;
  return (
    <AdminFrame
      title={signupNoun.words.title}
      path={signupNoun.path}
      action={
        edges.length > 0 && (
          <ButtonLink reloadDocument href={`${signupNoun.path}/export${search}`} icon={<Icon of={Download} />}>
            CSV
          </ButtonLink>
        )
      }
    >
      {days && (
        <BarChart
          label="Signups by day, in the last 30 days"
          days={days.map(({ name, signups }) => ({ name, value: signups }))}
        />
      )}
      <ListScreen noun={signupNoun} data={data} />
    </AdminFrame>
  );
}
