import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// A server that does nothing but answer the bytes of a file: the yardstick for published pages.
const [file = '', port = '0', contentEncoding = ''] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.info('listening'));
