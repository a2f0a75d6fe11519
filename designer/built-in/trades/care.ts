import type { Trade } from './trade.ts';

export const care: Trade[] = [
  {
    id: 'hair-salon', family: 'beauty', label: 'hair salon', field: 'haircuts and colour', we: 'cut and colour hair', wish: 'book', shelf: 'services',
    words: ['hair salon', 'hairdresser', 'hairdressing', 'hair studio', 'hair stylist', 'hairstylist', 'salon', 'haircut', 'friseur', 'friseursalon', 'coiffeur', 'coiffure', 'salon de coiffure', 'peluquería', 'peluqueria'],
    de: 'ein Friseursalon', fr: 'un salon de coiffure', es: 'una peluquería', motifs: ['scissors', 'comb', 'flower'],
    services: ['Cuts: short, long, fringe, children’s cuts', 'Colour: roots, highlights, balayage, gloss', 'Care: masks, scalp treatments, blow-dry', 'Occasions: updos, trial styling, wedding mornings'],
  },
  {
    id: 'barber', family: 'beauty', label: 'barbershop', field: 'haircuts and shaves', we: 'cut hair and trim beards', wish: 'book', shelf: 'services',
    words: ['barber', 'barbershop', 'barber shop', "barber's", 'herrenfriseur', 'barbier', 'barbería', 'barberia'],
    de: 'ein Barbershop', fr: 'un barbier', es: 'una barbería', motifs: ['razor', 'scissors', 'comb'], templates: ['workshop', 'counter'],
    services: ['Haircut: clipper cuts, scissor cuts, fades, neck shave', 'Beard: trim, line-up, oil, hot towel', 'Shave: hot towel, open razor, balm', 'Boys: a first cut, school cuts, a quick tidy'],
  },
  {
    id: 'beauty-salon', family: 'beauty', label: 'beauty salon', field: 'facials, nails and treatments', we: 'look after skin and nails', wish: 'book', shelf: 'services',
    words: ['beauty salon', 'beauty studio', 'nail salon', 'nail studio', 'nails', 'cosmetics studio', 'beautician', 'lash', 'lashes', 'brows', 'skincare', 'spa', 'day spa', 'sauna', 'wellness', 'kosmetikstudio', 'nagelstudio', 'institut de beauté', 'centro de estética', 'make-up artist', 'makeup artist', 'waxing'],
    de: 'ein Kosmetikstudio', fr: 'un institut de beauté', es: 'un centro de estética', motifs: ['flower', 'leaf', 'drop'],
    services: ['Facials: cleansing, peeling, masks, massage', 'Hands and feet: manicure, pedicure, gel, polish', 'Brows and lashes: shaping, tinting, lifting', 'Body: wraps, waxing, massage', 'Make-up: daytime, evening, weddings'],
  },
  {
    id: 'massage', family: 'beauty', label: 'massage practice', field: 'massage', we: 'give massages', wish: 'book', shelf: 'services',
    words: ['massage', 'massage therapist', 'massage studio', 'reflexology', 'shiatsu', 'thai massage', 'masseur', 'massagepraxis', 'masajes', 'reiki', 'acupuncture'],
    de: 'eine Massagepraxis', fr: 'un cabinet de massage', es: 'un centro de masajes', motifs: ['stone', 'leaf', 'drop'],
    services: ['Back and neck: shoulders, desk tension, headaches', 'Whole body: long strokes, oil, rest afterwards', 'Sports massage: legs, calves, recovery after races', 'Feet: reflex zones, warm bath, ankles'],
  },
  {
    id: 'tattoo', family: 'beauty', label: 'tattoo studio', field: 'tattoos', we: 'draw and tattoo', wish: 'book', shelf: 'works',
    words: ['tattoo', 'tattoo studio', 'tattoo artist', 'piercing', 'tattooist', 'tätowierer', 'tatouage', 'tatuajes'],
    de: 'ein Tattoostudio', fr: 'un salon de tatouage', es: 'un estudio de tatuajes', motifs: ['needle', 'flower', 'moon'], templates: ['poster', 'gallery', 'workshop'],
    services: ['Custom pieces: a talk, a sketch, a date', 'Fine line: lettering, botanicals, small symbols', 'Black and grey: portraits, animals, ornament', 'Cover-ups: old lines, scars, faded colour'],
  },
  {
    id: 'dentist', family: 'health', label: 'dental practice', field: 'dental care', we: 'look after teeth', wish: 'call', shelf: 'services',
    words: ['dentist', 'dental', 'dental practice', 'dental clinic', 'orthodontist', 'orthodontics', 'zahnarzt', 'zahnärztin', 'zahnarztpraxis', 'dentiste', 'cabinet dentaire', 'dentista', 'clínica dental'],
    de: 'eine Zahnarztpraxis', fr: 'un cabinet dentaire', es: 'una clínica dental', motifs: ['tooth', 'leaf', 'drop'],
    services: ['Check-ups: teeth, gums, bite, X-ray where needed', 'Cleaning: tartar, polish, advice on brushing', 'Fillings: small cavities, old fillings, chipped edges', 'Crowns and bridges: impressions, fitting, repairs', 'Children: first visits, sealing, brushing together'],
  },
  {
    id: 'doctor', family: 'health', label: 'medical practice', field: 'medical care', we: 'care for patients', wish: 'call', shelf: 'services',
    words: ['doctor', 'medical practice', 'clinic', 'clinical office', 'clinical', 'physician', 'general practitioner', 'family doctor', 'pediatrician', 'paediatrician', 'dermatologist', 'cardiologist', 'gynaecologist', 'medical center', 'medical centre', 'surgery', 'hausarzt', 'arztpraxis', 'arzt', 'ärztin', 'médecin', 'cabinet médical', 'médico', 'clínica', 'hospital', 'urgent care', 'telemedicine'],
    de: 'eine Arztpraxis', fr: 'un cabinet médical', es: 'una consulta médica', motifs: ['pulse', 'leaf', 'drop'],
    services: ['Consultations: new complaints, follow-ups, referrals', 'Prevention: check-ups, vaccinations, blood tests', 'Long-term care: blood pressure, diabetes, medication plans', 'Certificates: sick notes, travel advice, sports fitness'],
  },
  {
    id: 'physiotherapist', family: 'health', label: 'physiotherapy practice', field: 'physiotherapy', we: 'treat backs, joints and injuries', wish: 'book', shelf: 'services',
    words: ['physiotherapist', 'physiotherapy', 'physio', 'osteopath', 'osteopathy', 'chiropractor', 'occupational therapist', 'speech therapist', 'logopädie', 'physiotherapeut', 'physiotherapie', 'kinésithérapeute', 'kiné', 'fisioterapia', 'fisioterapeuta', 'podiatrist', 'rehab'],
    de: 'eine Physiotherapiepraxis', fr: 'un cabinet de kinésithérapie', es: 'una clínica de fisioterapia', motifs: ['spine', 'leaf', 'wave'],
    services: ['Back and neck: desk pain, disc trouble, stiffness', 'Joints: knees, hips, shoulders, ankles', 'After surgery: mobility, strength, walking', 'Sports injuries: strains, sprains, return to training', 'Manual therapy: mobilisation, soft tissue, exercises for home'],
  },
  {
    id: 'therapist', family: 'health', label: 'therapy practice', field: 'therapy and counselling', we: 'listen and work with people', wish: 'write', shelf: 'services',
    words: ['psychologist', 'psychotherapist', 'psychotherapy', 'therapist', 'counsellor', 'counselor', 'counselling', 'counseling', 'couples therapy', 'life coach', 'coach', 'coaching', 'hypnosis', 'psychotherapeut', 'psychologe', 'psychologue', 'psicólogo', 'psicóloga', 'mediator', 'hypnotherapist'],
    de: 'eine Praxis für Psychotherapie', fr: 'un cabinet de psychologie', es: 'una consulta de psicología', motifs: ['wave', 'leaf', 'stone'], templates: ['letter', 'clinic', 'almanac'],
    services: ['One to one: anxiety, low mood, grief, change', 'Couples: conflict, distance, decisions', 'Work and stress: overload, conflict, direction', 'A first talk: what brings you, what could help, how we would work'],
  },
  {
    id: 'veterinarian', family: 'health', label: 'veterinary practice', field: 'care for animals', we: 'treat dogs, cats and small animals', wish: 'call', shelf: 'services',
    words: ['veterinarian', 'veterinary', 'vet', 'vets', 'animal clinic', 'tierarzt', 'tierärztin', 'vétérinaire', 'veterinario', 'veterinaria', 'animal hospital'],
    de: 'eine Tierarztpraxis', fr: 'un cabinet vétérinaire', es: 'una clínica veterinaria', motifs: ['paw', 'leaf', 'pulse'],
    services: ['Check-ups: weight, teeth, coat, ears', 'Vaccinations: puppies, kittens, boosters, travel papers', 'Surgery: neutering, wounds, lumps, dental work', 'Diagnosis: blood tests, X-ray, ultrasound', 'Advice: food, behaviour, old age'],
  },
  {
    id: 'optician', family: 'health', label: 'optician', field: 'glasses and lenses', we: 'test eyes and fit glasses', wish: 'visit', shelf: 'services',
    words: ['optician', 'optometrist', 'eyewear', 'glasses', 'optiker', 'opticien', 'óptica', 'hearing aids', 'audiologist'],
    de: 'ein Optiker', fr: 'un opticien', es: 'una óptica', motifs: ['glasses', 'sun', 'circle'],
    services: ['Eye tests: distance, reading, screen work', 'Frames: acetate, metal, children’s frames, sunglasses', 'Contact lenses: fitting, trial pairs, care', 'Repairs: screws, pads, bent arms, new lenses'],
  },
  {
    id: 'pharmacy', family: 'health', label: 'pharmacy', field: 'medicines and advice', we: 'supply medicines and advice', wish: 'visit', shelf: 'services',
    words: ['pharmacy', 'pharmacist', 'chemist', 'apotheke', 'pharmacie', 'farmacia', 'drugstore', 'herbalist'],
    de: 'eine Apotheke', fr: 'une pharmacie', es: 'una farmacia', motifs: ['mortar', 'leaf', 'drop'],
    services: ['Prescriptions: preparing, ordering, repeat medicines', 'Advice: interactions, side effects, children’s doses', 'Care: skin, wounds, colds, travel', 'Checks: blood pressure, fitting supports'],
  },
  {
    id: 'midwife', family: 'health', label: 'midwifery practice', field: 'care before and after birth', we: 'care for mothers and babies', wish: 'write', shelf: 'services',
    words: ['midwife', 'midwifery', 'doula', 'hebamme', 'sage-femme', 'matrona', 'nurse', 'home care', 'elderly care', 'care home', 'nursing', 'caregiver', 'pflegedienst', 'carer'],
    de: 'eine Hebammenpraxis', fr: 'un cabinet de sages-femmes', es: 'una consulta de matronas', motifs: ['hands', 'leaf', 'moon'], templates: ['clinic', 'letter', 'almanac'],
    services: ['Before: check-ups, questions, preparation', 'At home: visits, feeding, rest, healing', 'Courses: breathing, movement, infant care', 'Afterwards: recovery, weaning, sleep'],
  },
  {
    id: 'nutritionist', family: 'health', label: 'nutrition practice', field: 'advice on food and health', we: 'advise people on food and health', wish: 'write', shelf: 'services',
    words: ['nutritionist', 'dietitian', 'dietician', 'nutrition', 'ernährungsberatung', 'diététicien', 'nutricionista', 'naturopath', 'heilpraktiker'],
    de: 'eine Ernährungsberatung', fr: 'un cabinet de diététique', es: 'una consulta de nutrición', motifs: ['produce', 'leaf', 'plate'],
    services: ['First consultation: habits, goals, findings', 'Food plans: weekdays, shopping, cooking', 'Follow-up: what works, what is hard, next steps', 'Special diets: intolerances, sport, pregnancy'],
  },
  {
    id: 'gym', family: 'fitness', label: 'gym', field: 'training', we: 'train people', wish: 'join', shelf: 'services',
    words: ['gym', 'fitness studio', 'fitness center', 'fitness centre', 'crossfit', 'health club', 'fitnessstudio', 'salle de sport', 'gimnasio', 'boxing', 'climbing gym', 'bouldering', 'climbing', 'weightlifting', 'strength training'],
    de: 'ein Fitnessstudio', fr: 'une salle de sport', es: 'un gimnasio', motifs: ['kettlebell', 'wave', 'track'], templates: ['poster', 'workshop', 'signal'],
    services: ['Open training: racks, machines, rowing, floor space', 'Classes: strength, mobility, intervals, core', 'Introduction: a tour, technique, a first plan', 'Coaching: goals, technique, progress checks'],
  },
  {
    id: 'yoga', family: 'fitness', label: 'yoga studio', field: 'yoga', we: 'teach yoga', wish: 'book', shelf: 'events',
    words: ['yoga', 'yoga studio', 'pilates', 'meditation', 'breathwork', 'yogastudio', 'studio de yoga', 'yoga teacher', 'pilates studio', 'tai chi', 'qigong'],
    de: 'ein Yogastudio', fr: 'un studio de yoga', es: 'un estudio de yoga', motifs: ['lotus', 'sun', 'wave'], templates: ['clinic', 'almanac', 'field'],
    services: ['Flow: breath, standing poses, balance', 'Slow classes: long holds, bolsters, rest', 'Beginners: basics, alignment, questions', 'One to one: your pace, your body, a practice for home', 'Meditation: sitting, breathing, silence'],
  },
  {
    id: 'personal-trainer', family: 'fitness', label: 'personal trainer', field: 'personal training', we: 'coach people', wish: 'write', shelf: 'services',
    words: ['personal trainer', 'personal training', 'fitness coach', 'running coach', 'swim school', 'swimming lessons', 'tennis', 'golf', 'sports coach', 'coach sportif', 'entrenador personal', 'football club', 'sports club'],
    de: 'ein Personal Trainer', fr: 'un coach sportif', es: 'un entrenador personal', motifs: ['track', 'kettlebell', 'sun'], templates: ['workshop', 'poster', 'letter'],
    services: ['One to one: technique, strength, stamina', 'Small groups: shared sessions, mixed levels, outdoors', 'Plans: weekly training, rest days, checks', 'Getting back: after injury, after a break, after birth'],
  },
  {
    id: 'martial-arts', family: 'fitness', label: 'martial arts school', field: 'martial arts', we: 'teach martial arts', wish: 'join', shelf: 'events',
    words: ['martial arts', 'karate', 'judo', 'taekwondo', 'jiu-jitsu', 'jiu jitsu', 'bjj', 'dojo', 'self-defence', 'kampfsport', 'arts martiaux', 'artes marciales', 'kung fu', 'aikido', 'fencing', 'kickboxing'],
    de: 'eine Kampfsportschule', fr: 'une école d’arts martiaux', es: 'una escuela de artes marciales', motifs: ['circle', 'wave', 'sun'], templates: ['poster', 'workshop'],
    services: ['Children: coordination, respect, games', 'Beginners: stance, falls, first techniques', 'Advanced: sparring, forms, gradings', 'Self-defence: awareness, distance, releases'],
  },
  {
    id: 'dance-school', family: 'fitness', label: 'dance school', field: 'dance classes', we: 'teach dance', wish: 'join', shelf: 'events',
    words: ['dance school', 'dance studio', 'dance', 'ballet', 'salsa', 'tango', 'hip hop', 'tanzschule', 'école de danse', 'escuela de baile', 'ballroom'],
    de: 'eine Tanzschule', fr: 'une école de danse', es: 'una escuela de baile', motifs: ['ribbon', 'wave', 'note'], templates: ['poster', 'gallery'],
    services: ['Children: rhythm, steps, play', 'Beginners: posture, basics, leading and following', 'Open classes: technique, combinations, repertoire', 'Couples: first dances, standard, Latin', 'Performances: rehearsals, costumes, a stage'],
  },
];
