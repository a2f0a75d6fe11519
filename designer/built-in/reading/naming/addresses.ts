import { spelled } from '#site/model/spelled.ts';

export const squashed = (text: string) => spelled(text).replaceAll('-', '');

/** Mail domains, web addresses, handles, and what stands before the @: words without their spaces. */
export function addressesIn(text: string): string[] {
  const names = text.split(/\s/).flatMap((word) => {
    const domains = word.split(/[^a-z0-9_.-]/i).flatMap((part) => {
      const labels = part.split('.').filter((label) => label !== 'www');
      return labels.find((label, at) => /^[a-z]{2,12}$/i.test(labels[at + 1] ?? '')) ?? [];
    });
    return domains.length > 0 || !word.startsWith('@') ? domains : word.slice(1);
  });
  return names.map(squashed).filter((name) => name.length >= 4 && name.length <= 40);
}

/** Whether words are what an address spells. */
export const isSpelt = (words: string, addresses: readonly string[]) => {
  const bare = squashed(words);
  return bare.length >= 5 && addresses.includes(bare);
};

/** Whether an address stands within the words, or they within it. */
export const isAlike = (words: string, addresses: readonly string[]) => {
  const bare = squashed(words);
  return addresses.some(
    (address) => (address.length >= 6 && bare.includes(address)) || (bare.length >= 6 && address.includes(bare)),
  );
};
