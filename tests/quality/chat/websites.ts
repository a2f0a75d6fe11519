import type { WebsiteDocument } from '#site/model/document.ts';
import { bakery } from './bakery.ts';
import type { WebsiteName } from './case.ts';
import { studio } from './studio.ts';

export const websites: Record<WebsiteName, WebsiteDocument> = {
  bakery,
  studio,
  german: bakery,
  french: bakery,
  spanish: bakery,
  portuguese: bakery,
};
