import { z } from 'zod';
import { sameJson } from '#site/model/json.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { purposes } from '../chat-prompts/purposes.ts';
import {
  findChatTemplate,
  holdChatTemplate,
  insertChatTemplate,
  insertVersion,
  updateChatTemplateRow,
} from './store.ts';
import type { ChatTemplate } from './store.ts';
import { fieldsOf, parseTemplateInput } from './template-input.ts';

const purposeSchema = z.object({ purpose: z.enum(purposes, 'Choose what it is for.') });

/** A new template, which counts nowhere yet; kept in the audit log. Throws INVALID. */
export async function createChatTemplate(context: Context, purpose: unknown, input: unknown): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'createChatTemplate');
  const chosen = parseInput(purposeSchema, { purpose });
  const fields = parseTemplateInput(input);
  const id = context.ids();
  const now = context.clock();
  return context.db.transaction(async (db) => {
    const subject = { kind: 'chatTemplate', id } as const;
    const after = { ...chosen, ...fields };
    const updatedBy = await recordWrite(db, context, person, {
      action: 'createChatTemplate',
      subject,
      version: 1,
      after,
    });
    const made = { id, ...chosen, ...fields, createdAt: now, updatedAt: now, updatedBy, version: 1 };
    const template = await insertChatTemplate(db, made);
    await insertVersion(db, { templateId: id, number: 1, fields, madeBy: updatedBy, createdAt: now });
    return template;
  });
}

/**
 * Changes a template, as a new version; kept in the audit log. What counts stays as it is: the new version has to go live. `seen` is the
 * version that was opened; null: the last one wins. What changes nothing makes no version. Throws NOT_FOUND or INVALID, CONFLICT where
 * somebody else changed the same field.
 */
export async function updateChatTemplate(
  context: Context,
  id: string,
  { input, seen }: { input: unknown; seen: number | null },
): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'updateChatTemplate');
  if (!(await findChatTemplate(context.db, id))) throw notFound('chat template');
  const sent = parseTemplateInput(input);
  return context.db.transaction(async (db) => {
    const held = await holdChatTemplate(db, id);
    if (!held) throw notFound('chat template');
    const subject = { kind: 'chatTemplate', id } as const;
    const before = fieldsOf(held);
    const after = await mergeEdit(db, subject, { seen, standing: { version: held.version, fields: before }, sent });
    if (sameJson(before, after)) return held;
    const now = context.clock();
    const version = held.version + 1;
    const write = { action: 'updateChatTemplate', subject, version, before, after };
    const updatedBy = await recordWrite(db, context, person, write);
    await insertVersion(db, { templateId: id, number: version, fields: after, madeBy: updatedBy, createdAt: now });
    return updateChatTemplateRow(db, held, { ...after, updatedAt: now, updatedBy, version });
  });
}
