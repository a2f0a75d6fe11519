import { connect } from 'node:net';

// Asks for headers alone on some connections, one request after the other on each, and says how many came in a second.
const [port = '', path = '/', connections = '', seconds = '', ...headers] = process.argv.slice(2);
const request = Buffer.from([`HEAD ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
const found = { answers: 0, bytes: 0, failed: 0 };
const end = Date.now() + Number(seconds) * 1000;

for (let nth = 0; nth < Number(connections); nth += 1) {
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  socket.on('data', (text: string) => {
    found.answers += 1;
    found.bytes += text.length;
    // Headers fit in one piece; anything else is another answer than the one that is measured.
    if (!text.startsWith('HTTP/1.1 200 ') || !text.endsWith('\r\n\r\n')) found.failed += 1;
    if (Date.now() < end) socket.write(request);
    else socket.destroy();
  });
  socket.on('error', () => void (found.failed += 1));
  socket.write(request);
}

process.once('exit', () =>
  console.info(
    JSON.stringify({
      perSecond: found.answers / Number(seconds),
      failed: found.failed,
      bytes: found.bytes / found.answers,
    }),
  ),
);
