import { entryPath } from '../../noun.ts';
import { CHAT_TEMPLATES_PATH } from '../chat-template.ts';

/** Where a chat template is tried, with one page of the website beside it and what else the address says. */
export function trialAddress(template: string, path = '/', search?: URLSearchParams): string {
  const params = new URLSearchParams(search);
  if (path === '/') params.delete('page');
  else params.set('page', path);
  const text = params.toString();
  return `${entryPath({ path: CHAT_TEMPLATES_PATH }, template)}/preview${text === '' ? '' : `?${text}`}`;
}
