import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const SALON = `Salon Haarscharf in Bamberg. Damenschnitt 42 €, Herrenschnitt 28 €. Di-Fr 9-18 Uhr, Sa 9-14 Uhr.
Inhaberin Katja Wolf, mit Mia Ertl. Telefon 0951 555 014.`;
const INN = `Chez Manon, chambres d'hôtes à Cancale. Chambre double 85 €, chambre familiale 120 €.
Téléphone 02 99 55 01 40. Tenue par Manon et Loïc Le Goff.`;

/** Says one message after the other; the answer to the last, and what the website is then. */
function talk(brief: string, messages: string[]) {
  let document: WebsiteDocument = designNow({ text: brief }, { seed: 1 }).document;
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  let reply = '';
  for (const message of messages) {
    const answer = respondNow({ message, document, history }, { seed: 1 });
    const applied = applyOperations(document, answer.operations);
    if (!applied.ok) throw new Error(applied.failure.message);
    document = applied.document;
    reply = answer.reply;
    history.push({ role: 'user', text: message }, { role: 'assistant', text: reply });
  }
  return { document, reply, text: JSON.stringify(document.pages) };
}

describe('a message is not taken for one about what was said before it', () => {
  it('a time of day is no price', () => {
    const { text, document } = talk(SALON, ['Herrenschnitt kostet jetzt 30 €', 'samstags nur noch bis 13 Uhr']);
    expect(text).toContain('30 €');
    expect(document.business.hours.find(({ day }) => day === 'sat')?.closes).toBe('13:00');
  });

  it('thanks do not answer a question', () => {
    expect(talk(SALON, ['der Text ist mir zu lang', 'Danke, super!']).reply).toMatch(/^Gern/u);
  });

  it('what names a section is no choice of a button', () => {
    const before = ['ein Kontaktformular bitte', 'noch ein Kontaktformular bitte'];
    expect(talk(SALON, [...before, 'die Preise ganz nach oben']).reply).not.toContain('Nachricht senden');
  });

  it('an article points at nothing', () => {
    const { document } = talk(INN, ['la chambre double passe à 90 €', 'le titre doit être Dormir face à la mer']);
    expect(document.pages[0]?.sections[0]?.props.heading).toBe('Dormir face à la mer');
  });

  it('a section that is not there moves no other one', () => {
    const before = ['ajoute la question : Y a-t-il un parking ? Oui, gratuit.'];
    expect(talk(INN, [...before, 'mets la galerie en haut']).reply).not.toMatch(/« Questions » vient/u);
  });
});

it('a direction that is pressed changes the look and nothing else', () => {
  const says = 'Nimm die Vorlage Letter mit den Farben Burgundy und den Schriften DM Serif Display and system sans';
  const { document, text } = talk(SALON, ['Katja Wolf hat aufgehört, die neue Inhaberin ist Lena Bär', says]);
  expect(document.template).toBe('letter');
  expect(text).not.toContain('DM Serif');
});

it('what a new entry is stands before its colon', () => {
  expect(talk(INN, ['ajoute une chambre : Suite vue mer 150 €']).text).toContain('"name":"Suite vue mer","');
});
