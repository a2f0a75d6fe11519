import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import type { GatePartsFragment } from '#app/graphql/generated/graphql.ts';
import { ModelGateDocument, TemplateGateDocument } from './documents.server.ts';
import { MODEL_KEY } from './gate-address.ts';

const searchSchema = z.object({
  panel: z.string().optional(),
  model: z.string().trim().max(200).optional().catch(undefined),
  case: z.coerce.number().int().min(0).optional().catch(undefined),
});

/** What the panel shows: `model` is the one that is looked at, '' for the installation's, null on other pages. */
export type GateData = {
  gate: GatePartsFragment | null;
  model: string | null;
  problem: string | null;
  place: number | null;
};

const asked = (request: Request) => searchSchema.parse(Object.fromEntries(new URL(request.url).searchParams));

/** The case that an address asks for. */
export const placeIn = (request: Request): number | null => asked(request).case ?? null;

/** Whether an address asks for the panel. */
export const isGate = (request: Request): boolean => asked(request).panel === 'gate';

/** What is known before the newest version of a template goes live; null while the panel is shut. The caller has let the person in. */
export async function loadTemplateGate({ request, context }: LoaderFunctionArgs, id: string): Promise<GateData | null> {
  if (!isGate(request)) return null;
  const api = await graphqlFor(request, context);
  const { chatTemplate } = await api(TemplateGateDocument, { id });
  return { gate: chatTemplate?.gate ?? null, model: null, problem: null, place: placeIn(request) };
}

/** The same of another default model, for the page of the key that says it. */
export async function loadModelGate({ request, context }: LoaderFunctionArgs, key: string): Promise<GateData | null> {
  if (!isGate(request) || key !== MODEL_KEY) return null;
  const { model, case: place = null } = asked(request);
  if (model === undefined) return { gate: null, model: '', problem: null, place: null };
  const api = await graphqlFor(request, context);
  try {
    const { gateOfModel } = await api(ModelGateDocument, { model: model || null });
    return { gate: gateOfModel, model, problem: null, place };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'INVALID') throw error;
    return { gate: null, model, problem: error.fields['model']?.[0] ?? error.message, place: null };
  }
}
