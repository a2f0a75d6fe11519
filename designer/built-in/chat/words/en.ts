export const en = {
  'do.add':
    "add, adds, here's another, here's a, here is a, here is another, adding, insert, include, put in, put up, create, introduce, attach, we need, i need, we now offer, we now have, we also offer, we also have, we also do, we also sell, new, there should be, can we have, could we have, can i have, could i have, give us, give me, have a, list, append, need a, need an, need some, need another, we've started doing, weve started doing, we have started doing, i've started doing, ive started doing, i have started doing, we've started selling, we now do, i now do, i now offer, i also do, i also offer, i also teach, i also sell, pop it on, pop her on, pop him on, pop them on, pop that on, put it on there, put that on there",
  'do.remove':
    "remov*, delet*, get rid of, take out, take off, take away, take down, drop, scrap, scratch, erase, cut out, kick out, throw out, lose the, lose that, ditch, clear, bin, strip, no more, without, left us, has left, left, quits, retired, is leaving, is gone, is off, is over, is cancelled, is canceled, is finished, has finished, called off, stepped down, stepping down, moved on, passed away, can go, off the site, off the page, off the menu, don't want, do not want, dont want, no need for, don't need, dont need, do not need",
  'do.change':
    'chang*, edit, update, updat*, modify, correct, fix, set, make, turn, adjust, alter, switch, replace, substitut*, use, put, amend, is wrong, swap out, try, have it',
  'do.move': 'move, moving, put, place, shift, bring, push, drag, reorder, goes, go, comes, come, belongs, stick',
  'do.swap': 'swap, exchange, trade places, switch places, switch around',
  'do.hide': 'hide, hid*, conceal, invisible, switch off, turn off, take offline',
  'do.show': 'unhide, show again, show, visible, display, bring back, switch on, turn on',
  'do.duplicate': 'duplicat*, copy, clone, repeat',
  'do.shorten':
    'cut it in half, cut in half, halve, half as long, shorten, shorter, condense, trim, tighten, cut down, too long, more concise, brief, briefer, tl;dr, less text',
  'do.rewrite': 'rewrite, rewrit*, redo the text, another version, different version, improve, better',
  'do.undo':
    'undo, revert, scratch that, put it back, put that back, change it back, take that back, take it back, go back, roll back, rollback, previous version, undo that, take the last change back, leave it as it was, back as it was, liked the old, preferred the old, prefer the old',
  'do.redo': 'redo, do it again, undo the undo',
  'do.keep': 'keep, accept, approve, confirm, leave in, retain',
  'do.write': 'write, writ*, rephrase, reword, come up with, draft, compose',
  'do.raise': 'raise, going up, go up, increas*, put up, bump, more expensive, dearer',
  'do.lower': 'lower, decreas*, reduce, cheaper, discount, knock',
  'do.rename': 'rename, renam*, retitle, relabel, re-name',
  'do.translate': 'translat*, in language, website in, site in',
  'do.say':
    'say, mention, state, tell people, tell visitors, point out, let people know, note that, write that, add that, announce, saying',
  'do.dislike':
    "don't like, do not like, dont like, hate, dislike, ugly, boring, bland, dull, gloomy, dreary, drab, not happy with, doesn't work for me, awful, horrible, meh, tired of, fed up with, gone off, went off, sick of, hard to read, difficult to read, can't read, a bit much",
  'do.want':
    "i want, we want, i'd like, we'd like, i would like, we would like, want, would like, wish, id like, i'd rather, id rather, we'd rather, i'd prefer, id prefer, we'd prefer, i would prefer, i would rather, would be good, would be nice, would be great, would be handy, would be useful, would be helpful, would be lovely",
  'do.thank':
    'thanks, thank you, thx, cheers, ta, great, perfect, lovely, nice, awesome, well done, good job, looks good, looks great, love it, i love it, brilliant, wonderful, super, excellent, cool, amazing',
  'do.greet': 'hi, hello, hey, good morning, good evening, good afternoon, hiya, howdy, test',
  'do.ask': 'what, how, when, where, who, why, which, do we, are we, is there, does, how many, is my',
  'do.can':
    'would it be possible to, would it be possible, can you, could you, would you, is it possible, can i, are you able, please, can we, do you, people can, for people to, for customers to, any chance of, any chance',
  'do.help': 'help, what can you do, what can i ask, what can i say, how does this work, what is possible, examples',
  'do.close': 'closed, clos*, shut, shutting, not open, day off, no opening',
  'do.offer': 'offer, offers, sell, sells, do, does, provide, provides, serve, serves, stock, have, teach',
  'part.heading':
    'heading, headline, headlines, headings, header text, main title, big title, big text, caption, title line, slogan at the top, hero text, hero title, first line',
  'part.intro':
    'introduction, intro, intro text, introduction text, introductory text, welcome text, subtitle, subheading, sub-heading, subline, subheadline, lead, line below, text below the heading, standfirst, blurb, hero intro, opening text',
  'part.text': 'text, texts, paragraph, paragraphs, wording, sentence, sentences, copy, body, words, line',
  'part.tagline': 'tagline, tag line, slogan, motto, strapline, claim',
  'part.name':
    'name, business name, site name, company name, name of the business, brand name, our name, name of the website, website name, we are now called, we are called, our new name is',
  'part.button': 'button, buttons, cta button, call to action button',
  'part.link': 'link, links, url, hyperlink',
  'part.footer': 'footer, foot of the page, bottom of the page, closing line',
  'part.header': 'header, top bar, page header',
  'part.nav': 'menu, navigation, nav, menu bar, nav bar, navigation bar, main menu, site menu',
  'part.note': 'note, remark, hint, small print',
  'part.price': 'price, prices, cost, costs, fee, fees, rate, rates, charge, charges, charged',
  'part.phone':
    'phone number, new number, my number, our number, the number, phone, telephone, telephone number, mobile number, mobile, number to call, tel, cell, phone no',
  'part.email': 'email, e-mail, mail, email address, e-mail address, mail address, email adress',
  'part.address': 'address, street, postal address, location address, adress, street address',
  'part.place': 'town, city, place name, area we serve, region',
  'part.social':
    'social profiles, social media, social links, social, instagram, facebook, tiktok, twitter, linkedin, youtube channel, pinterest, mastodon, bluesky, whatsapp, insta, threads',
  'part.hours':
    'opening hours, opening times, business hours, hours, open, opens, opening, office hours, shop hours, we open, times',
  'part.search': 'search title, search results, google, search engines, seo, meta, search engine, search',
  'part.description': 'description, meta description, seo description, search description, google description',
  'part.title': 'title, meta title, seo title, page title, google title, browser title',
  'part.redirect': 'redirect, redirects, forward, old address, old url, old link',
  'part.colour':
    'colour, color, colours, colors, colour scheme, color scheme, accent, accents, accent colour, main colour, main color, palette, brand colour, brand color, coloured, shade',
  'part.background': 'background, backdrop, ground, page background, background colour, background color',
  'part.ink':
    'text colour, text color, font colour, font color, colour of the text, color of the text, letters, writing colour',
  'part.font': 'font, fonts, typeface, typefaces, typography, lettering, type, font pair, serif, sans',
  'part.corners': 'corners, edges, borders, radius, border radius, rounding',
  'part.spacing': 'spacing, white space, whitespace, space, room, gaps, padding, air, margins',
  'part.layout': 'layout, arrangement, variant, version, look of the section',
  'part.template': 'template, design, style, look, theme, appearance, whole look, vibe, direction, looks',
  'part.section': 'section, sections, block, part, area, place for',
  'part.page': 'page, pages, subpage, sub-page, tab, landing page',
  'part.entry':
    'entry, entries, item, items, point, points, row, thing, things, product, products, service, services, dish, dishes, listing, card, tile, bullet',
  'part.person':
    'person, people, employee, colleague, team member, member, staff member, staff, barber, stylist, therapist, teacher, coach',
  'part.question': 'question, questions, q&a, faq, faqs',
  'part.answer': 'answer, answers, reply',
  'part.quote':
    'review, reviews, testimonial, testimonials, quote, quotes, quotation, feedback, customer said, client said, recommendation',
  'part.event': 'event, events, date, dates, concert, workshop, market, gig, exhibition, fair, open day',
  'part.slot': 'class, classes, lesson, lessons, slot, slots, course, session, sessions, timetable',
  'part.suggestion':
    'suggestion, suggestions, suggested, proposal, proposals, proposed, suggested services, suggested texts',
  'part.website': 'website, site, web site, whole site, homepage, web page, webpage, business, company',
  'part.language': 'language, languages',
  'part.holiday':
    "holiday, holidays, public holidays, bank holidays, bank holiday, good friday, boxing day, mothers day, mother's day, half term, christmas, easter, vacation, vacations, new year, i'm away, im away, we're away, i am away, we are away",
  'mark.to': 'to, into, as, with, reads, ->, =>, →, =',
  'mark.be':
    'should be, to be, wants to be, want to be, wants to say, should say, should just say, should just be, should only say, should read, is now, are now, shall be, must be, must say, has to be, needs to be, needs to say, ought to be, to say, to read, is really, is actually, should now be, changed to, now costs, costs now',
  'mark.from': 'from',
  'mark.before': 'before, above, in front of, ahead of, over, on top of',
  'mark.after': 'after, below, under, underneath, behind, beneath, following',
  'mark.up': 'up, higher, upwards, further up, one up',
  'mark.down': 'down, lower down, downwards, further down, one down',
  'mark.first':
    'first, before everything, before everything else, above everything, right under the top, right under the top bit, under the top bit, straight after the top, very first, top of the page, top of the list, to the top, at the top, on top, top, beginning, start, very top, 1st, to the front, at the start',
  'mark.last': 'last, to the bottom, at the bottom, to the end, at the end, end, bottom, very end, final',
  'mark.all': 'all, every, everything, each, any, whole, entire, both, overall, altogether',
  'mark.about':
    'about, regarding, concerning, on the subject of, mentions of, mention of, references to, related to, to do with',
  'mark.it': 'it, her, him, she, he, that, this, them, these, those, this one, that one, its, the same',
  'mark.here': 'this page, here, on this page',
  'mark.instead': 'instead of, rather than, not',
  'mark.more': 'more, bit more, a little more, much more, bigger, larger, -er, stronger, richer, a little, a touch',
  'mark.less': 'less, fewer, bit less, not so, less so, smaller, too, toned down',
  'mark.by': 'by',
  'mark.called':
    'called, call us, call it, call them, named, titled, labelled, with the title, with the name, name it, should be called',
  'mark.another': 'another, different, other, new, alternative, next',
  'mark.full':
    'sold out, fully booked, booked up, booked out, all booked, full up, no places left, no spaces left, no rooms left, no tickets left, no vacancies, out of stock, is full, are full, no more places, no more spaces, no more tickets, no more room, no places, no spaces',
  'mark.noLonger':
    "no longer, not any more, not anymore, anymore, any more, don't do, don't offer, don't sell, doesn't work here, stopped, discontinued, quit, we don't have, isn't with us, sold out for good, don't have, given up, gave up, no longer offering",
  'mark.not': "not, don't, do not, never, no",
  'mark.and': 'and, &, plus, also, then, as well as',
  'mark.in': 'in, on, at, within, inside, under',
  'mark.round': 'round, rounder, rounded, soft corners, softer, curved',
  'mark.square': 'square, sharp, sharper, straight, pointed, angular',
  'mark.dark': 'dark, darker, dark mode, night mode, deep, deeper',
  'mark.light': 'light, lighter, light mode, bright, brighter, pale, paler, pastel',
  'mark.wide': 'more space, more room, airy, airier, more air, roomy, spacious, breathing room, generous',
  'mark.tight': 'compact, tighter, denser, closer together, less space, less white space, condensed',
  'mark.only': 'only, just, except',
  'mark.we': "we, i, our, my, us, we're, we've, i'm, i've, im, ive, it's, mine",
  'mark.yes': 'yes, yep, yeah, sure, ok, okay, do it, go ahead, please do, right, exactly, correct',
  'mark.no': 'no, nope, nah, never mind, forget it, leave it, cancel, none',
  'mark.opens': 'open, we open, opens, opening, open up, opening up',
  'mark.ends': 'finish, finishes, finishing, stop, stay open, knock off, pack up, wrap up, shut up shop, call it a day',
  'mark.morning': 'morning, mornings, in the morning, in the mornings',
  'mark.afternoon': 'afternoon, afternoons, in the afternoon, in the afternoons, evenings, in the evening',
  'mark.sameTimes':
    'same hours, same times, same time, the same hours, the same times, at the same time, at the same times, usual hours',
  'mood.warm': 'warm, warmer, cosy, cozy, homely, homemade, inviting, autumnal, earthy tones',
  'mood.fresh':
    'fresh, fresher, summery, lively, vivid, colourful, colorful, more colour, more color, vibrant, healthy',
  'mood.bold':
    'bold, bolder, loud, louder, strong, striking, punchy, make it pop, pop, stand out, eye-catching, confident, wow, exciting',
  'mood.calm':
    'calm, calmer, quiet, quieter, gentle, gentler, soothing, relaxed, peaceful, subtle, muted, soft, subdued, toned down, less colourful, less loud, less busy',
  'mood.elegant':
    'elegant, posh, sophisticated, luxurious, luxury, classy, high-end, upmarket, premium, refined, chic, stylish, fancy',
  'mood.romantic': 'romantic, dreamy, feminine, girly, wedding-like, delicate',
  'mood.playful':
    'playful, fun, funky, funny, childlike, for kids, cheerful, happy, quirky, festive, young, youthful, cute',
  'mood.natural': 'natural, earthy, organic, rustic, green and natural, outdoorsy, woody',
  'mood.clean': 'clean, cleaner, neat, tidy, clear, crisp, airy look',
  'mood.minimal': 'minimal, minimalist, minimalistic, simple, simpler, plain, reduced, less is more, pared back',
  'mood.modern': 'modern, contemporary, up to date, trendy, current, less old-fashioned, less dated',
  'mood.serious': 'serious, professional, trustworthy, formal, corporate, businesslike, grown-up, reliable',
  'mood.friendly': 'friendly, friendlier, approachable, welcoming, personal, likeable',
  'mood.technical': 'technical, futuristic, techy, digital, precise, high-tech',
  'mood.classic': 'classic, traditional, old-fashioned, vintage, retro, timeless, editorial, literary',
  'mood.boring':
    "boring, bland, dull, lifeless, flat, too plain, generic, uninspired, ugly, looks like everyone, old, dated, meh, don't like the look, don't like the design, don't like the style, don't like the colours, don't like the colors, don't like this font, don't like the font, don't like how it looks, different design, different look, another design, another look, new look, completely different, change the look, change the design, surprise me, something else, redesign, fresh look",
  'kind.hero':
    'Opening, hero, start, welcome, top section, hero section, banner at the top, first section, opening section',
  'kind.services': 'Services, what we do, treatments, what we offer, services list, list of services, offers',
  'kind.menu': 'Menu, food menu, drinks menu, food, dishes, food and drinks, drinks',
  'kind.products': 'Products, shop, goods, product list, catalogue, catalog',
  'kind.features':
    'What sets us apart, advantages, benefits, reasons, strengths, why us, features, usps, why choose us, what matters',
  'kind.about': 'About, about us, about me, who we are, who i am',
  'kind.story': 'Story, our story, history, timeline, my story',
  'kind.gallery': 'Pictures, gallery, photos, images, portfolio, photo gallery, picture gallery, our work',
  'kind.stats': 'Figures, numbers, statistics, facts and figures, key figures, in numbers',
  'kind.steps': 'How it works, process, steps, procedure, how we work',
  'kind.pricing': 'Prices, price list, pricing, plans, packages, rates, price table',
  'kind.testimonials':
    'Reviews, testimonials, quotes, what people say, what they say, what customers say, what clients say, customer voices, opinions, references, customer reviews, feedback, comments, customer comments, kind words',
  'kind.logos': 'Names and logos, clients, partners, logos, suppliers, sponsors, press, memberships',
  'kind.team': 'People, team, staff, our team, employees, meet the team, the people, who works here',
  'kind.faq':
    'Questions, faq, faqs, frequently asked questions, frequent questions, q&a, common questions, questions and answers, question and answer',
  'kind.events': 'Events, dates, upcoming events, concerts, gigs, shows, fixtures, event list, what’s on, calendar',
  'kind.schedule': 'Timetable, schedule, class schedule, weekly plan, class timetable, classes, course plan',
  'kind.hours': 'Opening hours, opening times, hours',
  'kind.location': 'Where to find us, location, map, directions, how to find us, getting here, parking',
  'kind.contact':
    'Contact details, contact, contact us, contact information, contact info, get in touch, how to reach us',
  'kind.cta': 'Call to action, cta, action section, next step',
  'kind.banner': 'Notice, banner, announcement, alert, notice bar, news banner',
  'kind.richText':
    'Text, text block, plain text, text section, free text, legal notice, imprint, privacy policy, terms, privacy',
  'kind.contactForm': 'Contact form, form, enquiry form, inquiry form, message form',
  'kind.blogList':
    'Blog, blog posts, posts, newest posts, latest posts, recent posts, news posts, latest news posts, blog articles, list of posts, list of blog posts, blog list',
  'kind.newsletter': 'Newsletter, mailing list, newsletter sign-up, newsletter signup, subscribe form, email list',
  'kind.waitlistForm': 'Waiting list, waitlist, wait list, coming soon',
  'kind.image': 'Picture, image, photo, single picture',
  'kind.video': 'Video, film, youtube video, clip, vimeo',
  'topic.booking':
    'book a table, people book, customers book, guests book, book a slot, book an appointment, booking system, online booking, book online, booking tool, appointment system, reservation system, online reservations, online appointments, booking calendar, calendly, bookings online, scheduler',
  'topic.shop':
    'online shop, webshop, web shop, online store, shopping cart, checkout, cart, basket, e-commerce, ecommerce, sell online',
  'topic.payment':
    'payments, online payment, pay online, paypal, stripe, credit card, card payments, take payments, payment system, donate button, deposit',
  'topic.videoCall': 'video call, video calls, zoom, video chat, conference call, teams call, webinar',
  'topic.liveChat': 'live chat, chatbot, chat bot, chat widget, chat window',
  'topic.login':
    'login, log in, sign in, member area, members area, customer portal, user accounts, client portal, members only',
  'topic.secondLanguage':
    'second language, two languages, bilingual, multilingual, several languages, language switch, language switcher, other language as well, both languages',
  'topic.effects':
    'animation, animations, animate, pop-up, popup, pop up, background music, play music, add music, some music, music player, background sound, sound effects, slider, carousel, parallax, moving, countdown, snow, cookie banner, confetti, slideshow',
  'topic.liveFeed':
    'instagram feed, live feed, google reviews, live weather, facebook feed, twitter feed, embed, widget, iframe, google map, google maps',
  'topic.publish':
    'publish, go live, get this online, get it online, get the site online, put online, launch, make it public, publishing, make the site live, take it live, unpublish',
  'topic.domain': 'domain, domain name, own domain, custom domain, web address, subdomain, www',
  'topic.pictures':
    'upload, own photos, my photos, our photos, own pictures, my pictures, upload pictures, logo, favicon, photo of, real photos, stock photos, change the picture, change the photo, replace the picture, other picture',
  'topic.password': 'password, password protect, password protection, private',
  'topic.statistics':
    'visitor numbers, visitors, visits, analytics, traffic, statistics of visits, how many people visited, page views, stats of the site',
  'topic.export': 'export, download the site, download, zip, backup, back up, import',
  'topic.deletion':
    'delete the website, delete my website, delete this website, delete the site, delete my account, remove the website, delete the whole site, close my account',
  'topic.plan':
    'is it free, is this free, what does this cost, what do you cost, how much does this cost, plan, upgrade, subscription, invoice, billing, cancel subscription, pricing of pagewright, your prices, pay extra, cost extra, costs extra, charge extra, extra charge, how much does pagewright',
  'topic.share':
    'share link, share the draft, preview link, show it to a friend, send a preview, invite, collaborator, share a preview',
  'topic.code': 'custom code, html code, javascript, tracking code, google analytics, css, pixel, script',
  'topic.visibility':
    'search engine visibility, hide from google, not be found by google, noindex, hide from search engines, hidden from google, found on google, show up on google, up on google, rank',
  'topic.notifications':
    'notification, notifications, where do messages go, who gets the messages, form messages, enquiries, inbox',
  'topic.blog': 'blog, blog post, blog article, article, news posts, posts',
  'wanted.text': 'your text',
  'wanted.item': 'name of the entry',
  'wanted.price': 'price',
  'wanted.name': 'name',
  'wanted.question': 'the question',
  'wanted.answer': 'your answer',
  'wanted.picture': 'a picture of your own',
  'wanted.date': 'date',
  'wanted.quote': 'what somebody said, in their words',
  'wanted.link': 'address of the video',
};
