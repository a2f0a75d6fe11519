import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Answer } from '../../modules/domains/doctor/observation.ts';
import { encodeQuestion, isCutShort, nothingFrom, readAnswer } from './packet.ts';
import type { Question } from './packet.ts';
import { isHost } from './read-record.ts';
import type { ServerAddress } from './server-address.ts';
import { askOverTcp } from './tcp.ts';
import { openUdp } from './udp.ts';
import type { UdpConversation } from './udp.ts';

export type Asker = {
  /** Never rejects: a server that does not answer in time is `silent`, and so is everybody once the questions are used up. */
  ask(server: ServerAddress, question: Question): Promise<Answer>;
  /** Ends what is under way. */
  end(): void;
};

export type AskerOptions = {
  /** How long one answer may take. */
  answerMs: number;
  /** How many questions there may be altogether. */
  mostQuestions: number;
  signal: AbortSignal;
};

/** Asks name servers, for one look at one name. */
export function createAsker({ answerMs, mostQuestions, signal }: AskerOptions): Asker {
  const conversations = new Map<string, UdpConversation>();
  let left = mostQuestions;

  function conversationWith(server: ServerAddress) {
    const key = `${server.address} ${server.port}`;
    const open = conversations.get(key) ?? openUdp(server);
    conversations.set(key, open);
    return open;
  }

  function end() {
    for (const conversation of conversations.values()) conversation.end();
  }
  // One listener for each connection over TCP is no leak.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', end, { once: true });

  return {
    end() {
      signal.removeEventListener('abort', end);
      end();
    },
    async ask(server, question) {
      if (!isHost(question.host)) return nothingFrom(question, 'no-such-name');
      if (signal.aborted || left-- <= 0) return nothingFrom(question, 'silent');
      const conversation = conversationWith(server);
      let id = randomInt(65_536);
      while (!conversation.isFree(id)) id = randomInt(65_536);
      const packet = encodeQuestion(id, question);
      const until = Date.now() + answerMs;
      const short = await conversation.ask(packet, answerMs);
      if (!short || !isCutShort(short)) return short ? readAnswer(question, short) : nothingFrom(question, 'silent');
      const whole = await askOverTcp(server, packet, Math.max(1, until - Date.now()), signal);
      return whole ? readAnswer(question, whole) : nothingFrom(question, 'failure');
    },
  };
}
