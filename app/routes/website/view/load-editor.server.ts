import { data } from '@remix-run/node';
import { previewAddress } from '#app/preview/preview-address.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { decidedKinds } from '#app/editing/section-library.server.ts';
import { noSources } from '#app/forms/sources.ts';
import { loadSources } from '#app/site-import/load-sources.server.ts';
import { loadLibrary } from '#app/pictures/library.server.ts';
import { thumbnails } from '#app/pictures/media.server.ts';
import { buildView } from './build-view.server.ts';
import { readFilter } from '#app/submissions/read-filter.server.ts';
import { loadSubmissions } from '#app/submissions/load-submissions.server.ts';
import { loadUnderstood } from '#app/understood/load-understood.server.ts';
import { loadDifferences, loadUnpublished } from './load-differences.server.ts';
import { WebsiteEditor } from './documents.server.ts';
import { loadVisits } from './load-visits.server.ts';

const HISTORY_PAGE = 30;
const INBOX_PAGE = 30;

/** Everything the editor shows for an address; null for people who may not read the draft. */
export async function loadEditor(api: Api, id: string, search: URLSearchParams, origin: string) {
  const panel = search.get('panel');
  const isHistory = panel === 'history';
  const isForm = search.has('section') || panel === 'site' || panel === 'pages';
  const { website } = await api(WebsiteEditor, {
    id,
    history: isHistory ? HISTORY_PAGE : 1,
    after: isHistory ? search.get('after') : null,
    share: panel === 'share',
    isForm,
  });
  if (!website) return null;
  const { document, revisions, shareLinks, updatesStamp, turn, siteImport, ...rest } = website;
  const parsed = parseDocument(document);
  if (!parsed.ok) throw data({ message: parsed.failure.message }, { status: 503 });
  const showsKinds = panel === 'add' || panel === 'site' || search.has('section');
  const view = buildView(parsed.document, search, showsKinds ? await decidedKinds(api) : []);
  // What visitors did is the owner's: somebody else who may look at the draft sees the panel say so.
  const isOwners = website.canWrite && !website.isUnclaimed && website.purpose === 'SITE';
  return {
    website: rest,
    stamp: updatesStamp,
    turn: turn ?? null,
    inbox: isOwners && panel === 'inbox' ? await loadSubmissions(api, id, readFilter(search), INBOX_PAGE) : null,
    visits: isOwners && panel === 'visits' ? await loadVisits(api, id, search) : null,
    thumbnails: await thumbnails(api, id, view.panel),
    library: view.panel.kind === 'pictures' ? await loadLibrary(api, id, search) : null,
    differences: isHistory
      ? await loadDifferences(api, id, Number(search.get('revision')) || rest.currentRevision, search.get('section'))
      : null,
    unpublished: panel === 'publish' ? await loadUnpublished(api, website, parsed.document) : null,
    history: {
      total: revisions.totalCount,
      next: revisions.pageInfo.hasNextPage ? revisions.pageInfo.endCursor : null,
      rows: revisions.edges.map(({ node }) => node),
    },
    sources: siteImport
      ? await loadSources(api, { id, page: view.page.id, now: parsed.document, shown: view.panel })
      : noSources,
    understood: panel === 'understood' ? await loadUnderstood(api, id, parsed.document) : null,
    shareLinks: (shareLinks ?? []).map(({ token, ...link }) => ({
      ...link,
      address: `${origin}${previewAddress({ website: id, page: '/', token })}`,
    })),
    view,
  };
}

export type LoadedEditor = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;
export type RevisionRow = LoadedEditor['history']['rows'][number];
