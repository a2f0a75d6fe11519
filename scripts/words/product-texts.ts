import { execFileSync } from 'node:child_process';
import { textsIn, type Text } from './texts-in.ts';

/** Where texts for people stand. What the designer hears is no text of the product, nor is what a model is told. */
const PLACES = [
  'app',
  'backend',
  'hosting',
  'site',
  'designer/built-in/chat/replies',
  'designer/built-in/layout/gaps.ts',
  'designer/built-in/replies',
  'designer/built-in/trades/questions.ts',
  'designer/built-in/understood.ts',
  'designer/built-in/writing/words',
  'designer/model/trouble.ts',
];

/** Tests, what describes the API to programmers, and websites and orders that are made up to try something. */
const NOT_READ =
  /\.test\.|\.d\.ts$|\/generated\/|\/db\/|(?:schema(?:-[a-z]+)?|-type)\.ts$|\/test-sites\/|\/(?:seeds|fixed-changes|fixed-writings|sample-briefs|sample-posts)\.ts$/;

/** Every text of the product that people read, or of the places that begin with `place`. */
export function productTexts(place = ''): Text[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...PLACES], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.test(file) && file.startsWith(place))
    .flatMap((file) => textsIn(file));
}

/** The room that a file lies in: its folder, two steps deep at most, three below routes and modules. */
export function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders
    .slice(0, folders[1] === 'routes' || folders[1] === 'modules' || folders[0] === 'designer' ? 3 : 2)
    .join('/');
}
