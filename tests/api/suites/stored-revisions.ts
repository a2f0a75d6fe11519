import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { storedText } from '#backend/modules/revisions/stored-text.ts';
import { DOCUMENT_VERSION } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { Operation } from '#site/operations/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { countEarlier, countWhole, editedTexts, keepAsEarlierReleases } from '#tests/support/earlier-revisions.ts';
import {
  change,
  failure,
  good,
  heading,
  madeBy,
  read,
  restore,
  run,
  setHeading,
} from '#tests/support/website-steps.ts';

/** More than share one checkpoint. */
const EDITS = 105;
const KEPT_BEFORE = 60;

const readJson = (path: string) => z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
/** The oldest shape there is. */
const oldest = readJson('site/migrations/fixtures/document-v1.json');

const edits: ((at: number) => Operation)[] = [
  (at) => setHeading(`Bread, the ${at}th time`),
  (at) => ({ type: 'setBrand', tagline: `Since ${1900 + at}` }),
  (at) => ({ type: 'setTheme', radius: Math.floor(at / edits.length) % 2 ? 'large' : 'none' }),
  (at) => ({
    type: 'addSection',
    pageId: 'home',
    section: { id: `faq-${at}`, kind: 'faq', props: { heading: `${at}` } },
  }),
];

/**
 * How revisions are kept, with backends of their own on a database of their own. `isSecond`: on a database beside the one where all of it is
 * tried, nothing that documents alone decide.
 */
export function storedRevisionsSuite(openDatabase: () => Promise<OpenedDatabase>, { isSecond = false } = {}) {
  let database: OpenedDatabase;
  let api: Api;
  const openAgain = () => openApi({ database: { ...database, close: async () => undefined } });
  const textAt = async (id: string, number: number) => (await storedText(database.db, id, number))?.text;
  const untilMoved = () =>
    vi.waitFor(async () => expect(await countEarlier(database.run)).toBe(0), { timeout: 50_000, interval: 50 });
  const documentAt = (owner: TestPerson, id: string, revision: number) =>
    owner.ask<{ website: { document: unknown } }>(
      'query ($id: ID!, $revision: Int!) { website(id: $id) { document(revision: $revision) } }',
      { id, revision },
    );

  /** A website whose whole history an earlier release kept. */
  async function keptBefore(owner: TestPerson, texts: string[]) {
    const { id } = await madeBy(owner);
    await keepAsEarlierReleases(database.run, id, texts);
    return id;
  }

  beforeAll(async () => {
    database = await openDatabase();
    api = await openAgain();
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    await database?.close();
  });

  it.skipIf(isSecond)('every revision of a long history comes back byte for byte, and few are kept whole', async () => {
    const owner = await api.person();
    const { id, document } = await madeBy(owner);
    const shown = [JSON.stringify(document)];
    for (let at = 1; at < EDITS; at += 1) {
      const operation = edits[at % edits.length]?.(at) ?? setHeading('');
      shown.push(JSON.stringify(good(await change(owner, id, at, operation)).changeWebsite.document));
    }
    for (const [index, text] of shown.entries()) {
      expect(await textAt(id, index + 1)).toBe(text);
      if (index % 10 === 0)
        expect(JSON.stringify(good(await documentAt(owner, id, index + 1)).website.document)).toBe(text);
    }
    expect(await countWhole(database.run, id)).toBeLessThan(EDITS / 10);
  });

  it('a revision that is not what was written is not shown', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    good(await change(owner, id, 1, setHeading('Honest bread')));
    good(await change(owner, id, 2, setHeading('Warm bread')));
    await database.run(
      `update revisions set difference = replace(difference, 'Honest', 'Hidden') where website_id = $1 and number = 2`,
      [id],
    );
    expect(failure(await documentAt(owner, id, 2)).code).toBe('INTERNAL');
    expect(good(await documentAt(owner, id, 1)).website.document).toBeTruthy();
  });

  it('what an earlier release kept is read, changed and undone before it is moved', async () => {
    const owner = await api.person();
    const id = await keptBefore(owner, editedTexts(oldest, 3));
    expect((await read(owner, id)).document.brand.tagline).toBe('Since 2');
    good(await change(owner, id, 3, { type: 'setBrand', tagline: 'Today' }));
    for (const expected of ['Since 2', 'Since 1', 'Since 0'])
      expect(good(await run(owner, 'undoChange', id)).undoChange.document.brand.tagline).toBe(expected);
    expect(good(await run(owner, 'redoChange', id)).redoChange.document.brand.tagline).toBe('Since 1');
  });

  it('what an earlier release kept is moved while somebody edits it, and stays byte for byte', async () => {
    const owner = await api.person();
    const texts = editedTexts(oldest, KEPT_BEFORE);
    const id = await keptBefore(owner, texts);
    // Two processes start and move at once.
    const others = await Promise.all([openAgain(), openAgain()]);
    for (let at = 0; at < 5; at += 1)
      good(await change(owner, id, KEPT_BEFORE + at, { type: 'setBrand', tagline: `Edit ${at}` }));
    await untilMoved();
    for (const other of others) await other.close();
    for (const [index, text] of texts.entries()) expect(await textAt(id, index + 1)).toBe(text);
    expect((await read(owner, id)).document.brand.tagline).toBe('Edit 4');
    expect(await countWhole(database.run, id)).toBeLessThan(KEPT_BEFORE / 10);
    expect(good(await restore(owner, id, 2)).restoreRevision.document.brand.tagline).toBe('Since 1');
  });

  it('one that was damaged before it is moved stays as it is, and the others are moved', async () => {
    const owner = await api.person();
    const id = await keptBefore(owner, editedTexts(oldest, 4));
    await database.run(`update revisions set hash_after = 'another' where website_id = $1 and number = 2`, [id]);
    const other = await openAgain();
    await untilMoved();
    await other.close();
    // Whichever process moved it.
    expect([...api.logged, ...other.logged].join('\n')).toContain('not what was written');
    expect((await read(owner, id)).document.brand.tagline).toBe('Since 3');
  });

  /** Documents of the same website in the shapes of several releases, each told by the one before. */
  it.skipIf(isSecond)(
    'documents of older shapes are told by each other and by today’s, and all come back',
    async () => {
      const owner = await api.person();
      const { redirects: _redirects, seo: _seo, ...shorter } = oldest;
      const older = editedTexts({ ...shorter, redirects: [] }, 6, 'Since ⟦then⟧');
      const taglineOf = (text = '') => {
        const parsed = parseDocument(JSON.parse(text));
        return parsed.ok ? parsed.document.brand.tagline : '';
      };
      const id = await keptBefore(owner, older);
      const other = await openAgain();
      await untilMoved();
      await other.close();
      const { document } = good(await change(owner, id, 6, { type: 'setBrand', tagline: 'Today' })).changeWebsite;
      expect(document.version).toBe(DOCUMENT_VERSION);
      good(await change(owner, id, 7, { type: 'setBrand', tagline: 'Tomorrow' }));
      for (const [index, text] of older.entries()) {
        expect(await textAt(id, index + 1)).toBe(text);
        const parsed = parseDocument(JSON.parse(text));
        expect(good(await documentAt(owner, id, index + 1)).website.document).toEqual(parsed.ok && parsed.document);
      }
      expect(good(await documentAt(owner, id, 7)).website.document).toEqual(document);
      for (const expected of ['Today', taglineOf(older[5]), taglineOf(older[4])]) {
        const { undoChange } = good(await run(owner, 'undoChange', id));
        expect([undoChange.document.brand.tagline, undoChange.document.version]).toEqual([expected, DOCUMENT_VERSION]);
      }
      expect(heading(good(await restore(owner, id, 1)).restoreRevision.document)).toBe(heading(document));
    },
  );
}
