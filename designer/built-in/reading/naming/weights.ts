/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = `
31: called the business
30: opens two, cut before a mark | quoted thing at first
29: like the address
28: ampersand
27: called at once | opens small first, then place | we are, then mark and article
26: found labelled | opens caseless
23: near
22: german opens small | letters three
21: apposed | letters many
20: opens, then is
19: opens small first | opens, then dash | we are many
18: quoted the site
17: address | article and mixed | called behind word
16: behind with | legal form
15: found spelt | opens, then comma | quoted behind capital | quoted early | starts, then quote
15: we are an article small first | we are one
14: article and three | heading | is a | opens | we are three
13: opens mixed, then dash | quoted what we are | starts, then mark and article
12: article first | behind a noun and comma | letters caseless one | starts, then comma | we are an article many
12: we are, then place
11: behind site for | cried | found quoted | letters caseless | opens a small text, then place | then end
10: behind colon | behind own noun | letters two | signature | starts two
9: article and two | called something | found called | is | letters mixed | opens caseless long | then place
9: we are two
8: german behind article, then stop | german opens, then dash | german opens, then end | in wish
8: letters caseless long | opens small one | quoted words at first | starts caseless one
7: found up to a mark | opens many
6: again | article and many | behind stop | called starts | german behind article, then and | german mixed
6: wants a site
5: called early | found tied | label | opens small, then stop | opens, then end | possessive | starts small
5: then comma | then word
4: called one of several | german opens many | german opens, then comma | holds a surname | in chatter | opens small
3: behind a noun | called behind a noun | called behind for | german opens three | line alone | opens caseless one
3: opens mixed, then comma | quoted behind we are | then quote | we are an article three | we are, then comma
3: we are, then quote | we are, then stop
2: behind what somebody does | ends in a mark | german two | opens small, then comma | opens small, then place
2: quoted behind word | quoted first | quoted starts | starts, then is | we are mixed
-2: behind capital | behind number | behind we are | found definite | german behind article, then word
-2: german opens one | german opens small first | german opens two | german opens, then word | starts many
-2: starts, then and | starts, then end | starts, then number | starts, then part | then and | then part
-2: we are an article one | we are, then end | with inside
-3: behind a role | behind a street | behind for | copula inside | opens small long, then comma | place word first
-3: quoted behind own noun | starts, then stop | we are, then word
-4: behind mine | beside a person | event | of the site | opens three | opens, then quote | quoted behind colon
-4: starts first only | then mark and article | we are small first
-5: behind word | called after more | called something own | german behind article | opens small long | starts nothing
-6: and inside | article and one | opens first only, then comma | opens, then mark | then is | we are caseless
-7: behind article | behind bracket | found behead | opens a small text, then comma | opens one
-7: opens small first, then comma | quotation | quoted words | starts mixed | starts three | starts, then mark
-7: street | then dash | we are an article small | we are, then and
-8: called self | former | found introduced | found shortened | opens mixed, then stop | starts the second
-8: starts, then capital | starts, then dash | whole clause
-9: german opens, then stop | opens first only | opens nothing
-10: behind comma | is of a role | late | opens mixed, then end | speaks | starts, then place
-11: behind own noun and comma | in the address | we are small long
-12: german one | in a labelled value | in exclusion | opens one, cut before a mark | quoted behind comma
-12: quoted near own | slot | starts, comma, small word | then capital | we are an article two
-13: article and small one | called behind own noun | letters first only | letters nothing
-13: opens three, cut before a mark | opens, then and
-14: called behind what somebody does | german opens, then place | opens, then word | starts, then word
-15: article and small | german behind article, then place | role first | starts one | then mark
-16: behind a place word
-17: letters small | letters small long | very long | we are small one
-18: date | german opens mixed | letters small one | long | the place
-19: in a label | offer | place word inside | quoted own thing
-20: holds a person | time | we are small
-21: person
-22: german adjective | holds the place | item | letters one | quoted a thing
-23: not first | quoted event
-26: opens, only loosely
-28: sentence first
-29: only loosely
-32: digit
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
