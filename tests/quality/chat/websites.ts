import type { WebsiteDocument } from '#site/model/document.ts';
import { french, german, portuguese, spanish } from './abroad.ts';
import { bakery } from './bakery.ts';
import type { WebsiteName } from './case.ts';
import { studio } from './studio.ts';

export const websites: Record<WebsiteName, WebsiteDocument> = { bakery, studio, german, french, spanish, portuguese };
