import { inTenths } from '../in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(`
41: we at
38: ampersand
36: called the business | opens small first, then place
35: like the address
33: we are an article small first
32: letters many
31: opens, then is
30: found labelled | opens caseless
29: quoted thing at first
25: german opens small
24: german opens many | we are, then mark and article
23: we are many
22: letters mixed
21: address | opens a small text, then place
20: found spelt
19: article and two | we are, then dash
18: bare letters small first | found at the telephone | opens, then dash | starts, then mark and article
18: unnamed, then place
17: apposed | behind with | is a
16: behind a noun and comma | letters three | near | quoted behind a place word | unnamed, then part
15: behind colon | german opens, then dash | opens small first
14: legal form | opens | then number | we are one
13: legal form at the end | opens, then comma
12: again | called behind comma | found called | named at the telephone | quoted behind capital | quoted early
12: quoted what we are | we are two
11: article and mixed | bare again | called at once | called behind for | called something | is
11: opens a small text, then end | starts small | we are three
10: cried | german opens, then comma | opens mixed, then dash | opens, then end | starts, then called
10: unnamed, starts, then quote | unnamed, then is | we are an article two
9: article and three | german two | in wish | letters caseless | letters caseless one | opens mixed, then place
9: opens two, cut before a mark | starts small long | then end | unnamed caseless | unnamed caseless one
8: found quoted | found up to a mark | german behind article, then word | german opens small first | on behalf of
8: opens two | starts two | then is | unnamed, then end | unnamed, then stop | we are, then place
7: article first | behind a noun | behind stop | called after more | found tied | in chatter | letters caseless long
7: line alone | opens caseless long | opens small long, then end | opens small one, then is | possessive
7: unnamed caseless long | unnamed, starts, then number
6: behind a role | behind article | found shortened | heading | quoted behind for | starts, then comma
6: starts, then quote | then quote | we are an article many | we are an article three
5: behind own noun | behind site for | found behead | german opens, then end | opens caseless one | opens small one
5: quoted the site | starts, then capital | then comma | then the site | unnamed, then word
4: bare letters three | called behind capital | opens small long | starts three | then mark and article
4: unnamed, starts, then comma | we are, then stop
3: german opens three | german opens, then word | german we are three | holds a surname | letters two
3: opens mixed, then comma | opens small long, then comma | opens three | starts, then end | unnamed, then and
3: unnamed, then comma | we are caseless long
2: called behind a noun | called behind own noun | german behind article | opens small, then stop
2: quoted behind a noun | quoted behind own noun | quoted words | somebody at the telephone | starts, then number
2: then word | unnamed small | unnamed, then number
-2: article and small long | bare letters caseless one | bare letters first only | first line
-2: german behind article, then comma | german behind article, then is | german behind article, then place
-2: in quotation | in what we say | label | letters small first | near a street | opens first only, then stop
-2: opens mixed, cut before a mark | opens mixed, then part | opens mixed, then word | opens small
-2: opens small first, then capital | opens small long, then place | quoted behind site for | starts small first
-2: starts small one | starts, then phone | then and | unnamed three | unnamed, starts, then capital
-2: unnamed, starts, then dash | unnamed, starts, then part | we are mixed | we are, then comma | we are, then part
-3: before a phone small first | behind capital | behind number | called something own | german we are mixed
-3: opens mixed, then end | opens small first, then stop | opens small long, then stop | opens, then part
-3: starts caseless long | starts, then part | unnamed, starts, then end | we are an article one
-3: we are an article small | we are first only
-4: article and one | article and small one | bare letters one | behind comma | german first only | one of a list
-4: opens a small text, then comma | opens small, then is | quoted beside a number | starts the second | then dash
-4: unnamed one | wants a site | we are an article mixed | we are caseless
-5: bare | bare letters caseless | event | german behind article, then and | german behind article, then stop
-5: german one | german we are one | german we are small one | is of a role | late | opens nothing, cut before a mark
-5: opens small one, then place | quoted behind colon | quoted first | quoted starts | starts caseless
-5: starts, then word | unnamed, then capital | whole clause in capitals
-6: article and small | bare letters small | called behind mine | german behind article, then quote
-6: opens a small text, then stop | opens first only, then place | opens small, then place | quoted behind article
-6: starts, then dash | unnamed many | unnamed small long | we are small first | we are, then capital
-7: before a phone mixed | before a phone two | behind bracket | letters small long | offer | opens nothing | then we
-7: unnamed first only | unnamed small first | unnamed, starts, then and | unnamed, starts, then mark
-7: we are, then end | whole clause
-8: called one of several | german mixed | german opens small long | german we are small first | opens first only
-8: street | then place | unnamed, then mark
-9: called former | found definite | of the site | opens one | opens, then word | place word inside | starts nothing
-9: starts, then is | then capital | unnamed, starts, then place | with inside
-10: behind a street | behind mine | copula inside | letters first only | letters small | opens mixed
-10: place word first | starts, then and | starts, then place | unnamed mixed
-11: called an item | called behind what somebody does | german opens one | long | starts first only | starts one
-11: starts, then mark | then mark
-12: before a phone many | german opens, then place | german opens, then stop | opens mixed, then stop
-12: opens small first, then comma | self, an article
-13: called behind we are | found introduced | german opens mixed | german opens two | signature
-13: starts, comma, small word | we are, then and
-14: article and many | beside a person | opens, then quote | slot | the place | unnamed nothing | unnamed small one
-14: we are small long
-15: beside | called self | near a number | opens, then and | role first | we are small one
-16: and inside | behind for | called somebody | in a labelled value | letters nothing | not first | opens, then mark
-17: former | in the address | opens one, cut before a mark | town and state | very long | we are small
-18: item | letters small one | speaks
-20: in exclusion | opens three, cut before a mark | starts mixed
-21: holds a person
-22: bent | date | german adjective | letters one | quoted own thing
-23: behind a place word | only loosely | small words behind capitals | year at the end
-25: holds the place | person | quoted behind comma
-27: in a label
-28: quoted near own
-30: opens, only loosely | sentence first
-31: time
-33: behind one of many
-37: quoted event
-43: digit
`);

/** What "nobody says the name" weighs. */
export const NONE = 13;
