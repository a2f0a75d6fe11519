/** What a part of a page is about, as its heading or its makers' names for it say. Only ever beside a shape that fits. */
export type Topic =
  | 'team'
  | 'testimonials'
  | 'logos'
  | 'food'
  | 'services'
  | 'products'
  | 'plans'
  | 'steps'
  | 'about'
  | 'events'
  | 'stats'
  | 'location'
  | 'story';

const words: Record<Topic, RegExp> = {
  team: /team|staff|crew|people|our (?:doctors|lawyers|trainers|teachers|experts|stylists)|who we are|meet |mitarbeiter|wer wir sind|équipe|equipe|equipo|squadra|medewerkers|personal/,
  testimonials:
    /testimonial|review|kundenstimmen|stimmen|bewertung|what (?:people|our|clients|customers|guests|they) |said about|say about|das sagen|avis|témoign|opiniones|reseñas|recensioni|dicono|ervaringen/,
  logos:
    /partner|client|logo|trusted|as seen|featured in|press|members? of|sponsor|kunden|referenz|lieferanten|suppliers|stockists|ils nous font|clienti|clientes/,
  food: /menu|menü|karte|speise|getränke|dishes|drinks|carte|plats|boissons|menú|platos|bebidas|piatti|kaart|gerechten|breakfast|lunch|dinner|starters|mains|desserts|brunch|frühstück|mittag/,
  services:
    /service|what we (?:do|offer)|leistung|angebot|behandlung|treatment|prestation|servicio|servizi|diensten|offer|expertise|practice areas|was wir/,
  products: /product|shop|produkt|sortiment|produit|boutique|producto|tienda|prodotti|winkel|collection|kollektion/,
  plans:
    /pricing|plans?\b|membership|packages?|tarif|preismodell|pakete|mitgliedschaft|abonn|formule|abbonament|lidmaatschap|subscri/,
  steps:
    /how (?:it works?|to )|how we (?:work|do)|process|in (?:three|four|five|\d) |steps?\b|ablauf|so funktioniert|so geht|schritt|comment ça|étapes|cómo funciona|pasos|come funziona|hoe (?:het|werkt)|stappen/,
  about:
    /about|über|ueber|story|history|geschichte|philosoph|who we are|wer wir|à propos|qui sommes|histoire|sobre|nosotros|historia|chi siamo|storia|over ons|wie zijn/,
  events:
    /event|what['’]?s on|termin|veranstaltung|upcoming|agenda|programm|dates|kurs|class|workshop|événement|concert|eventos|eventi|evenement/,
  stats: /stat|number|figure|fact|zahlen|chiffres|cifras|numeri|cijfers|counter/,
  location:
    /find us|getting here|directions|location|anfahrt|so finden|wegbeschreibung|accès|venir|cómo llegar|dove siamo|come arrivare|route|bereikbaar/,
  story: /story|history|timeline|geschichte|chronik|histoire|historia|storia|geschiedenis|milestones/,
};

export const isAbout = (topic: Topic, ...texts: string[]): boolean =>
  texts.some((text) => words[topic].test(text.toLowerCase()));
