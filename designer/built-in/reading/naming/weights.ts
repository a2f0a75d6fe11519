/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = `
41: called the business
40: ampersand
37: opens small first
36: opens caseless
33: called at once | quoted thing at first
32: behind a noun and comma
30: legal form | like the address
29: found labelled
27: near
26: apposed | letters three | we are one
25: letters many | quoted the site
24: behind with
23: opens, then dash | quoted behind capital | we are many
22: opens, then comma
21: article and mixed | german behind article, then stop
20: we are an article small first
19: address | article and three | heading | holds a surname | quoted what we are
17: letters caseless one | opens caseless long | opens mixed, then dash | opens small one | possessive
17: starts caseless | starts, then quote
16: starts, then mark and article
15: called something | letters caseless long
14: article and many | behind own noun | behind site for | called behind word | german opens, then comma
14: starts, then comma
13: article first | opens
12: behind colon | found quoted | german opens, then end | starts caseless one | we are three
11: is | letters caseless | letters two | opens small, then comma | then place
10: cried | in wish | opens small, then stop | opens, then stop | quoted early | we are two | we are, then place
9: article and two | behind stop | found up to a mark | german mixed | starts two
8: behind a noun | called one of several | found called | german opens many | opens two | wants a site
7: found spelt | in chatter | quoted first | quoted starts | then end
6: called starts | opens, then end | opens, then is | then word | we are an article many | we are, then comma
6: we are, then stop
5: letters mixed | quoted behind word | starts small | starts, then is
4: called early | first line | german opens three | opens caseless one
3: german two | opens small | quoted behind own noun | then part | we are an article three | we are, then part
3: with inside
2: behind capital | found tied | in quotation
-2: behind a role | behind a street | behind what somebody does | beside a person | called self
-2: german behind article, then word | opens mixed, then part | opens mixed, then word | opens, then quote
-2: place word first | quotation | starts caseless long | we are an article one | we are an article two
-2: we are small first | we are, then end
-3: article and one | behind for | behind mine | line alone | opens first only, then stop
-3: opens small first, then stop | opens small long, then comma | opens, then capital | quoted behind a noun | starts
-3: starts small one | then and | we are, then word | whole clause
-4: again | letters small first | of the site | opens first only, then comma | opens mixed, then comma
-4: opens small one, then word
-5: behind word | found introduced | is of a role | opens small long | quoted beside a number | starts the second
-5: starts, then and
-6: article and small first | behind we are | german opens, then word | starts mixed | starts three
-7: behind own noun and comma | late | opens, then mark | starts, then capital | starts, then stop | then dash
-7: we are an article small
-8: behind article | german opens, then stop | opens first only | starts nothing | starts, then end
-8: then mark and article | we are, then and
-9: behind bracket | opens mixed, then end | opens small first, then part | quoted behind colon | starts many
-9: starts, then dash | starts, then word
-10: and inside | found shortened | german opens one | german opens two | place word inside | street
-11: called after more | called something own | quoted words | starts, then mark | then mark
-12: behind comma | german behind article | opens, then part | opens, then word | speaks | the place | then is
-12: we are small long
-13: former | long | opens nothing | opens three
-14: copula inside | ends in a mark | opens small, then place | starts first only
-15: letters first only | letters small one | opens one | quoted behind comma | quoted near own | starts, then place
-16: behind a place word | in a labelled value | opens mixed, then stop | slot | we are caseless
-17: article and small | german one | german opens, then place | opens mixed, then place | starts one | then capital
-18: in exclusion | letters nothing | letters small long
-19: called behind what somebody does
-20: found behead | letters small
-21: holds the place | in the address | we are small one
-22: called behind own noun
-23: article and small one | item | opens, then and | role first
-24: letters one | quoted own thing | very long
-25: holds a person | in a label | offer | opens small first, then comma | starts, comma, small word | we are small
-27: german opens mixed | quoted a thing | time
-28: only loosely | person | quoted event | sentence first
-30: german behind article, then place
-31: german adjective
-32: date
-36: digit
`;

/** What "nobody says the name" weighs. */
export const NONE = 22;

export const weights: ReadonlyMap<string, number> = new Map(
  FITTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight = '', signs = ''] = line.split(': ');
      return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
    }),
);
