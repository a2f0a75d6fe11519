import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  weekdays:
    'monday/mondays/mon/mons, tuesday/tuesdays/tue/tues, wednesday/wednesdays/wed/weds, thursday/thursdays/thu/thur/thurs, friday/fridays/fri, saturday/saturdays/sat/sats, sunday/sundays/sun/suns',
  workdays: 'weekdays, weekday, working days, on weekdays, m-f, m to f',
  weekend: 'weekend, weekends, at weekends, on weekends',
  daily:
    'seven days, daily, every day, each day, seven days a week, 7 days a week, 7 days, all week, all other days, other days, the other days',
  months:
    'january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sept/sep, october/oct, november/nov, december/dec',
  numbers:
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  tens: 'thirty, forty, fifty, sixty, seventy, eighty, ninety, a hundred/hundred/one hundred',
  ordinals: 'first/1st, second/2nd, third/3rd, fourth/4th, fifth/5th',
  last: 'last',
  every: 'every, each',
  everySecond: 'every second, every other, fortnightly, every two weeks, alternate',
  clock: "o'clock, oclock, hrs, h",
  am: 'am, a.m., a.m, in the morning',
  pm: 'pm, p.m., p.m, in the afternoon, in the evening, at night',
  noon: 'noon, midday, 12 noon',
  midnight: 'midnight, 12 midnight',
  from: 'from, between, starting at, starts at, starting from',
  until: 'to, until, till, til, through, thru, up to',
  and: 'and, &, plus, as well as, n',
  but: 'but, so, because, therefore, however, although, though, and so, and also, also, then, plus',
  or: 'or',
  except: 'except, apart from, but not, other than, excluding',
  open: 'open, opne, opens, opening, opening hours, opening times, timings, timing, hours, we open, business hours, office hours, shop hours, surgery hours',
  closed: 'closed, close, shut, we close, not open, never open',
  appointment:
    'by appointment, by appointment only, appointment only, by arrangement, on request, on demand, by prior arrangement, appointments only',
  holidays: 'bank holidays, bank holiday, public holidays, public holiday, holidays',
  money:
    'euro, euros, eur, pound, pounds, quid, gbp, pence, cent, cents, dollar, dollars, bucks, usd, zloty, zlotys, pln, swedish kronor, swedish crowns, sek, danish kroner, danish crowns, dkk, franc, francs, swiss francs, chf, shekel, shekels, nis, ils',
  per: 'per, a, an, each, every, for',
  free: 'free, free of charge, no charge, for free, complimentary, gratis',
  costs: 'costs, cost, pay, pays, priced at, starts at, start at, is priced, charged at, comes to, sells for, goes for',
  offering:
    'we offer, we sell, we do, we teach, we make, we provide, we stock, we serve, we repair, we specialise in, we specialize in, i offer, i sell, i do, i teach, i make, i provide, i repair, i specialise in, i specialize in, our services are, our services include, services include, our offer includes, you can book, you can buy',
  offerLabels:
    'services, our services, service, products, our products, treatments, courses, classes, lessons, workshops, menu, our menu, prices, price list, our prices, pricing, rates, fees, what we do, what i do, what we offer, what i offer, what we sell, what we make, offers, packages, drinks, food, tickets, membership, memberships, tours, rooms',
  premises:
    'shop, store, studio, salon, café, cafe, restaurant, office, offices, practice, surgery, clinic, workshop, bakery, museum, gallery, bar, pub, library, showroom, premises, doors, centre, center, bookshop, farm shop, garage, nursery, yard, gate, gates, reception, front desk, counter',
  visits:
    'drop-in, drop in, walk-in, walk in, walk-ins, walk ins, visits, visiting, visiting hours, viewing, viewings, collection, collections, pick-up, pickup, drop-off, box office, canteen, on-site sales, farm gate sales',
  seasons:
    'spring, summer, autumn, fall, winter, season, off season, high season, low season, term time, term, half term, school holidays, rest of the year',
  streets:
    'street, st, road, rd, lane, ln, avenue, ave, square, sq, way, place, drive, dr, close, court, terrace, row, hill, quay, crescent, mews, boulevard, blvd, parade, walk, wharf, yard, gate, highway, hwy, embankment, wynd, vennel, buildings, estate, mill, arcade, high street',
  addressLabels:
    "address, our address, postal address, street address, visit us, visit, find us, where to find us, where, we are at, we're at, you find us at",
  placeLabels: 'place, town, city, location, based in, area, village',
  phoneLabels:
    'phone, tel, telephone, mobile, mob, cell, call, call us, ring, text, whatsapp, fax, phone number, landline, ph, hotline, sms, signal',
  extensions: 'ext, extension, x',
  roles:
    'organiser, organizer, coxswain, deputy, librarian, warden, mender, owner, founder, cofounder, director, manager, head, chef, cook, baker, barista, teacher, instructor, coach, trainer, therapist, chair, chairman, chairwoman, chairperson, treasurer, secretary, guide, doctor, dentist, nurse, vet, designer, architect, photographer, stylist, hairdresser, barber, mechanic, engineer, gardener, carpenter, potter, ceramicist, artist, musician, conductor, leader, coordinator, assistant, apprentice, partner, solicitor, lawyer, accountant, bookkeeper, consultant, imam, vicar, priest, minister, rabbi, pastor, captain, president, volunteer, host, maker, weaver, tailor, florist, butcher, brewer, winemaker, farmer, beekeeper, driver, joiner, plumber, electrician, roaster, tattooist, technician, researcher, professor, lecturer, tutor, sommelier, midwife, doula, osteopath, physiotherapist, psychologist, counsellor, receptionist, groomer, producer, curator, editor',
  teamLabels:
    'team, our team, who, who works here, officers, committee members, ensemble, the team, people, our people, who we are, staff, meet the team, committee, the people, teachers, instructors, board',
  ranBy:
    'run by, owned by, founded by, led by, taught by, started by, set up by, managed by, hosted by, built by, headed by, co-founded by, created by',
  since: 'since, founded, established, est, born, began, opened in, started in, from the year',
  questionLabels:
    'faq, faqs, questions, frequently asked questions, common questions, questions and answers, questions we get, q, q&a, question',
  answerLabels: 'a, answer, ans',
  reviewLabels:
    'testimonials, reviews, what customers say, what people say, what our customers say, what clients say, what they say, kind words, feedback, customer quotes, quotes, praise',
  says: 'says, said, writes, wrote, told, texted, emailed, put it, used to say, always says',
  stepLabels:
    'how it works, how to book, how to order, how we work, how i work, how it goes, steps, the process, process, what happens, how to join, how to get started, getting started',
  sequence:
    'first/firstly/first of all/to begin, then/next/after that/second/secondly/third/thirdly/afterwards, finally/lastly/at the end/in the end',

  articles: 'a, an, the',
  placePrepositions:
    'in, near, at, around, outside, close to, based in, just outside, across, throughout, covering, serving',
  copulas: "is, are, was, 's",
  weAre:
    "we are, we're, we r, i have been, we have been, i've been, we've been, i am, i'm, im, it's, it is, its, this is, i run, we run, i own, we own, i have, we have, i've got, i work as, we operate, i operate, i started, we started, i'm starting, i'm opening, we're opening, we're starting, i manage, we manage, i lead, i've opened, i opened, we opened, we've opened, i set up, it will be, there's, there is, i'm starting a, im starting, i am starting, we're starting a, we are starting, i am opening, we are opening, im opening, we're opening a, i have just opened, we have just opened, working as, i work as a, im starting a",
  first: 'i, we',
  mine: 'my, our, me, us',
  relative: 'who, which, that, where, whose, when, because, since, so, while',
  negations:
    "not, no, never, don't, do not, dont, doesn't, does not, doesnt, isn't, is not, aren't, are not, can't, cannot, won't, mustn't, must not, shouldn't, should not, neither, nor, without, nothing, none, didn't",
  called:
    "called, named, name is, name's, name of, known as, under the name, by the name of, trading as, trade as, i call it, we call it, call it, call the site, call the website, call the page, call this site, name the site, title the site, it's called, call ourselves, calls itself, are called, goes by, calls it, calls us, calls me, calls this, knows us as, knows me as, know us as, know me as",
  formerly:
    'formerly, previously, going to be called, going to call, nearly called, almost called, it was called, used to be, used to be called, once, former, before that, ex, was called, were called',
  roleConnectors: 'by, with, run by, led by, founded by, owned by, taught by, hosted by, together with, alongside',

  dontSay:
    "nobody needs to know about, no one needs to know about, steer clear of, stay clear of, stay away from, keep away from, go easy on, easy on the, don't talk of, don't talk about, dont talk of, dont talk about, don't go on about, no need to mention, no need to go into, no talk of, rather you didn't use, rather you didn't say, rather you didn't put, rather you didn't call, rather you didn't mention, rather you didn't show, rather you didn't write, prefer you didn't, hate it to, hate it if, would hate it, don't let it, don't make it, do not make it, do not let it, don't be putting, don't be writing, don't be saying, don't be showing, don't be using, don't go putting, don't go saying, dont be putting, leave that off, leave it off, leave that out, leave it out, leave them out, leave that open, don't mention, don't say, don't use, don't put, don't show, don't include, don't add, don't write, don't list, don't publish, don't call, don't name, don't print, don't claim, don't promise, do not mention, do not say, do not use, do not put, do not show, do not include, do not add, do not write, do not list, do not publish, do not call, do not name, do not print, dont mention, dont say, dont use, dont put, dont show, dont include, dont add, dont write, dont call, never mention, never say, never use, never call, please no, leave out, leave off, leave my, leave our, keep out, skip, omit, avoid, without mentioning, no mention of, not to mention, nothing about, nothing on, mustn't mention, must not mention, shouldn't mention, should not mention, shouldn't say, should not say, must not say, must not appear, should not appear, shouldn't appear, must not be mentioned, don't want to mention, don't want, do not want, i don't want, we don't want, we'd rather not, i'd rather not, rather not, keep it off",
  wishVerbs:
    "kindly, make, please, please make, please use, please add, please write, use, add, include, put, build, create, design, write, keep, give, show, highlight, set up, start with, begin with, can you, could you, would you, let's have, let it, think, go for, pls, plz",
  wishes:
    "i fancy, we fancy, i want, we want, i need, we need, i'd like, we'd like, i'd want, we'd want, i'd need, we'd need, i'd prefer, we'd prefer, i would like, we would like, i would love, i'd love, we'd love, we would love, looking for, it should, it must, it needs, should have, should look, should be, should feel, should say, would be nice, would be great, i prefer, we prefer, please, i'm thinking, i like, we like, ideally, hoping for, want the, need a, need the, wanting",
  surely:
    "do tell people, do say, do say that, do mention, do mention that, i fancy, we fancy, it could, could look, might look, make it, i want it, we want it, i want the site, keep it, let it, it should, it must, should look, should feel, should be, would be nice, would be great, would be lovely, would be good, would be perfect, i'd like, we'd like, i would like, we would like, i'd love, we'd love, ideally, can you, could you, would you, i prefer, we prefer, feel free, go for, i leave, up to you",
  tell: 'mention that, please mention that, say that, please say that, tell people that, tell them that, make clear that, make it clear that, point out that, make sure people know that, state that, it should say that, write that, let people know that, let people know, please mention, say clearly that',
  site: 'website, web site, websit, webiste, wesbite, websight, site, web page, webpage, page, pages, homepage, home page, landing page, websites, subpage, one pager, one-pager, web presence, online presence',
  onSite:
    'on the site, on the website, on the page, on my site, on our site, on my website, on our website, on there, anywhere, in the text, in the texts, on the homepage',
  look: 'look, look and feel, style, colour, colours, color, colors, coloured, background, button, buttons, font, fonts, typeface, serif, sans serif, layout, design, theme, palette, tone, mood, feel, vibe, tones, shades, dark mode, template, header, accent, accents, section, sections, headline, menu bar, heading, headings, logo, tab, tabs, contact form, photos, photographs, pictures, images, animations, hero, cookie banner, pop-ups',
  greetings:
    "namaste, namaskar, respected, to whom it may concern, g'day, gday, hi, hello, hey, hiya, dear, good morning, good day, good afternoon, good evening, hi there, hello there, hey there, greetings, howdy, kia ora, hi all, dear team",
  thanks:
    'thanks, thank you, thanking you, thanking you in advance, yours faithfully, yours truly, yours, respectfully, faithfully, kindest regards, many thanks, cheers, thx, ta, kind regards, best regards, regards, best wishes, all the best, best, sincerely, yours, thanks a lot, thanks in advance, warm regards, warm wishes, thank you very much, that is all, hope that helps, let me know',
  nameLabels:
    'name, biz, biz name, business name, company name, company, brand, brand name, name of the business, studio name, shop name, organisation, business, club name, project name, site name, website name',
  frequent:
    "the, and, of, to, is, for, with, we, are, our, my, you, your, it, this, that, from, by, on, at, have, has, not, be, or, i, i'm, an, all, who, since, please, open, website, run, no, only, also, call, small, near, every, new, do, was, can, will, but, us, there, they, when, which, come, hour, up, out, if, one, walk, need, want, free, her, his",
};
