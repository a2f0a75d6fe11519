import { motifDrawings } from './motifs/index.ts';

/** Motifs by words that occur in a trade or in what somebody calls a picture; the first match wins. */
const byWord: [word: RegExp, motif: string][] = [
  [/bak|bread|patiss|konditor|oven|cake/, 'bread'],
  [/cafe|coffee|tea|barista/, 'cup'],
  [/wine|bar\b|brew|beer|pub|distill|cocktail/, 'bottle'],
  [/restaurant|bistro|pizz|diner|cater|food|kitchen|chef|trattoria|sushi|meal|plate/, 'dish'],
  [/farm|grocer|fruit|vegetab|market|deli|orchard|organic|juice|butcher|cheese/, 'produce'],
  [/electric|light|solar|energy|idea/, 'bulb'],
  [/plumb|water|heating|hvac|bath|pool/, 'tap'],
  [/paint|decorat|artist|art-|craft|pottery|ceramic|illustrat/, 'brush'],
  [/clean|laundr|janitor|housekeep/, 'broom'],
  [/hair|barber|salon|beaut|tailor|nail|cosmet/, 'scissors'],
  [/flor|flower|wedding|bridal/, 'flower'],
  [/garden|landscap|plant|nurser|tree|forest/, 'plant'],
  [/vet|pet|dog|cat\b|animal|kennel|horse/, 'paw'],
  [/dent|orthodont|teeth/, 'tooth'],
  [/doctor|clinic|medic|pharm|physio|nurs|midwi|health|care|optic|hospital/, 'care'],
  [/yoga|pilates|fitness|gym|danc|martial|sport|climb|train(er|ing)/, 'body'],
  [/spa|massage|wellness|therap|psycho|coach|meditat|hospice|funeral/, 'stones'],
  [/law|solicitor|attorney|notar|legal|museum|bank|government|council|court/, 'column'],
  [/account|tax|bookkeep|financ|insur|consult|audit|invest|stock/, 'ledger'],
  [/real-?estate|property|estate|letting|rental|lock|hotel|inn\b|bnb|guest/, 'key'],
  [/architect|build|construct|roof|housing|city|urban|interior|renovat/, 'building'],
  [/handyman|carpent|joiner|mechanic|repair|tool|garage|workshop|mason|weld|metal|wood/, 'tools'],
  [/bike|bicycle|cycl/, 'bicycle'],
  [/mov(er|ing)|deliver|courier|taxi|car\b|auto|transport|logistic|van|driv/, 'van'],
  [/photo|film|video|camera|studio/, 'camera'],
  [/music|band|record|dj\b|choir|orchestra|radio|podcast/, 'music'],
  [/theat|event|festival|concert|comedy|club|cinema|perform|part(y|ies)/, 'stage'],
  [/fashion|cloth|boutique|textile|jewel|shoe/, 'hanger'],
  [/book|library|school|tutor|educat|academ|universit|course|publish|magazine|news|blog|language/, 'book'],
  [/writ|letter|mail|contact|translat|copy/, 'letter'],
  [/software|saas|app|tech|startup|data|computer|web|digital|\bit\b|cloud|agency|design/, 'screen'],
  [/travel|tour|map|location|guide/, 'map'],
  [/sail|surf|boat|sea|beach|fish|swim|coast|harbour|ferry/, 'wave'],
  [/hik|camp|mountain|ski|outdoor|adventure/, 'mountain'],
  [/nature|land|view|field|park|vineyard|environment|charit/, 'landscape'],
  [/person|team|people|portrait|founder|face|staff/, 'portrait'],
  [/shop|store|retail|kiosk|boutique|window|front/, 'shop'],
];

const fitting = (word: string): string | undefined => byWord.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

/** The motif that says most about a trade; a shop front for one that no motif knows. */
export const motifForTrade = (trade: string): string => fitting(trade) ?? 'shop';

/** The motif of that name, else the nearest one that the name suggests. */
export const motifNamed = (name: string): string =>
  Object.hasOwn(motifDrawings, name) ? name : (fitting(name) ?? 'landscape');
