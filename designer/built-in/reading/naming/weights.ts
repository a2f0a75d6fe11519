/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = `
31: ampersand | called the business
28: like the address | opens caseless | opens small first, then place | quoted thing at first
26: found labelled
24: near
23: behind a noun and comma | called at once
22: legal form | letters three
21: apposed | letters many
20: opens, then dash | opens, then is
19: we are one
18: address | opens, then comma
17: quoted the site | we are many
16: opens mixed, then dash | opens small first | quoted behind capital
15: article and three | behind with | german behind article, then stop | starts, then quote
14: behind site for | called behind word | is a | opens | opens caseless long
13: heading | quoted what we are | we are an article small first
12: article first | letters caseless one | starts, then comma
11: article and mixed | found quoted | letters caseless long | quoted early | starts caseless | we are three
10: behind colon | behind own noun | called something | found called | found up to a mark | in wish
9: cried | german opens, then comma | is | letters caseless | letters two | possessive | starts, then mark and article
9: then place
8: article and many | opens small, then comma | we are two
7: found spelt | german opens, then end | opens small, then stop | opens two | starts caseless one | starts two
7: we are an article many | we are, then place
6: article and two | behind a noun | called one of several | german opens many | letters mixed | then end
5: behind stop | called starts | opens, then end | opens, then stop | quoted first | quoted starts | wants a site
5: we are, then stop
4: called early | first line | german mixed | german opens three | holds a surname | opens caseless one
4: opens small one | quoted behind word | self | starts small | then word
3: found tied | opens small | we are, then comma | we are, then part
2: behind capital | german two | in chatter | opens small first, then stop | opens small, then part | starts, then is
2: then comma | with inside
-2: behind a street | behind for | behind mine | german behind article, then word | opens first only, then stop
-2: opens mixed, then comma | opens small long, then comma | quoted behind colon | starts | starts small one
-2: we are an article one | we are an article small one | we are an article two | we are, then end
-3: behind we are | behind what somebody does | copula inside | german opens one | german opens small first
-3: letters small first | line alone | of the site | opens first only, then comma | opens, then capital
-3: opens, then place | opens, then quote | starts caseless long | starts, then and | we are, then and
-3: we are, then word
-4: called self | german opens, then word | opens mixed, then end | opens small long | place word first
-4: quoted beside a number | starts, then capital
-5: article and one | behind article | behind word | opens mixed | opens small first, then part | quotation
-5: quoted words | starts nothing | starts, then end | whole clause
-6: behind own noun and comma | found shortened | late | opens, then mark | opens, then part | starts many
-6: starts mixed | starts the second | starts three | starts, then dash | starts, then stop | then and | then dash
-6: we are an article small
-7: and inside | behind a role | behind bracket | called something own | former | found introduced | is of a role
-7: opens first only | opens mixed, then stop | opens small first, then comma | then is | then mark and article
-8: german behind article | german opens two | german opens, then stop | starts, then mark | starts, then place
-8: street
-9: article and small one | behind comma | opens one | then mark
-10: called after more | ends in a mark | german one | opens nothing | opens small, then place | slot | speaks
-10: starts first only | the place | we are small long
-11: opens mixed, then place | opens three
-12: article and small | called behind own noun | called behind what somebody does | in exclusion | letters first only
-12: opens, then word | quoted behind comma | quoted near own | starts, then word
-13: in a labelled value | long | place word inside | then capital
-14: german opens, then place | holds the place | letters nothing | starts one | we are caseless | we are small one
-15: behind a place word | found behead | letters small long | quoted own thing
-16: in the address
-17: german opens mixed | holds a person | item | letters small one | opens, then and
-18: letters small | starts, comma, small word | we are small
-19: role first | time | very long
-20: german behind article, then place | offer
-21: in a label | quoted a thing | quoted event
-22: letters one
-23: person
-24: date | german adjective | sentence first
-27: only loosely
-30: digit
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
