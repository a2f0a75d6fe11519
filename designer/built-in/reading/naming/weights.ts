/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
const FITTED = `
37: called the business
34: quoted thing at first
33: like the address
32: called at once
31: opens small first, then place | we are, then mark and article
30: found labelled
28: ampersand
25: opens, then is
24: letters many
23: article and three | german opens small | opens caseless
22: article and mixed | named at the telephone | starts, then called
21: apposed | found at the telephone
20: is a | near | opens two, cut before a mark
19: address | behind a noun and comma | behind with | found spelt | legal form | starts, then mark and article
19: we are an article small first | we are many
18: opens, then dash | quoted the site
17: called behind word
16: article first | opens a small text, then place | quoted early
15: unnamed, then stop | we are one
14: called behind a noun | letters three | opens | opens, then comma | quoted behind capital
13: opens mixed, then dash | opens, then end | quoted what we are | then end | unnamed, starts, then quote
12: behind site for | called starts | german opens, then dash | heading | letters mixed | opens small first
12: opens small long, then end | unnamed, then place
11: called something | found quoted | found shortened | possessive | starts two | starts, then comma | we are three
10: behind colon | behind own noun | cried | german opens many | legal form at the end | opens mixed, then place
9: article and two | found up to a mark | line alone | we are an article three | we are two | we are, then place
8: ends in a mark | found called | german behind article, then stop | german opens, then end | german we are three
8: letters caseless one | opens a small text, then end | quoted behind word | quoted words at first
8: unnamed caseless one | we are an article many
7: holds a surname | in wish | letters caseless | opens small long | opens small one | opens small, then comma
7: unnamed caseless | unnamed two
6: article and many | opens caseless long | somebody at the telephone | unnamed three | unnamed, starts, then is
6: unnamed, then word
5: again | behind we are | letters caseless long | letters small first | opens many | opens two | starts, then quote
5: then comma | then quote | then word | unnamed caseless long | wants a site
4: behind stop | called early | german mixed | german opens, then comma | german two | letters two | opens small
4: starts, then capital | unnamed, then number | we are, then word
3: called one of several | german behind article, then and | german opens small first | is | opens small, then stop
3: starts three | starts, then end | unnamed, starts, then comma | unnamed, then and | unnamed, then comma
3: unnamed, then end | unnamed, then part | we are mixed | with inside
2: found tied | german behind article, then comma | opens mixed, then comma | opens three | quoted behind we are
2: starts | starts caseless one | then number | we are, then stop
-2: before a phone two | behind capital | behind mine | german behind article, then word | german we are one
-2: in quotation | opens first only, then dash | opens mixed, then part | opens small first, then stop
-2: opens small long, then place | opens, then capital | opens, then part | opens, then place | opens, then quote
-2: quoted behind own noun | starts many | starts small one | starts, then stop | then and | then mark and article
-2: unnamed, starts, then stop | we are, then capital
-3: before a phone many | behind number | opens mixed, cut before a mark | opens mixed, then word
-3: opens small long, then stop | opens, then stop | starts caseless | starts small first | then part
-3: we are, then end
-4: before a phone small first | found definite | german opens small long | label | opens first only, then comma
-4: opens small, then place | quoted behind colon | starts mixed | starts, then is | starts, then number | street
-4: then dash | then is | unnamed, starts, then and | unnamed, then capital | unnamed, then is | we are caseless
-4: whole clause
-5: behind a role | found behead | german opens one | german we are small one | starts nothing | then capital
-5: unnamed first only | unnamed one | unnamed, starts, then capital | unnamed, starts, then mark
-6: behind a street | behind article | called self | called something own | of the site
-6: opens a small text, then comma | place word first | quoted beside a number | starts, then and | unnamed small long
-6: unnamed, starts, then dash | unnamed, then mark | we are, then and
-7: behind bracket | behind comma | behind word | beside a person | called former | copula inside | german opens two
-7: letters first only | letters small long | opens a small text, then stop | opens first only, then place | quotation
-7: quoted words | speaks | starts, then word | unnamed mixed | unnamed, starts, then end
-8: and inside | former | late | opens mixed, then end | opens one | opens small one, then place | starts first only
-8: starts, then mark | starts, then place | then mark | unnamed, starts, then place | we are an article small
-9: called after more | first line | german behind article | self, an article | starts, then dash | unnamed small
-10: is of a role | opens nothing | opens, then word | unnamed small one
-11: article and one | german opens, then stop | letters small | offer | unnamed nothing
-12: letters nothing | opens, then and | slot | starts one | we are small one
-13: called behind what somebody does | german one | in exclusion | opens mixed, then stop
-13: opens small first, then comma | starts, comma, small word | then stop | we are small long
-14: behind own noun and comma | german opens mixed | german opens, then place | in a labelled value
-14: opens three, cut before a mark | starts the second
-15: article and small | article and small one | letters small one | opens first only | opens, then mark
-16: behind a place word | called behind own noun | found introduced | long | opens one, cut before a mark
-16: quoted behind comma | quoted near own | the place | very long
-17: role first | town and state
-19: in the address
-20: german behind article, then place | in a label
-21: german adjective | letters one | not first | quoted a thing | quoted own thing | we are small
-22: small words behind capitals
-23: german we are small first | holds a person | place word inside
-24: item | person
-25: holds the place | opens, only loosely
-26: date | time
-29: only loosely
-30: sentence first
-30: year at the end
-32: quoted event
-42: digit
`;

/** What "nobody says the name" weighs. */
export const NONE = 16;

export const weights: ReadonlyMap<string, number> = new Map(
  FITTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight = '', signs = ''] = line.split(': ');
      return signs.split(' | ').map((sign) => [sign, Number(weight)] as const);
    }),
);
