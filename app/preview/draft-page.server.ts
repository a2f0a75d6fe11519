import type { Api } from '#app/graphql/client.server.ts';
import { draftAssets } from '#app/pictures/media.server.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { renderPage } from '#site/render/index.ts';
import { draftHref, openOutsideLinksInNewTab, type PreviewPlace } from './preview-address.ts';

/** A page of a draft as HTML whose links stay in the preview. With `marks` what is missing is shown, for those who can add it. */
export async function draftPage(
  api: Api,
  document: WebsiteDocument,
  { place, marks }: { place: PreviewPlace; marks: boolean },
): Promise<{ html: string; status: 200 | 404 }> {
  const { html, status } = renderPage(document, place.page, {
    draft: marks,
    editable: place.edits ?? false,
    indexed: false,
    origin: '',
    hrefFor: (target) => draftHref(target, place),
    fontBase: '/-/fonts/',
    badge: false,
    asset: await draftAssets(api, { website: place.website, token: place.token, value: document }),
  });
  return { html: openOutsideLinksInNewTab(html), status };
}
