import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { requireWebsite } from '#app/website-access.server.ts';
import { notBuilt } from '#app/frame/not-built.server.ts';

const tabs = ['general', 'design', 'pages', 'seo', 'assistant'];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireWebsite(request, context, params.id);
  if (!tabs.includes(params.tab ?? '')) throw data(null, { status: 404, statusText: 'Not Found' });
  return notBuilt();
}

export { NotBuilt as default, notBuiltMeta as meta } from '#app/frame/not-built.tsx';
