import { z } from 'zod';
import { openApi, testSettings } from './api.ts';
import { scriptedDesigner } from './scripted-designer.ts';
import { fromAddress, fromBrief } from './training-steps.ts';
import { good } from './website-steps.ts';

/**
 * A process of its own on the embedded database of a folder, or on PostgreSQL: begins a training website from a brief or from an address,
 * says its id to its parent, says `begun` once the model or the web is asked, and waits for them until somebody kills it.
 */
const [way = '', where = '{}'] = process.argv.slice(2);
const begun = () => {
  process.send?.('begun');
  return new Promise<never>(() => undefined);
};
const api = await openApi({
  settings: testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))),
  designer: { ...scriptedDesigner, draft: scriptedDesigner.design, respond: begun },
  safeFetch: { page: begun, picture: begun, sheet: begun },
});
const trainer = await api.person(['training'], 'trainer');
const made =
  way === 'address'
    ? good(await fromAddress(trainer, 'https://larch.example/')).createTrainingWebsiteFromAddress
    : good(await fromBrief(trainer, 'Maple Bakery, bread in Haight')).createTrainingWebsite;
process.send?.({ entry: made.id });
