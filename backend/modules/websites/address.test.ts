import { describe, expect, it } from 'vitest';
import { addressOf, subdomainAddress, subdomainOf } from './address.ts';

const local = { appOrigin: 'http://localhost:3000', isLocal: true, sitesDomain: 'localhost' };
const live = { appOrigin: 'https://app.example.com', isLocal: false, sitesDomain: 'sites.example.net' };

describe('a website’s address', () => {
  it('is its subdomain of ours, or its own name once it has one', () => {
    expect(addressOf(live, { subdomain: 'bakery', primaryHost: null })).toBe('https://bakery.sites.example.net');
    expect(addressOf(live, { subdomain: 'bakery', primaryHost: 'www.rye.example' })).toBe('https://www.rye.example');
  });

  it('has the app’s port where everything is local', () => {
    expect(addressOf(local, { subdomain: 'bakery', primaryHost: null })).toBe('http://bakery.localhost:3000');
    expect(addressOf(local, { subdomain: 'bakery', primaryHost: 'rye.example' })).toBe('http://rye.example:3000');
  });

  it('can be asked for on our own domain, whatever else it has', () => {
    expect(subdomainAddress(live, 'bakery')).toBe('https://bakery.sites.example.net');
  });

  it('tells its subdomain, and only from hosts on our own domain', () => {
    expect(subdomainOf(live, 'Bakery.sites.example.net')).toBe('bakery');
    for (const host of ['sites.example.net', 'a.b.sites.example.net', 'rye.example', 'evilsites.example.net'])
      expect(subdomainOf(live, host)).toBeNull();
  });
});
