import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireWebsite } from '#app/website-access.server.ts';
import { notBuilt } from '#app/frame/not-built.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireWebsite(request, context, params.id);
  return notBuilt();
}

export { NotBuilt as default, notBuiltMeta as meta } from '#app/frame/not-built.tsx';
