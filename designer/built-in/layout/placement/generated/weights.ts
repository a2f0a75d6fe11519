import { inTenths } from '../../../reading/in-tenths.ts';

/**
 * Written by tests/quality/fresh/weigh-placements.ts of marked briefs: what each sign of `signals.ts` says for a place in which a
 * statement is looked for, in tenths. A sign without a line here says nothing.
 */
export const weights = inTenths(`
24: times · weekdays
21: prices · money
19: prices · “cash” | times · months
18: contact · holds ways | prices · speaks of prices
17: prices · free
16: prices · percent
15: about · holds people
12: about · asks | about · since0 | contact · holds address | contact · “parking” | prices · “rs” | times · closed0
11: contact · speaks of booking | contact · speaks of waitlist | contact · “weeks” | prices · costs
11: prices · numbers3 | prices · “included” | times · clock
10: contact · phoneLabels0 | contact · telephone | contact · “lift” | contact · “notice” | times · open0
9: about · since | about · “years” | contact · channel | contact · polite | contact · speaks of steps | contact · “km”
9: prices · costs0 | prices · holds prices | prices · “fee” | prices · “p” | times · closed
8: about · called | about · “children” | contact · building-need | contact · onSite | contact · “avant”
8: contact · “before” | contact · “order” | prices · “ou” | times · placePrepositions0 | times · seasons0
8: times · “h”
7: about · speaks of team | about · “ages” | contact · about contact | contact · behind events together 0 of 3
7: contact · streets | contact · “appointment” | contact · “behind” | contact · “book” | contact · “floor”
7: contact · “park” | contact · “send” | prices · before prices together 0 of 0 | prices · building-large
7: prices · free0 | prices · speaks of menu | prices · “charge” | prices · “deposit” | prices · “extra”
7: prices · “half” | prices · “n” | prices · “r” | times · “kl” | times · “uur”
6: about · commas3 | about · first0 | about · numbers0 | about · speaks of publications | about · upper3de
6: about · “group” | about · “here” | about · “sind” | about · “yes” | contact · before ways together 0
6: contact · mail | contact · noon | contact · upper3 | contact · “cancel” | contact · “house” | contact · “için”
6: contact · “market” | contact · “station” | contact · “wait” | prices · before people together 2 of 2
6: prices · before prices together 0 | prices · behind prices together 3 of 3 | prices · behind ways together 3 of 4
6: prices · “cards” | prices · “more” | prices · “nothing” | times · daily | times · numbers3 | times · open
6: times · relative0 | times · seasons | times · “am” | times · “last” | times · “month” | times · “weekends”
6: times · “weekend”
5: about · before hours together 3 of 2 | about · before quotations together | about · before timetable together 3
5: about · behind hours together 0 of 4 | about · behind prices apart 3 | about · behind prices together 2 of 0
5: about · behind prices together 3 of 2 | about · behind quotations together 1 | about · behind timetable together 1
5: about · behind ways apart 2 of 2 | about · capitals | about · fullName | about · mine0 | about · offering0
5: about · quotes | about · shouts | about · wishes0 | about · wordsmore | about · “dogs” | about · “each”
5: about · “he” | about · “kids” | about · “man” | about · “ne” | about · “nobody” | about · “their” | about · “them”
5: about · “was” | about · “you'll” | contact · building-media | contact · placeLabels | contact · wishes0
5: contact · “answer” | contact · “bis” | contact · “bus” | contact · “message” | contact · “move” | contact · “name”
5: contact · “near” | contact · “number” | contact · “orders” | contact · “side” | contact · “za”
5: prices · before prices together 0 of 1 | prices · before timetable together 1
5: prices · behind ways together 1 of 4 | prices · building-part | prices · none | prices · until0 | prices · “bar”
5: prices · “box” | prices · “card” | prices · “kg” | prices · “money” | prices · “per” | prices · “price”
5: times · appointment | times · before prices apart 3 of 3 | times · behind ways apart 1 of 2 | times · daily0
5: times · except | times · noon | times · “alle” | times · “all” | times · “closed” | times · “coffee”
5: times · “gün” | times · “july” | times · “med” | times · “mon” | times · “morning” | times · “pm” | times · “rain”
5: times · “start” | times · “uhr” | times · “visitors” | times · “week” | times · “year”
4: about · before events together 2 | about · before hours apart | about · before hours together 3
4: about · before people together 0 of 1 | about · before prices apart 3 | about · before prices together 3 of 2
4: about · before ways apart 1 | about · before ways together 1 of 4 | about · behind events together 1 of 3
4: about · behind hours apart 0 of 2 | about · behind hours apart 2 | about · behind people together 2 of 2
4: about · behind people together 3 of 1 | about · behind prices together 2 | about · behind timetable together
4: about · building-hidden | about · called0 | about · everything | about · mine | about · offering | about · thanks
4: about · weAre0 | about · wishes | about · “años” | about · “bad” | about · “ben” | about · “chairs”
4: about · “class” | about · “cut” | about · “does” | about · “eleven” | about · “english” | about · “every”
4: about · “hand” | about · “hours” | about · “lat” | about · “made” | about · “max” | about · “music” | about · “m”
4: about · “our” | about · “paper” | about · “que” | about · “registered” | about · “still” | about · “tag”
4: about · “things” | about · “til” | about · “too” | about · “trees” | about · “un” | about · “welcome”
4: about · “won't” | about · “wood” | about · “you're” | contact · appointment | contact · before events together 1
4: contact · before hours apart | contact · before hours together 1 of 4 | contact · before hours together 3 of 1
4: contact · before prices apart | contact · before prices apart 0 | contact · before prices together 0 of 4
4: contact · before ways together 0 of 4 | contact · behind quotations together 1 of 3
4: contact · behind quotations together 3 of 3 | contact · behind ways apart 3 of 2 | contact · behind ways together 0
4: contact · placeLabels0 | contact · semicolon | contact · signal-on | contact · signal-section | contact · streets0
4: contact · upper2de | contact · wishVerbs0 | contact · “aan” | contact · “any” | contact · “beach”
4: contact · “best” | contact · “between” | contact · “blue” | contact · “christmas” | contact · “con”
4: contact · “front” | contact · “hold” | contact · “just” | contact · “list” | contact · “meet” | contact · “miles”
4: contact · “minimum” | contact · “months” | contact · “north” | contact · “old” | contact · “road” | contact · “si”
4: contact · “takes” | contact · “te” | contact · “through” | contact · “tot” | contact · “us” | contact · “waiting”
4: prices · behind hours apart 3 | prices · building-print | prices · site | prices · speaks of hours
4: prices · speaks of services | prices · “ab” | prices · “bread” | prices · “inside” | prices · “mit”
4: prices · “nach” | prices · “o” | prices · “set” | prices · “there's” | prices · “which” | prices · “within”
4: times · before events together 0 of 1 | times · before hours together 0 | times · before hours together 3 of 4
4: times · before people together 0 of 3 | times · before prices together 1 of 4 | times · before ways together 0 of 3
4: times · behind people together 2 of 3 | times · behind prices together 0 of 3
4: times · behind prices together 2 of 1 | times · behind ways apart | times · behind ways apart 3 of 4
4: times · behind ways together 1 of 0 | times · copulas0 | times · from0 | times · mail | times · signal-first
4: times · speaks of works | times · until | times · visits0 | times · “auch” | times · “can” | times · “check”
4: times · “dan” | times · “evenings” | times · “evening” | times · “five” | times · “il” | times · “las”
4: times · “los” | times · “lunch” | times · “meet” | times · “runs” | times · “seven” | times · “summer”
3: about | about · and0 | about · before address together 0 of 3 | about · before events together 1 of 1
3: about · before hours together 2 of 3 | about · before prices apart 3 of 2 | about · before prices together 3
3: about · before quotations together 0 | about · before ways together 3 | about · before ways together 3 of 4
3: about · behind address together 1 of 2 | about · behind hours together 1 of 0
3: about · behind hours together 3 of 4 | about · behind people apart | about · behind prices together
3: about · behind prices together 0 of 4 | about · behind quotations together 1 of 2
3: about · behind quotations together 3 of 0 | about · behind timetable together 0
3: about · behind timetable together 0 of 1 | about · behind timetable together 0 of 4 | about · behind ways apart 0
3: about · behind ways apart 0 of 2 | about · behind ways together 0 of 1 | about · behind ways together 3 of 0
3: about · building-need | about · item | about · mood | about · none0 | about · politeEnd | about · speaks of about
3: about · speaks of gallery | about · speaks of products | about · topics0 | about · wishVerbs0 | about · words20
3: about · “again” | about · “age” | about · “also” | about · “anyone” | about · “aus” | about · “a”
3: about · “beginners” | about · “buy” | about · “course” | about · “court” | about · “di” | about · “don't”
3: about · “door” | about · “dr” | about · “ein” | about · “everyone” | about · “everything” | about · “fish”
3: about · “fridays” | about · “gas” | about · “got” | about · “hire” | about · “his” | about · “im” | about · “isn't”
3: about · “keep” | about · “kitchen” | about · “level” | about · “little” | about · “long” | about · “lost”
3: about · “niet” | about · “och” | about · “od” | about · “once” | about · “put” | about · “som” | about · “son”
3: about · “tel” | about · “than” | about · “that” | about · “under” | about · “var” | about · “visit”
3: about · “volunteers” | about · “water” | about · “weddings” | about · “women” | about · “y”
3: contact · before address together 0 of 1 | contact · before address together 3 | contact · before hours apart 1
3: contact · before hours apart 3 | contact · before people together 1 of 3 | contact · before people together 3 of 3
3: contact · before prices apart 1 of 3 | contact · before prices apart 3 of 1
3: contact · before prices together 1 of 2 | contact · before prices together 3 of 1
3: contact · before timetable together 0 of 1 | contact · before ways together 2 of 4
3: contact · behind events together 3 of 2 | contact · behind hours apart 2 | contact · behind hours together 3 of 2
3: contact · behind people together 0 of 2 | contact · behind prices apart 0 | contact · behind prices together 0 of 0
3: contact · behind prices together 0 of 2 | contact · behind prices together 1 of 4
3: contact · behind quotations together 3 | contact · behind timetable together 0 of 2 | contact · behind ways apart 2
3: contact · behind ways apart 2 of 1 | contact · behind ways together 0 of 4 | contact · behind ways together 2 of 4
3: contact · building-later | contact · colour | contact · numbers | contact · publish | contact · signal-light
3: contact · speaks of contact | contact · speaks of events | contact · topics2 | contact · upper2 | contact · visits0
3: contact · “ahead” | contact · “bij” | contact · “by” | contact · “church” | contact · “come” | contact · “com”
3: contact · “d'” | contact · “days” | contact · “december” | contact · “del” | contact · “dem” | contact · “est”
3: contact · “euro” | contact · “für” | contact · “go” | contact · “gün” | contact · “hall” | contact · “horse”
3: contact · “ich” | contact · “lane” | contact · “late” | contact · “left” | contact · “le” | contact · “line”
3: contact · “min” | contact · “most” | contact · “new” | contact · “next” | contact · “not” | contact · “oder”
3: contact · “or” | contact · “right” | contact · “round” | contact · “saturday” | contact · “shop” | contact · “sign”
3: contact · “term” | contact · “tuesdays” | contact · “turn” | contact · “twee” | contact · “up” | contact · “vous”
3: contact · “week” | contact · “whatsapp” | contact · “where” | contact · “write” | contact · “your”
3: prices · before address apart | prices · before address together | prices · before hours together 2 of 2
3: prices · before hours together 3 of 3 | prices · before none | prices · before people together 1
3: prices · before timetable together | prices · before timetable together 1 of 3 | prices · behind address together 0
3: prices · behind hours together | prices · behind hours together 3 | prices · behind people together 0 of 4
3: prices · behind prices together 1 of 3 | prices · behind quotations together 3 of 1
3: prices · behind ways apart 2 of 3 | prices · behind ways apart 3 | prices · behind ways apart 3 of 1
3: prices · building-seem | prices · look | prices · offering0 | prices · per0 | prices · seasons0
3: prices · signal-kind | prices · signal-with | prices · speaks of location | prices · upper0 | prices · wishVerbs
3: prices · “an” | prices · “board” | prices · “but” | prices · “cake” | prices · “das” | prices · “dos”
3: prices · “es” | prices · “example” | prices · “forty” | prices · “free” | prices · “friday” | prices · “from”
3: prices · “full” | prices · “give” | prices · “hour” | prices · “know” | prices · “la” | prices · “mon”
3: prices · “never” | prices · “off” | prices · “outside” | prices · “own” | prices · “pay” | prices · “po”
3: prices · “season” | prices · “size” | prices · “sundays” | prices · “tea” | prices · “they” | prices · “zł”
3: times · about events | times · before address together 2 of 3 | times · before events together 0
3: times · before prices apart 2 | times · before prices apart 2 of 2 | times · before prices together 0 of 3
3: times · before prices together 3 of 4 | times · before quotations together | times · before quotations together 0
3: times · before timetable together 0 | times · before timetable together 0 of 2
3: times · before ways together 1 of 0 | times · before ways together 1 of 1 | times · before ways together 3 of 0
3: times · behind events together 0 of 4 | times · behind events together 1 of 3
3: times · behind events together 2 of 3 | times · behind hours together 0 of 0
3: times · behind people together 2 of 1 | times · behind people together 3 | times · behind prices together 3 of 1
3: times · behind quotations together 0 of 1 | times · behind ways apart 0 of 3 | times · behind ways apart 2 of 3
3: times · building-part | times · colon | times · from | times · holds hours | times · numbers2
3: times · placePrepositions | times · speaks of home | times · “april” | times · “beginners” | times · “course”
3: times · “det” | times · “er” | times · “every” | times · “february” | times · “fri” | times · “für”
3: times · “hall” | times · “hat” | times · “her” | times · “hour” | times · “kan” | times · “kr” | times · “leave”
3: times · “my” | times · “m” | times · “november” | times · “open” | times · “out” | times · “own” | times · “sorry”
3: times · “table” | times · “tea” | times · “ten” | times · “there's” | times · “thirty” | times · “till”
3: times · “training” | times · “tuesday” | times · “um” | times · “use” | times · “water” | times · “way”
3: times · “wednesdays” | times · “when”
2: about · and | about · before address together 0 of 2 | about · before events together 0 of 3
2: about · before events together 3 | about · before hours apart 2 | about · before hours apart 3
2: about · before hours together 1 of 0 | about · before hours together 1 of 4 | about · before hours together 3 of 0
2: about · before people together | about · before people together 0 | about · before people together 1 of 1
2: about · before people together 3 of 1 | about · before prices apart 3 of 1 | about · before prices together 0 of 4
2: about · before prices together 2 of 1 | about · before prices together 3 of 0 | about · before ways together
2: about · before ways together 2 | about · before ways together 2 of 0 | about · before ways together 2 of 1
2: about · before ways together 3 of 0 | about · behind address together 2 | about · behind events together 1 of 2
2: about · behind events together 3 of 1 | about · behind events together 3 of 3 | about · behind hours together
2: about · behind hours together 2 | about · behind hours together 2 of 0 | about · behind hours together 2 of 1
2: about · behind hours together 3 of 1 | about · behind people together 0 of 4
2: about · behind people together 1 of 2 | about · behind people together 3 of 3 | about · behind prices apart
2: about · behind prices together 1 of 0 | about · behind prices together 1 of 1 | about · behind prices together 3
2: about · behind quotations together | about · behind quotations together 2 of 2 | about · behind ways apart 0 of 1
2: about · behind ways apart 3 of 3 | about · behind ways together 1 of 1 | about · behind ways together 2 of 0
2: about · building-may | about · building-word | about · commas2 | about · negations0 | about · none
2: about · numbers1 | about · polite0 | about · row | about · sentence | about · speaks of contactForm
2: about · speaks of home | about · speaks of story | about · upper1de | about · upper3 | about · words12
2: about · “about” | about · “above” | about · “always” | about · “are” | about · “been” | about · “bin”
2: about · “called” | about · “chair” | about · “clean” | about · “club” | about · “d'” | about · “dog” | about · “do”
2: about · “dry” | about · “eight” | about · “em” | about · “en” | about · “except” | about · “e” | about · “gate”
2: about · “gets” | about · “had” | about · “hands” | about · “he'” | about · “her” | about · “hot” | about · “in”
2: about · “jag” | about · “least” | about · “left” | about · “los” | about · “may” | about · “members”
2: about · “met” | about · “mi” | about · “mobile” | about · “mr” | about · “must” | about · “my” | about · “nicht”
2: about · “nine” | about · “ni” | about · “now” | about · “og” | about · “people” | about · “photo” | about · “place”
2: about · “please” | about · “repairs” | about · “repair” | about · “retired” | about · “rooms” | about · “school”
2: about · “season” | about · “sit” | about · “solo” | about · “some” | about · “stay” | about · “stop”
2: about · “students” | about · “swim” | about · “teach” | about · “that's” | about · “the” | about · “una”
2: about · “van” | about · “ve” | about · “we'” | about · “who” | about · “you” | about · “às” | about · “är”
2: about · “år” | contact · articles | contact · before events together 0 of 2
2: contact · before hours together 3 of 2 | contact · before people together 0 of 2
2: contact · before people together 0 of 4 | contact · before people together 2 of 1
2: contact · before prices apart 2 of 3 | contact · before prices together 1 of 4
2: contact · before prices together 2 of 3 | contact · before prices together 3 of 2
2: contact · before timetable together 0 of 3 | contact · before ways apart 2 | contact · before ways together 1 of 2
2: contact · before ways together 1 of 3 | contact · before ways together 3 of 3 | contact · behind address together 0
2: contact · behind address together 1 | contact · behind events together 0 of 4
2: contact · behind events together 1 of 1 | contact · behind hours apart 1 | contact · behind hours apart 1 of 2
2: contact · behind hours together | contact · behind hours together 0 of 1 | contact · behind hours together 0 of 2
2: contact · behind hours together 1 of 2 | contact · behind hours together 2 of 2
2: contact · behind hours together 3 of 3 | contact · behind people together 0 | contact · behind prices together 1
2: contact · behind prices together 2 of 2 | contact · behind prices together 2 of 3
2: contact · behind quotations together 0 of 2 | contact · behind quotations together 0 of 3
2: contact · behind quotations together 1 | contact · behind timetable apart | contact · behind timetable together
2: contact · behind ways apart 1 of 3 | contact · behind ways together 0 of 3 | contact · behind ways together 1 of 4
2: contact · commas2 | contact · holidays | contact · it0 | contact · item | contact · named | contact · open
2: contact · placePrepositions | contact · premises | contact · signal-first | contact · speaks of about
2: contact · speaks of location | contact · speaks of questions | contact · speaks of works | contact · surely0
2: contact · visits | contact · weAre | contact · “above” | contact · “anywhere” | contact · “are”
2: contact · “around” | contact · “ask” | contact · “back” | contact · “bei” | contact · “be” | contact · “bir”
2: contact · “bitte” | contact · “bit” | contact · “booking” | contact · “can't” | contact · “comes”
2: contact · “date” | contact · “delivery” | contact · “der” | contact · “end” | contact · “en” | contact · “families”
2: contact · “fire” | contact · “has” | contact · “how” | contact · “inside” | contact · “inte” | contact · “january”
2: contact · “kan” | contact · “keine” | contact · “l'” | contact · “lead” | contact · “least” | contact · “lessons”
2: contact · “lo” | contact · “make” | contact · “minutes” | contact · “mondays” | contact · “must” | contact · “na”
2: contact · “nicht” | contact · “now” | contact · “não” | contact · “online” | contact · “para” | contact · “pick”
2: contact · “przy” | contact · “same” | contact · “second” | contact · “se” | contact · “stop” | contact · “til”
2: contact · “twelve” | contact · “und” | contact · “via” | contact · “wednesday” | contact · “weekdays”
2: contact · “will” | contact · “w” | contact · “zu” | contact · “z” | contact · “über”
2: prices · before address together 1 of 3 | prices · before address together 2
2: prices · before hours together 0 of 0 | prices · before hours together 0 of 3
2: prices · before hours together 1 of 0 | prices · before hours together 1 of 2
2: prices · before people together 0 of 2 | prices · before people together 1 of 2 | prices · before people together 2
2: prices · before prices apart 3 of 3 | prices · before prices together 1 of 0
2: prices · before prices together 1 of 1 | prices · before timetable together 0 of 3
2: prices · before timetable together 2 | prices · before ways apart 0 of 2 | prices · before ways together 1 of 4
2: prices · before ways together 3 of 3 | prices · behind address together | prices · behind address together 0 of 1
2: prices · behind address together 3 of 2 | prices · behind events together 0 of 1
2: prices · behind events together 0 of 2 | prices · behind hours apart | prices · behind hours apart 1 of 3
2: prices · behind hours together 0 of 2 | prices · behind hours together 2 | prices · behind hours together 2 of 4
2: prices · behind people together | prices · behind people together 0 | prices · behind people together 3 of 2
2: prices · behind prices apart 1 | prices · behind prices apart 2 | prices · behind prices together 0
2: prices · behind prices together 0 of 1 | prices · behind quotations together 0 of 2
2: prices · behind ways apart 1 of 3 | prices · behind ways apart 2 of 1 | prices · behind ways apart 3 of 0
2: prices · behind ways together 1 | prices · behind ways together 3 | prices · building-media | prices · copulas
2: prices · per | prices · phoneLabels | prices · surely | prices · upper1de | prices · visits | prices · “alle”
2: prices · “anything” | prices · “august” | prices · “au” | prices · “bags” | prices · “bir” | prices · “breakfast”
2: prices · “call” | prices · “cat” | prices · “den” | prices · “desde” | prices · “done” | prices · “down”
2: prices · “drei” | prices · “een” | prices · “farm” | prices · “geen” | prices · “goes” | prices · “go”
2: prices · “head” | prices · “home” | prices · “how” | prices · “if” | prices · “it'” | prices · “ja”
2: prices · “june” | prices · “kr” | prices · “library” | prices · “like” | prices · “lunch” | prices · “may”
2: prices · “men” | prices · “me” | prices · “minimum” | prices · “monday” | prices · “nights” | prices · “non”
2: prices · “oder” | prices · “ones” | prices · “one” | prices · “or” | prices · “partir” | prices · “pick”
2: prices · “por” | prices · “pour” | prices · “road” | prices · “saturdays” | prices · “september”
2: prices · “service” | prices · “se” | prices · “six” | prices · “small” | prices · “start” | prices · “take”
2: prices · “teach” | prices · “ten” | prices · “this” | prices · “thursday” | prices · “two” | prices · “var”
2: prices · “when” | prices · “wir” | prices · “x” | prices · “you've” | prices · “à”
2: times · before address together 1 | times · before hours together 0 of 1 | times · before hours together 0 of 4
2: times · before hours together 1 of 3 | times · before hours together 2 of 4 | times · before people together 1
2: times · before people together 1 of 3 | times · before timetable together 0 of 3
2: times · before ways together 2 of 1 | times · behind address together 1 of 3
2: times · behind events together 0 of 1 | times · behind events together 1 | times · behind hours apart 0
2: times · behind hours together 0 | times · behind hours together 0 of 3 | times · behind hours together 1 of 3
2: times · behind people together | times · behind prices together 3 of 0 | times · behind quotations together
2: times · behind quotations together 2 | times · behind quotations together 3
2: times · behind quotations together 3 of 0 | times · behind quotations together 3 of 2 | times · behind ways apart 0
2: times · behind ways apart 1 | times · behind ways together 0 of 0 | times · behind ways together 0 of 3
2: times · behind ways together 1 of 2 | times · behind ways together 2 of 0 | times · behind ways together 3 of 1
2: times · building-that | times · headed | times · offering | times · premises | times · quotes | times · ranBy
2: times · signal-dark | times · signal-kind | times · speaks of events | times · speaks of services
2: times · upper0de | times · visits | times · weAre | times · “after” | times · “al” | times · “at” | times · “au”
2: times · “bij” | times · “bring” | times · “cards” | times · “care” | times · “change” | times · “come”
2: times · “day” | times · “den” | times · “der” | times · “don't” | times · “dr” | times · “each” | times · “example”
2: times · “farm” | times · “food” | times · “för” | times · “garden” | times · “het” | times · “june”
2: times · “juniors” | times · “machine” | times · “mi” | times · “mornings” | times · “most” | times · “night”
2: times · “nine” | times · “north” | times · “no” | times · “october” | times · “od” | times · “over”
2: times · “play” | times · “re” | times · “second” | times · “september” | times · “show” | times · “third”
2: times · “those” | times · “three” | times · “thursdays” | times · “town” | times · “twee” | times · “wednesday”
2: times · “weekdays” | times · “weeks” | times · “where” | times · “wij” | times · “wind” | times · “workshop”
2: times · “às”
-2: about · about events | about · before address apart | about · before hours together 1 of 1
-2: about · before hours together 3 of 4 | about · before people together 0 of 4
-2: about · before people together 2 of 2 | about · before prices apart | about · before prices apart 1
-2: about · before prices apart 2 of 3 | about · before prices together 0 of 0 | about · before prices together 0 of 1
-2: about · before prices together 0 of 2 | about · before prices together 1 of 1
-2: about · before prices together 3 of 4 | about · before ways together 0 of 1 | about · before ways together 1 of 3
-2: about · behind address together 0 | about · behind events together 0 of 1 | about · behind events together 0 of 4
-2: about · behind hours apart 1 | about · behind hours apart 1 of 3 | about · behind hours together 0 of 3
-2: about · behind hours together 1 of 3 | about · behind people together 0 | about · behind people together 0 of 3
-2: about · behind prices apart 1 | about · behind prices apart 2 | about · behind prices together 0
-2: about · behind prices together 1 of 3 | about · behind prices together 1 of 4
-2: about · behind prices together 3 of 1 | about · behind timetable together 0 of 2 | about · behind ways apart 1
-2: about · behind ways apart 1 of 1 | about · behind ways apart 2 | about · behind ways apart 2 of 3
-2: about · behind ways together | about · behind ways together 0 of 0 | about · behind ways together 1
-2: about · behind ways together 1 of 0 | about · behind ways together 2 of 2 | about · behind ways together 3 of 4
-2: about · building-large | about · building-print | about · building-seem | about · copulas0 | about · numbers2
-2: about · phoneLabels0 | about · relative0 | about · signal-section | about · site | about · speaks of contact
-2: about · until | about · upper0de | about · verbFirst | about · “aan” | about · “ahead” | about · “alle”
-2: about · “al” | about · “am” | about · “bar” | about · “because” | about · “bit” | about · “blue”
-2: about · “booking” | about · “bread” | about · “cancel” | about · “centre” | about · “change” | about · “city”
-2: about · “clock” | about · “come” | about · “date” | about · “delivery” | about · “desde” | about · “drei”
-2: about · “es” | about · “example” | about · “farm” | about · “four” | about · “front” | about · “give”
-2: about · “go” | about · “hold” | about · “home” | about · “horse” | about · “house” | about · “how”
-2: about · “inte” | about · “is” | about · “jeg” | about · “july” | about · “keine” | about · “la” | about · “miles”
-2: about · “min” | about · “monday” | about · “mon” | about · “more” | about · “morning” | about · “most”
-2: about · “nights” | about · “november” | about · “office” | about · “open” | about · “orders” | about · “order”
-2: about · “out” | about · “por” | about · “price” | about · “på” | about · “re” | about · “second” | about · “se”
-2: about · “sign” | about · “si” | about · “sms” | about · “sorry” | about · “table” | about · “term”
-2: about · “three” | about · “town” | about · “turn” | about · “twee” | about · “usually” | about · “via”
-2: about · “visitors” | about · “vous” | about · “waiting” | about · “weekdays” | about · “weekends”
-2: about · “whatsapp” | about · “when” | about · “within” | about · “zł” | contact · articles0
-2: contact · before address together | contact · before address together 1 of 3
-2: contact · before events together 0 of 1 | contact · before hours together 0 of 4
-2: contact · before hours together 1 of 0 | contact · before hours together 1 of 2 | contact · before none
-2: contact · before people together 0 of 1 | contact · before people together 1 of 1
-2: contact · before prices apart 3 | contact · before prices together 3 of 3
-2: contact · before prices together 3 of 4 | contact · before timetable apart | contact · before ways together 1 of 1
-2: contact · before ways together 2 | contact · before ways together 3 of 1
-2: contact · behind address together 0 of 1 | contact · behind address together 1 of 3
-2: contact · behind address together 3 | contact · behind events together 0 of 1
-2: contact · behind events together 0 of 2 | contact · behind events together 3 of 1
-2: contact · behind events together 3 of 3 | contact · behind hours apart 0 | contact · behind hours together 0 of 4
-2: contact · behind hours together 1 of 4 | contact · behind people together 2 of 2
-2: contact · behind people together 3 of 1 | contact · behind people together 3 of 3
-2: contact · behind prices together 3 | contact · behind prices together 3 of 3
-2: contact · behind quotations together 0 | contact · behind quotations together 2
-2: contact · behind quotations together 3 of 1 | contact · behind timetable together 0
-2: contact · behind timetable together 1 | contact · behind ways apart 0 | contact · behind ways apart 0 of 2
-2: contact · behind ways apart 1 of 2 | contact · behind ways apart 2 of 2 | contact · behind ways apart 3
-2: contact · behind ways together 2 of 0 | contact · behind ways together 3 | contact · building-print
-2: contact · colon | contact · first0 | contact · free0 | contact · mine0 | contact · negations
-2: contact · negations0 | contact · numbers0 | contact · numbers2 | contact · open0 | contact · ranBy
-2: contact · relative0 | contact · speaks of publications | contact · speaks of story | contact · surely
-2: contact · thanks | contact · wordsmore | contact · “anything” | contact · “an” | contact · “april”
-2: contact · “años” | contact · “baby” | contact · “bags” | contact · “been” | contact · “beginners”
-2: contact · “bin” | contact · “box” | contact · “bread” | contact · “called” | contact · “call” | contact · “child”
-2: contact · “coffee” | contact · “court” | contact · “dan” | contact · “das” | contact · “da” | contact · “di”
-2: contact · “dont” | contact · “eat” | contact · “ein” | contact · “everyone” | contact · “everything”
-2: contact · “example” | contact · “farm” | contact · “fish” | contact · “fix” | contact · “free” | contact · “fri”
-2: contact · “garden” | contact · “gas” | contact · “gets” | contact · “hands” | contact · “hand” | contact · “he”
-2: contact · “hire” | contact · “hours” | contact · “ikke” | contact · “included” | contact · “jag”
-2: contact · “keep” | contact · “lat” | contact · “little” | contact · “lost” | contact · “love” | contact · “mit”
-2: contact · “morning” | contact · “music” | contact · “never” | contact · “ne” | contact · “night”
-2: contact · “nine” | contact · “nobody” | contact · “nothing” | contact · “october” | contact · “of”
-2: contact · “og” | contact · “once” | contact · “only” | contact · “on” | contact · “ou” | contact · “o”
-2: contact · “partir” | contact · “per” | contact · “please” | contact · “plus” | contact · “registered”
-2: contact · “retired” | contact · “runs” | contact · “saturdays” | contact · “six” | contact · “small”
-2: contact · “something” | contact · “son” | contact · “started” | contact · “start” | contact · “sundays”
-2: contact · “su” | contact · “swim” | contact · “s” | contact · “tag” | contact · “teach” | contact · “tea”
-2: contact · “tel” | contact · “this” | contact · “two” | contact · “visitors” | contact · “visits”
-2: contact · “visit” | contact · “when” | contact · “winter” | contact · “with” | contact · “women”
-2: contact · “wood” | contact · “year” | contact · “yes” | contact · “you” | contact · “às” | contact · “à” | prices
-2: prices · before events together 0 of 1 | prices · before events together 3 | prices · before hours apart 1
-2: prices · before hours apart 3 | prices · before hours together 0 of 1 | prices · before hours together 2 of 3
-2: prices · before hours together 2 of 4 | prices · before hours together 3 | prices · before people together 0 of 1
-2: prices · before people together 2 of 1 | prices · before people together 3 of 1
-2: prices · before prices apart 2 of 2 | prices · before prices together 1 of 3 | prices · before prices together 2
-2: prices · before timetable together 3 | prices · before ways apart 1 | prices · before ways apart 2
-2: prices · before ways together 0 | prices · before ways together 0 of 3 | prices · before ways together 1 of 0
-2: prices · behind address together 0 of 2 | prices · behind address together 1
-2: prices · behind address together 1 of 2 | prices · behind hours apart 0 of 2 | prices · behind hours apart 2
-2: prices · behind hours together 0 | prices · behind hours together 0 of 0 | prices · behind hours together 1 of 0
-2: prices · behind hours together 2 of 0 | prices · behind people apart | prices · behind people together 2 of 3
-2: prices · behind prices together 1 of 0 | prices · behind prices together 1 of 1
-2: prices · behind prices together 2 of 0 | prices · behind prices together 2 of 1
-2: prices · behind quotations together 1 | prices · behind quotations together 3
-2: prices · behind quotations together 3 of 0 | prices · behind timetable together 0 of 2
-2: prices · behind ways apart 3 of 3 | prices · behind ways together 0 | prices · behind ways together 0 of 3
-2: prices · behind ways together 3 of 2 | prices · building-may | prices · building-word | prices · called
-2: prices · closed0 | prices · commas2 | prices · copulas0 | prices · daily0 | prices · everything | prices · from
-2: prices · from0 | prices · holds address | prices · mail | prices · mood | prices · noon | prices · numbers
-2: prices · placePrepositions0 | prices · polite | prices · polite0 | prices · premises | prices · quotes
-2: prices · relative | prices · sentence | prices · signal-first | prices · signal-on | prices · speaks of booking
-2: prices · speaks of contactForm | prices · speaks of events | prices · speaks of waitlist | prices · telephone
-2: prices · topics0 | prices · topics1 | prices · until | prices · visits0 | prices · weAre | prices · words20
-2: prices · wordsmore | prices · “aan” | prices · “am” | prices · “appointment” | prices · “april” | prices · “are”
-2: prices · “as” | prices · “años” | prices · “bad” | prices · “between” | prices · “bij” | prices · “book”
-2: prices · “cancel” | prices · “chairs” | prices · “christmas” | prices · “class” | prices · “club”
-2: prices · “coffee” | prices · “community” | prices · “com” | prices · “der” | prices · “di” | prices · “dogs”
-2: prices · “do” | prices · “en” | prices · “evenings” | prices · “every” | prices · “five” | prices · “fridays”
-2: prices · “fri” | prices · “från” | prices · “had” | prices · “hall” | prices · “hay” | prices · “here”
-2: prices · “he” | prices · “ich” | prices · “isn't” | prices · “için” | prices · “lead” | prices · “left”
-2: prices · “lift” | prices · “make” | prices · “meet” | prices · “members” | prices · “move” | prices · “must”
-2: prices · “my” | prices · “name” | prices · “near” | prices · “next” | prices · “ne” | prices · “niet”
-2: prices · “nine” | prices · “nobody” | prices · “north” | prices · “now” | prices · “old” | prices · “ook”
-2: prices · “op” | prices · “over” | prices · “phone” | prices · “please” | prices · “que” | prices · “registered”
-2: prices · “room” | prices · “run” | prices · “sat” | prices · “second” | prices · “seven” | prices · “shop”
-2: prices · “som” | prices · “sorry” | prices · “stay” | prices · “steps” | prices · “students” | prices · “table”
-2: prices · “text” | prices · “te” | prices · “that” | prices · “them” | prices · “then” | prices · “there”
-2: prices · “things” | prices · “too” | prices · “training” | prices · “tuesdays” | prices · “twelve”
-2: prices · “under” | prices · “und” | prices · “until” | prices · “use” | prices · “us” | prices · “uur”
-2: prices · “ve” | prices · “visit” | prices · “way” | prices · “wear” | prices · “weekdays” | prices · “week”
-2: prices · “where” | prices · “who” | prices · “women” | prices · “won't” | prices · “work” | prices · “write”
-2: prices · “year” | prices · “yes” | prices · “you'll” | prices · “you're” | times · and0 | times · articles
-2: times · before address apart | times · before address together 0 of 3 | times · before address together 3
-2: times · before hours together | times · before hours together 0 of 0 | times · before hours together 1
-2: times · before hours together 2 | times · before hours together 2 of 1 | times · before none
-2: times · before prices apart 3 | times · before prices apart 3 of 2 | times · before prices together 0
-2: times · before prices together 0 of 0 | times · before prices together 0 of 1
-2: times · before prices together 0 of 4 | times · before prices together 2 of 1
-2: times · before timetable together 3 | times · before ways apart | times · before ways together 1 of 2
-2: times · before ways together 2 of 4 | times · before ways together 3 of 4 | times · behind address apart
-2: times · behind address together | times · behind events apart | times · behind hours apart
-2: times · behind hours together 0 of 4 | times · behind hours together 1 | times · behind hours together 1 of 2
-2: times · behind hours together 3 of 2 | times · behind people together 0 | times · behind people together 1 of 2
-2: times · behind people together 3 of 3 | times · behind quotations together 3 of 1
-2: times · behind timetable together | times · behind ways apart 2 of 1 | times · behind ways apart 3 of 0
-2: times · behind ways together 0 of 1 | times · costs | times · free0 | times · it0 | times · polite | times · row
-2: times · sentence | times · signal-about | times · signal-light | times · signal-on | times · site
-2: times · speaks of contactForm | times · speaks of menu | times · speaks of products | times · speaks of waitlist
-2: times · streets0 | times · thanks | times · upper0 | times · upper2de | times · words12 | times · you
-2: times · “any” | times · “an” | times · “are” | times · “a” | times · “bitte” | times · “cash” | times · “charge”
-2: times · “comes” | times · “com” | times · “cut” | times · “deposit” | times · “door” | times · “dos” | times · “e”
-2: times · “fridays” | times · “gets” | times · “group” | times · “have” | times · “head” | times · “ich”
-2: times · “inside” | times · “isn't” | times · “late” | times · “lat” | times · “le” | times · “lo” | times · “made”
-2: times · “me” | times · “miles” | times · “mit” | times · “move” | times · “must” | times · “nach” | times · “near”
-2: times · “nicht” | times · “non” | times · “now” | times · “n” | times · “parking” | times · “park” | times · “pay”
-2: times · “people” | times · “per” | times · “right” | times · “send” | times · “se” | times · “side”
-2: times · “sind” | times · “small” | times · “some” | times · “son” | times · “speak” | times · “tag”
-2: times · “that” | times · “til” | times · “tot” | times · “und” | times · “up” | times · “var” | times · “weddings”
-2: times · “whatsapp” | times · “yes” | times · “zu” | times · “är” | times · “é”
-3: about · before address together 0 of 1 | about · before events together 0 | about · before events together 0 of 2
-3: about · before hours together 0 of 3 | about · before hours together 2 of 2 | about · before hours together 3 of 1
-3: about · before people together 0 of 2 | about · before people together 1 of 3
-3: about · before people together 3 of 3 | about · before prices apart 1 of 3 | about · before prices apart 2
-3: about · before prices together 0 | about · before prices together 3 of 1 | about · before timetable together
-3: about · before timetable together 0 | about · before timetable together 0 of 1
-3: about · before ways together 0 of 3 | about · behind address together 3 of 2
-3: about · behind events together 1 of 1 | about · behind events together 3 of 2 | about · behind people together
-3: about · behind people together 0 of 2 | about · behind people together 1 | about · behind prices together 0 of 0
-3: about · behind prices together 3 of 3 | about · behind quotations together 0 of 2
-3: about · behind quotations together 1 of 3 | about · behind quotations together 3 | about · behind timetable apart
-3: about · behind ways apart | about · behind ways apart 2 of 1 | about · behind ways apart 3 of 2
-3: about · behind ways together 0 | about · behind ways together 0 of 4 | about · building-media | about · closed
-3: about · daily0 | about · except | about · free0 | about · holidays | about · phoneLabels | about · placeLabels0
-3: about · signal-first | about · signal-with | about · speaks of events | about · “ab” | about · “at” | about · “au”
-3: about · “best” | about · “between” | about · “bij” | about · “can't” | about · “check” | about · “christmas”
-3: about · “closed” | about · “con” | about · “day” | about · “del” | about · “den” | about · “down”
-3: about · “eller” | about · “evenings” | about · “extra” | about · “february” | about · “five” | about · “full”
-3: about · “für” | about · “half” | about · “has” | about · “hour” | about · “if” | about · “it'” | about · “için”
-3: about · “june” | about · “kan” | about · “kl” | about · “list” | about · “lunch” | about · “minimum”
-3: about · “minutes” | about · “name” | about · “next” | about · “off” | about · “om” | about · “or”
-3: about · “outside” | about · “o” | about · “para” | about · “r” | about · “saturday” | about · “september”
-3: about · “seven” | about · “tea” | about · “third” | about · “thursdays” | about · “thursday” | about · “tuesday”
-3: about · “um” | about · “uur” | about · “wait” | about · “wednesday” | about · “where” | about · “wij”
-3: about · “workshop” | contact · and | contact · before address together 1 | contact · before events together 1 of 1
-3: contact · before events together 2 | contact · before hours together 3 of 4 | contact · before people together 1
-3: contact · before people together 2 of 2 | contact · before prices together 0 of 0
-3: contact · before prices together 1 of 0 | contact · before ways apart 1 | contact · before ways together 1 of 4
-3: contact · before ways together 2 of 0 | contact · before ways together 2 of 1 | contact · before ways together 3
-3: contact · behind address together 2 | contact · behind address together 2 of 2
-3: contact · behind events together 1 | contact · behind hours together 2 of 1 | contact · behind people apart
-3: contact · behind people together 2 of 3 | contact · behind prices apart 3
-3: contact · behind prices together 2 of 0 | contact · behind quotations together 3 of 0
-3: contact · behind timetable together 0 of 4 | contact · behind ways apart 3 of 4
-3: contact · behind ways together 3 of 4 | contact · called0 | contact · costs | contact · from0 | contact · fullName
-3: contact · percent | contact · shouts | contact · upper0 | contact · upper1de | contact · upper3de
-3: contact · “ages” | contact · “age” | contact · “always” | contact · “anyone” | contact · “breakfast”
-3: contact · “can” | contact · “closed” | contact · “cut” | contact · “dogs” | contact · “eleven” | contact · “em”
-3: contact · “english” | contact · “extra” | contact · “food” | contact · “forty” | contact · “gate”
-3: contact · “geen” | contact · “group” | contact · “hat” | contact · “here” | contact · “hour” | contact · “h”
-3: contact · “ja” | contact · “july” | contact · “las” | contact · “long” | contact · “lunch” | contact · “may”
-3: contact · “met” | contact · “my” | contact · “ni” | contact · “place” | contact · “price” | contact · “p”
-3: contact · “rain” | contact · “repair” | contact · “r” | contact · “service” | contact · “set” | contact · “still”
-3: contact · “sunday” | contact · “thirty” | contact · “too” | contact · “var” | contact · “water”
-3: contact · “won't” | prices · and0 | prices · before address together 0 of 2
-3: prices · before hours together 1 of 4 | prices · before people together 0 | prices · before people together 0 of 3
-3: prices · before people together 3 | prices · before prices apart 0 | prices · before prices together 2 of 3
-3: prices · before prices together 3 | prices · before prices together 3 of 0
-3: prices · before prices together 3 of 2 | prices · before quotations together
-3: prices · before quotations together 0 | prices · before timetable together 0 of 2 | prices · before ways together
-3: prices · before ways together 3 of 4 | prices · behind address together 1 of 1
-3: prices · behind events together 0 of 4 | prices · behind events together 1 of 3
-3: prices · behind people together 1 of 3 | prices · behind prices together 1
-3: prices · behind prices together 1 of 2 | prices · behind prices together 2
-3: prices · behind prices together 3 of 4 | prices · behind quotations together 0 of 3 | prices · behind ways apart 0
-3: prices · behind ways apart 0 of 3 | prices · behind ways apart 1 of 2 | prices · behind ways together 1 of 2
-3: prices · behind ways together 2 of 0 | prices · behind ways together 3 of 1 | prices · capitals | prices · clock
-3: prices · colon | prices · commas3 | prices · except | prices · fullName | prices · mine0 | prices · numbers0
-3: prices · signal-section | prices · upper2 | prices · “above” | prices · “ages” | prices · “beginners”
-3: prices · “come” | prices · “days” | prices · “för” | prices · “für” | prices · “il” | prices · “kitchen”
-3: prices · “least” | prices · “level” | prices · “line” | prices · “los” | prices · “most” | prices · “not”
-3: prices · “no” | prices · “paper” | prices · “school” | prices · “sind” | prices · “solo” | prices · “stop”
-3: prices · “than” | prices · “their” | prices · “til” | prices · “twee” | prices · “van” | prices · “water”
-3: prices · “weekends” | prices · “weekend” | prices · “welcome” | prices · “wind” | prices · “år”
-3: times · before address together 1 of 2 | times · before events together 1 | times · before hours apart 3
-3: times · before hours together 1 of 4 | times · before hours together 3 of 1 | times · before hours together 3 of 2
-3: times · before people together 2 | times · before prices together 3 of 2 | times · before ways together 1 of 4
-3: times · behind events together 2 | times · behind events together 2 of 2 | times · behind hours together 2 of 3
-3: times · behind hours together 3 | times · behind people together 0 of 4 | times · behind people together 1 of 1
-3: times · behind people together 2 of 2 | times · behind prices together 0 of 2
-3: times · behind prices together 2 of 2 | times · behind quotations together 1 of 2
-3: times · behind timetable together 1 | times · behind ways apart 1 of 3 | times · behind ways apart 2 of 2
-3: times · behind ways apart 3 of 2 | times · behind ways together 2 of 4 | times · behind ways together 3 of 0
-3: times · capitals | times · commas2 | times · holds people | times · mine | times · none | times · numbers1
-3: times · offering0 | times · per0 | times · phoneLabels0 | times · publish | times · semicolon | times · since
-3: times · since0 | times · topics0 | times · topics2 | times · upper3de | times · wishVerbs | times · words20
-3: times · “also” | times · “be” | times · “buy” | times · “church” | times · “en” | times · “euro” | times · “give”
-3: times · “got” | times · “house” | times · “it” | times · “just” | times · “kg” | times · “left”
-3: times · “library” | times · “lift” | times · “minimum” | times · “months” | times · “orders” | times · “season”
-3: times · “size” | times · “sur” | times · “take” | times · “them” | times · “through” | times · “within”
-3: times · “you'll” | times · “you're” | times · “y”
-4: about · before timetable together 1 | about · before ways together 0 | about · before ways together 3 of 3
-4: about · behind events together 2 of 3 | about · behind hours together 0 of 2
-4: about · behind people together 2 of 1 | about · behind quotations together 3 of 3
-4: about · behind ways together 1 of 4 | about · building-part | about · closed0 | about · holds prices
-4: about · open0 | about · polite | about · seasons0 | about · speaks of steps | about · streets | about · telephone
-4: about · “anywhere” | about · “appointment” | about · “avant” | about · “beach” | about · “before”
-4: about · “behind” | about · “bir” | about · “box” | about · “by” | about · “cards” | about · “card”
-4: about · “deposit” | about · “friday” | about · “hall” | about · “inside” | about · “last” | about · “lift”
-4: about · “message” | about · “new” | about · “north” | about · “n” | about · “ou” | about · “p” | about · “round”
-4: about · “send” | about · “side” | about · “station” | about · “takes” | about · “there's” | about · “weekend”
-4: contact · before hours together 3 of 3 | contact · before quotations together 0
-4: contact · behind events together 1 of 3 | contact · behind hours apart 3 | contact · behind hours together 3 of 4
-4: contact · behind people together 3 | contact · behind prices together 0 of 3 | contact · behind ways apart 2 of 3
-4: contact · behind ways apart 3 of 1 | contact · building-part | contact · closed | contact · costs0
-4: contact · everything | contact · free | contact · none | contact · none0 | contact · offering0
-4: contact · signal-kind | contact · speaks of home | contact · speaks of hours | contact · “auch” | contact · “bar”
-4: contact · “ben” | contact · “cards” | contact · “does” | contact · “half” | contact · “im” | contact · “kids”
-4: contact · “kr” | contact · “los” | contact · “med” | contact · “our” | contact · “play” | contact · “ten”
-4: contact · “there's” | contact · “they” | contact · “years” | prices · before events together
-4: prices · before prices apart | prices · before prices together 0 of 3 | prices · before prices together 0 of 4
-4: prices · before prices together 1 of 4 | prices · behind prices apart 0 | prices · behind prices together
-4: prices · behind quotations together | prices · behind timetable together | prices · channel | prices · open
-4: prices · open0 | prices · placePrepositions | prices · politeEnd | prices · since0 | prices · speaks of steps
-4: prices · streets | prices · weAre0 | prices · wishes0 | prices · “all” | prices · “d'” | prices · “don't”
-4: prices · “her” | prices · “kl” | prices · “leave” | prices · “max” | prices · “notice” | prices · “od”
-4: prices · “same” | prices · “uhr” | prices · “we'” | times | times · before hours apart
-4: times · before timetable together 1 of 3 | times · before ways together 0 of 4 | times · behind address together 0
-4: times · behind hours apart 2 | times · behind quotations together 1 | times · behind ways together 1 of 4
-4: times · building-media | times · colour | times · commas3 | times · look | times · speaks of gallery
-4: times · speaks of prices | times · speaks of publications | times · wishes | times · “avant” | times · “back”
-4: times · “go” | times · “included” | times · “km” | times · “l'” | times · “more” | times · “na” | times · “pick”
-4: times · “un”
-5: about · about contact | about · before hours together 0 | about · before timetable together 0 of 3
-5: about · building-later | about · channel | about · clock | about · holds ways | about · open | about · seasons
-5: about · speaks of location | about · speaks of menu | about · visits0 | about · “bus” | about · “charge”
-5: about · “end” | about · “evening” | about · “km” | about · “market” | about · “nothing” | about · “number”
-5: about · “oder” | about · “park” | about · “road” | about · “start” | about · “weeks”
-5: contact · before prices apart 3 of 3 | contact · before quotations together
-5: contact · before ways together 3 of 0 | contact · building-large | contact · clock | contact · daily
-5: contact · since0 | contact · speaks of services | contact · “alle” | contact · “every” | contact · “mi”
-5: prices · before hours apart | prices · before hours together 3 of 2 | prices · building-need
-5: prices · phoneLabels0 | prices · speaks of about | prices · speaks of works | prices · “course” | prices · “h”
-5: prices · “parking” | prices · “pm” | prices · “years” | times · before prices apart 3 of 1
-5: times · before prices together 1 of 2 | times · behind hours together 2 | times · behind prices together 3 of 2
-5: times · building-hidden | times · item | times · placeLabels | times · until0 | times · wishes0 | times · “before”
-5: times · “bis” | times · “man” | times · “rs”
-6: about · costs | about · costs0 | about · speaks of prices | about · visits | about · “answer” | about · “book”
-6: about · “included” | about · “money” | about · “month” | about · “notice” | about · “parking” | about · “rs”
-6: about · “za” | contact · closed0 | contact · numbers3 | contact · offering | contact · quotes | contact · since
-6: contact · weekdays | contact · “cash” | contact · “children” | contact · “dr” | contact · “each” | contact · “mon”
-6: contact · “was” | prices · asks | prices · first0 | times · asks | times · building-need | times · called
-6: times · percent | times · speaks of team | times · “order”
-7: about · mail | about · percent | about · placePrepositions0 | about · speaks of waitlist | about · “floor”
-7: about · “gün” | about · “meet” | about · “week” | contact · seasons0 | contact · “own”
-7: times · behind events together 0 of 3 | times · holds prices | times · money | times · telephone
-8: about · noon | about · numbers3 | about · onSite | about · “fee” | contact · speaks of prices | prices · upper3
-8: prices · wishVerbs0 | prices · “m” | prices · “weeks” | times · behind hours together | times · numbers0
-9: about · appointment | times · holds ways
-10: about · holds address | about · speaks of booking
-11: about · months | about · “cash” | contact · money | prices · months
-12: about · money | prices · holds ways
-13: about · free | contact · holds people | prices · weekdays
-17: about · weekdays
`);
