import { inTenths } from '../in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-names.ts of judged briefs: what each sign of `evidence.ts` adds to a stretch as the name, in
 * tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(`
39: we at
38: called the business | opens small first, then place
35: ampersand
34: like the address
33: letters many
30: opens, then is | quoted thing at first
29: we are, then mark and article
28: opens caseless | we are an article small first
26: found labelled
25: german opens small
23: german opens many
22: again
21: we are many
20: opens a small text, then place
19: address | letters mixed | starts, then mark and article
18: apposed | found spelt | we are one
17: article and two | bare letters small first | found at the telephone | we are, then dash
16: behind a noun and comma | opens | opens small first | opens, then dash
15: german opens, then dash | is a | legal form | letters three | named at the telephone | opens mixed, then dash
15: starts, then called
14: behind colon | behind with | called at once | opens two, cut before a mark | then number | unnamed, then part
14: unnamed, then place | unnamed, then stop
13: article and three | is | opens, then end | quoted early | we are three
12: called starts | legal form at the end | near | opens, then comma | we are two | we are, then place
11: called something | opens a small text, then end | quoted what we are | quoted words at first
10: cried | found up to a mark | starts two | then is | unnamed, starts, then quote | unnamed, then is
10: we are an article three
9: bare again | called behind a noun | found quoted | german opens, then comma | german two | letters caseless
9: then end | unnamed caseless | we are an article two
8: article and mixed | in chatter | letters caseless one | opens caseless long | opens mixed, then place
8: quoted behind capital | starts three | then comma | then the site | unnamed caseless one | unnamed, then end
7: article first | behind site for | found called | german behind article, then word | german opens small first
7: on behalf of | opens small long, then comma | opens small one, then is | opens two | possessive
7: we are an article many
6: behind own noun | called early | found shortened | found tied | german opens three | letters caseless long
6: opens caseless one | opens small long | quoted behind a noun | starts, then comma | unnamed caseless long
5: bare letters three | behind a noun | behind stop | german opens, then word | german we are three | heading
5: in wish | opens small long, then end | opens small one | unnamed, starts, then number | unnamed, then number
4: bare letters mixed | behind article | called after more | called something own | german opens, then end
4: letters two | line alone | quotation | quoted behind for | quoted the site | starts, then capital
4: starts, then quote | then quote | then word | unnamed, then quote
3: german behind article | holds a surname | opens mixed, then comma | opens small, then stop | starts, then end
3: unnamed, then word | we are caseless long
2: called behind for | found behead | near a street | opens first only, then comma | opens small, then comma
2: opens three | quoted behind we are | quoted words | somebody at the telephone | starts small
2: then mark and article | unnamed, starts, then comma | unnamed, starts, then stop | unnamed, then dash
2: we are, then stop
-2: again and again | called behind word | german first only | german we are two | label | letters small first
-2: opens many | opens mixed, cut before a mark | opens mixed, then word | opens small
-2: opens small first, then capital | opens small first, then word | opens, then part | quoted behind own noun
-2: starts | starts small one | starts, then part | then at once we | unnamed small
-3: bare letters caseless one | before a phone small first | before a phone three | behind we are
-3: opens small first, then stop | opens small long, then stop | opens small, then end | opens small, then place
-3: starts caseless long | starts, then phone | then dash | wants a site | we are caseless | we are, then part
-4: article and small | before a phone mixed | behind comma | behind number | called behind mine
-4: called behind own noun | first line | german behind article, then stop | german we are small one
-4: opens mixed, then end | opens small one, then place | starts caseless | unnamed three
-4: unnamed, starts, then capital | we are an article mixed | we are an article one | whole clause in capitals
-5: bare | bare letters caseless | german behind article, then place | german mixed | german one | german we are one
-5: is of a role | late | opens a small text, then stop | opens first only, then place
-5: opens nothing, cut before a mark | starts the second | starts, then word | unnamed, starts, then end
-5: we are, then capital | we are, then end
-6: bare letters one | bare letters small | before a phone two | behind a role | german behind article, then comma
-6: german behind article, then quote | opens mixed | quoted behind article | quoted behind colon | quoted first
-6: quoted starts | street | then place | unnamed, starts, then and | unnamed, starts, then dash
-6: unnamed, starts, then mark | unnamed, then capital | whole clause
-7: article and many | german opens small long | in quotation | offer | opens nothing | quoted beside a number
-7: then capital | then we | unnamed one
-8: behind mine | behind own noun and comma | of the site | one of a list | opens first only | opens, then word
-8: starts, then is | then stop | unnamed many | unnamed small long | unnamed, starts, then place | we are small first
-8: with inside
-9: article and small one | called former | called one of several | found definite | letters small long
-9: opens a small text, then comma | opens one | opens, then quote | place word first | place word inside
-9: starts nothing | starts, then and | starts, then dash | starts, then place | unnamed first only
-9: unnamed small first | unnamed, then mark | we are, then comma
-10: behind bracket | called self | found introduced | german we are small first | letters small | starts, then mark
-11: before a phone many | behind a street | german opens one | in exclusion | starts first only | starts one
-12: article and one | german opens, then place | letters first only | then mark | we are small long
-12: we are, then and
-13: behind for | beside a person | german opens two | german opens, then stop | long | near a number
-13: opens small first, then comma | speaks | unnamed nothing
-14: german opens mixed | opens, then and | slot | starts, comma, small word | unnamed small one | we are small one
-15: opens mixed, then stop | opens, then mark | self, an article | signature | starts mixed | the place
-15: town and state | unnamed mixed
-16: and inside | called behind what somebody does | copula inside | letters nothing | very long
-17: former | in a labelled value | opens one, cut before a mark | role first
-18: letters small one
-19: item | not first | opens three, cut before a mark
-20: beside | holds a person | in the address | letters one | only loosely | quoted own thing
-21: behind a place word
-22: bent
-23: date | german adjective | quoted behind comma
-24: person | small words behind capitals
-25: quoted near own | year at the end
-26: holds the place | in a label
-27: we are small
-28: opens, only loosely
-29: sentence first
-31: time
-36: behind one of many
-38: quoted event
-43: digit
`);

/** What "nobody says the name" weighs. */
export const NONE = 11;
