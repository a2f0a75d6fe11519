/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = `
37: called at once
35: we are, then mark and article
34: called the business
32: opens small first, then place | quoted thing at first
30: like the address
28: found labelled
27: opens caseless
26: letters many | opens two, cut before a mark
25: ampersand
24: article and mixed
23: letters three | near | we are many
22: apposed
21: behind with | is a | legal form | quoted the site
20: german opens small | opens, then dash | opens, then is
19: article and three | behind a noun and comma | opens small first
18: called behind word | starts, then mark and article | we are an article small first
16: address | opens, then comma | quoted behind capital | quoted early | we are one
15: article first | behind site for | found spelt
14: found shortened | letters caseless one | opens a small text, then place | quoted what we are | starts, then comma
13: before a phone three | called something | heading | opens | starts, then quote | we are two
12: behind colon | found quoted | german behind article, then stop | letters caseless | opens mixed, then dash
12: we are three | we are, then word
11: german opens many | letters two | starts, then phone | then end | then place | we are an article many
11: we are, then place
10: cried | german opens, then dash | starts two | we are an article three
9: again | article and two | behind own noun | legal form at the end | letters mixed | line alone
9: opens caseless long | opens small one | opens, then end
8: in wish | letters caseless long | quoted words at first
7: ends in a mark | found called | found up to a mark | german opens, then end | opens many | starts caseless one
7: then word
6: article and many | german mixed | holds a surname | quoted behind word
5: behind stop | called behind a noun | called early | called starts | opens mixed, then comma | opens small
5: opens small, then comma | opens small, then stop | possessive | starts, then is
4: before a phone two | called one of several | found tied | german behind article, then and | is | starts small
4: then comma | wants a site
3: behind what somebody does | german behind article, then comma | german opens small first | german opens, then comma
3: label | quoted behind we are | signature | then quote
2: behind a noun | in chatter | opens mixed, then place | opens small long, then comma | quoted first | quoted starts
2: self | starts, then capital | we are mixed | we are, then quote | we are, then stop
-2: event | german first only | opens mixed | opens mixed, cut before a mark | opens mixed, then part
-2: opens mixed, then word | opens small long, then stop | opens, then part | quoted behind own noun | starts caseless
-2: starts many | starts, then number | starts, then part | then and | then stop | we are first only
-2: we are small first | with inside
-3: behind a role | behind a street | behind number | called behind for | found definite | german opens one
-3: german opens small long | german opens, then word | letters small first | opens first only, then place
-3: opens small, then place | opens three | opens, then quote | starts, then stop
-4: behind capital | behind for | behind mine | of the site | opens a small text, then end | starts first only
-4: then mark and article | then part | we are an article one | we are caseless
-5: behind word | called former | first line | found behead | german behind article, then word
-5: opens first only, then comma | quoted behind colon | starts nothing | then is | we are, then end
-6: called something own | opens one | opens small first, then comma | quotation | quoted beside a number | street
-6: we are, then capital
-7: beside a person | called self | former | german behind article | place word first | starts mixed
-7: starts, then mark | whole clause
-8: and inside | before a phone small first | behind article | behind bracket | quoted words | then capital
-8: then dash
-9: behind comma | opens mixed, then stop | starts, then and
-10: article and one | copula inside | opens a small text, then stop | opens first only | opens mixed, then end
-10: opens small one, then place | starts, then dash | we are an article small
-11: german opens, then place | starts the second | starts, then place | we are an article two
-12: article and small one | behind own noun and comma | found introduced | german opens, then stop | in exclusion
-12: late | opens nothing | opens, then word | speaks | starts, comma, small word | the place
-13: german one | in a labelled value | starts, then word | we are small long | we are, then and
-14: in the address | is of a role | letters first only | opens, then and | then mark
-15: called after more | letters small long | opens one, cut before a mark | opens, then mark | starts one
-15: town and state
-16: behind a place word | called behind what somebody does | letters nothing | letters small | quoted behind comma
-16: quoted near own | slot
-17: offer | opens three, cut before a mark
-18: called behind own noun | german opens mixed | letters small one | long | very long | we are small one
-19: article and small | date | german behind article, then place | in a label | role first
-21: holds a person | place word inside | quoted a thing
-22: quoted own thing
-24: german adjective | holds the place | letters one | person | we are small
-26: item | not first | opens, only loosely | time
-31: sentence first
-32: only loosely | quoted event
-39: digit
`;

/** What "nobody says the name" weighs. */
export const NONE = 19;

export const weights: ReadonlyMap<string, number> = new Map(
  FITTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight = '', signs = ''] = line.split(': ');
      return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
    }),
);
