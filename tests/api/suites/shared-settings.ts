import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { planOf, plans, readLimitsFrom } from '#backend/modules/billing/plans.ts';
import { openLiveSettings } from '#backend/modules/live-settings/live-settings.ts';
import type { LiveSettings } from '#backend/modules/live-settings/live-settings.ts';
import { registry } from '#backend/modules/live-settings/registry.ts';
import { openChatPrompts } from '#backend/modules/chat-prompts/chat-prompts.ts';
import type { ChatPrompts } from '#backend/modules/chat-prompts/chat-prompts.ts';
import { openSectionLibrary } from '#backend/modules/section-library/section-library.ts';
import type { Sections } from '#backend/modules/section-library/section-library.ts';
import { isOffered, offeredVariants } from '#site/sections/library.ts';

const SOON = { timeout: 10_000, interval: 5 };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What staff decide in one process, seen by another that shares nothing with it but the database. */
export function sharedSettingsSuite(makeDatabase: () => Promise<string>) {
  describe('what staff decide', () => {
    let writing: OpenedDatabase;
    let reading: OpenedDatabase;
    let live: LiveSettings;
    let sections: Sections;
    let prompts: ChatPrompts;
    const warnings: string[] = [];
    beforeAll(async () => {
      const url = await makeDatabase();
      [writing, reading] = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
      live = await openLiveSettings(reading, silent);
      prompts = await openChatPrompts(reading, silent);
      sections = await openSectionLibrary(reading, { ...silent, warn: (words: string) => void warnings.push(words) });
    }, 120_000);
    afterAll(async () => {
      await live?.close();
      await prompts?.close();
      await sections?.close();
      await Promise.all([writing?.close(), reading?.close()]);
    });

    const writeTo = (key: string, value: unknown) =>
      writing.db.execute(sql`
        insert into kv_storages (key, value, created_at, updated_at) values (${key}, ${JSON.stringify(value)}::json, now(), now())
        on conflict (key) do update set value = excluded.value`);
    const write = (value: string) => writeTo('switch.model', value);
    const isSeen = (value: string) => vi.waitFor(() => expect(live.read(registry.model)).toBe(value), SOON);

    it('is seen by another process, and taken back there too', async () => {
      expect(live.read(registry.model)).toBe('on');
      await write('off');
      await isSeen('off');
      await writing.db.execute(sql`delete from kv_storages`);
      await isSeen('on');
    });

    it('is read again after the connection was lost meanwhile', async () => {
      await writing.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
      await write('off');
      await isSeen('off');
    });

    it('of limits is in force in another process, until it is taken back', async () => {
      readLimitsFrom(() => live.read(registry.planLimits));
      const own = plans.free;
      await writeTo('limits.plans', { free: { pages: 8 } });
      await vi.waitFor(() => expect(planOf('free')).toEqual({ ...own, pages: 8 }), SOON);
      await writing.db.execute(sql`delete from kv_storages where key = 'limits.plans'`);
      await vi.waitFor(() => expect(planOf('free')).toEqual(own), SOON);
    });

    const decide = (kind: string, isOn: boolean, variantsOff: string[], sample: unknown) =>
      writing.db.execute(sql`
        insert into template_sections (kind, is_on, variants_off, sample, updated_at)
        values (${kind}, ${isOn}, ${JSON.stringify(variantsOff)}::json, ${JSON.stringify(sample)}::json, now())
        on conflict (kind) do update set is_on = excluded.is_on`);

    it('of sections is seen by another process, also after the connection was lost', async () => {
      await decide('faq', false, ['open'], null);
      await vi.waitFor(() => expect(isOffered(sections.library(), 'faq')).toBe(false), SOON);
      expect(offeredVariants(sections.library(), 'faq')).not.toContain('open');
      await writing.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
      await decide('faq', true, [], null);
      await vi.waitFor(() => expect(isOffered(sections.library(), 'faq')).toBe(true), SOON);
    });

    it('of chat templates is seen by another process within a second, also after the connection was lost', async () => {
      const isSaid = (words: string | undefined) =>
        vi.waitFor(() => expect(prompts.active('BLOG')?.prompt).toBe(words), { ...SOON, timeout: 1000 });
      await writing.db.execute(sql`
        insert into chat_templates (id, purpose, name, prompt, greeting, suggestions, example_count, created_at, updated_at)
        values ('one', 'BLOG', 'One', 'Second', '', '', 0, now(), now())`);
      for (const [number, prompt] of [
        [1, 'First'],
        [2, 'Second'],
      ] as const)
        await writing.db.execute(sql`
          insert into chat_template_versions (template_id, number, fields, created_at)
          values ('one', ${number}, ${JSON.stringify({ prompt })}::json, now())`);
      await writing.db.execute(
        sql`insert into active_chat_templates (purpose, template_id, version) values ('BLOG', 'one', 1)`,
      );
      await isSaid('First');
      await writing.db.execute(sql`update active_chat_templates set version = 2`);
      await isSaid('Second');
      await writing.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
      await writing.db.execute(sql`delete from active_chat_templates`);
      await vi.waitFor(() => expect(prompts.active('BLOG')).toBeNull(), SOON);
    });

    it('of sections counts as not decided where this release cannot read it, and says so', async () => {
      await decide('carousel', false, [], null);
      await decide('hero', false, ['split', 'statement', 'facts', 'banner', 'mosaic', 'spiral'], { heading: 3 });
      await vi.waitFor(() => expect(sections.decided().map(({ kind }) => kind)).toContain('hero'), SOON);
      expect(isOffered(sections.library(), 'hero')).toBe(true);
      expect(offeredVariants(sections.library(), 'hero')).toHaveLength(5);
      expect(sections.decided().find(({ kind }) => kind === 'hero')?.sample).toBeNull();
      const said = warnings.join('\n');
      for (const words of ['“carousel”', '“spiral”', 'All its layouts are off', 'heading: '])
        expect(said).toContain(words);
    });
  });
}
