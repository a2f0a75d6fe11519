import type { Trade } from './trade.ts';

export const advice: Trade[] = [
  {
    id: 'lawyer', family: 'advice', label: 'law firm', field: 'legal advice', we: 'advise and represent clients', wish: 'call', shelf: 'services',
    words: ['lawyer', 'lawyers', 'attorney', 'attorneys', 'law firm', 'law office', 'solicitor', 'solicitors', 'barrister', 'legal', 'notary', 'immigration law', 'family law', 'anwalt', 'rechtsanwalt', 'rechtsanwältin', 'kanzlei', 'anwaltskanzlei', 'notar', 'avocat', 'avocate', 'notaire', 'abogado', 'abogada', 'bufete', 'patent'],
    de: 'eine Anwaltskanzlei', fr: 'un cabinet d’avocats', es: 'un bufete de abogados', motifs: ['column', 'paper', 'scale'],
    services: ['Family law: separation, maintenance, custody, agreements', 'Employment law: dismissal, contracts, references', 'Tenancy and property: leases, defects, purchase contracts', 'Inheritance: wills, estates, disputes', 'Contracts: drafting, review, negotiation'],
  },
  {
    id: 'accountant', family: 'advice', label: 'accounting firm', field: 'accounts and tax', we: 'keep books and file taxes', wish: 'write', shelf: 'services',
    words: ['accountant', 'accountants', 'accounting', 'bookkeeper', 'bookkeeping', 'tax', 'tax advisor', 'tax consultant', 'tax preparation', 'payroll', 'auditor', 'steuerberater', 'steuerberatung', 'buchhaltung', 'comptable', 'expert-comptable', 'contable', 'asesoría', 'gestoría', 'cpa'],
    de: 'eine Steuerberatung', fr: 'un cabinet comptable', es: 'una asesoría', motifs: ['ledger', 'paper', 'column'],
    services: ['Bookkeeping: receipts, bank lines, monthly figures', 'Tax returns: income, company, VAT', 'Payroll: pay slips, registrations, deadlines', 'Annual accounts: balance sheet, notes, filing', 'Starting up: legal form, registration, first budget'],
  },
  {
    id: 'consultant', family: 'advice', label: 'consultancy', field: 'consulting', we: 'advise companies', wish: 'write', shelf: 'services',
    words: ['consultant', 'consulting', 'consultancy', 'management consulting', 'business coach', 'marketing agency', 'marketing', 'advertising agency', 'seo agency', 'pr agency', 'public relations', 'agency', 'branding agency', 'unternehmensberatung', 'beratung', 'agentur', 'cabinet de conseil', 'consultoría', 'virtual assistant', 'research', 'engineering', 'engineer', 'surveyor'],
    de: 'eine Beratung', fr: 'un cabinet de conseil', es: 'una consultora', motifs: ['arrow', 'paper', 'circle'], templates: ['chambers', 'signal', 'almanac'],
    services: ['Analysis: interviews, figures, processes', 'Strategy: options, priorities, a plan', 'Projects: milestones, roles, reviews', 'Workshops: preparation, moderation, results on paper'],
  },
  {
    id: 'finance', family: 'advice', label: 'financial advice firm', field: 'financial advice', we: 'advise people on money', wish: 'write', shelf: 'services',
    words: ['financial advisor', 'financial adviser', 'financial planning', 'credit repair', 'credit', 'mortgage', 'mortgage broker', 'loans', 'insurance', 'insurance broker', 'insurance agency', 'investment', 'wealth management', 'bank', 'debt', 'versicherung', 'finanzberatung', 'assurance', 'seguros', 'pension'],
    de: 'eine Finanzberatung', fr: 'un cabinet de conseil financier', es: 'una asesoría financiera', motifs: ['column', 'ledger', 'tree'], templates: ['chambers', 'clinic', 'almanac'],
    services: ['A first review: reports, statements, open questions', 'A plan: priorities, letters, dates', 'Disputes: wrong entries, old accounts, evidence', 'Budgeting: income, fixed costs, reserves', 'Follow-up: answers, changes, next steps'],
  },
  {
    id: 'estate-agent', family: 'advice', label: 'estate agency', field: 'homes and property', we: 'sell and let homes', wish: 'call', shelf: 'products',
    words: ['estate agent', 'estate agency', 'real estate', 'realtor', 'property management', 'property', 'lettings', 'makler', 'immobilien', 'immobilienmakler', 'agence immobilière', 'immobilier', 'inmobiliaria', 'home staging'],
    de: 'ein Immobilienbüro', fr: 'une agence immobilière', es: 'una inmobiliaria', motifs: ['house', 'key', 'city'],
    services: ['Selling: valuation, photographs, viewings, contract', 'Buying: search, viewings, questions to ask', 'Letting: tenants, leases, handover', 'Management: repairs, accounts, meetings'],
  },
  {
    id: 'architect', family: 'creative', label: 'architecture practice', field: 'architecture', we: 'design buildings', wish: 'write', shelf: 'works',
    words: ['architect', 'architects', 'architecture', 'architectural', 'interior designer', 'interior design', 'interiors', 'architekt', 'architektin', 'architekturbüro', 'innenarchitektur', 'architecte', 'arquitecto', 'arquitectura', 'interiorismo', 'urban planning', 'landscape architect'],
    de: 'ein Architekturbüro', fr: 'un cabinet d’architecture', es: 'un estudio de arquitectura', motifs: ['plan', 'house', 'column'], templates: ['gallery', 'almanac', 'chambers'],
    services: ['Houses: plot, sketch, permit, site', 'Conversions: survey, structure, old fabric', 'Interiors: plans, light, materials, joinery', 'Public buildings: competitions, drawings, tenders'],
  },
  {
    id: 'recruiter', family: 'advice', label: 'recruitment agency', field: 'recruiting and staffing', we: 'bring people and companies together', wish: 'write', shelf: 'services',
    words: ['recruiter', 'recruitment', 'recruiting', 'staffing', 'staffing agency', 'employment agency', 'headhunter', 'personalvermittlung', 'zeitarbeit', 'intérim', 'job board', 'hr'],
    de: 'eine Personalvermittlung', fr: 'un cabinet de recrutement', es: 'una agencia de empleo', motifs: ['circle', 'paper', 'arrow'], templates: ['signal', 'chambers', 'workshop'],
    services: ['Permanent roles: profile, search, interviews', 'Temporary staff: cover, projects, seasons', 'For candidates: papers, preparation, feedback', 'For companies: job description, shortlist, onboarding'],
  },
  {
    id: 'translator', family: 'advice', label: 'translation office', field: 'translation', we: 'translate and interpret', wish: 'write', shelf: 'services',
    words: ['translator', 'translation', 'translations', 'interpreter', 'proofreader', 'proofreading', 'editor', 'editing', 'copywriter', 'copywriting', 'ghostwriter', 'übersetzer', 'übersetzung', 'übersetzungsbüro', 'traducteur', 'traduction', 'traductor', 'traducción', 'transcription'],
    de: 'ein Übersetzungsbüro', fr: 'un bureau de traduction', es: 'una oficina de traducción', motifs: ['letters', 'paper', 'quill'], templates: ['letter', 'almanac', 'chambers'],
    services: ['Documents: certificates, contracts, records', 'Texts: websites, brochures, books', 'Interpreting: meetings, courts, appointments', 'Proofreading: grammar, terms, layout'],
  },
  {
    id: 'software', family: 'technology', label: 'software company', field: 'software', we: 'build software', wish: 'write', shelf: 'services',
    words: ['software', 'software company', 'software solutions', 'saas', 'app', 'mobile app', 'web app', 'platform', 'startup', 'tracking', 'mini-program', 'web development', 'web developer', 'web agency', 'developer', 'development studio', 'programmer', 'ai', 'artificial intelligence', 'machine learning', 'data', 'analytics', 'cloud', 'cybersecurity', 'api', 'crm', 'softwarefirma', 'softwareentwicklung', 'logiciel', 'desarrollo de software', 'blockchain', 'robotics', 'game studio', 'hosting', 'tool', 'dashboard', 'chatbot', 'browser extension'],
    de: 'ein Softwareunternehmen', fr: 'une entreprise de logiciels', es: 'una empresa de software', motifs: ['grid', 'bracket', 'signal'], templates: ['signal', 'chambers', 'workshop'],
    services: ['Custom software: requirements, prototypes, releases', 'Web applications: interfaces, accounts, reports', 'Integrations: imports, exports, interfaces to other systems', 'Maintenance: updates, monitoring, small changes', 'Advice: review of what exists, options, costs'],
  },
  {
    id: 'it-service', family: 'technology', label: 'IT service company', field: 'IT support and repair', we: 'set up and repair computers and networks', wish: 'call', shelf: 'services',
    words: ['it service', 'it services', 'it support', 'computer repair', 'phone repair', 'managed services', 'network', 'networks', 'edv', 'it-dienstleister', 'informatique', 'informática', 'electronics repair', '3d printing', 'print shop', 'printing', 'copy shop', 'druckerei', 'imprimerie', 'imprenta'],
    de: 'ein IT-Dienstleister', fr: 'une entreprise d’informatique', es: 'una empresa de informática', motifs: ['grid', 'plug', 'signal'], templates: ['signal', 'workshop', 'counter'],
    services: ['Help: slow machines, lost files, printers, mail', 'Networks: wireless, cabling, routers, shared drives', 'Security: backups, updates, passwords', 'New equipment: choosing, setting up, moving data'],
  },
  {
    id: 'telecom', family: 'technology', label: 'phone company', field: 'phone and internet plans', we: 'connect phones and homes', wish: 'write', shelf: 'services',
    words: ['phone operator', 'mobile operator', 'telecom', 'telecommunications', 'internet provider', 'broadband', 'isp', 'phone company', 'mobile network', 'mobilfunk', 'opérateur', 'operadora', 'utility company', 'energy provider'],
    de: 'ein Mobilfunkanbieter', fr: 'un opérateur', es: 'una operadora', motifs: ['signal', 'wave', 'grid'], templates: ['signal', 'clinic', 'counter'],
    services: ['Mobile plans: calls, messages, data, roaming', 'Home internet: router, set-up, moving house', 'Business lines: numbers, devices, one bill', 'Customer support: bills, faults, SIM cards, contracts'],
  },
  {
    id: 'designer', family: 'creative', label: 'design studio', field: 'design', we: 'design', wish: 'write', shelf: 'works',
    words: ['graphic designer', 'graphic design', 'designer', 'design studio', 'design works', 'design portfolio', 'branding', 'brand designer', 'ux designer', 'ui designer', 'product designer', 'web designer', 'web design', 'illustrator', 'illustration', 'grafikdesign', 'grafikdesigner', 'grafiker', 'graphiste', 'diseñador', 'diseñadora', 'diseño gráfico', 'animator', 'fashion designer', 'typography', 'creative studio', 'portfolio', 'webdesign'],
    de: 'ein Designstudio', fr: 'un studio de graphisme', es: 'un estudio de diseño', motifs: ['shapes', 'letters', 'brush'], templates: ['gallery', 'poster', 'almanac'],
    services: ['Identity: name, mark, type, colours', 'Print: books, posters, packaging', 'Screens: websites, interfaces, prototypes', 'Illustration: covers, editorial, maps'],
  },
  {
    id: 'photographer', family: 'creative', label: 'photography studio', field: 'photography', we: 'take photographs', wish: 'write', shelf: 'works',
    words: ['photographer', 'photography', 'wedding photographer', 'photo studio', 'portrait photographer', 'videographer', 'video production', 'film production', 'filmmaker', 'drone', 'fotograf', 'fotografin', 'fotografie', 'photographe', 'fotógrafo', 'fotógrafa', 'fotografía', 'cinematographer', 'film studio'],
    de: 'ein Fotostudio', fr: 'un studio de photographie', es: 'un estudio de fotografía', motifs: ['camera', 'sun', 'frame'], templates: ['gallery', 'almanac', 'letter'],
    services: ['Weddings: getting ready, ceremony, portraits, dancing', 'Portraits: studio, outdoors, families, couples', 'Business: teams, products, workplaces', 'Prints: albums, framed prints, cards'],
  },
  {
    id: 'musician', family: 'creative', label: 'band', field: 'live music', we: 'play live', wish: 'write', shelf: 'events',
    words: ['band', 'musician', 'singer', 'songwriter', 'singer-songwriter', 'dj', 'choir', 'orchestra', 'music producer', 'pianist', 'guitarist', 'violinist', 'recording studio', 'record label', 'podcast', 'rapper', 'musiker', 'sängerin', 'chor', 'musicien', 'groupe de musique', 'músico', 'quartet', 'jazz trio', 'comedian', 'magician', 'speaker'],
    de: 'eine Band', fr: 'un groupe', es: 'una banda', motifs: ['note', 'wave', 'moon'], templates: ['poster', 'gallery', 'letter'],
    services: ['Concerts: clubs, halls, open air', 'Weddings: ceremony, reception, dancing', 'Recordings: singles, albums, sessions', 'Company evenings: background, stage, both'],
  },
  {
    id: 'artist', family: 'creative', label: 'studio', field: 'paintings and prints', we: 'make art', wish: 'write', shelf: 'works',
    words: ['artist', 'painter', 'sculptor', 'art studio', 'printmaker', 'art gallery', 'gallery', 'calligrapher', 'calligraphy', 'künstler', 'künstlerin', 'atelier', 'galerie', 'artiste', 'artista', 'galería', 'glass artist', 'mural', 'muralist', 'street artist'],
    de: 'ein Atelier', fr: 'un atelier d’art', es: 'un taller de arte', motifs: ['brush', 'shapes', 'frame'], templates: ['gallery', 'almanac', 'poster'],
    services: ['Originals: oil, ink, paper, canvas', 'Prints: small editions, signed sheets', 'Commissions: a talk, a sketch, the piece', 'Studio visits: works in progress, tea, questions'],
  },
  {
    id: 'writer', family: 'personal', label: 'writer', field: 'books and texts', we: 'write', wish: 'write', shelf: 'works',
    words: ['writer', 'author', 'novelist', 'poet', 'journalist', 'autor', 'autorin', 'schriftsteller', 'écrivain', 'auteur', 'escritor', 'escritora', 'publisher', 'publishing house', 'newsletter writer'],
    de: 'eine Autorenseite', fr: 'un site d’auteur', es: 'una página de autor', motifs: ['quill', 'paper', 'letters'], templates: ['letter', 'almanac', 'chambers'],
    services: ['Books: novels, essays, stories', 'Readings: bookshops, schools, festivals', 'Commissions: articles, speeches, texts for brands'],
  },
];
