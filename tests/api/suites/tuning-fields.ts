import { admins, ofAdmins } from './authorization-rows.ts';
import type { Case } from './authorization-rows.ts';

/** Root fields of fine-tuning, with arguments that do no harm when they are let through. */
export const tuningFields: Record<string, Case> = {
  tuning: { ask: () => '{ tuning { endpoint } }', draft: admins },
  tuningPlan: {
    ask: () => '{ tuningPlan(input: { kind: ANSWER, tools: NONE, baseModel: "none" }) { examples } }',
    draft: admins,
  },
  tuningJobs: { ask: () => '{ tuningJobs { totalCount } }', draft: admins },
  tuningJob: { ask: () => '{ tuningJob(id: "none") { id } }', draft: { ...admins, admin: 'null' } },
  tunedModels: { ask: () => '{ tunedModels { name } }', draft: admins },
  startTuningJob: {
    ask: () =>
      'mutation { startTuningJob(input: { key: "", kind: ANSWER, tools: NONE, baseModel: "", suffix: "", isCostAccepted: false }) { id } }',
    draft: admins,
  },
  tellTuningJob: ofAdmins(() => 'tellTuningJob(id: "none", wish: LOOK) { id }'),
  nameTunedModel: { ask: () => 'mutation { nameTunedModel(name: "", notes: "") { id } }', draft: admins },
  removeTunedModel: ofAdmins(() => 'removeTunedModel(id: "none") { id }'),
};
