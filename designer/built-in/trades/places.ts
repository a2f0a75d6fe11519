import type { Trade } from './trade.ts';

export const places: Trade[] = [
  {
    id: 'hotel', family: 'lodging', label: 'hotel', field: 'rooms', we: 'look after guests', wish: 'book', shelf: 'services',
    words: ['hotel', 'boutique hotel', 'inn', 'guesthouse', 'guest house', 'bed and breakfast', 'b&b', 'hostel', 'pension', 'lodge', 'resort', 'motel', 'hôtel', 'chambre d’hôtes', "chambre d'hôtes", 'hostal', 'riad', 'alberge', 'gästehaus'],
    de: 'ein Hotel', fr: 'un hôtel', es: 'un hotel', motifs: ['bed', 'key', 'hills'], templates: ['field', 'gallery', 'almanac'],
    services: ['Rooms: singles, doubles, family rooms', 'Breakfast: bread, eggs, fruit, coffee', 'Getting here: station, parking, luggage', 'Around the house: garden, lounge, bicycles'],
  },
  {
    id: 'holiday-home', family: 'lodging', label: 'holiday home', field: 'holidays', we: 'let our holiday home', wish: 'book', shelf: 'services',
    words: ['holiday home', 'holiday flat', 'holiday apartment', 'holiday cottage', 'vacation rental', 'vacation home', 'cottage', 'cabin', 'cabins', 'chalet', 'airbnb', 'ferienwohnung', 'ferienhaus', 'gîte', 'casa rural', 'villa', 'farm stay', 'glamping', 'camping', 'campsite', 'campground', 'campingplatz', 'treehouse'],
    de: 'eine Ferienwohnung', fr: 'un gîte', es: 'una casa rural', motifs: ['house', 'hills', 'tree'], templates: ['field', 'gallery', 'letter'],
    services: ['The house: bedrooms, kitchen, bathroom, living room', 'Outside: terrace, garden, parking', 'Nearby: walks, swimming, shops, trains', 'Arriving: keys, directions, a first breakfast'],
  },
  {
    id: 'farm', family: 'outdoors', label: 'farm', field: 'food from the farm', we: 'farm', wish: 'visit', shelf: 'products',
    words: ['farm', 'organic farm', 'farmer', 'csa', 'beekeeper', 'honey', 'orchard', 'bauernhof', 'hof', 'imkerei', 'imker', 'ferme', 'apiculteur', 'granja', 'finca', 'olive oil', 'olive grove', 'mushroom farm', 'flower farm', 'lavender', 'alpaca', 'ranch'],
    de: 'ein Bauernhof', fr: 'une ferme', es: 'una granja', motifs: ['hills', 'produce', 'wheat'], templates: ['field', 'counter', 'almanac'],
    services: ['From the field: potatoes, roots, salad, herbs', 'From the animals: eggs, milk, meat, wool', 'Farm shop: jars, juice, honey, flour', 'Visits: school classes, families, open days', 'Boxes: weekly vegetables, fruit, eggs'],
  },
  {
    id: 'vineyard', family: 'outdoors', label: 'vineyard', field: 'wine', we: 'grow grapes and make wine', wish: 'visit', shelf: 'products',
    words: ['vineyard', 'winery', 'winemaker', 'wine estate', 'weingut', 'winzer', 'domaine viticole', 'vigneron', 'vignoble', 'bodega', 'viñedo'],
    de: 'ein Weingut', fr: 'un domaine viticole', es: 'una bodega', motifs: ['grape', 'hills', 'bottle'], templates: ['field', 'almanac', 'gallery'],
    services: ['White wine: dry, late harvest, from old vines', 'Red wine: fruity, barrel-aged, cuvée', 'Tastings: the cellar, the vineyard, a plate of cheese', 'Buying: single bottles, cases, gifts'],
  },
  {
    id: 'riding', family: 'outdoors', label: 'riding stable', field: 'riding', we: 'keep horses and teach riding', wish: 'call', shelf: 'services',
    words: ['riding', 'riding school', 'horse', 'horses', 'stable', 'stables', 'equestrian', 'reiterhof', 'reitschule', 'centre équestre', 'hípica', 'livery', 'pony'],
    de: 'ein Reiterhof', fr: 'un centre équestre', es: 'un centro hípico', motifs: ['horse', 'hills', 'tree'], templates: ['field', 'almanac'],
    services: ['Lessons: first rides, lunge, dressage, jumping', 'Rides out: fields, woods, small groups', 'Livery: box, paddock, feed', 'Children: grooming, ponies, holiday weeks'],
  },
  {
    id: 'guide', family: 'outdoors', label: 'tour company', field: 'tours', we: 'guide people', wish: 'book', shelf: 'events',
    words: ['tour guide', 'tours', 'walking tour', 'walking tours', 'travel agency', 'travel', 'hiking', 'mountain guide', 'bergführer', 'boat hire', 'boat tours', 'kayak', 'kayaking', 'sailing', 'sailing school', 'surf', 'surf school', 'diving', 'diving school', 'ski school', 'skischule', 'reisebüro', 'guide touristique', 'agence de voyages', 'guía turístico', 'agencia de viajes', 'whale watching', 'safari', 'adventure', 'canoe', 'rafting', 'paragliding', 'city tours', 'food tours', 'balloon', 'fishing charter', 'escape room'],
    de: 'ein Touranbieter', fr: 'une agence de visites guidées', es: 'una empresa de rutas guiadas', motifs: ['hills', 'map', 'wave'], templates: ['field', 'poster', 'gallery'],
    services: ['Half-day tours: a meeting point, a route, a break', 'Day tours: longer routes, lunch, equipment', 'Private groups: your date, your pace, your interests', 'For beginners: equipment, safety, first steps'],
  },
  {
    id: 'museum', family: 'community', label: 'museum', field: 'exhibitions', we: 'collect and show', wish: 'visit', shelf: 'events',
    words: ['museum', 'exhibition', 'heritage', 'library', 'archive', 'planetarium', 'zoo', 'aquarium', 'botanical garden', 'bibliothek', 'musée', 'bibliothèque', 'museo', 'biblioteca', 'castle'],
    de: 'ein Museum', fr: 'un musée', es: 'un museo', motifs: ['column', 'frame', 'shapes'], templates: ['almanac', 'gallery', 'poster'],
    services: ['The collection: rooms, objects, stories', 'Exhibitions: changing themes, loans, talks', 'For schools: workshops, guided rounds, worksheets', 'Visiting: shop, cloakroom, step-free ways'],
  },
  {
    id: 'theatre', family: 'community', label: 'theatre', field: 'plays and evenings', we: 'put on plays', wish: 'book', shelf: 'events',
    words: ['theatre', 'theater', 'cinema', 'puppet', 'circus', 'opera', 'improv', 'comedy club', 'concert hall', 'venue', 'music venue', 'kino', 'théâtre', 'cinéma', 'teatro', 'cine'],
    de: 'ein Theater', fr: 'un théâtre', es: 'un teatro', motifs: ['curtain', 'moon', 'shapes'], templates: ['poster', 'gallery', 'almanac'],
    services: ['Programme: premieres, repertoire, guest evenings', 'Young audience: stories, school shows, workshops', 'Hire: stage, light, seats', 'Tickets: box office, reservations, reductions'],
  },
  {
    id: 'festival', family: 'occasion', label: 'festival', field: 'the programme', we: 'invite everyone', wish: 'join', shelf: 'events',
    words: ['festival', 'conference', 'fundraiser', 'fundraiser day', 'fundraising', 'event', 'fair', 'market', 'flea market', 'christmas market', 'meetup', 'hackathon', 'marathon', 'race', 'tournament', 'summit', 'workshop day', 'open day', 'exhibition opening', 'straßenfest', 'fête', 'feria', 'concert', 'retreat', 'charity run', 'charity gala', 'street party'],
    de: 'ein Fest', fr: 'un festival', es: 'un festival', motifs: ['flags', 'sun', 'shapes'], templates: ['poster', 'counter', 'signal'],
    services: ['The programme: opening, stages, breaks, closing', 'Taking part: stands, teams, helpers', 'Getting there: train, bicycle, parking', 'On the day: food, shade, first aid, lost and found'],
  },
  {
    id: 'charity', family: 'community', label: 'charity', field: 'help', we: 'help', wish: 'join', shelf: 'services',
    words: ['charity', 'non-profit', 'nonprofit', 'ngo', 'foundation', 'volunteer', 'volunteers', 'animal shelter', 'food bank', 'church', 'parish', 'mosque', 'temple', 'synagogue', 'community', 'community center', 'community centre', 'neighbourhood', 'kirche', 'gemeinde', 'stiftung', 'association', 'asociación', 'ong', 'youth club', 'rescue', 'fire brigade', 'scouts', 'political', 'campaign', 'union', 'cooperative'],
    de: 'ein gemeinnütziger Verein', fr: 'une association', es: 'una asociación', motifs: ['hands', 'leaf', 'sun'], templates: ['clinic', 'field', 'almanac'],
    services: ['Help: advice, goods, company', 'Volunteering: an hour, a project, a skill', 'Giving: money, things, time', 'Meetings: open evenings, working groups, celebrations'],
  },
  {
    id: 'club', family: 'community', label: 'club', field: 'club life', we: 'meet', wish: 'join', shelf: 'events',
    words: ['club', 'verein', 'sportverein', 'society', 'chess club', 'book club', 'running club', 'allotment', 'rowing club', 'sailing club', 'hobby', 'choral society', 'alumni', 'student association', 'makerspace', 'gaming', 'esports'],
    de: 'ein Verein', fr: 'un club', es: 'un club', motifs: ['flags', 'circle', 'sun'], templates: ['poster', 'counter', 'workshop'],
    services: ['Meetings: regular evenings, guests, tea', 'Taking part: a trial visit, membership, equipment', 'Events: trips, matches, parties', 'Young people: their own group, games, trips'],
  },
  {
    id: 'coworking', family: 'technology', label: 'coworking space', field: 'desks and meeting rooms', we: 'rent out desks and rooms', wish: 'visit', shelf: 'services',
    words: ['coworking', 'co-working', 'coworking space', 'office space', 'shared office', 'meeting rooms', 'incubator', 'virtual office', 'event space', 'wedding venue', 'barn venue', 'studio rental'],
    de: 'ein Coworking-Space', fr: 'un espace de coworking', es: 'un espacio de coworking', motifs: ['grid', 'cup', 'city'], templates: ['signal', 'almanac', 'gallery'],
    services: ['Desks: by the day, by the month, a fixed place', 'Rooms: meetings, calls, workshops', 'The house: kitchen, printer, post', 'Evenings: talks, dinners, open doors'],
  },
  {
    id: 'wedding', family: 'occasion', label: 'wedding', field: 'our wedding', we: 'get married', wish: 'join', shelf: 'life',
    words: ['our wedding', 'wedding website', 'wedding invitation', 'getting married', 'save the date', 'birthday party', 'anniversary', 'baby shower', 'reunion', 'hochzeitswebsite', 'unsere hochzeit', 'mariage', 'nuestra boda'],
    de: 'eine Hochzeit', fr: 'un mariage', es: 'una boda', motifs: ['flower', 'ribbon', 'rings'], templates: ['letter', 'gallery', 'almanac'],
    services: ['The day: ceremony, lunch, dancing', 'Getting there: train, car, rooms for the night', 'Reply: names, food, songs', 'Gifts: your company, a contribution, something small'],
  },
  {
    id: 'event-planner', family: 'occasion', label: 'event agency', field: 'weddings and events', we: 'plan weddings and events', wish: 'write', shelf: 'services',
    words: ['wedding planner', 'event planner', 'event planning', 'event agency', 'party planner', 'event management', 'event rental', 'balloon decoration', 'photo booth', 'hochzeitsplaner', 'eventagentur', 'organisation d’événements', 'organizadora de bodas', 'celebrant', 'wedding dj', 'party rental'],
    de: 'eine Eventagentur', fr: 'une agence événementielle', es: 'una agencia de eventos', motifs: ['flags', 'table', 'flower'], templates: ['gallery', 'almanac', 'poster'],
    services: ['Weddings: places, suppliers, timetable, the day', 'Company events: programme, rooms, food, technology', 'Private parties: guests, table, music', 'On the day: set-up, guests, timing, clearing'],
  },
  {
    id: 'funeral', family: 'advice', label: 'funeral home', field: 'funerals', we: 'arrange funerals', wish: 'call', shelf: 'services',
    words: ['funeral', 'funeral home', 'undertaker', 'bestattung', 'bestatter', 'pompes funèbres', 'funeraria', 'cemetery', 'gravestones'],
    de: 'ein Bestattungshaus', fr: 'une maison de pompes funèbres', es: 'una funeraria', motifs: ['leaf', 'wave', 'tree'], templates: ['chambers', 'letter', 'almanac'],
    services: ['First steps: a call, a visit, papers', 'The funeral: burial, cremation, urn', 'The farewell: words, music, flowers', 'Planning ahead: wishes, costs, decisions'],
  },
];
