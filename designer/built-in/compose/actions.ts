import type { Link } from '#site/model/fields.ts';
import type { Composition } from './composition.ts';

const NOTHING: Link = { label: '', to: '' };

/** A telephone number as a `tel:` address. */
export const telephone = (phone: string): string => `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;

/** The first thing a visitor should do and the second, as far as the facts allow. */
export function actionFor({ brief, facts, voice, pathOf }: Composition): { primary: Link; secondary: Link } {
  const contact = pathOf('contact');
  const shelf = pathOf('shelf');
  const call: Link | undefined = facts.phone
    ? { label: `${voice.actions.call} ${facts.phone}`.slice(0, 80), to: telephone(facts.phone) }
    : undefined;
  const write: Link | undefined = facts.email
    ? {
        label:
          facts.firstNames.length === 1 && facts.firstNames[0]
            ? `${voice.actions.writeTo} ${facts.firstNames[0]}`
            : voice.actions.write,
        to: `mailto:${facts.email}`,
      }
    : undefined;
  const book: Link | undefined = pathOf('book') ? { label: voice.actions.book, to: pathOf('book') } : undefined;
  const visit: Link | undefined =
    contact && (facts.street || facts.hours) ? { label: voice.actions.visit, to: contact } : undefined;
  const reach: Link | undefined = contact ? { label: voice.actions.contact, to: contact } : undefined;
  const look: Link | undefined = shelf ? { label: voice.actions[shelfWord(brief.trade.shelf)], to: shelf } : undefined;
  const wishes: Record<string, (Link | undefined)[]> = {
    call: [call, write, reach],
    visit: [visit, call, look, reach],
    book: [book, call, write, reach],
    write: [write, call, reach],
    order: [call, look, reach],
    join: [book, look, write, call, reach],
    read: [look, reach],
  };
  const able = (wishes[brief.trade.wish] ?? []).filter((link) => link !== undefined);
  const primary = able[0] ?? call ?? write ?? look ?? NOTHING;
  const secondary = [look, visit, call, reach].find((link) => link !== undefined && link.to !== primary.to) ?? NOTHING;
  return { primary, secondary };
}

export function shelfWord(shelf: string): 'menu' | 'services' | 'products' | 'works' | 'events' {
  return shelf === 'menu' || shelf === 'products' || shelf === 'works' || shelf === 'events' ? shelf : 'services';
}
