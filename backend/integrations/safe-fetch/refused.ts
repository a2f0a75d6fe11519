/** Why an address was not fetched. */
export type Refusal =
  | 'NOT_AN_ADDRESS'
  | 'CREDENTIALS'
  | 'PORT'
  | 'OWN'
  | 'PRIVATE'
  | 'NO_SUCH_HOST'
  | 'UNREACHABLE'
  | 'INSECURE'
  | 'REDIRECTS'
  | 'STATUS'
  | 'WRONG_TYPE'
  | 'TOO_LARGE'
  | 'TOO_SLOW'
  | 'BROKEN'
  | 'ROBOTS';

const sentences: Record<Exclude<Refusal, 'STATUS' | 'WRONG_TYPE'>, string> = {
  NOT_AN_ADDRESS: 'Write an address that begins with https:// or http://.',
  CREDENTIALS: 'That address holds a name or password. Write it without them.',
  PORT: 'That address names a port. Only addresses at the usual ports of the web are fetched.',
  OWN: 'That address leads to Pagewright itself, so it is not fetched.',
  PRIVATE: 'That address leads into a private network, so it is not fetched.',
  NO_SUCH_HOST: 'There is no website at that address. Check that it is spelled correctly.',
  UNREACHABLE: 'Nothing answers at that address. Check that it opens in your browser, then try again.',
  INSECURE: 'That website has no valid certificate, so it is not fetched.',
  REDIRECTS: 'That address redirects again and again. Use the address that it ends at.',
  TOO_LARGE: 'The file at that address is larger than 5 MB, so it is not fetched.',
  TOO_SLOW: 'That website took too long to answer. Try again later.',
  BROKEN: 'What that website sent could not be read. Check that it opens in your browser, then try again.',
  ROBOTS: 'That website asks programs not to read this address (in its robots.txt), so it is not fetched.',
};

/** An address that is not fetched, with a sentence for the person who gave it. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly reason: Refusal;
  constructor(reason: Refusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export const refused = (reason: keyof typeof sentences, cause?: unknown): FetchRefused =>
  new FetchRefused(reason, sentences[reason], cause);

export function refusedStatus(status: number): FetchRefused {
  if (status === 404 || status === 410)
    return new FetchRefused('STATUS', 'There is nothing at that address. Check that it is spelled correctly.');
  if (status === 401 || status === 403 || status === 429)
    return new FetchRefused('STATUS', 'That website does not let programs read this address.');
  return new FetchRefused('STATUS', `That website answered with an error (${status}). Try again later.`);
}

export const refusedType = (wanted: 'page' | 'picture'): FetchRefused =>
  new FetchRefused(
    'WRONG_TYPE',
    wanted === 'page' ? 'There is no web page at that address.' : 'There is no usable picture at that address.',
  );
