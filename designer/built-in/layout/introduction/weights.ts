import { inTenths } from '../../reading/in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-introductions.ts of judged briefs: what each sign of `signals.ts` says for a statement as what a
 * website opens with, in tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(`
22: at 0
13: first0
10: has place
9: at 1 | colon
7: and | offering0
6: length 4
5: length 3 | numbers2 | weAre0
4: building-later | called0 | commas3 | offering | signal-with | upper1de | upper3
3: everything | first | placePrepositions | sentence | signal-for | wordsmore
2: building-large | building-part | has kind | has person | mine0 | numbers1 | per0 | placePrepositions0 | since0
2: topics1 | wishVerbs | wishes | words20
-2: commas0 | commas2 | copulas0 | negations0 | none | none0 | open | signal-kind | topics0 | upper1
-3: articles | building-may | building-media | building-that | but | copulas | has fact | item | length 1 | numbers3
-3: per | row | small | upper0 | upper2de | weAre
-4: articles0 | money | numbers0 | signal-first
-5: building-need | channel | has name | negations | you
-6: behind lists
-7: at 2 | at 3 | site
-8: at 4 | behind name | building-print | words2
-10: at 5
-11: length 0
`);
