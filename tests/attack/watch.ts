// A process of its own that looks at a published page all the time, and tells how long each look took.
import { Agent, get } from 'node:http';

const [port = '', host = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let times: number[] = [];
let failures = 0;

function look(start = performance.now()) {
  const sent = get({ port, host: '127.0.0.1', path: '/', agent, headers: { Host: host } }, (response) => {
    if (response.statusCode !== 200) failures += 1;
    response.resume().once('end', () => times.push(performance.now() - start));
  });
  sent.once('error', () => {
    // A connection that was kept and ended in the very moment it was used again, as every browser knows it.
    if (sent.reusedSocket) look(start);
    else failures += 1;
  });
}
setInterval(() => look(), 20);

process.on('message', () => {
  process.send?.({ times, failures });
  [times, failures] = [[], 0];
});
