import { z } from 'zod';
import { hasPrice, modelPrices } from '#designer/model/prices.ts';
import { bannerSchema } from './banner.ts';
import type { Banner } from './banner.ts';
import { limitChangesSchema } from './plan-limits.ts';
import type { LimitChanges } from './plan-limits.ts';
import { setting } from './setting.ts';
import type { LiveSetting } from './setting.ts';
import { switchSchema } from './switch.ts';
import type { Switch } from './switch.ts';

/** Something that can be switched off for all, or be on for a share or some. */
const switched = (key: string, meaning: string, effect: string) =>
  setting<Switch>(key, { meaning, effect, schema: switchSchema, default: 'on', example: { share: 20 } });

const pricesSchema = z.record(
  z.string().min(1),
  z.strictObject(
    {
      input: z.number().min(0),
      output: z.number().min(0),
      cached: z.number().min(0).optional(),
      training: z.number().min(0).optional(),
    },
    'A price is {"input": 0.1, "cached": 0.01, "output": 0.5}: US dollars for a million tokens.',
  ),
);

const modelPricing = setting('model.prices', {
  meaning:
    'What models cost: US dollars for a million tokens in and out, and for tokens in that the endpoint remembered (cached) or a fine-tuning job learns from (training), by the beginning of a model’s name.',
  effect: 'Receipts of turns that begin after the change. The longest beginning counts.',
  schema: pricesSchema,
  default: modelPrices,
  example: { 'gpt-6-luna': { input: 0.1, cached: 0.01, output: 0.5 } },
});

/** Every key that the product reads; what is stored under another one is kept and has no effect. */
export const registry = {
  banner: setting<Banner>('banner', {
    meaning: 'A notice over every screen, for everybody.',
    effect: 'Seen with the next page that somebody opens; from and until are optional.',
    schema: bannerSchema,
    default: null,
    example: { text: 'On Sunday from 6 to 7 we are away for maintenance.', tone: 'warning' },
  }),
  signUp: switched(
    'switch.sign-up',
    'Whether new accounts can be made.',
    'Off: people who come from signing up are told so; accounts that are there log in as ever.',
  ),
  generation: switched(
    'switch.generation',
    'Whether websites can be made from a description.',
    'Off: the form says that it is closed and keeps what was typed; templates’ previews and copies go on.',
  ),
  model: switched(
    'switch.model',
    'Whether the model designer is asked.',
    'Off: the built-in designer does all work. A turn that is under way is ended by the model.',
  ),
  publishing: switched(
    'switch.publishing',
    'Whether websites and posts can be published.',
    'Off: what is published stays; scheduled posts wait and appear when it is on again.',
  ),
  blogAssistant: switched(
    'switch.blog-assistant',
    'Whether the assistant suggests topics and writes for blogs.',
    'Seen with the next press of a button.',
  ),
  generatedPictures: switched(
    'switch.generated-pictures',
    'Whether pictures are generated for websites.',
    'Seen with the next press of the button; what is under way ends, what was generated stays.',
  ),
  importByAddress: switched(
    'switch.import-by-address',
    'Whether pages and pictures from other websites are fetched by their address.',
    'Seen with the next press of a button; what was fetched stays.',
  ),
  payments: switched(
    'switch.payments',
    'Whether plans and domain names can be bought.',
    'Off: screens say so before anybody pays; what was paid is carried out, the portal stays open.',
  ),
  automaticTax: setting<Switch>('switch.automatic-tax', {
    meaning: 'Whether the payment provider adds taxes to a new plan’s price.',
    effect: 'For new orders. Switch it on only once taxes are set up there: otherwise its checkout fails.',
    schema: switchSchema,
    default: 'off',
    example: 'on',
  }),
  planLimits: setting<LimitChanges>('limits.plans', {
    meaning: 'Limits that differ from what plans have: numbers by plan, and for visitors without an account.',
    effect:
      'From the next request on. What is there already stays until its owner’s plan changes. Prices and features are not changed here. mediaBytes: bytes a website; waitlistEntries: null for no limit.',
    schema: limitChangesSchema,
    default: {},
    example: { free: { websites: 5, pages: 8 }, visitor: { assistantMessages: 10 } },
  }),
  defaultModel: setting<string | null>('model.default', {
    meaning: 'Which model the assistant asks; null for the one that the installation names.',
    effect:
      'Turns that begin after the change. It has to have a price under model.prices, and to be replayed against the one before, or a reason.',
    schema: z.string('Write the name of a model, or null.').trim().min(1).max(200).nullable(),
    problemBeside: (model, stored) =>
      model === null || hasPrice(modelPricing.valueIn(stored), model)
        ? null
        : `Nothing says what “${model}” costs. Write its price under model.prices first.`,
    default: null,
    example: 'gpt-5.4-mini',
  }),
  modelPrices: modelPricing,
  playgroundBudget: setting<number>('playground.daily-dollars', {
    meaning:
      'What runs of the playground, replays and fine-tuning jobs may cost on one day of UTC, all together, in US dollars.',
    effect:
      'What begins after the change. What is under way is not ended. 0: only the built-in designer runs. A job counts with what it was thought to cost.',
    schema: z.number('Write a number of US dollars, such as 5.').min(0).max(10_000),
    default: 5,
    example: 5,
  }),
};

const known: ReadonlyMap<string, LiveSetting> = new Map(Object.values(registry).map((one) => [one.key, one]));

/** What is known of a key; undefined when nothing reads it. */
export const liveSettingOf = (key: string): LiveSetting | undefined => known.get(key);

/** In the order of the alphabet. */
export const liveKeys: readonly string[] = [...known.keys()].sort();
