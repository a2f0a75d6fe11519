import { data } from '@remix-run/node';
import type { Api } from '#app/graphql/client.server.ts';
import { AdminTemplateDocument } from './queries.server.ts';

/** One template, or the not-found page. */
export async function readTemplate(api: Api, id: string) {
  const { adminTemplate } = await api(AdminTemplateDocument, { id });
  if (!adminTemplate) throw data(null, { status: 404, statusText: 'Not Found' });
  return adminTemplate;
}
export type AdminTemplate = Awaited<ReturnType<typeof readTemplate>>;
