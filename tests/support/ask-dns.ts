import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import {
  CHECKING_DISABLED,
  RECURSION_DESIRED,
  decode,
  encode,
  type DecodedPacket,
  type OptAnswer,
  type RecordType,
} from 'dns-packet';

export type DnsQuestion = {
  name: string;
  type: RecordType;
  isRecursive?: boolean;
  isCheckingDisabled?: boolean;
  /** Bytes that an answer over UDP may have; with it the DO bit is set. */
  size?: number;
};
/** dns-packet reads the code too, which its types do not say. */
export type DnsReply = DecodedPacket & { rcode?: string };

function queryOf({ name, type, isRecursive = true, isCheckingDisabled = false, size }: DnsQuestion) {
  const opt: OptAnswer[] = size
    ? [
        {
          type: 'OPT',
          name: '.',
          udpPayloadSize: size,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: 0x8000,
          flag_do: true,
          options: [],
        },
      ]
    : [];
  return encode({
    type: 'query',
    id: Math.floor(Math.random() * 65_536),
    flags: (isRecursive ? RECURSION_DESIRED : 0) | (isCheckingDisabled ? CHECKING_DISABLED : 0),
    questions: [{ name, type }],
    additionals: opt,
  });
}

/** One datagram to the server and back. */
export function askOverUdp(port: number, question: DnsQuestion): Promise<DnsReply> {
  const socket = createSocket('udp4');
  return new Promise<DnsReply>((answered, failed) => {
    socket.once('message', (message) => answered(decode(message)));
    socket.once('error', failed);
    socket.send(queryOf(question), port, '127.0.0.1');
  }).finally(() => socket.close());
}

/** One message over a connection of its own. */
export function askOverTcp(port: number, question: DnsQuestion): Promise<DnsReply> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<DnsReply>((answered, failed) => {
    let read = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      read = Buffer.concat([read, bytes]);
      if (read.length >= 2 && read.length >= 2 + read.readUInt16BE(0)) answered(decode(read.subarray(2)));
    });
    socket.once('error', failed);
    const query = queryOf(question);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(query.length);
    socket.write(Buffer.concat([length, query]));
  }).finally(() => socket.destroy());
}
