import { inTenths } from '../in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(`
42: we at
38: ampersand
37: called the business
36: opens small first, then place
34: like the address
33: we are an article small first
32: letters many
31: found labelled | opens, then is
30: opens caseless
26: german opens small
24: german opens many | quoted thing at first
23: we are many | we are, then mark and article
21: address | opens a small text, then place
20: found spelt | letters mixed
19: is for | we are, then dash
18: bare letters small first | found at the telephone | opens, then dash | quoted early
18: starts, then mark and article
17: article and two | behind a noun and comma | behind with | is a | quoted behind capital
16: letters three | near
15: behind colon | called something | german opens, then dash | opens small first | quoted behind a place word
15: quoted what we are | unnamed, then part | unnamed, then place
14: apposed | legal form | opens
13: legal form at the end | then number
12: called behind for | found called | named at the telephone | opens, then comma | opens, then end | starts small
12: we are three | we are two
11: article and mixed | bare again | cried | is | opens a small text, then end | unnamed, starts, then quote
11: we are one
10: called at once | german opens, then comma | german two | in wish | opens mixed, then place | starts, then called
10: unnamed, then is
9: again | called after more | german behind article, then word | german opens small first | letters caseless one
9: on behalf of | opens mixed, then dash | opens two | quoted words | starts small long | unnamed caseless one
8: article and three | article first | called behind comma | found tied | found up to a mark | in chatter
8: letters caseless | opens two, cut before a mark | starts, then comma | then end | then is | unnamed caseless
8: unnamed, then end | we are an article three | we are, then place
7: behind a noun | behind stop | letters caseless long | opens small long, then end | starts two
7: unnamed caseless long | unnamed, then stop | we are an article two
6: behind a role | behind site for | found behead | found quoted | found shortened | opens caseless long | possessive
6: quoted the site | starts three | starts, then quote | unnamed, starts, then number | we are, then stop
5: bare letters three | behind article | called behind capital | opens caseless one | starts many
5: starts, then capital | then mark and article | unnamed, then word
4: behind own noun | german opens, then end | german opens, then word | holds a surname | line alone | opens small one
4: opens, then stop | quoted behind for | quoted behind word | starts, then end | then comma | then quote
4: unnamed, then comma
3: behind own noun and comma | german behind article | german opens three | german we are two | heading | letters two
3: opens small long | opens small one, then is | opens three | quotation | we are an article many
3: we are caseless long
2: bare letters mixed | called behind own noun | opens first only, then comma | opens mixed, then comma
2: opens small long, then comma | opens small, then stop | quoted behind own noun | somebody at the telephone
2: then part | unnamed small | unnamed, starts, then comma | unnamed, starts, then dash | unnamed, then number
-2: article and small one | german behind article, then end | german behind article, then is | in what we say
-2: letters small first | opens first only, then word | opens mixed, cut before a mark | opens mixed, then part
-2: opens mixed, then word | opens small first, then capital | opens small long, then place | opens small, then comma
-2: quoted behind site for | starts caseless long | starts small first | starts, then part | then at once we
-2: then stop | unnamed, starts, then capital | unnamed, starts, then end | unnamed, starts, then part
-2: we are, then comma | we are, then part | we are, then quote
-3: article and first only | article and small long | before a phone small first | behind number | called the site
-3: german behind article, then comma | in quotation | label | opens small first, then stop
-3: opens small long, then stop | opens small, then is | opens, then part | starts the second | starts, then dash
-3: starts, then phone | then and | unnamed one | we are an article mixed | we are an article one
-3: we are an article small | we are first only
-4: behind capital | called something own | german first only | german we are mixed | near a street | one of a list
-4: opens mixed, then end | quoted beside a number | we are caseless | whole clause in capitals
-5: bare | bare letters caseless | behind comma | german behind article, then and | german behind article, then quote
-5: german behind article, then stop | german we are one | german we are small one | is of a role
-5: opens a small text, then comma | opens nothing, cut before a mark | opens small one, then place | starts caseless
-5: then dash | unnamed small long | unnamed, then capital | we are small first
-6: bare letters one | bare letters small | before a phone mixed | before a phone two | called one of several
-6: german one | late | letters small long | quoted behind article | quoted first | quoted starts | small article
-6: starts, then word | then place | unnamed small first | wants a site | we are, then end
-7: article and small | behind bracket | event | opens a small text, then stop | opens first only, then place
-7: opens mixed, then stop | opens nothing | opens small, then place | then we | unnamed first only
-7: unnamed, starts, then mark | we are, then capital
-8: called behind mine | german opens small long | offer | opens first only | place word inside | quoted behind colon
-8: street | unnamed many | unnamed, starts, then and | unnamed, then mark
-9: called former | german mixed | german we are small first | of the site | opens mixed | place word first
-9: starts nothing | starts, then is | then capital | unnamed mixed | with inside
-10: behind a street | found definite | letters first only | opens, then word | starts, then and | then mark
-10: unnamed, starts, then place
-11: behind mine | called behind what somebody does | copula inside | german opens one | letters small | opens one
-11: starts first only | starts, then mark | starts, then place | whole clause
-12: before a phone many | german opens mixed | german opens, then stop | long | slot | we are, then and
-13: and first | called behind we are | german opens, then place | opens small first, then comma | starts one
-13: starts, comma, small word | the place
-14: beside a person | called an item | german opens two | item | self, an article | signature | site inside
-14: unnamed nothing | unnamed small one
-15: article and many | beside | not first | opens, then quote | role first | we are small long | we are small one
-16: and inside | behind for | called self | called somebody | in the address | letters nothing | near a number
-16: opens, then and | opens, then mark | we are small
-17: former | found introduced | in a labelled value | opens one, cut before a mark | speaks | town and state
-17: very long
-18: letters small one
-20: letters one | opens three, cut before a mark | starts mixed
-21: german adjective
-22: bent | holds a person | in exclusion | year at the end
-23: date | somebody with a title
-24: behind a place word | only loosely | person | small words behind capitals
-26: holds the place | quoted own thing
-28: in a label | quoted behind comma
-29: quoted near own
-30: opens, only loosely
-31: sentence first
-32: behind one of many
-33: time
-39: quoted event
-44: digit
`);

/** What "nobody says the name" weighs. */
export const NONE = 13;
