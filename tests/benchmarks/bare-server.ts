import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// A server that does nothing but answer the bytes of a file: the yardstick for published pages. With a list of headers, names
// and values in turn, it answers with these and no others.
const [file = '', port = '0', contentEncoding = '', list = ''] = process.argv.slice(2);
const body = readFileSync(file);
const given: string[] | null = list ? list.split('\n') : null;
createServer((_request, response) => {
  response.writeHead(
    200,
    given ?? {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
    },
  );
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.info('listening'));
