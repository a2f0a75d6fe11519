import { validateHeaderValue } from 'node:http';
import type { ServerResponse } from 'node:http';

/** An answer as it goes over the wire, headers and body in one piece. */
export type WholeAnswer = { bytes: Buffer; headLength: number; dateAt: number; second: number };

/** What Node says of a connection that stays, with the time that it gives to one without requests. */
const STAYS = 'Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n';

let second = 0;
let date = '';

/** Gives the second that it is, and keeps the date beside it. */
function thisSecond(): number {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  return second;
}

/** Headers are names and values in turn. */
export function asWhole(status: string, headers: string[], body: Buffer): WholeAnswer {
  let text = `HTTP/1.1 ${status}\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  const now = thisSecond();
  text += 'Date: ';
  const head = Buffer.from(`${text}${date}\r\n${STAYS}`, 'latin1');
  return { bytes: Buffer.concat([head, body]), headLength: head.length, dateAt: text.length, second: now };
}

const NOTHING = Buffer.alloc(0);

/**
 * Writes an answer on the connection as it is, which takes half of what it takes to have Node put it together (decision 0026).
 * Returns false, with nothing done, for an answer that has to wait for another one or after which the connection ends.
 */
export function writeWhole(response: ServerResponse, answer: WholeAnswer, isHead: boolean): boolean {
  const { socket } = response;
  if (!socket?.writable || !response.shouldKeepAlive) return false;
  const now = thisSecond();
  if (answer.second !== now) {
    answer.bytes.write(date, answer.dateAt, 'latin1');
    answer.second = now;
  }
  socket.write(isHead ? answer.bytes.subarray(0, answer.headLength) : answer.bytes);
  // As Node does it itself: what has gone out is done, and the next request of this connection has its turn.
  if (socket.writableLength === 0) response.emit('finish');
  else socket.write(NOTHING, () => response.emit('finish'));
  return true;
}
