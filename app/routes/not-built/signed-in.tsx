import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { notBuilt } from '#app/frame/not-built.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return notBuilt();
}

export { NotBuilt as default, notBuiltMeta as meta } from '#app/frame/not-built.tsx';
