import type { Socket } from 'node:net';
import type { AnswerQuery } from './answer-query.ts';

/** Answers the DNS messages of a connection, each of which begins with its length in two bytes. */
export function readMessages(socket: Socket, start: Buffer, answer: AnswerQuery): void {
  let waiting = Buffer.alloc(0);
  const take = (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
      const end = 2 + waiting.readUInt16BE(0);
      const message = waiting.subarray(2, end);
      waiting = waiting.subarray(end);
      try {
        const bytes = answer(message, 'tcp');
        if (bytes) socket.write(Buffer.concat([lengthOf(bytes), bytes]));
      } catch {
        return void socket.destroy();
      }
    }
  };
  socket.on('data', take);
  take(start);
  socket.resume();
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}
