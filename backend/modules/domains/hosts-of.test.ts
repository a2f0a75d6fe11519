import { describe, expect, it } from 'vitest';
import { hostsOf } from './hosts-of.ts';

type Domain = Parameters<typeof hostsOf>[1][number];

const website: Parameters<typeof hostsOf>[0] = { id: 'w', subdomain: 'bakery', primaryHost: null, deletedAt: null };
const live = { settings: { sitesDomain: 'made.net' }, hasTls: true };
const proved = new Date('2026-11-21T09:00:00.000Z');
const domain = (name: string, state: Domain['state'], more: Partial<Domain> = {}): Domain => ({
  ...{ id: name, name, state, primary: 'apex', provedAt: proved, restsSince: null, report: null },
  ...more,
});
const report = (mayHaveCertificate: boolean, mayWwwHaveCertificate: boolean) => ({
  ...{ at: proved.toISOString(), isProved: true, isPointing: true, isWwwPointing: true },
  ...{ records: [], diagnoses: [], nameservers: [], kept: [], mayHaveCertificate, mayWwwHaveCertificate },
});

/** Each host with where it leads (`=` for nowhere: it shows the website) and whether it may have a certificate. */
function shown(given: Partial<typeof website>, domains: Domain[], place = live) {
  const { primaryHost, hosts } = hostsOf({ ...website, ...given }, domains, place);
  const rows = hosts.flatMap((each) => each.hosts);
  return [primaryHost, ...rows.map(({ host, leadsTo, mayHaveCertificate: may }) => `${host} ${leadsTo ?? '='} ${may}`)];
}

describe('the hosts of a website', () => {
  it('are none before proof, after release and while it is deleted', () => {
    expect(shown({}, [domain('a.com', 'waiting', { provedAt: null }), domain('b.com', 'released')])).toEqual([null]);
    expect(shown({ deletedAt: proved }, [domain('a.com', 'secure')])).toEqual(['a.com']);
  });

  it('answer from the proof on, without a certificate until nothing speaks against it', () => {
    expect(shown({}, [domain('a.com', 'proved')])).toEqual([null, 'a.com = false', 'www.a.com a.com false']);
    const pointing = domain('a.com', 'pointing', { report: report(true, false) });
    expect(shown({}, [pointing])).toEqual([null, 'a.com = true', 'www.a.com a.com false']);
  });

  it.each(['secure', 'broken'] as const)('have one address once they are live, also while they are %s', (state) => {
    expect(shown({}, [domain('a.com', state)])).toEqual(['a.com', 'a.com = true', 'www.a.com a.com true']);
    expect(shown({}, [domain('a.com', state, { primary: 'www' })])).toEqual([
      'www.a.com',
      'a.com www.a.com true',
      'www.a.com = true',
    ]);
  });

  it('all lead to the address, which stays where it is', () => {
    const both = [domain('a.com', 'secure'), domain('b.com', 'secure', { primary: 'www' })];
    expect(shown({}, both)[0]).toBe('a.com');
    expect(shown({ primaryHost: 'b.com' }, both)).toEqual([
      'www.b.com',
      'a.com www.b.com true',
      'www.a.com www.b.com true',
      'b.com www.b.com true',
      'www.b.com = true',
    ]);
  });

  it('lead to the subdomain while they rest', () => {
    expect(shown({ primaryHost: 'a.com' }, [domain('a.com', 'secure', { restsSince: proved })])).toEqual([
      null,
      'a.com bakery.made.net true',
      'www.a.com bakery.made.net true',
    ]);
  });

  it('are live without a certificate where there are none', () => {
    expect(shown({}, [domain('a.com', 'pointing')], { ...live, hasTls: false })[0]).toBe('a.com');
  });
});
