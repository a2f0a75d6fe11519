import { isIPv4 } from 'node:net';

/** What a name should say: `name` in ASCII without `www.`, the token of its proof, and our own addresses of both kinds. */
export type Expected = {
  name: string;
  token: string;
  /** `SITES_ADDRESSES`: IPv4 and IPv6. */
  addresses: string[];
  /** On a machine of one's own: addresses of this machine are right, and there are no certificates. */
  isLocal: boolean;
};

export type ExpectedRecord = {
  purpose: 'proof' | 'apex' | 'www';
  /** The whole name of the record, without a dot at the end. */
  host: string;
  type: 'TXT' | 'A' | 'AAAA' | 'CNAME';
  value: string;
  /** False: the website is reached without it, and better with it. */
  isRequired: boolean;
};

export const proofHostOf = (name: string) => `_pagewright.${name}`;
export const wwwOf = (name: string) => `www.${name}`;

/** The records that a name's owner has to set, in the order in which people are shown them. Pure. */
export function expectedRecords({ name, token, addresses }: Expected): ExpectedRecord[] {
  const version4 = addresses.filter((address) => isIPv4(address));
  const version6 = addresses.filter((address) => !isIPv4(address));
  const apex = { purpose: 'apex' as const, host: name };
  return [
    { purpose: 'proof', host: proofHostOf(name), type: 'TXT', value: token, isRequired: true },
    ...version4.map((value) => ({ ...apex, type: 'A' as const, value, isRequired: true })),
    ...version6.map((value) => ({ ...apex, type: 'AAAA' as const, value, isRequired: version4.length === 0 })),
    { purpose: 'www', host: wwwOf(name), type: 'CNAME', value: name, isRequired: false },
  ];
}
