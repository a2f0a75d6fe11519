/**
 * What each sign of `evidence.ts` adds to a stretch as the name, in tenths. Fitted to briefs that were looked at (how: decision
 * record 0038), so nobody sets one by hand; a sign without a line here says nothing.
 */
const FITTED = `
33: like the address
29: ampersand | quoted thing at first
26: found labelled
25: opens small first, then place
23: legal form | letters three | near | opens caseless
22: apposed | behind site for
21: address
20: behind a noun and comma | called at once | letters many
19: article and three | called the business | opens, then dash
18: holds a surname
17: heading | opens | opens, then comma | quoted the site | we are one
16: quoted behind capital
15: article first | called something | found quoted | in wish | we are many
14: called behind word | found spelt | german behind article, then stop | quoted what we are
13: behind colon | cried | letters two | opens, then is | opens, then stop
12: behind with | opens caseless long
11: opens small first | opens two | quoted early | we are three
10: letters caseless long | opens small, then comma | starts caseless | starts two | we are an article many
10: we are, then place
9: article and mixed | called early | found called | is a | letters caseless | opens caseless one | possessive
9: starts, then comma | starts, then mark and article
8: article and many | quoted first | quoted starts
7: article and two | behind stop | found up to a mark | german opens, then comma | is | letters mixed
7: we are an article small first
6: called one of several | letters caseless one | then end | we are two
5: called self | called starts | german mixed | german opens, then end | opens mixed, then dash | starts small
5: we are, then stop
4: called behind own noun | opens many | opens small one | opens small, then stop | opens, then end
4: starts, then quote
3: opens mixed, then comma | opens small | quoted behind own noun | starts, then is | then quote
2: behind own noun | behind what somebody does | first line | opens, then place | then comma | then place | then word
2: we are, then part
-2: article and small first | behind mine | copula inside | german behind article, then word | german opens one
-2: german opens, then stop | opens mixed, then part | opens mixed, then word | opens small long, then comma
-2: opens three | quoted beside a number | starts caseless long | starts small one | starts, then and
-2: we are an article one | we are an article three | we are, then word
-3: called after more | event | found introduced | opens first only, then comma | opens first only, then stop
-3: opens small first, then part | opens small long, then stop | opens, then capital | opens, then quote | slot
-3: starts caseless one | starts, then stop | then stop | whole clause
-4: and inside | behind article | behind own noun and comma | beside a person | is of a role | line alone
-4: opens mixed | quotation | quoted behind colon | self | starts mixed | starts the second | street | then is
-4: we are small first
-5: article and one | behind word | opens, then mark | starts nothing | then and | we are an article small
-5: we are, then and
-6: again | behind a noun | called something own | german one | opens small first, then comma | opens small long
-6: opens, then part | starts first only | starts many | starts, then capital | starts, then end | starts, then place
-6: starts, then word | then dash | then mark and article
-7: former | german behind article | in exclusion | opens mixed, then place | quoted words | starts, then dash
-7: then mark | topic
-8: behind bracket | found shortened | speaks | we are small long
-9: article and small | opens first only | opens mixed, then stop | opens, then word | quoted behind comma
-9: quoted near own | starts three | starts, then mark
-10: ends in a mark | opens small, then place | the place | we are caseless
-11: behind comma | german opens two | late | opens nothing | place word inside
-12: we are small
-13: article and small one | in a labelled value | long | quoted own thing | starts one | then capital | time
-14: behind a place word | found behead | in the address | letters first only | place word first
-15: letters nothing | letters small long | role first
-16: offer | opens one | we are small one
-17: item
-18: letters small one | opens, then and | starts, comma, small word | very long
-19: german behind article, then place | german opens mixed
-20: holds the place | in a label
-21: holds a person
-22: called behind what somebody does | german opens, then place
-23: letters one | quoted a thing | sentence first
-24: of the site
-25: german adjective | only loosely | quoted event
-26: letters small
-27: date
-30: digit
-31: person
`;

/** What "nobody says the name" weighs. */
export const NONE = 20;

export const weights: ReadonlyMap<string, number> = new Map(
  FITTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight = '', signs = ''] = line.split(': ');
      return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
    }),
);
