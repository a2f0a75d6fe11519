import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { exportPart } from '#tests/support/example-file-steps.ts';
import { examplesIn, judgeAll } from '#tests/support/example-steps.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { historyOf, TRAINING, trainingOf, whenMade, type TrainingAnswer } from '#tests/support/training-steps.ts';
import { change, failure, good, madeBy, read, run, say } from '#tests/support/website-steps.ts';

type Consent = { given: boolean; version: string } | null;

const consentOf = async (person: TestPerson, id: string): Promise<Consent> =>
  good(
    await person.ask<{ website: { trainingConsent: Consent } }>(
      'query ($id: ID!) { website(id: $id) { trainingConsent { given version } } }',
      { id },
    ),
  ).website.trainingConsent;
const consent = (person: TestPerson, id: string, on: boolean, seen?: string) =>
  person.ask(
    'mutation ($id: ID!, $on: Boolean!, $seen: String) { setTrainingConsent(id: $id, on: $on, seen: $seen) { id } }',
    { id, on, seen },
  );
const copy = (person: TestPerson, website: string) =>
  person.ask<{ createTrainingWebsiteFromWebsite: TrainingAnswer }>(
    `mutation ($input: TrainingSourceInput!) { createTrainingWebsiteFromWebsite(input: $input) { ${TRAINING} } }`,
    { input: { website, title: '', tags: [] } },
  );

/** Examples that are made from somebody's website: with their consent, and no longer than that. */
export function trainingConsentSuite(api: () => Api) {
  const someone = async () => {
    const owner = await api().person();
    const website = await madeBy(owner, { brief: 'Maple Bakery. Call 0131 555 0188 or hello@maple.example.' });
    const business = { type: 'setBusiness', phone: '0131 555 0188', email: 'hello@maple.example' } as const;
    good(await change(owner, website.id, 1, business));
    return { owner, website };
  };
  const copied = async () => {
    const { owner, website } = await someone();
    good(await consent(owner, website.id, true));
    const trainer = await api().person(['training']);
    const begun = good(await copy(trainer, website.address)).createTrainingWebsiteFromWebsite;
    const entry = await whenMade(trainer, begun.id);
    expect(entry).toMatchObject({ state: 'DONE', origin: 'WEBSITE' });
    return { owner, website, trainer, entry };
  };
  const isGone = async (trainer: TestPerson, entry: TrainingAnswer) => {
    expect(await trainingOf(trainer, entry.id)).toBeNull();
    await expect(read(trainer, entry.website?.id ?? '')).rejects.toThrow();
  };

  describe('examples from somebody’s website', () => {
    it('are refused in the same words without consent as where there is no website', async () => {
      const { owner, website } = await someone();
      const trainer = await api().person(['training']);
      const refused = failure(await copy(trainer, website.address));
      expect(refused).toEqual(failure(await copy(trainer, 'https://no-such-website-here.example')));
      expect(failure(await copy(trainer, website.id))).toEqual(refused);
      expect(await consentOf(owner, website.id)).toMatchObject({ given: false });
      const admin = await api().person(['admin']);
      expect(await consentOf(admin, website.id)).toBeNull();
      expect(failure(await consent(admin, website.id, true))).toMatchObject({ code: 'FORBIDDEN' });
    });

    it('have no personal data, and go with their words when the consent is taken back', async () => {
      const { owner, website, trainer, entry } = await copied();
      expect(JSON.stringify(entry)).not.toMatch(/555 ?0188|maple\.example/);
      expect(entry.report?.leftOut.length).toBeGreaterThan(0);
      expect(await historyOf(trainer, entry.id)).toHaveLength(1);
      good(await consent(owner, website.id, false));
      await isGone(trainer, entry);
      expect(failure(await copy(trainer, website.id))).toMatchObject({ code: 'INVALID' });
    });

    it('of its chat have stand-ins for what is personal, and go with the consent: exports say how many they had', async () => {
      const { owner, website } = await someone();
      const admin = await api().person(['admin']);
      const make = () =>
        admin.ask<{ createExamplesFromWebsite: { added: number; known: number; leftOut: number } }>(
          'mutation ($website: String!) { createExamplesFromWebsite(website: $website) { added known leftOut } }',
          { website: website.id },
        );
      const mark = `Q${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
      good(await say(owner, website.id, `heading: Call Anna Moreno at 0131 555 0188, ${mark}`));
      expect(failure(await make())).toMatchObject({ fields: { website: [/owner has to agree/] } });
      good(await consent(owner, website.id, true));
      expect(good(await make()).createExamplesFromWebsite).toMatchObject({ added: 1, known: 0 });
      expect(good(await make()).createExamplesFromWebsite).toMatchObject({ added: 0, known: 1 });
      const made = () => examplesIn(admin, `search: "${mark}"`);
      const [example] = await made();
      expect(example).toMatchObject({ source: 'CONSENT', state: 'NEW' });
      expect(JSON.stringify(example)).not.toMatch(/anna|moreno|555 ?0188|maple/i);
      expect(JSON.stringify(example?.answer.calls)).toContain('01632 960');
      good(await judgeAll(admin, [example?.id ?? ''], 'APPROVED'));
      const { export: file, lines } = good(
        await exportPart(admin, { kind: 'ANSWER', tools: 'NONE', source: 'CONSENT' }),
      ).exportExamples;
      expect(lines).toContain(mark);
      good(await consent(owner, website.id, false));
      expect(await made()).toEqual([]);
      const { exampleExports } = good(
        await admin.ask<{ exampleExports: { id: string; withdrawn: number }[] }>('{ exampleExports { id withdrawn } }'),
      );
      expect(exampleExports.find(({ id }) => id === file.id)?.withdrawn).toBe(1);
    });

    it('go with the website and with the account, and come back with neither', async () => {
      const one = await copied();
      good(await run(one.owner, 'deleteWebsite', one.website.id));
      await isGone(one.trainer, one.entry);
      good(
        await one.owner.ask('mutation ($ids: [ID!]!) { restoreWebsites(ids: $ids) { id } }', { ids: [one.website.id] }),
      );
      expect(await consentOf(one.owner, one.website.id)).toMatchObject({ given: false });

      const other = await copied();
      const { viewer } = good(
        await other.owner.ask<{ viewer: { deletionWord: string } }>('{ viewer { deletionWord } }'),
      );
      good(
        await other.owner.ask('mutation ($word: String!) { deleteAccount(confirm: $word) }', {
          word: viewer.deletionWord,
        }),
      );
      await isGone(other.trainer, other.entry);
    });

    it('are not allowed over somebody else’s newer decision', async () => {
      const { owner, website } = await someone();
      const seen = (await consentOf(owner, website.id))?.version;
      good(await consent(owner, website.id, true, seen));
      expect(failure(await consent(owner, website.id, false, seen))).toMatchObject({ code: 'CONFLICT' });
    });

    it('have their owner’s consent in the export, which no import takes over', async () => {
      const { owner, website } = await someone();
      const manifest = async () => {
        const { archive } = good(await exported(owner, website.id)).exportWebsite;
        const file = unzipSync(Buffer.from(archive, 'base64'))['pagewright.json'] ?? new Uint8Array();
        return { archive, consents: JSON.parse(strFromU8(file)).consents };
      };
      expect((await manifest()).consents).toEqual({});
      good(await consent(owner, website.id, true));
      const { archive, consents } = await manifest();
      expect(consents).toEqual({ training: api().time.now.toISOString() });
      const { id } = good(await imported(owner, archive)).importWebsite;
      expect(await consentOf(owner, id)).toMatchObject({ given: false });
    });
  });
}
