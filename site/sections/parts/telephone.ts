/** A telephone number as a `tel:` address; '' for a text that holds no number to call, such as one still asked for. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return /\d{3}/.test(digits) && !phone.includes('[[') ? `tel:${digits}` : '';
}
