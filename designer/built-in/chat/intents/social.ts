import type { Intent } from '../request.ts';

const NETWORKS: [string, RegExp][] = [
  ['Instagram', /\b(?:instagram|insta)\b/i],
  ['Facebook', /\b(?:facebook|fb)\b/i],
  ['TikTok', /\btik ?tok\b/i],
  ['YouTube', /\byou ?tube\b/i],
  ['LinkedIn', /\blinked ?in\b/i],
  ['Pinterest', /\bpinterest\b/i],
  ['Mastodon', /\bmastodon\b/i],
  ['Bluesky', /\bbluesky\b/i],
  ['X', /\b(?:twitter|x\.com)\b/i],
  ['WhatsApp', /\bwhats ?app\b|\bwa\.me\b/i],
];
const ADDRESS = /\b(?:https?:\/\/[^\s,]+|(?:www\.)?[a-z0-9-]+\.(?:com|net|org|me|social|tv)\/[^\s,]+)/i;

/** Social profiles: "add our Facebook page https://…", "remove instagram". */
export const changeSocial: Intent = (ask) => {
  const text = ask.value(ask.text);
  const network = NETWORKS.find(([, words]) => words.test(text))?.[0];
  const { social } = ask.document.business;
  if (!network) return undefined;
  if (/^(?:remove|delete|drop|take (?:off|out|away)|get rid of|we (?:left|are no longer on|quit))\b/i.test(text)) {
    const kept = social.filter(
      ({ label, to }) => !NETWORKS.find(([name]) => name === network)?.[1].test(`${label} ${to}`),
    );
    if (kept.length === social.length) return { says: `${network} is not on the site.` };
    return {
      operations: [{ type: 'setBusiness', social: kept }],
      did: `took ${network} off the site`,
      names: ['business/social'],
    };
  }
  const address = ADDRESS.exec(text)?.[0].replace(/[.!]+$/, '');
  if (!address) return undefined;
  const to = /^https?:/i.test(address) ? address : `https://${address}`;
  const others = social.filter(({ label }) => label !== network);
  return {
    operations: [{ type: 'setBusiness', social: [...others, { label: network, to }].slice(0, 12) }],
    did: `linked ${network}`,
    names: ['business/social'],
  };
};
