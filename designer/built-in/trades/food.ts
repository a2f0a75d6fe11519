import type { Trade } from './trade.ts';

export const food: Trade[] = [
  {
    id: 'bakery', family: 'provisions', label: 'bakery', field: 'bread and pastries', we: 'bake bread and pastries', wish: 'visit', shelf: 'menu',
    words: ['bakery', 'bakeries', 'baker', 'bakeshop', 'bakehouse', 'sourdough bakery', 'patisserie', 'pastry shop', 'bread shop', 'micro-bakery', 'bäckerei', 'bäcker', 'konditorei', 'boulangerie', 'boulanger', 'pâtisserie', 'panadería', 'panaderia', 'pastelería'],
    de: 'eine Bäckerei', fr: 'une boulangerie', es: 'una panadería', motifs: ['bread', 'wheat', 'oven'],
    services: ['Bread: sourdough loaves, rye, wheat, seeded tins, rolls', 'Pastry: croissants, buns, turnovers, plaits, tarts', 'Cakes: sponges, layer cakes, cheesecakes, traybakes', 'Breakfast: rolls, butter, jam, coffee, boiled eggs', 'Orders: whole loaves, party trays, cakes for a date, bread for restaurants'],
  },
  {
    id: 'cake-maker', family: 'provisions', label: 'cake maker', field: 'cakes to order', we: 'make cakes to order', wish: 'write', shelf: 'products',
    words: ['cake maker', 'cake shop', 'cupcakes', 'cakes to order', 'wedding cakes', 'custom cakes', 'cake studio', 'tortenmanufaktur', 'tartas'],
    de: 'eine Tortenmanufaktur', fr: 'un atelier de gâteaux', es: 'un obrador de tartas', motifs: ['cake', 'bread', 'flower'],
    services: ['Wedding cakes: tiers, sugar flowers, tastings, delivery to the venue', 'Birthday cakes: layers, fillings, lettering, candles', 'Small bakes: cupcakes, biscuits, macarons, brownies', 'Tastings: sponge, filling, icing, a sketch'],
  },
  {
    id: 'butcher', family: 'provisions', label: 'butcher’s shop', field: 'meat and sausages', we: 'cut meat and make sausages', wish: 'visit', shelf: 'products',
    words: ['butcher', "butcher's", 'butchery', 'butcher shop', 'metzgerei', 'fleischerei', 'boucherie', 'charcuterie', 'carnicería', 'carniceria'],
    de: 'eine Metzgerei', fr: 'une boucherie', es: 'una carnicería', motifs: ['knife', 'herbs', 'cattle'],
    services: ['Fresh meat: beef, pork, lamb, poultry', 'Sausages: fresh links, smoked rings, salami, liver sausage', 'The counter: ham, pies, roast cuts, cold salads', 'Barbecue: marinated cuts, skewers, burgers, ribs', 'Orders: roasts, whole joints, party platters'],
  },
  {
    id: 'cheesemonger', family: 'provisions', label: 'cheese shop', field: 'cheese', we: 'choose, keep and cut cheese', wish: 'visit', shelf: 'products',
    words: ['cheese shop', 'cheesemonger', 'cheese maker', 'dairy', 'creamery', 'käserei', 'käseladen', 'fromagerie', 'quesería', 'queseria'],
    de: 'eine Käserei', fr: 'une fromagerie', es: 'una quesería', motifs: ['cheese', 'hills', 'herbs'],
    services: ['Hard cheese: mountain cheese, aged wheels, grating cheese', 'Soft cheese: bries, washed rinds, fresh curd, goat rounds', 'Boards: a mixed board, fruit, crackers, pickles', 'From the dairy: butter, yoghurt, milk, cream'],
  },
  {
    id: 'greengrocer', family: 'provisions', label: 'greengrocer', field: 'fruit and vegetables', we: 'sell fruit and vegetables', wish: 'visit', shelf: 'products',
    words: ['greengrocer', 'grocery', 'grocer', 'fruit and vegetable', 'vegetable box', 'organic shop', 'zero waste shop', 'hofladen', 'farm shop', 'deli', 'delicatessen', 'feinkost', 'épicerie', 'frutería', 'ultramarinos', 'fishmonger', 'fish shop'],
    de: 'ein Hofladen', fr: 'une épicerie', es: 'una frutería', motifs: ['produce', 'leaf', 'crate'],
    services: ['Vegetables: roots, greens, tomatoes, herbs, squash', 'Fruit: apples, berries, stone fruit, citrus', 'The larder: eggs, honey, jam, oil, pulses', 'Boxes: a small box, a family box, fruit only'],
  },
  {
    id: 'chocolatier', family: 'provisions', label: 'chocolate shop', field: 'chocolate and sweets', we: 'make chocolate and sweets', wish: 'visit', shelf: 'products',
    words: ['chocolatier', 'chocolate shop', 'chocolate', 'sweet shop', 'confectionery', 'confectioner', 'schokolade', 'chocolaterie', 'chocolatería'],
    de: 'eine Schokoladenmanufaktur', fr: 'une chocolaterie', es: 'una chocolatería', motifs: ['cake', 'leaf', 'box'],
    services: ['Bars: dark, milk, white, nut, salted', 'Pralines: ganache, nougat, caramel, marzipan', 'Gifts: boxes, ribbons, cards, seasonal figures', 'Workshops: tempering, filling, tasting'],
  },
  {
    id: 'ice-cream', family: 'provisions', label: 'ice-cream parlour', field: 'ice cream', we: 'churn ice cream', wish: 'visit', shelf: 'menu',
    words: ['ice cream', 'ice-cream', 'gelato', 'gelateria', 'eisdiele', 'eiscafé', 'glacier', 'heladería', 'heladeria', 'frozen yogurt'],
    de: 'eine Eisdiele', fr: 'un glacier', es: 'una heladería', motifs: ['cone', 'sun', 'fruit'],
    services: ['Scoops: milk ices, fruit sorbets, nut flavours', 'Sundaes: fruit, chocolate, coffee', 'To take home: tubs, wafers, sauces', 'For parties: an ice cart, tubs in bulk, cones'],
  },
  {
    id: 'roastery', family: 'provisions', label: 'coffee roastery', field: 'coffee', we: 'roast coffee', wish: 'visit', shelf: 'products',
    words: ['coffee roaster', 'roastery', 'coffee roastery', 'tea shop', 'tea house', 'tea room', 'kaffeerösterei', 'rösterei', 'torréfacteur', 'tostadores'],
    de: 'eine Kaffeerösterei', fr: 'un torréfacteur', es: 'un tostadero de café', motifs: ['cup', 'bean', 'leaf'],
    services: ['Filter coffee: single origins, light roasts, decaf', 'Espresso: house blend, single origins, dark roasts', 'At the bar: espresso, flat white, filter, cold brew', 'Equipment: grinders, drippers, kettles, paper filters', 'Offices: beans, machines, service'],
  },
  {
    id: 'brewery', family: 'provisions', label: 'brewery', field: 'beer', we: 'brew beer', wish: 'visit', shelf: 'products',
    words: ['brewery', 'brewer', 'craft beer', 'taproom', 'microbrewery', 'brewpub', 'distillery', 'cider', 'gin', 'brauerei', 'brasserie artisanale', 'cervecería', 'destillerie'],
    de: 'eine Brauerei', fr: 'une brasserie', es: 'una cervecería', motifs: ['hops', 'barrel', 'wheat'], templates: ['workshop', 'poster'],
    services: ['On tap: lager, pale ale, dark beer, seasonal brews', 'To take away: bottles, cans, crates, kegs', 'Tours: the brewhouse, the cellar, a tasting', 'Evenings: music, food trucks, quiz nights'],
  },
  {
    id: 'wine-shop', family: 'provisions', label: 'wine shop', field: 'wine', we: 'choose and sell wine', wish: 'visit', shelf: 'products',
    words: ['wine shop', 'wine merchant', 'wine store', 'weinhandlung', 'vinothek', 'caviste', 'vinoteca', 'bottle shop'],
    de: 'eine Weinhandlung', fr: 'un caviste', es: 'una vinoteca', motifs: ['grape', 'bottle', 'hills'],
    services: ['Red: light, structured, ripe, cellar bottles', 'White: dry, aromatic, oaked, mineral', 'Sparkling: traditional method, pét-nat, crémant', 'Tastings: a region, a grape, a grower', 'Gifts: single bottles, boxes, cards'],
  },
  {
    id: 'restaurant', family: 'eating', label: 'restaurant', field: 'lunch and dinner', we: 'cook lunch and dinner', wish: 'book', shelf: 'menu',
    words: ['restaurant', 'bistro', 'trattoria', 'osteria', 'ristorante', 'brasserie', 'steakhouse', 'sushi', 'ramen', 'tapas', 'taqueria', 'eatery', 'diner', 'gastropub', 'gasthaus', 'gasthof', 'wirtshaus', 'gaststätte', 'restaurante', 'vegan restaurant', 'indian restaurant', 'thai restaurant', 'supper club', 'kitchen and bar', 'noodle bar', 'grill house', 'curry house', 'kebab', 'döner', 'burger', 'burgers', 'fish and chips'],
    de: 'ein Restaurant', fr: 'un restaurant', es: 'un restaurante', motifs: ['plate', 'herbs', 'table'],
    services: ['Lunch: a short card, soup, salads, a plate of the day', 'Dinner: starters, mains, sides, desserts', 'Wine: by the glass, by the bottle, house wine', 'Groups: long tables, set menus, birthdays', 'Take away: mains, sides, desserts'],
  },
  {
    id: 'pizzeria', family: 'eating', label: 'pizzeria', field: 'pizza', we: 'bake pizza', wish: 'order', shelf: 'menu',
    words: ['pizzeria', 'pizza', 'pizza place', 'pizza restaurant', 'pizza shop'],
    de: 'eine Pizzeria', fr: 'une pizzeria', es: 'una pizzería', motifs: ['oven', 'plate', 'herbs'],
    services: ['Pizza: tomato bases, white bases, folded, by the slice', 'Starters: salads, bruschetta, olives', 'Desserts: tiramisù, panna cotta, gelato', 'Take away: boxed pizza, salads, drinks'],
  },
  {
    id: 'cafe', family: 'eating', label: 'café', field: 'coffee, breakfast and cake', we: 'serve coffee, breakfast and cake', wish: 'visit', shelf: 'menu',
    words: ['café', 'cafe', 'coffee shop', 'coffeeshop', 'coffee house', 'coffee bar', 'espresso bar', 'brunch', 'kaffeehaus', 'kaffee', 'salon de thé', 'cafetería', 'cafeteria', 'breakfast place', 'cat café', 'cat cafe'],
    de: 'ein Café', fr: 'un café', es: 'una cafetería', motifs: ['cup', 'cake', 'table'],
    services: ['Coffee: espresso, flat white, filter, iced', 'Breakfast: eggs, porridge, toast, granola', 'Lunch: soup, sandwiches, salads, quiche', 'Cake: loaf cakes, tarts, cookies, buns'],
  },
  {
    id: 'bar', family: 'eating', label: 'bar', field: 'drinks', we: 'pour and mix drinks', wish: 'book', shelf: 'menu',
    words: ['bar', 'pub', 'cocktail bar', 'wine bar', 'bourbon bar', 'whisky bar', 'tavern', 'nightclub', 'beer garden', 'biergarten', 'kneipe', 'lounge', 'bar à vin', 'bar à cocktails', 'taberna', 'speakeasy', 'sports bar', 'jazz club'],
    de: 'eine Bar', fr: 'un bar', es: 'un bar', motifs: ['glass', 'bottle', 'moon'],
    services: ['Cocktails: classics, house drinks, low and no alcohol', 'Wine and beer: by the glass, on tap, by the bottle', 'Spirits: whisky, gin, rum, agave', 'Small plates: olives, cheese, toasts, nuts', 'Private evenings: a corner, a long table, the whole room'],
  },
  {
    id: 'food-truck', family: 'eating', label: 'food truck', field: 'street food', we: 'cook street food', wish: 'write', shelf: 'menu',
    words: ['food truck', 'street food', 'food stall', 'market stall', 'foodtruck', 'imbiss', 'snack bar', 'juice bar', 'smoothie', 'bubble tea', 'sandwich shop', 'takeaway'],
    de: 'ein Foodtruck', fr: 'un food truck', es: 'un food truck', motifs: ['truck', 'plate', 'herbs'], templates: ['counter', 'poster'],
    services: ['At the hatch: one hot dish, a meatless dish, sides, cold drinks', 'Office lunches: a pitch in the yard, vouchers, a set price', 'Weddings and parties: an evening meal, midnight snacks', 'Markets and festivals: a short menu, quick service'],
  },
  {
    id: 'catering', family: 'eating', label: 'catering company', field: 'catering', we: 'cook for parties and companies', wish: 'write', shelf: 'services',
    words: ['catering', 'caterer', 'private chef', 'personal chef', 'meal prep', 'partyservice', 'traiteur', 'mietkoch'],
    de: 'ein Catering', fr: 'un traiteur', es: 'un catering', motifs: ['plate', 'table', 'herbs'],
    services: ['Buffets: cold starters, warm mains, salads, desserts', 'Set dinners: three courses, wine, service at table', 'Finger food: canapés, skewers, small bowls, sweet bites', 'Office lunches: sandwiches, soups, salads, fruit', 'Everything around it: plates, linen, staff, clearing up'],
  },
];
