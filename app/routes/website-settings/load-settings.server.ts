import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { findAvailability } from '#app/editing/availability.server.ts';
import { formOf } from '#app/editing/form-of.server.ts';
import type { FormView } from '#app/forms/form-view.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { findReport } from '#app/site-import/came-over.server.ts';
import { loadLibrary } from '#app/pictures/library.server.ts';
import { thumbnails } from '#app/pictures/media.server.ts';
import type { PictureTarget } from '#app/pictures/picture-target.ts';
import { parseDocument } from '#site/model/parse-document.ts';

const WebsiteSettingsDocument = graphql(`
  query WebsiteSettings($id: ID!) {
    website(id: $id) {
      id
      name
      subdomain
      address
      status
      canWrite
      isUnclaimed
      siteImport {
        id
        address
        templateId
      }
      currentRevision
      document
      mediaRoom {
        used
      }
      settings {
        hiddenFromSearch
        hasPassword
        headCode
        notifyOwner
        notifyAddress
        notifyPending
        accountAddress
        formerAddresses
        mayHavePassword
        mayHaveHeadCode
        versions {
          address
          visibility
          password
          headCode
          notifications
        }
      }
    }
  }
`);

/** The parts of the document that have a form on this screen. */
type Forms = Record<'brand' | 'language' | 'logo' | 'icon' | 'sharing' | 'seo' | 'social' | 'redirects', FormView>;

/** Everything that the settings show; with `?subdomain=` also whether that address is free. Throws 404 and 403. */
export async function loadSettings(request: Request, context: AppContext, id: string) {
  const api = await graphqlFor(request, context);
  const { website } = await api(WebsiteSettingsDocument, { id });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  const { document: stored, siteImport, ...shown } = website;
  const parsed = parseDocument(stored);
  if (!parsed.ok) throw data({ message: parsed.failure.message }, { status: 500 });
  const { document } = parsed;
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('subdomain');
  const asked = wanted !== null && website.canWrite ? await findAvailability(api, id, wanted) : null;
  const form = (name: string, only?: string[]): FormView => {
    const found = formOf(document, name, { ...(only && { only }) });
    if (!found) throw new Error(`There is no form of ${name}`);
    return found;
  };
  const forms: Forms = {
    brand: form('brand', ['name', 'tagline']),
    language: form('language'),
    logo: form('logo'),
    icon: form('icon'),
    sharing: form('sharing'),
    seo: form('seo', ['title', 'description']),
    social: form('business', ['social']),
    redirects: form('redirects'),
  };
  const target = website.canWrite ? targetIn(searchParams) : null;
  return {
    website: shown,
    forms,
    cameOver: await findReport(api, { ...shown, siteImport }),
    availability: asked,
    /** What a mail's link brings, to be confirmed by a press of the button. */
    code: (searchParams.get('code') ?? '').replace(/\D/g, '').slice(0, 6),
    thumbnails: await thumbnails(api, id, [document.brand, document.seo]),
    target,
    library: target && (await loadLibrary(api, id, searchParams)),
  };
}

/** The picture of this screen that `?panel=pictures&for=` asks to choose. */
function targetIn(search: URLSearchParams): PictureTarget | null {
  const fields: Record<string, string> = { logo: 'logo', icon: 'icon', sharing: 'image' };
  const part = search.get('for') ?? '';
  const field = Object.hasOwn(fields, part) ? fields[part] : undefined;
  return search.get('panel') === 'pictures' && field ? { part, field, label: 'Settings' } : null;
}

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>;
