import type { WebsiteDocument } from '#site/model/document.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { requireDocumentFits } from '../revisions/document-size.ts';
import { atBeginning } from '../revisions/history.ts';
import { fingerprintOf } from '../revisions/read-document.ts';
import { isHeldByAnother } from '../site-settings/store.ts';
import { insertRevision } from '../revisions/store.ts';
import type { Author } from '../users/author.ts';
import { insertWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { subdomainCandidates, subdomainFrom } from '../websites/subdomain.ts';

type NewWebsite = {
  id: string;
  /** Who its history begins with; also its owner, if there is to be one. */
  author: Author;
  claimHash?: string | null;
  /** Other than `site`: a document of the staff's own, in nobody's account. */
  purpose?: WebsiteRow['purpose'];
  name: string;
  brief: string;
  templateId: string | null;
  /** The design, when the designer chose it. */
  beganWith?: string;
  document: WebsiteDocument;
  /** What the input calls the document, should it be too large. */
  field?: string;
  source: 'GENERATED' | 'IMPORT';
  sentence: string;
};

/** Writes a website with its first revision, at the first free address that its name gives. Needs a transaction. Throws INVALID. */
export async function insertWebsiteWithRevision(
  db: Database,
  { clock }: Pick<Context, 'clock'>,
  { purpose = 'site', ...made }: NewWebsite,
): Promise<WebsiteRow> {
  const now = clock();
  requireDocumentFits(JSON.stringify(made.document), made.field ?? 'document');
  const hash = fingerprintOf(made.document);
  const website = await insertAtFreeSubdomain(db, {
    id: made.id,
    ownerId: purpose === 'site' ? made.author.id : null,
    purpose,
    claimHash: made.claimHash ?? null,
    name: made.name,
    language: made.document.language,
    brief: made.brief,
    templateId: made.templateId,
    beganWith: made.beganWith ?? null,
    currentRevision: 1,
    currentHash: hash,
    pageCount: made.document.pages.length,
    createdAt: now,
    updatedAt: now,
  });
  await insertRevision(db, {
    websiteId: made.id,
    number: 1,
    authorId: made.author.id,
    author: made.author.name,
    keyName: made.author.key,
    source: made.source,
    summary: made.sentence,
    sentences: [made.sentence],
    document: made.document,
    checkpoint: 1,
    hashBefore: '',
    hashAfter: hash,
    ...atBeginning,
    createdAt: now,
  });
  return website;
}

async function insertAtFreeSubdomain(
  db: Database,
  website: Omit<Parameters<typeof insertWebsite>[1], 'subdomain'>,
): Promise<WebsiteRow> {
  for (const subdomain of subdomainCandidates(subdomainFrom(website.name, website.id), website.id)) {
    if (await isHeldByAnother(db, subdomain, { websiteId: website.id, now: website.createdAt })) continue;
    const made = await insertWebsite(db, { ...website, subdomain });
    if (made) return made;
  }
  throw new Error('No free address was found');
}
