import type { Trade } from './trade.ts';

export const shops: Trade[] = [
  {
    id: 'florist', family: 'shop', label: 'flower shop', field: 'flowers', we: 'bind bouquets', wish: 'visit', shelf: 'products',
    words: ['florist', 'flower shop', 'flowers', 'bouquets', 'floral studio', 'floral design', 'blumenladen', 'blumen', 'floristik', 'fleuriste', 'floristería', 'floristeria', 'houseplants'],
    de: 'ein Blumenladen', fr: 'un fleuriste', es: 'una floristería', motifs: ['flower', 'leaf', 'vase'], templates: ['gallery', 'counter', 'almanac'],
    services: ['Bouquets: seasonal, single colour, wild, for a day', 'Weddings: bridal bouquets, tables, arches, buttonholes', 'Mourning: wreaths, sprays, hand flowers', 'Plants: pots, succulents, hanging plants', 'Weekly flowers: shops, practices, hotels'],
  },
  {
    id: 'bookshop', family: 'shop', label: 'bookshop', field: 'books', we: 'sell and recommend books', wish: 'visit', shelf: 'products',
    words: ['bookshop', 'bookstore', 'book shop', 'book store', 'books', 'comics', 'second-hand books', 'buchhandlung', 'buchladen', 'librairie', 'librería', 'stationery', 'stationer', 'papeterie', 'papelería', 'newsagent'],
    de: 'eine Buchhandlung', fr: 'une librairie', es: 'una librería', motifs: ['book', 'letters', 'paper'], templates: ['almanac', 'counter', 'letter'],
    services: ['Novels: new books, classics, translations', 'Children: picture books, first readers, series', 'Subjects: history, nature, cooking, travel', 'Orders: any title in print, gift wrap, vouchers', 'Evenings: readings, book clubs, signings'],
  },
  {
    id: 'clothing', family: 'shop', label: 'clothes shop', field: 'clothes', we: 'choose and sell clothes', wish: 'visit', shelf: 'products',
    words: ['clothing', 'clothes', 'clothes shop', 'fashion', 'boutique', 'vintage', 'vintage shop', 'second hand', 'second-hand', 'thrift', 'thrift store', 'shoes', 'shoe shop', 'sneakers', 'sneaker', 'bridal', 'lingerie', 'kleidung', 'mode', 'ropa', 'ropa de segunda mano', 'zapatería', 'hats', 'bags', 'knitwear', 't-shirts', 'charity shop'],
    de: 'ein Modegeschäft', fr: 'une boutique de vêtements', es: 'una tienda de ropa', motifs: ['thread', 'hanger', 'shapes'], templates: ['gallery', 'poster', 'counter'],
    services: ['Everyday: shirts, trousers, knitwear', 'Outside: coats, jackets, boots', 'Occasions: dresses, suits, shirts', 'Small things: scarves, belts, bags, socks'],
  },
  {
    id: 'jeweller', family: 'craft', label: 'jeweller', field: 'jewellery', we: 'make and repair jewellery', wish: 'visit', shelf: 'works',
    words: ['jeweller', 'jeweler', 'jewellery', 'jewelry', 'goldsmith', 'silversmith', 'watchmaker', 'watches', 'juwelier', 'goldschmied', 'goldschmiedin', 'uhrmacher', 'bijoutier', 'bijouterie', 'joyería', 'joyero', 'wedding rings'],
    de: 'eine Goldschmiede', fr: 'une bijouterie', es: 'una joyería', motifs: ['rings', 'gem', 'circle'], templates: ['gallery', 'almanac', 'chambers'],
    services: ['Wedding rings: gold, platinum, engraving, fitting', 'Made to order: drawing, stones, wax model', 'Repairs: clasps, sizes, chains, settings', 'Remaking: inherited gold, old stones, new forms'],
  },
  {
    id: 'furniture', family: 'shop', label: 'furniture shop', field: 'furniture', we: 'sell furniture', wish: 'visit', shelf: 'products',
    words: ['furniture', 'furniture store', 'furniture shop', 'antiques', 'antique shop', 'homeware', 'home decor', 'carpets', 'rugs', 'lamps', 'lighting', 'mattresses', 'möbel', 'möbelhaus', 'antiquitäten', 'meubles', 'antiquaire', 'muebles', 'antigüedades', 'curtains', 'kitchenware'],
    de: 'ein Möbelhaus', fr: 'un magasin de meubles', es: 'una tienda de muebles', motifs: ['chair', 'grain', 'house'], templates: ['gallery', 'almanac', 'counter'],
    services: ['Tables and chairs: dining, desks, benches', 'Sofas: fabrics, sizes, samples', 'Light: standing, hanging, reading', 'Delivery: carrying, setting up, taking old pieces away'],
  },
  {
    id: 'toy-shop', family: 'shop', label: 'toy shop', field: 'toys', we: 'choose and sell toys', wish: 'visit', shelf: 'products',
    words: ['toy', 'toys', 'toy shop', 'toy store', 'board games', 'games shop', 'model trains', 'spielzeug', 'spielwaren', 'jouets', 'juguetes', 'juguetería', 'baby shop', 'gift shop', 'gifts', 'souvenirs'],
    de: 'ein Spielwarenladen', fr: 'un magasin de jouets', es: 'una juguetería', motifs: ['blocks', 'kite', 'shapes'], templates: ['counter', 'poster', 'gallery'],
    services: ['Babies: rattles, cloths, wooden rings', 'Building: blocks, trains, kits', 'Games: for two, for families, for long evenings', 'Outside: kites, balls, scooters'],
  },
  {
    id: 'pet-shop', family: 'shop', label: 'pet care business', field: 'care for pets', we: 'look after pets', wish: 'call', shelf: 'services',
    words: ['pet shop', 'pet store', 'pet care', 'dog grooming', 'dog groomer', 'pet grooming', 'grooming', 'dog walking', 'dog walker', 'dog training', 'dog trainer', 'dog school', 'kennel', 'cattery', 'pet sitting', 'pet sitter', 'dog daycare', 'hundeschule', 'hundesalon', 'toiletteur', 'peluquería canina', 'tienda de mascotas', 'dog'],
    de: 'ein Tiersalon', fr: 'un salon de toilettage', es: 'un centro para mascotas', motifs: ['paw', 'bone', 'leaf'], templates: ['counter', 'clinic', 'field'],
    services: ['Grooming: bath, brush, clip, claws', 'Walks: alone, in small groups, in the woods', 'Day care: play, rest, feeding', 'Training: recall, lead, visitors, puppies', 'Supplies: food, leads, beds, toys'],
  },
  {
    id: 'hardware', family: 'shop', label: 'hardware shop', field: 'tools and hardware', we: 'sell tools and give advice', wish: 'visit', shelf: 'products',
    words: ['hardware store', 'hardware shop', 'hardware', 'tools', 'building supplies', 'paint shop', 'eisenwaren', 'baumarkt', 'quincaillerie', 'ferretería', 'electronics store', 'electronics', 'outdoor shop', 'sports shop', 'music store', 'musical instruments', 'record shop', 'record store', 'vinyl', 'art supplies', 'fabric shop', 'yarn', 'wool shop', 'knitting'],
    de: 'ein Eisenwarengeschäft', fr: 'une quincaillerie', es: 'una ferretería', motifs: ['hammer', 'wrench', 'box'], templates: ['workshop', 'counter'],
    services: ['At the counter: advice, single pieces, spare parts', 'In stock: everyday items, seasonal goods, accessories', 'Services: orders, repairs, cutting to size', 'Second-hand: part exchange, checked pieces'],
  },
  {
    id: 'shop', family: 'shop', label: 'shop', field: 'good things', we: 'choose and sell good things', wish: 'visit', shelf: 'products',
    words: ['shop', 'store', 'online shop', 'online store', 'e-commerce', 'ecommerce', 'webshop', 'laden', 'geschäft', 'boutique en ligne', 'magasin', 'tienda', 'retail', 'marketplace', 'kiosk', 'wholesale', 'manufacturer', 'factory'],
    de: 'ein Laden', fr: 'un magasin', es: 'una tienda', motifs: ['box', 'shapes', 'leaf'],
    services: ['In the shop: new things, favourites, gifts', 'Advice: sizes, materials, care', 'Orders: reserved pieces, special requests, collection'],
  },
  {
    id: 'potter', family: 'craft', label: 'pottery', field: 'ceramics', we: 'throw and fire clay', wish: 'visit', shelf: 'works',
    words: ['potter', 'pottery', 'ceramics', 'ceramic', 'ceramicist', 'töpferei', 'keramik', 'céramique', 'céramiste', 'poterie', 'cerámica', 'alfarero', 'glassblower', 'candle', 'candles', 'candle maker', 'soap', 'soap maker', 'blacksmith', 'weaver', 'weaving', 'leather', 'basket', 'bookbinder', 'handmade'],
    de: 'eine Töpferei', fr: 'un atelier de céramique', es: 'un taller de cerámica', motifs: ['vase', 'circle', 'hands'], templates: ['almanac', 'gallery', 'counter'],
    services: ['For the table: cups, bowls, plates, jugs', 'For the house: vases, lamps, tiles', 'Courses: the wheel, hand building, glazing', 'Commissions: sets, restaurants, names in clay'],
  },
  {
    id: 'tailor', family: 'craft', label: 'tailor’s shop', field: 'alterations and made-to-measure', we: 'sew, alter and mend', wish: 'visit', shelf: 'services',
    words: ['tailor', 'tailors', 'tailoring', 'seamstress', 'alterations', 'dressmaker', 'sewing', 'upholsterer', 'upholstery', 'shoemaker', 'cobbler', 'shoe repair', 'schneider', 'schneiderin', 'schneiderei', 'schuster', 'schuhmacher', 'polsterei', 'couturière', 'tailleur', 'cordonnier', 'tapissier', 'sastre', 'sastrería', 'modista', 'zapatero', 'embroidery'],
    de: 'eine Schneiderei', fr: 'un atelier de couture', es: 'una sastrería', motifs: ['thread', 'scissors', 'hanger'], templates: ['almanac', 'counter', 'workshop'],
    services: ['Alterations: hems, waists, sleeves, zips', 'Made to measure: suits, dresses, shirts, coats', 'Repairs: linings, tears, buttons, seams', 'Home: curtains, cushions, covers'],
  },
  {
    id: 'instrument-maker', family: 'craft', label: 'instrument workshop', field: 'instruments and repairs', we: 'build and repair instruments', wish: 'write', shelf: 'works',
    words: ['luthier', 'violin maker', 'guitar maker', 'instrument maker', 'piano tuner', 'piano tuning', 'organ builder', 'geigenbauer', 'klavierstimmer', 'restorer', 'restoration', 'restaurierung', 'frame maker', 'framing', 'knife maker', 'boat builder', 'engraver', 'sign maker'],
    de: 'eine Werkstatt', fr: 'un atelier', es: 'un taller', motifs: ['grain', 'plane', 'note'], templates: ['almanac', 'gallery', 'workshop'],
    services: ['New work: a talk, drawings, wood, fitting', 'Repairs: cracks, joints, surfaces', 'Care: setting up, cleaning, adjusting', 'Appraisal: age, condition, what is worth doing'],
  },
];
