import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { newClaimSecret } from '#app/auth/claims.server.ts';
import { getUser } from '#app/auth/guards.server.ts';
import type { AppContext } from '#app/context.ts';
import { keepKnownClaims } from '#app/claiming/keep-known-claims.server.ts';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { BEGIN_SITE_IMPORT, CANCEL_SITE_IMPORT, DISMISS_SITE_IMPORT } from './site-import-address.ts';
import { reportSchema } from './site-report.ts';

const BeginSiteImport = graphql(`
  mutation BeginSiteImport($input: BeginSiteImportInput!) {
    beginSiteImport(input: $input) {
      id
    }
  }
`);

const CancelSiteImport = graphql(`
  mutation CancelSiteImport($id: ID!) {
    cancelSiteImport(id: $id) {
      id
    }
  }
`);

const DismissSiteImport = graphql(`
  mutation DismissSiteImport($id: ID!) {
    dismissSiteImport(id: $id) {
      id
    }
  }
`);

const ReadSiteImport = graphql(`
  query ReadSiteImport($id: ID!) {
    siteImport(id: $id) {
      id
      address
      templateId
      state
      note
      done
      total
      report
      website {
        id
        name
        currentRevision
        previewToken
        canWrite
      }
    }
  }
`);

const beginSchema = z.object({
  intent: z.literal(BEGIN_SITE_IMPORT),
  address: z
    .string({ error: 'Write the address of your website, such as www.example.com.' })
    .trim()
    .max(500, 'An address has at most 500 characters.'),
  isOwn: z.literal('yes', { error: 'Confirm that you may use what is on that website.' }),
  templateId: z.string().max(100).optional(),
});

/** How far an import is, and what came of it. Throws 404 for one that is somebody else's. */
export async function readSiteImport(request: Request, context: AppContext, id: string) {
  const api = await graphqlFor(request, context);
  const { siteImport } = await api(ReadSiteImport, { id });
  const report = reportSchema.safeParse(siteImport.report);
  return { ...siteImport, report: report.success ? report.data : null };
}

export type ShownImport = Awaited<ReturnType<typeof readSiteImport>>;

type Place = {
  /** The template of the screen; else the form says it. */
  templateId?: string;
  /** Where an import is shown. */
  addressOf(id: string): string;
};

/** What the forms of an import ask for: begins one, ends or forgets it. Answers the form with what is wrong; null for a form about something else. */
export async function actOnSiteImport(request: Request, context: AppContext, form: FormData, place: Place) {
  const intent = form.get('intent');
  if (intent === CANCEL_SITE_IMPORT || intent === DISMISS_SITE_IMPORT) {
    const api = await graphqlFor(request, context);
    const id = String(form.get('import') ?? '').slice(0, 100);
    if (intent === DISMISS_SITE_IMPORT) {
      await api(DismissSiteImport, { id });
      return redirect('/', 303);
    }
    await api(CancelSiteImport, { id });
    return redirect(place.addressOf(id), 303);
  }
  return intent === BEGIN_SITE_IMPORT ? begin(request, context, form, place) : null;
}

async function begin(request: Request, context: AppContext, form: FormData, place: Place) {
  const submission = parseWithZod(form, { schema: beginSchema });
  if (submission.status !== 'success') return rejected(submission);
  const { address, templateId } = submission.value;
  const input = { address, isOwn: true, templateId: place.templateId ?? templateId ?? null };
  const api = await graphqlFor(request, context);
  try {
    const id = getUser(request, context)
      ? (await api(BeginSiteImport, { input })).beginSiteImport.id
      : await beginUnclaimed(api, context, input);
    return redirect(place.addressOf(id), 303);
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}

type Input = { address: string; isOwn: boolean; templateId: string | null };

/** The website that comes of it has the import's id, so that its claim can be kept before it is there. */
async function beginUnclaimed(api: Api, context: AppContext, input: Input): Promise<string> {
  await keepKnownClaims(api, context);
  const { secret, hash } = newClaimSecret();
  const { id } = (await api(BeginSiteImport, { input: { ...input, claimHash: hash } })).beginSiteImport;
  await context.session.claims.add({ websiteId: id, secret });
  return id;
}
