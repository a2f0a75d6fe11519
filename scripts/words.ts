// Every text that people read, room by room, as `npm run words` or `npm run words -- app/billing` prints it for whoever edits them.
import { productTexts, roomOf } from './words/product-texts.ts';

let room = '';
for (const { text, file, line } of productTexts(process.argv[2])) {
  if (roomOf(file) !== room) console.info(`\n## ${(room = roomOf(file))}\n`);
  console.info(`${text}   (${file}:${line})`);
}
