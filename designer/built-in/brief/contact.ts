import type { Span } from './span.ts';

export type ReadContact = {
  phone: string;
  email: string;
  web: string;
  social: { label: string; to: string }[];
  spans: Span[];
};

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const WEB =
  /\b(?:https?:\/\/|www\.)[^\s,;)<>"]+|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|fr|es|it|uk|eu|io|co|shop|studio|app|dev|cafe|bar|beer|wine|nl|be|pt|ie|us|ca|au|nz|info|berlin|wien)(?:\/[^\s,;)<>"]*)?(?![\p{L}\p{N}@])/giu;
// A stop or a space counts only between digits: "9-17. 029 2018 0144" is a time and a number.
const PHONE =
  /(?<![\p{L}\p{N}€$£.:/-])(?:\+|00)?\(?\d(?:[\d()/–-]|[. ](?=[\d(])| ?[/–-] ?(?=\d)){5,20}(?<=\d)(?![\p{L}\p{N}€$£%:])/gu;
const HANDLE =
  /(?:(instagram|insta|ig|facebook|fb|tiktok|twitter|x|youtube|linkedin|pinterest|mastodon|bluesky|threads)\s*(?:is|:|at|handle|page)?\s*)(@?[\w.]{3,40})/giu;
const PLATFORMS: Record<string, { label: string; address: (handle: string) => string }> = {
  instagram: { label: 'Instagram', address: (handle) => `https://www.instagram.com/${handle}` },
  facebook: { label: 'Facebook', address: (handle) => `https://www.facebook.com/${handle}` },
  tiktok: { label: 'TikTok', address: (handle) => `https://www.tiktok.com/@${handle}` },
  twitter: { label: 'X', address: (handle) => `https://x.com/${handle}` },
  youtube: { label: 'YouTube', address: (handle) => `https://www.youtube.com/@${handle}` },
  linkedin: { label: 'LinkedIn', address: (handle) => `https://www.linkedin.com/in/${handle}` },
  pinterest: { label: 'Pinterest', address: (handle) => `https://www.pinterest.com/${handle}` },
};
const ALIASES: Record<string, string> = { insta: 'instagram', ig: 'instagram', fb: 'facebook', x: 'twitter' };

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Telephone, mail, own web address and social profiles, each spelled as the brief spells it. */
export function readContact(text: string): ReadContact {
  const spans: Span[] = [];
  const social: ReadContact['social'] = [];
  let email = '';
  let web = '';
  for (const match of text.matchAll(EMAIL)) {
    email ||= match[0].replace(/\.$/, '');
    spans.push(spanOf(match));
  }
  const taken = (at: number) => spans.some((span) => at >= span.start && at < span.end);
  for (const match of text.matchAll(WEB)) {
    if (taken(match.index)) continue;
    const address = match[0].replace(/[.!?]+$/, '');
    const platform = Object.keys(PLATFORMS).find((one) => new RegExp(`(?:^|[/.])${one}\\.`, 'i').test(address));
    if (platform)
      social.push({
        label: PLATFORMS[platform]?.label ?? platform,
        to: address.startsWith('http') ? address : `https://${address}`,
      });
    else web ||= address;
    spans.push(spanOf(match));
  }
  for (const match of text.matchAll(HANDLE)) {
    const named = (match[1] ?? '').toLowerCase();
    const handle = match[2] ?? '';
    const platform = PLATFORMS[ALIASES[named] ?? named];
    if (
      taken(match.index) ||
      !platform ||
      !handle.startsWith('@') ||
      social.some((one) => one.label === platform.label)
    )
      continue;
    social.push({ label: platform.label, to: platform.address(handle.slice(1).replace(/\.$/, '')) });
    spans.push(spanOf(match));
  }
  const lone = /(?<![\p{L}\p{N}.])@([\w.]{3,30})/gu.exec(text);
  if (lone && !taken(lone.index) && /instagram|insta|ig\b/i.test(text)) {
    social.push({ label: 'Instagram', to: `https://www.instagram.com/${(lone[1] ?? '').replace(/\.$/, '')}` });
    spans.push(spanOf(lone));
  }
  return { phone: phoneIn(text, taken, spans), email, web, social: social.slice(0, 12), spans };
}

function phoneIn(text: string, taken: (at: number) => boolean, spans: Span[]): string {
  let best: { number: string; span: Span; score: number } | undefined;
  for (const match of text.matchAll(PHONE)) {
    if (taken(match.index)) continue;
    const number = match[0].trim();
    const digits = number.replace(/\D/g, '').length;
    const lead = text.slice(Math.max(0, match.index - 30), match.index);
    const named =
      /(?:phone|tel|telefon|call(?: us)?|ring|mobile|cell|fon|whatsapp|text|teléfono|téléphone|telefone|telemóvel|reservas|encomendas|marcações|urgencias|urgências|urgences|emergenc(?:y|ies)|réservations|ligue|llame|appelez|number|anruf|ruf)[^\p{L}\d]*(?:is|at|on|us at|us on|unter|al|au|para|es|é|est le)?[^\p{L}\d]*$/iu.test(
        lead,
      );
    const formed =
      /^(?:\+|00|0\d|\()/.test(number) ||
      /^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(number) ||
      /^\d{3}[-. ]\d{4}$/.test(number) ||
      /^\d{3}[-. ]\d{3}[-. ]\d{3}$/.test(number) ||
      /^[679]\d{2} \d{2} \d{2} \d{2}$/.test(number);
    if (digits < 6 || digits > 15 || (!named && !formed)) continue;
    if (/^(?:19|20)\d{2}\s*[–-]\s*(?:19|20)?\d{2}$/.test(number) || /\d\.\d{2}[ ,]+\d/.test(number)) continue;
    const score = (named ? 2 : 0) + (formed ? 1 : 0);
    if (!best || score > best.score) best = { number, span: spanOf(match), score };
  }
  if (best) spans.push(best.span);
  return best?.number ?? '';
}
