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
24: german opens many | we are many | we are, then mark and article
22: letters mixed
21: address | opens a small text, then place
20: found spelt
19: we are, then dash
18: article and two | bare letters small first | found at the telephone | opens, then dash
18: starts, then mark and article | unnamed, then place
17: behind a noun and comma | behind with | is a
16: apposed | behind colon | letters three | near | quoted behind a place word
15: german opens, then dash | opens small first | unnamed, then part
14: legal form | opens | then number | we are one
13: legal form at the end | opens, then comma | quoted early | quoted what we are
12: again | called behind comma | found called | is | named at the telephone | quoted behind capital | we are three
12: we are two
11: article and mixed | bare again | called at once | called behind for | called something
11: opens a small text, then end | unnamed, starts, then quote
10: cried | german opens, then comma | opens mixed, then dash | opens, then end | starts small | starts, then called
10: unnamed, then is | we are an article two
9: german two | in wish | letters caseless | letters caseless one | opens mixed, then place | opens two
9: opens two, cut before a mark | starts small long | then end | unnamed caseless | unnamed caseless one
8: article and three | article first | called after more | found quoted | german behind article, then word
8: german opens small first | in chatter | on behalf of | starts two | then is | unnamed, then end
8: unnamed, then stop | we are, then place
7: behind a noun | behind stop | found tied | found up to a mark | letters caseless long | line alone
7: opens caseless long | possessive | starts, then comma | unnamed caseless long | unnamed, starts, then number
6: behind a role | heading | opens small long, then end | opens small one, then is | quoted behind for
6: starts, then quote | then quote | we are an article many | we are an article three
5: bare letters three | behind article | behind own noun | behind site for | called behind capital | found behead
5: found shortened | german opens, then end | opens caseless one | quoted the site | starts three
5: starts, then capital | then comma | unnamed, starts, then comma | unnamed, then word
4: opens small one | starts, then end | then the site | unnamed, then comma | we are, then stop
3: german opens three | german opens, then word | german we are three | holds a surname | letters two
3: opens small long | opens small long, then comma | opens three | then mark and article | unnamed small
3: unnamed, then and | unnamed, then number | we are caseless long
2: bare letters mixed | called behind a noun | called behind own noun | german behind article
2: opens mixed, then comma | opens small, then stop | quotation | quoted behind a noun | quoted behind own noun
2: somebody at the telephone | starts, then number | then part | then word | we are, then word
-2: article and first only | article and small one | bare letters caseless one | bare letters first only | first line
-2: german behind article, then comma | german behind article, then is | german behind article, then place
-2: in what we say | label | letters small first | opens mixed, cut before a mark | opens mixed, then part
-2: opens mixed, then word | opens small | opens small first, then capital | opens small long, then place
-2: opens small, then comma | quoted behind site for | starts small first | then and | unnamed three
-2: unnamed, starts, then capital | unnamed, starts, then dash | unnamed, starts, then part | we are mixed
-2: we are, then comma | we are, then part
-3: article and small long | before a phone small first | behind capital | behind number | called something own
-3: german we are mixed | in quotation | near a street | opens mixed, then end | opens small first, then stop
-3: opens small long, then stop | opens, then part | starts caseless long | starts, then part | starts, then phone
-3: we are an article mixed | we are an article one | we are an article small | we are first only
-4: bare letters one | behind comma | german first only | opens a small text, then comma | opens small, then is
-4: starts the second | unnamed one | unnamed, starts, then end | wants a site | we are caseless
-5: article and one | bare | bare letters caseless | event | german behind article, then and
-5: german behind article, then stop | german one | german we are one | german we are small one | is of a role | late
-5: one of a list | opens nothing, cut before a mark | opens small one, then place | quoted beside a number
-5: quoted first | quoted starts | starts caseless | starts, then word | then dash | unnamed small long
-5: unnamed, then capital | we are small first | whole clause in capitals
-6: article and small | called one of several | german behind article, then quote | letters small long
-6: opens a small text, then stop | opens first only, then place | quoted behind article | quoted behind colon
-6: starts, then dash | unnamed many | we are, then capital | we are, then end
-7: bare letters small | before a phone mixed | before a phone two | behind bracket | called behind mine | offer
-7: opens nothing | opens small, then place | then we | unnamed first only | unnamed small first
-7: unnamed, starts, then and | unnamed, starts, then mark | whole clause
-8: german mixed | german opens small long | german we are small first | opens first only | small article | street
-8: then place | unnamed, then mark
-9: called former | found definite | of the site | opens one | opens, then word | place word first | place word inside
-9: starts nothing | starts, then is | then capital | unnamed, starts, then place | with inside
-10: and first | behind a street | behind mine | copula inside | letters first only | letters small | long
-10: opens mixed | site inside | starts, then and | starts, then place | then mark | unnamed mixed
-11: called an item | called behind what somebody does | german opens one | starts first only | starts one
-11: starts, then mark
-12: before a phone many | german opens mixed | german opens, then place | german opens, then stop
-12: opens mixed, then stop | opens small first, then comma | self, an article
-13: called behind we are | german opens two | opens, then quote | starts, comma, small word | the place
-13: unnamed small one
-14: article and many | beside a person | found introduced | signature | slot | unnamed nothing | we are small long
-14: we are, then and
-15: beside | near a number | opens, then and | role first | very long
-16: and inside | behind for | called self | called somebody | letters nothing | not first | opens, then mark
-16: we are small one
-17: former | in a labelled value | in the address | letters small one | opens one, cut before a mark | town and state
-18: item | speaks | we are small
-19: opens three, cut before a mark
-20: in exclusion | starts mixed
-21: letters one | quoted own thing
-22: bent | date | german adjective | holds a person | somebody with a title
-23: behind a place word | only loosely | small words behind capitals | year at the end
-24: holds the place | person
-26: in a label | quoted behind comma
-27: quoted near own
-29: opens, only loosely
-31: sentence first | time
-33: behind one of many
-37: quoted event
-43: digit
`);

/** What "nobody says the name" weighs. */
export const NONE = 13;
