import { withParam } from '../noun.ts';

/** The panel beside an entry's page in which is looked at what goes live; `place`: with one case open. */
export const gateAddress = (here: string, model?: string, place?: number): string => {
  const panel = withParam(here, 'panel', 'gate');
  const withModel = model === undefined ? panel : withParam(panel, 'model', model);
  return place === undefined ? withModel : withParam(withModel, 'case', String(place));
};

/** The KV storage that says which model is asked. */
export const MODEL_KEY = 'model.default';
