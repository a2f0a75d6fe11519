const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAIL = /^[^\s@/:]+@(?:[^\s@/:.]+\.)+[^\s@/:.]{2,}$/;
const PHONE = /^\+?[\d\s().\-/]{5,24}$/;
const HOST = /^(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#].*)?$/u;

const MESSENGER = /^(whatsapp|signal)[\s:]{1,3}(\+[\d\s().\-/]{6,24})$/i;

/** `WhatsApp +47 912 34 567`: a number that messages are written to. Without the country's own it leads nowhere. */
function messengerLink(text: string): string | null {
  const [, app, typed] = MESSENGER.exec(text) ?? [];
  const digits = typed?.replace(/\D/g, '');
  if (!digits) return null;
  return app?.toLowerCase() === 'signal' ? `https://signal.me/#p/+${digits}` : `https://wa.me/${digits}`;
}

/**
 * A link as people type it, made into one that leads somewhere: `example.com` → `https://example.com`, `me@x.org` →
 * `mailto:me@x.org`, `(0131) 555 01 23` → `tel:01315550123`, `WhatsApp +47 912 34 567` →
 * `https://wa.me/4791234567`. Everything else stays as typed, for the field's own check.
 */
export function forgivingLink(typed: string): string {
  const text = typed.trim();
  const messenger = messengerLink(text);
  if (messenger !== null) return messenger;
  if (text === '' || text.startsWith('/') || text.startsWith('#')) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^tel:/i.test(text)) return `tel:${text.slice(4).replace(/[^\d+*#,;=\p{L}]/gu, '')}`;
  if (HOST.test(text) && !(SCHEME.test(text) && !/^[^/?#]*:\d/.test(text))) return `https://${text}`;
  return text;
}
