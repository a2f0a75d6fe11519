import type { Trade } from './trade.ts';

export const building: Trade[] = [
  {
    id: 'plumber', family: 'building', label: 'plumbing firm', field: 'plumbing and bathrooms', we: 'repair pipes and fit bathrooms', wish: 'call', shelf: 'services',
    words: ['plumber', 'plumbers', 'plumbing', 'bathroom fitter', 'drain cleaning', 'drains', 'klempner', 'installateur', 'sanitär', 'plombier', 'plomberie', 'fontanero', 'fontanería', 'plomero'],
    de: 'ein Installateurbetrieb', fr: 'une entreprise de plomberie', es: 'una empresa de fontanería', motifs: ['pipe', 'drop', 'wrench'],
    services: ['Leaks: dripping taps, burst pipes, damp walls, hidden leaks', 'Drains: sinks, toilets, showers, yard drains', 'Bathrooms: basins, showers, baths, tiling edges', 'Boilers and hot water: cylinders, valves, thermostats, flushing', 'Kitchens: sinks, dishwashers, waste pipes, filters'],
  },
  {
    id: 'heating', family: 'building', label: 'heating firm', field: 'heating and cooling', we: 'install and service heating', wish: 'call', shelf: 'services',
    words: ['heating', 'hvac', 'air conditioning', 'boiler', 'heat pump', 'heat pumps', 'heizung', 'heizungsbau', 'chauffagiste', 'chauffage', 'calefacción', 'chimney sweep', 'stove', 'fireplace'],
    de: 'ein Heizungsbetrieb', fr: 'un chauffagiste', es: 'una empresa de calefacción', motifs: ['flame', 'pipe', 'house'],
    services: ['Heat pumps: planning, outdoor units, commissioning', 'Boilers: service, repair, replacement', 'Radiators: balancing, valves, new circuits', 'Cooling: split units, filters, condensate lines'],
  },
  {
    id: 'electrician', family: 'building', label: 'electrical firm', field: 'electrical work', we: 'wire houses and find faults', wish: 'call', shelf: 'services',
    words: ['electrician', 'electricians', 'electrical', 'electrical contractor', 'elektriker', 'elektro', 'électricien', 'electricista', 'smart home', 'wiring', 'ev charger'],
    de: 'ein Elektrobetrieb', fr: 'une entreprise d’électricité', es: 'una empresa de electricidad', motifs: ['bolt', 'bulb', 'plug'],
    services: ['Fault finding: tripping fuses, dead sockets, flickering light', 'Rewiring: old cables, new circuits, fuse boards', 'Light: ceilings, gardens, stairs, dimmers', 'Kitchens and bathrooms: cookers, fans, sockets, mirrors', 'Charging points: wall boxes, cable runs, metering'],
  },
  {
    id: 'solar', family: 'building', label: 'solar company', field: 'solar power', we: 'plan and install solar power', wish: 'write', shelf: 'products',
    words: ['solar', 'solar company', 'solar panels', 'photovoltaic', 'photovoltaik', 'solaranlagen', 'panneaux solaires', 'placas solares', 'renewable energy', 'wind energy'],
    de: 'ein Solarbetrieb', fr: 'une entreprise de solaire', es: 'una empresa de energía solar', motifs: ['sun', 'roof', 'panel'],
    services: ['Roof systems: modules, rails, cabling, scaffolding', 'Storage: batteries, inverters, backup circuits', 'Planning: roof survey, yield estimate, layout', 'Service: cleaning, monitoring, repairs', 'Charging: wall boxes, surplus charging, metering'],
  },
  {
    id: 'carpenter', family: 'building', label: 'joinery', field: 'furniture and fittings in wood', we: 'build in wood', wish: 'call', shelf: 'works',
    words: ['carpenter', 'carpentry', 'joiner', 'joinery', 'cabinet maker', 'cabinetmaker', 'woodworker', 'woodworking', 'furniture maker', 'tischler', 'tischlerei', 'schreiner', 'schreinerei', 'zimmerei', 'zimmerer', 'menuisier', 'menuiserie', 'ébéniste', 'carpintero', 'carpintería', 'kitchen fitter', 'kitchens', 'stair builder'],
    de: 'eine Tischlerei', fr: 'une menuiserie', es: 'una carpintería', motifs: ['plane', 'tree', 'grain'], templates: ['workshop', 'almanac', 'gallery'],
    services: ['Kitchens: cabinets, worktops, shelves, pantries', 'Wardrobes: sloping roofs, drawers, sliding doors', 'Tables: dining tables, desks, benches', 'Doors and windows: frames, sashes, draught strips', 'Repair: loose joints, veneers, old finishes'],
  },
  {
    id: 'painter', family: 'building', label: 'painting firm', field: 'painting and decorating', we: 'paint rooms and façades', wish: 'call', shelf: 'services',
    words: ['painter and decorator', 'house painter', 'painters', 'painting and decorating', 'painting company', 'decorator', 'decorating', 'plasterer', 'maler', 'malerbetrieb', 'malermeister', 'peintre en bâtiment', 'pintor', 'pintores', 'wallpaper'],
    de: 'ein Malerbetrieb', fr: 'une entreprise de peinture', es: 'una empresa de pintura', motifs: ['brush', 'house', 'drop'],
    services: ['Rooms: walls, ceilings, radiators, stairwells', 'Façades: cleaning, repair, coating', 'Wood: windows, doors, skirting, fences', 'Wallpaper: stripping, lining, hanging', 'Plaster: cracks, patches, smooth skim'],
  },
  {
    id: 'roofer', family: 'building', label: 'roofing firm', field: 'roofs and gutters', we: 'repair and cover roofs', wish: 'call', shelf: 'services',
    words: ['roofer', 'roofers', 'roofing', 'roof repair', 'dachdecker', 'spengler', 'couvreur', 'techador', 'tejados', 'gutters', 'gutter'],
    de: 'ein Dachdeckerbetrieb', fr: 'un couvreur', es: 'una empresa de tejados', motifs: ['roof', 'house', 'rain'],
    services: ['Repairs: slipped tiles, storm damage, flashing', 'New roofs: battens, tiles, slate, insulation', 'Flat roofs: membranes, drains, edges', 'Gutters: cleaning, joints, downpipes', 'Windows: roof lights, shutters, seals'],
  },
  {
    id: 'builder', family: 'building', label: 'building company', field: 'building and renovation', we: 'build and renovate', wish: 'call', shelf: 'works',
    words: ['builder', 'builders', 'construction', 'construction company', 'contractor', 'general contractor', 'renovation', 'renovations', 'remodeling', 'remodelling', 'extensions', 'bauunternehmen', 'baufirma', 'maçon', 'constructora', 'reformas', 'bricklayer', 'stonemason', 'mason', 'tiler', 'tiling', 'fliesenleger', 'flooring', 'home builder', 'scaffolding', 'demolition', 'paving', 'windows and doors', 'glazier'],
    de: 'ein Bauunternehmen', fr: 'une entreprise de bâtiment', es: 'una empresa de reformas', motifs: ['brick', 'house', 'crane'],
    services: ['Extensions: foundations, walls, roof, connection to the house', 'Renovation: kitchens, bathrooms, floors, walls', 'Masonry: brick, stone, pointing, chimneys', 'Conversions: attics, cellars, barns', 'Outside: terraces, drives, steps, walls'],
  },
  {
    id: 'gardener', family: 'outdoors', label: 'garden company', field: 'garden design and care', we: 'plan, plant and look after gardens', wish: 'call', shelf: 'services',
    words: ['gardener', 'gardeners', 'gardening', 'landscaper', 'landscaping', 'landscape gardener', 'garden design', 'lawn care', 'tree surgeon', 'arborist', 'tree service', 'gärtner', 'gärtnerei', 'gartenbau', 'landschaftsbau', 'jardinier', 'paysagiste', 'jardinero', 'jardinería', 'garden center', 'garden centre', 'plant nursery', 'plant shop', 'nursery garden'],
    de: 'ein Gartenbaubetrieb', fr: 'une entreprise de jardinage', es: 'una empresa de jardinería', motifs: ['leaf', 'tree', 'spade'], templates: ['field', 'workshop', 'almanac'],
    services: ['Planting: borders, hedges, fruit trees, bulbs', 'Lawns: seeding, mowing, edging, scarifying', 'Pruning: roses, hedges, fruit trees, old shrubs', 'Paths and walls: gravel, paving, dry stone, steps', 'Garden design: a site visit, a plan, a plant list'],
  },
  {
    id: 'locksmith', family: 'building', label: 'locksmith', field: 'locks and keys', we: 'open doors and fit locks', wish: 'call', shelf: 'services',
    words: ['locksmith', 'locks', 'keys cut', 'schlüsseldienst', 'schlosser', 'serrurier', 'cerrajero', 'security systems', 'alarm', 'security company'],
    de: 'ein Schlüsseldienst', fr: 'un serrurier', es: 'un cerrajero', motifs: ['key', 'door', 'bolt'],
    services: ['Locked out: front doors, flats, cellars, letterboxes', 'Locks: cylinders, bolts, multi-point locks', 'Keys: cutting, replacement, master-key sets', 'After a break-in: boards, repairs, stronger fittings'],
  },
  {
    id: 'cleaning', family: 'building', label: 'cleaning company', field: 'cleaning', we: 'clean homes and offices', wish: 'book', shelf: 'services',
    words: ['cleaning', 'cleaner', 'cleaners', 'house cleaning', 'house cleaning service', 'cleaning service', 'cleaning company', 'maid service', 'window cleaning', 'window cleaner', 'carpet cleaning', 'laundry', 'dry cleaner', 'dry cleaning', 'laundromat', 'reinigung', 'reinigungsfirma', 'gebäudereinigung', 'nettoyage', 'ménage', 'limpieza', 'janitorial', 'pest control'],
    de: 'eine Reinigungsfirma', fr: 'une entreprise de nettoyage', es: 'una empresa de limpieza', motifs: ['bucket', 'window', 'drop'], templates: ['clinic', 'workshop', 'counter'],
    services: ['Regular cleaning: kitchens, bathrooms, floors, dusting', 'Deep cleaning: ovens, tiles, skirting, behind furniture', 'Windows: panes, frames, sills, glass doors', 'Moving out: empty rooms, cupboards, fittings', 'Offices: desks, meeting rooms, washrooms, bins'],
  },
  {
    id: 'moving', family: 'vehicles', label: 'removal company', field: 'moving and storage', we: 'move homes and offices', wish: 'call', shelf: 'services',
    words: ['moving company', 'movers', 'removals', 'removal company', 'storage', 'self storage', 'courier', 'delivery service', 'logistics', 'freight', 'transport company', 'haulage', 'umzug', 'umzüge', 'umzugsfirma', 'spedition', 'déménagement', 'déménageur', 'mudanzas', 'junk removal'],
    de: 'ein Umzugsunternehmen', fr: 'une entreprise de déménagement', es: 'una empresa de mudanzas', motifs: ['truck', 'box', 'road'],
    services: ['Homes: packing, carrying, driving, setting up', 'Offices: desks, files, equipment, labels', 'Packing: boxes, blankets, glass, pictures', 'Storage: furniture, boxes, seasonal things', 'Single pieces: pianos, wardrobes, appliances'],
  },
  {
    id: 'handyman', family: 'building', label: 'handyman service', field: 'repairs around the house', we: 'repair, mount and assemble', wish: 'call', shelf: 'services',
    words: ['handyman', 'handy man', 'odd jobs', 'home repair', 'home repairs', 'property maintenance', 'facility management', 'caretaker', 'hausmeister', 'hausmeisterservice', 'bricoleur', 'manitas', 'appliance repair', 'pool', 'pool service', 'pool cleaning'],
    de: 'ein Hausmeisterservice', fr: 'un service de bricolage', es: 'un servicio de reparaciones', motifs: ['wrench', 'house', 'hammer'],
    services: ['Mounting: shelves, curtains, lamps, mirrors', 'Assembly: wardrobes, beds, desks, garden sheds', 'Repairs: doors, blinds, taps, sealant', 'Outside: fences, gutters, gates, sheds'],
  },
  {
    id: 'garage', family: 'vehicles', label: 'garage', field: 'car repair and service', we: 'repair and service cars', wish: 'call', shelf: 'services',
    words: ['garage', 'auto repair', 'car repair', 'mechanic', 'car mechanic', 'auto shop', 'body shop', 'tyres', 'tires', 'tyre shop', 'motorcycle', 'car wash', 'car detailing', 'detailing', 'autowerkstatt', 'kfz', 'kfz-werkstatt', 'werkstatt', 'garagiste', 'taller mecánico', 'taller', 'car dealer', 'car dealership', 'used cars', 'autohaus', 'mot'],
    de: 'eine Autowerkstatt', fr: 'un garage', es: 'un taller mecánico', motifs: ['car', 'wrench', 'gear'],
    services: ['Servicing: oil, filters, brake fluid, checks', 'Brakes and tyres: pads, discs, wheel changes, balancing', 'Diagnosis: warning lights, noises, electronics', 'Bodywork: dents, scratches, rust, paint', 'Inspection: lights, exhaust, steering, brakes'],
  },
  {
    id: 'bike-shop', family: 'vehicles', label: 'bike shop', field: 'bicycles and repairs', we: 'sell and repair bicycles', wish: 'visit', shelf: 'services',
    words: ['bike shop', 'bicycle', 'bicycles', 'bicycle repair', 'bike repair', 'bike rental', 'cycling', 'e-bikes', 'fahrrad', 'fahrradladen', 'fahrradwerkstatt', 'vélo', 'vélos', 'bicicletas', 'scooter'],
    de: 'ein Fahrradladen', fr: 'un magasin de vélos', es: 'una tienda de bicicletas', motifs: ['bicycle', 'gear', 'road'],
    services: ['Repairs: punctures, brakes, gears, wheels', 'Service: cleaning, chain, bearings, safety check', 'Bikes: city, touring, gravel, cargo, children’s', 'Electric: motors, batteries, software updates', 'Parts: lights, locks, saddles, bags'],
  },
  {
    id: 'driving-school', family: 'learning', label: 'driving school', field: 'driving lessons', we: 'teach people to drive', wish: 'join', shelf: 'services',
    words: ['driving school', 'driving lessons', 'driving instructor', 'fahrschule', 'auto-école', 'autoescuela', 'flight school'],
    de: 'eine Fahrschule', fr: 'une auto-école', es: 'una autoescuela', motifs: ['road', 'car', 'sign'], templates: ['workshop', 'counter', 'signal'],
    services: ['Theory: rules, signs, questions before the test', 'First lessons: clutch, mirrors, quiet streets', 'On the road: town, motorway, night, parking', 'Refreshers: after a break, new places, nerves'],
  },
  {
    id: 'taxi', family: 'vehicles', label: 'taxi service', field: 'rides', we: 'drive people', wish: 'call', shelf: 'services',
    words: ['taxi', 'cab', 'chauffeur', 'limousine', 'airport transfer', 'airport transfers', 'shuttle', 'car rental', 'car hire', 'mietwagen', 'vtc', 'van hire', 'bus company', 'coach hire'],
    de: 'ein Taxiunternehmen', fr: 'un service de taxi', es: 'un servicio de taxi', motifs: ['road', 'car', 'city'],
    services: ['Town rides: station, doctor, shopping, home', 'Airport: pick-up, luggage, flight times', 'Longer trips: other towns, events, there and back', 'Accounts: companies, hotels, regular rides'],
  },
];
