import { describe, expect, it } from 'vitest';
import { designNow } from '../design.ts';
import { readPublished } from '#scoring/site-read.ts';

const BRIEF = 'Tarn & Co mend umbrellas in Kendal. A new handle costs £12. ';
const published = (text: string) => readPublished(designNow({ text: BRIEF + text }, { seed: 1 }).document).text;

describe('what belongs to a refusal is kept back with it', () => {
  it.each([
    ['behind a comma', 'Please dont put my home address on, its 4 Mill Lane.', 'Mill Lane'],
    ['with a sum in brackets', "Don't mention the roof fund, it's embarrassing ($412).", '412'],
    ['a code behind a semicolon', 'Staff numbers are not to be published; Dr Holm is QX-0017.', 'QX-0017'],
    ['in brackets', "Don't give out the key code (4471), it was on the last poster.", '4471'],
    ['a number of somebody else', 'Geoff does not want his phone given out any more (01632 960242).', '960242'],
    ['for the builder alone', 'My cell, 01632 960455, is only for you.', '960455'],
    ['for somebody’s eyes', 'Do not print our bank account, 0099 4410 is only for Ada’s eyes.', '4410'],
    ['the first of two', 'The matter of plot 41 and Mr Dun is not to be mentioned anywhere.', 'plot 41'],
    ['what a sentence ends by refusing', 'The balance of the account (£1,140) is asked to be kept out of it.', '1,140'],
    ['what is for information', 'For your info their last names are Begay and Haddad.', 'Begay'],
    ['what it is not to be called', "Please don't call me passionate.", 'passionate'],
    ['of whom its sentence spoke', 'My sister Orla does the books but keep her name off it.', 'Orla'],
    ['what nobody need go into', 'I left the other guild after a row; there is no need to go into that.', 'guild'],
    ['why a way is refused', "The ribs dry in somebody's attic, so no address anywhere.", 'attic'],
    ['what is told but for the builder', 'My number is 01632 960457 but that is for you, and no email.', '960457'],
    ['the number of a house', "Ring 01632 960458. Don't put the house phone on, that's 01632 960459.", '960459'],
    ['the name of who writes', 'I am her student Aravind only, pls dont put my name.', 'Aravind'],
  ])('%s', (_, said, kept) => expect(published(said)).not.toContain(kept));

  it.each([
    ['Wir flechten Körbe in Suhl. Mein Handy (555-0161) ist nur für dich, falls was unklar ist.', '0161'],
    ['Nous tressons des paniers à Suhl. Le portable, 555-0162, est seulement pour vous.', '0162'],
    ['Arreglamos guitarras en Ronda. El móvil de Lucía, 555-0194, no lo pongas.', '0194'],
    ['Rifugio in Val Maira. Il numero di casa (555-0198) non va scritto.', '0198'],
    ['Vi eldar bastu i Arvika. Koden är 2291 men den får inte ut på nätet.', '2291'],
    ['Tallamos cucharas en Jaca. Mi móvil es 555-0163, solo para ti.', '0163'],
  ])('in other languages: %s', (said, kept) =>
    expect(readPublished(designNow({ text: said }, { seed: 1 }).document).text).not.toContain(kept),
  );
});

describe('another way to get in touch is none of it', () => {
  it.each([
    ['No phone calls please, write to ada@tarn.example.', 'ada@tarn.example'],
    ["No phone number, it's greasy, just mail ada@tarn.example.", 'ada@tarn.example'],
    ["Don't call it cheap, we are a business. WhatsApp 01632 960721.", '960721'],
    ['Phone 01632 960722 (no calls during class).', '960722'],
    ["Please don't call me cheap. Ring 01632 960724.", '960724'],
    ["Don't call me after nine, ring 01632 960725 before.", '960725'],
    ['No emails, ring 01632 960720.', '960720'],
    ['Book by text 01632 960727. Dont mention the parasols, Ada is sick of the calls.', '960727'],
    ["Ring 01632 960728. Don't put the house phone on, that's 01632 960459.", '960728'],
    ["Phone only please, 01632 960726, he doesn't read email so no contact form.", '960726'],
    ['No phone, there is no signal here: ada@tarn.example.', 'ada@tarn.example'],
  ])('%s', (said, kept) => expect(published(said)).toContain(kept));
});
