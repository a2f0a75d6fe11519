import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { formOf } from '#app/editing/form-of.server.ts';
import { themeView, type ThemeView } from '#app/editing/theme-view.server.ts';
import type { FormView } from '#app/forms/form-view.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { partName } from '#site/operations/index.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { isTab, settingsTabs, type SettingsTab } from '#app/chat/settings-tabs.ts';
import { readDraft } from '#app/chat/load-chat.server.ts';

type PageRow = { id: string; title: string; path: string; inMenu: boolean };

export type TabView =
  | { tab: 'general'; forms: { title: string; form: FormView }[] }
  | { tab: 'design'; theme: ThemeView }
  | { tab: 'pages' }
  | { tab: 'seo'; forms: { page: PageRow; title: string; description: string; form: FormView }[] }
  | { tab: 'assistant'; locks: { path: string; label: string }[]; consent: Consent | null };

/** Whether staff may learn from the website; only its owner is asked. */
export type Consent = { given: boolean; version: string };

const TrainingConsentDocument = graphql(`
  query TrainingConsent($id: ID!) {
    website(id: $id) {
      id
      trainingConsent {
        given
        version
      }
    }
  }
`);

async function consentOf(request: Request, context: AppContext, id: string): Promise<Consent | null> {
  const api = await graphqlFor(request, context);
  return (await api(TrainingConsentDocument, { id })).website?.trainingConsent ?? null;
}

/** One settings tab of the chat. Throws 404 for an unknown tab and for a website that this person may not read. */
export async function loadSettings(request: Request, context: AppContext, id: string, tab: string) {
  const { website, document } = await readDraft(request, context, id, 0);
  if (!isTab(tab)) throw data({ message: 'There is no such settings page.' }, { status: 404, statusText: 'Not Found' });
  const { document: _document, messages: _messages, updatesStamp, turn, ...rest } = website;
  const pages = document.pages.map(({ id: pageId, title, path, inMenu }): PageRow => ({
    id: pageId,
    title,
    path,
    inMenu,
  }));
  const page = pages.find(({ path }) => path === '/') ?? pages[0];
  if (!page) throw new Error('A document has at least one page');
  const label = settingsTabs.find((entry) => entry.tab === tab)?.label ?? tab;
  const consent = tab === 'assistant' ? await consentOf(request, context, id) : null;
  return {
    website: rest,
    stamp: updatesStamp,
    turn: turn ?? null,
    pages,
    page,
    label,
    view: viewOf(tab, document, consent),
  };
}

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>;

function viewOf(tab: SettingsTab, document: WebsiteDocument, consent: Consent | null): TabView {
  switch (tab) {
    case 'general':
      return {
        tab,
        forms: [
          ...titled('Name', formOf(document, 'brand', { only: ['name', 'tagline'] })),
          ...titled('Contact', formOf(document, 'business', { only: ['phone', 'email', 'address', 'place'] })),
        ],
      };
    case 'design':
      return { tab, theme: themeView(document) };
    case 'pages':
      return { tab };
    case 'seo':
      return {
        tab,
        forms: document.pages.flatMap(({ id, title, path, inMenu, seo }) => {
          const form = formOf(document, `page:${id}`, { only: ['seo'] });
          return form ? [{ page: { id, title, path, inMenu }, ...seo, form }] : [];
        }),
      };
    case 'assistant':
      return {
        tab,
        locks: document.locks.map((path) => ({ path, label: partName(path.split('/'), document) })),
        consent,
      };
  }
}

const titled = (title: string, form: FormView | null) => (form ? [{ title, form }] : []);
