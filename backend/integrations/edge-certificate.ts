import { checkServerIdentity, connect } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import type { Settings } from '#settings';

/** As our own edge shows it to visitors. Moments are ISO 8601; `names` are all hosts that it is good for. */
export type Certificate = { issuer: string; validFrom: string; validTo: string; names: string[] };

/**
 * Why there is none: `silent`: nothing of ours answers; `refused`: our edge ended the handshake, it has no certificate for the
 * host and gets none; `otherName`: it shows one of another host; `expired`; `untrusted`: browsers do not believe its issuer.
 */
export type NoCertificate = 'silent' | 'refused' | 'otherName' | 'expired' | 'untrusted';

export type CertificateAnswer =
  | { certificate: Certificate; problem?: undefined }
  | { certificate?: undefined; problem: NoCertificate };

export type Edge = {
  /**
   * Greets our own edge as a browser would that wants this host; an edge that gets certificates on demand gets one now. Never
   * rejects; answers within half a minute.
   */
  readCertificate(host: string): Promise<CertificateAnswer>;
};

type EdgeOptions = {
  /** Of our edge, each enough by itself: addresses or a host name. */
  addresses: readonly string[];
  port?: number;
  /** Issuers that are believed instead of those of this system, as PEM. */
  ca?: string;
};

/** To get a certificate takes seconds. */
const PATIENCE_MS = 30_000;
const CONNECT_MS = 5_000;

/** Null on a machine of one's own: there is no TLS. */
export const connectEdge = ({ isLocal, sitesAddresses, sitesDomain }: Settings): Edge | null =>
  isLocal ? null : createEdge({ addresses: sitesAddresses.length > 0 ? sitesAddresses : [sitesDomain] });

/** Asks the addresses one after the other, until one is not silent. */
export function createEdge({ addresses, port = 443, ca }: EdgeOptions): Edge {
  return {
    async readCertificate(host) {
      const end = AbortSignal.timeout(PATIENCE_MS);
      for (const address of addresses) {
        const answer = await greet({ address, port, ca, host, end });
        if (answer.problem !== 'silent') return answer;
      }
      return { problem: 'silent' };
    },
  };
}

type Greeting = { address: string; port: number; ca?: string; host: string; end: AbortSignal };

function greet({ address, port, ca, host, end }: Greeting): Promise<CertificateAnswer> {
  return new Promise((done) => {
    let isConnected = false;
    // Whatever it shows is looked at: what is wrong with it is the answer.
    const socket = connect({ host: address, port, servername: host, ca, rejectUnauthorized: false });
    const answer = (found: CertificateAnswer) => {
      end.removeEventListener('abort', giveUp);
      clearTimeout(isLate);
      socket.destroy();
      done(found);
    };
    const giveUp = () => answer({ problem: isConnected ? 'refused' : 'silent' });
    const isLate = setTimeout(() => isConnected || giveUp(), CONNECT_MS);
    if (end.aborted) return giveUp();
    end.addEventListener('abort', giveUp, { once: true });
    socket.once('connect', () => (isConnected = true));
    socket.once('secureConnect', () => answer(judge(socket, host)));
    socket.on('error', giveUp);
    socket.once('close', giveUp);
  });
}

function judge(socket: TLSSocket, host: string): CertificateAnswer {
  const shown = socket.getPeerCertificate();
  if (!shown.valid_to) return { problem: 'refused' };
  if (checkServerIdentity(host, shown)) return { problem: 'otherName' };
  const validTo = new Date(shown.valid_to);
  if (validTo.getTime() <= Date.now()) return { problem: 'expired' };
  if (!socket.authorized) return { problem: 'untrusted' };
  const names = (shown.subjectaltname ?? '').split(', ').filter((name) => name.startsWith('DNS:'));
  return {
    certificate: {
      issuer: [shown.issuer.O ?? shown.issuer.CN ?? ''].flat().join(' '),
      validFrom: new Date(shown.valid_from).toISOString(),
      validTo: validTo.toISOString(),
      names: names.map((name) => name.slice('DNS:'.length)),
    },
  };
}
