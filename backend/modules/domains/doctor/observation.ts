/** What was seen of a name: plain data that survives JSON. Names are ASCII, lower case, without a dot at the end. */
export type Observation = {
  /** When it was seen, ISO 8601. */
  at: string;
  name: string;
  /** The name as it is registered, the part that is bought: `example.de` of `shop.example.de`; null when there is none. */
  registrable: string | null;
  /** The apex of the zone that holds the name; null when nobody knew it. */
  zone: string | null;
  /** A label at random below the name: whatever answers for it answers for every name. */
  randomHost: string;
  /** What anybody's resolver says: answers that may be kept from before. */
  resolvers: ServerView[];
  /** What the zone's own servers say. */
  servers: NameServer[];
  /** What resolvers say of the hosts that the name and its www are aliases of, step by step. */
  aliases: Answer[];
  /** The names of the zone's servers as the zone above names them; null when that was not found out. */
  parentNameservers: string[] | null;
  /** The names of the zone's servers as the zone itself names them. */
  zoneNameservers: string[];
  dnssec: Dnssec;
  /** Null when nobody was asked. */
  registration: Registration | null;
};

export type ServerView = { address: string; answers: Answer[] };

export type NameServer = ServerView & {
  name: string;
  /** `private`: its address is not one of the public internet, so it is never asked. `unknown`: it has no address. `spared`: there were too many. */
  contact: 'asked' | 'private' | 'unknown' | 'spared';
};

export type QuestionType = 'A' | 'AAAA' | 'CAA' | 'CNAME' | 'DNSKEY' | 'DS' | 'MX' | 'NS' | 'SOA' | 'SRV' | 'TXT';

/**
 * `records`: there are some. `nothing`: the name has none of this type. `no-such-name`: no record of any type.
 * `referral`: somebody else is to be asked. `failure`: SERVFAIL and everything else that is no answer.
 */
export type Outcome = 'records' | 'nothing' | 'no-such-name' | 'referral' | 'refused' | 'failure' | 'silent';

/** What one server said to one question. */
export type Answer = {
  host: string;
  type: QuestionType;
  outcome: Outcome;
  isAuthoritative: boolean;
  /** Records of the answer, aliases on the way included, in the server's order; of a referral, the NS records that name others. */
  records: DnsRecord[];
  /** Seconds for which a resolver keeps that there is nothing; null when that was not said. */
  keptFor: number | null;
};

export type DnsRecord = {
  host: string;
  type: QuestionType;
  /** As one writes it into a zone, without quotes: an address, a name, a text (its pieces joined), `10 mail.example.de`. Of a CAA record: the value of its property. */
  value: string;
  /** Seconds. */
  ttl: number;
  /** Only of CAA records. */
  caa?: { tag: string; isCritical: boolean };
};

export type Dnssec = {
  /** Key tags that the zone above vouches for. */
  vouchedFor: number[];
  /** Key tags of the zone's own keys. */
  keys: number[];
  /** What a resolver says of the zone when it checks signatures, and when it is told not to. */
  checked: Outcome;
  unchecked: Outcome;
};

export type Registration = {
  state: 'registered' | 'free' | 'unknown';
  /** As RDAP says them: `client hold`, `redemption period`. */
  statuses: string[];
  /** ISO 8601. */
  expiresAt?: string;
  nameservers: string[];
};
