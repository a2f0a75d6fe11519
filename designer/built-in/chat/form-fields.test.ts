import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { respondNow } from './respond.ts';

/** The sample with a form, which asks for these. */
function withForm(props: Record<string, unknown> = {}): WebsiteDocument {
  const document = sampleWebsite();
  const made = applyOperations(document, [
    {
      type: 'addSection',
      pageId: document.pages[0]?.id ?? '',
      section: { id: 'the-form', kind: 'contactForm', props },
    },
  ]);
  if (!made.ok) throw new Error(made.failure.message);
  return made.document;
}

function ask(message: string, props: Record<string, unknown> = {}) {
  const document = withForm(props);
  const answer = respondNow({ message, document, history: [] }, { seed: 1 });
  const applied = applyOperations(document, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  const form = applied.document.pages.flatMap(({ sections }) => sections).find(({ id }) => id === 'the-form');
  return { reply: answer.reply, props: form?.props ?? {}, changed: applied.forward };
}

const guests = { label: 'Number of guests', kind: 'number', required: false, choices: '', help: '' };

describe('fields of a form', () => {
  it.each([
    ['Ask for a date in the booking form', 'Date', 'date', false],
    ['Please add a required date field to the contact form', 'Date', 'date', true],
    ['Add the number of guests to our form', 'Number of guests', 'number', false],
    ['add a file upload to the form', 'File upload', 'file', false],
    ['Add a field called "Table" to the form', 'Table', 'text', false],
    ['Ask people for their company in the contact form', 'Company', 'text', false],
    ['Can you add a field for allergies to the form?', 'Allergies', 'long', false],
  ])('%s', (message, label, kind, required) => {
    const { props, reply } = ask(message);
    expect(props.ownFields).toEqual([{ label, kind, required, choices: '', help: '' }]);
    expect(reply).toContain(`“${label}”`);
  });

  it('asks for a phone number by the form’s own field', () => {
    const { props, reply } = ask('Add a phone field to the form');
    expect(props).toMatchObject({ askPhone: true, needsPhone: false, ownFields: [] });
    expect(reply).toContain('The form asks for “Phone” now.');
  });

  it.each([
    ['Make the phone number required', { askPhone: true }, { askPhone: true, needsPhone: true }],
    [
      'The phone number should be optional',
      { askPhone: true, needsPhone: true },
      { askPhone: true, needsPhone: false },
    ],
    ['Make the number of guests mandatory', { ownFields: [guests] }, { ownFields: [{ ...guests, required: true }] }],
  ])('%s', (message, before, after) => {
    expect(ask(message, before).props).toMatchObject(after);
  });

  it.each([
    ['Remove the number of guests from the form', { ownFields: [guests] }],
    ['Remove the phone field from the form', { askPhone: true }],
  ])('%s: says where, and takes nothing off the website', (message, before) => {
    const { reply, changed } = ask(message, before);
    expect(changed).toEqual([]);
    expect(reply).toContain('open the form in the editor');
  });

  it('are left where a request is about something else, or a consent would have to be made up', () => {
    for (const message of [
      'Add a contact form',
      'Remove the contact form',
      'Add a consent to the form',
      'Make the date required',
      'Our phone number is 0131 555 0199',
    ])
      expect(ask(message).props.ownFields ?? []).toEqual([]);
  });
});
