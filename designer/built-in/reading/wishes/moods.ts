import { lexicon, type InAllLanguages } from './lexicon.ts';

/** Feelings that a look can have, named as templates, palettes and type pairs name theirs; in the order of `languages`. */
const words = {
  warm: 'warm, warmth, warmer, inviting, welcoming | warm*, einladend*, wärme | chaleureu*, chaud, chauds, accueillant* | cálid*, acogedor*, calidez | quente, quentes, acolhedor*, calorosa, caloroso | caldo, calda, caldi, calde, accoglient* | warm*, uitnodigend*, gastvrij* | ciepł*, przyjazn* | varm*, välkomnande, inbjudande | varm*, indbydende, imødekommende | دافئ*, ترحيب* | חם, חמה, חמים, חמימה, מזמין',
  friendly:
    'friendly, approachable | freundlich*, sympathisch* | amical*, sympathique, conviviale, convivial | amable, amigable, cercan* | amigável, simpátic*, amistoso | amichevole, simpatic* | vriendelijk*, toegankelijk* | przyjaz*, sympatyczn* | vänlig* | venlig* | ودود*, ودي | ידידותי*, נעים',
  playful:
    'playful, fun, funny, quirky, cheerful, joyful, whimsical | verspielt*, fröhlich*, lustig*, heiter*, witzig* | ludique*, joyeu*, amusant*, fun, gai, espiègle | divertid*, alegre*, juguet* | divertid*, alegre*, lúdic*, brincalhão | giocos*, allegr*, divertent*, scherzos* | speels*, vrolijk*, leuk | zabawn*, wesoł*, radosn*, figlarn* | lekfull*, glad*, rolig* | legesyg*, sjov*, glad* | مرح*, مبهج*, ممتع | שובב*, כיפי, עליז*, משעשע, שמח',
  natural:
    'natural, organic, nature | natürlich*, naturnah*, natur | naturel* | natural* | natura* | natural* | natuurlijk* | naturaln* | naturlig* | naturlig*, organisk* | طبيعي* | טבעי*',
  loud: "loud, bright, vibrant, eye-catching, punchy | laut*, knallig*, auffällig*, schrill* | vif, vive, vifs, vives, éclatant*, tape-à-l'œil | llamativ*, vibrant*, viv*, estridente | vibrant*, chamativ*, berrante | vivace, vivaci, sgargiant*, vistos* | opvallend*, luid*, knallend* | krzykliw*, jaskraw*, wyrazist* | högljud*, stark, iögonfallande | højlydt*, iøjnefaldende, farvestrålende | صاخب*, لافت* | בולט*, צעקני",
  elegant:
    'elegant, classy, refined, sophisticated, luxurious, luxury, chic, stylish, upscale | elegant*, edel, edle*, edler, vornehm*, luxuriös*, stilvoll*, gehoben* | élégant*, chic, raffiné*, luxueu* | elegante*, refinad*, lujos*, sofisticad* | elegante*, refinad*, luxuos*, sofisticad*, requintad* | elegant*, raffinat*, lussuos*, sofisticat* | elegant*, stijlvol*, chique, luxe, verfijnd* | eleganck*, wyrafinowan*, luksusow*, stylow* | elegant*, stilfull*, lyxig*, exklusiv* | elegant*, stilfuld*, luksuriøs*, eksklusiv* | أنيق*, راق*, راقي*, فاخر* | אלגנטי*, יוקרתי*, מעודן, מהודר',
  calm: 'calm, calming, peaceful, serene, relaxed, relaxing, soothing, tranquil, zen | ruhig*, entspannt*, friedlich*, gelassen* | calme*, serein*, apaisant*, paisible*, reposant*, zen | tranquil*, calma, seren*, relajad*, relajante, sosegad* | calm*, tranquil*, seren*, relaxante, sossegad* | calm*, tranquill*, seren*, rilassant*, rilassat* | rustig*, kalm*, sereen, ontspannen, vredig* | spokojn*, relaksując*, wyciszon* | lugn*, stilla, fridfull*, rofylld* | rolig*, afslappet, fredfyldt* | هاد*, مريح*, ساكن | רגוע*, שליו*, שקט, נינוח',
  romantic:
    'romantic, dreamy | romantisch*, verträumt* | romantique* | romántic* | romântic* | romantic* | romantisch* | romantyczn* | romantisk* | romantisk* | رومانسي* | רומנטי*',
  modern:
    'modern, contemporary, sleek, cutting-edge | modern*, zeitgemäß*, zeitgenössisch* | moderne*, contemporain* | modern*, contemporáne*, actual | modern*, contemporâne* | modern*, contemporane* | modern*, eigentijds*, strak* | nowoczesn*, współczesn* | modern*, samtida | moderne*, nutidig* | عصري*, حديث* | מודרני*, עכשווי*',
  fresh:
    'fresh, airy, crisp, light and airy | frisch*, luftig* | frais, fraîche, fraîches, aéré* | fresc*, aéreo | fresc*, arejad* | fresc*, arios* | fris*, luchtig* | śwież*, lekk* | fräsch*, luftig* | frisk*, luftig* | منعش*, منعشة | רענן*, אוורירי*',
  young:
    'young, youthful, hip, trendy | jung*, jugendlich*, trendig* | jeune*, branché*, tendance | joven*, juvenil*, moderno | jovem, jovens, jovial | giovan*, trendy | jong*, jeugdig*, hip | młod*, młodzieżow*, modn* | ung*, ungdomlig*, trendig* | ung*, ungdommelig*, trendy | شباب* | צעיר*',
  technical:
    'technical, techy, futuristic, digital | technisch*, futuristisch* | technique*, futuriste* | técnic*, futurista* | técnic*, futurista* | tecnic*, futuristic* | technisch*, futuristisch* | techniczn*, futurystyczn* | teknisk*, futuristisk* | teknisk*, futuristisk* | تقني* | טכני*, עתידני*',
  soft: 'soft, delicate, pastel, pastels | sanft*, zart*, weich*, pastell* | dou*, tendre*, délicat*, pastel, pastels | suave*, delicad*, pastel | suave*, delicad*, pastel, pastéis | morbid*, delicat*, tenu*, pastello, soft | zacht*, pastel*, teder* | delikatn*, miękk*, pastelow*, łagodn* | mjuk*, pastell*, mild* | blød*, pastel*, sart* | ناعم*, رقيق*, باستيل | רך, רכה, רכים, רכות, עדין*, פסטל',
  serious:
    'serious, formal, sober | seriös*, ernst*, sachlich*, nüchtern* | sérieu*, sobre, sobres, formel* | seri*, sobri*, formal | séri*, sóbri*, formal | seri*, sobri*, formale | serieus*, zakelijk*, sober* | poważn*, stonowan* | seriös*, allvarlig*, saklig* | seriøs*, alvorlig*, nøgtern* | جاد*, رسمي* | רציני*, רשמי*',
  bold: 'bold, striking, daring, statement | mutig*, kräftig*, markant*, plakativ* | audacieu*, percutant*, fort | atrevid*, audaz, audaces | ousad*, arrojad*, marcante | audac*, deciso, decisa, decisi | gedurfd*, krachtig*, gewaagd* | odważn*, śmiał*, mocn* | djärv*, kraftfull*, modig* | dristig*, modig*, kraftfuld* | جريء*, جريئة | נועז*, חזק',
  trustworthy:
    'trustworthy, reliable, solid, reassuring, credible | vertrauenswürdig*, seriös*, verlässlich*, solide* | fiable*, rassurant*, confiance | fiable*, confianza, sólid* | confiável, confiança, sólid* | affidabil*, fiducia, solid* | betrouwbaar*, degelijk*, vertrouwd* | godn* zaufania, wiarygodn*, solidn* | pålitlig*, trygg*, förtroendeingivande | troværdig*, pålidelig*, tryg* | موثوق* | אמין*, אמינה',
  strong:
    'strong, powerful, robust, rugged, sturdy | stark*, kraftvoll*, robust* | puissant*, robuste* | fuerte*, potente*, robust* | forte, fortes, potente, robust* | forte, forti, potent*, robust* | sterk*, stoer*, robuust* | siln*, potężn* | stark*, robust* | stærk*, robust*, rå | قوي* | עוצמתי*, חסון',
  quiet:
    'quiet, understated, discreet, subtle, restrained, unobtrusive, low-key | zurückhaltend*, dezent*, unaufdringlich*, leise | discret*, sobre | discret*, sutil | discret*, subtil | discret*, sobrio | ingetogen, bescheiden, subtiel* | dyskretn*, subteln*, skromn* | diskret*, återhållsam*, stillsam* | diskret*, afdæmpet*, underspillet | متحفظ | מאופק*, צנוע*',
  professional:
    'professional, business-like, corporate | professionell*, businessmäßig | professionnel* | profesional* | profissiona* | professional* | professione* | profesjonaln* | professionell*, proffsig* | professionel* | احترافي*, مهني* | מקצועי*',
  minimal:
    'minimal, minimalist, minimalistic, simple, uncluttered, pared back, less is more, white space, pared-back, lots of space | minimalistisch*, schlicht*, einfach*, reduziert*, aufgeräumt*, weißraum | minimaliste*, épuré*, simple, sobre | minimalista*, sencill*, simple, limpio | minimalista*, simples, despojad* | minimal*, semplic*, essenzial*, pulito | minimalistisch*, eenvoudig*, strak, simpel* | minimalistyczn*, prost*, oszczędn* | minimalistisk*, enkel, enkelt, avskalad* | minimalistisk*, enkel, enkelt, stilren* | بسيط*, بساطة | מינימליסטי*, פשוט*, נקי',
  clean:
    'clean, tidy, clear | sauber*, klar, klare*, aufgeräumt, übersichtlich* | propre*, clair et, net | limpi*, clar*, ordenad* | limp*, clar* | pulit*, chiar*, ordinat* | schoon*, helder*, overzichtelijk* | czyst*, przejrzyst*, schludn* | ren, rena, rent, tydlig* | ren, rent, overskuelig* | نظيف*, واضح* | נקיה, מסודר*, ברור*',
  industrial:
    'industrial, raw, gritty | industriell*, rau*, industrial | industriel*, brut* | industrial*, crudo | industria*, crua | industrial*, grezz* | industrieel*, rauw* | industrialn*, surow* | industriell*, rå | industriel*, rå | صناعي* | תעשייתי*',
  homemade:
    'homemade, handmade, hand-drawn, crafted, crafty, rustic, homely | handgemacht*, selbstgemacht*, rustikal*, handgezeichnet* | artisanal*, fait main, rustique* | artesanal*, hecho a mano, rústic*, casero | artesana*, feito à mão, rústic*, caseir* | artigianal*, fatto a mano, rustic* | ambachtelijk*, handgemaakt*, rustiek* | rękodzieł*, domow*, rustykaln* | hemgjord*, handgjord*, rustik* | hjemmelavet, håndlavet, rustik* | يدوي*, منزلي* | עבודת יד, ביתי*, כפרי*',
  gentle:
    'gentle, kind, caring, tender, comforting | behutsam*, sanftmütig*, liebevoll*, einfühlsam* | bienveillant*, rassurant, tendre | amoros*, compasiv*, tiern* | gentil, carinhos*, tern* | gentil*, amorevol*, tener* | liefdevol*, zorgzaam* | łagodn*, czuł*, troskliw* | omtänksam*, varsam* | nænsom*, omsorgsfuld* | لطيف*, حنون | עדינה, אוהב, מלטף',
  festive:
    'festive, celebratory, party | festlich*, feierlich* | festi* | festiv*, fiesta | festiv*, festa | festos*, festiv* | feestelijk* | świąteczn*, uroczyst*, imprezow* | festlig* | festlig* | احتفالي* | חגיגי*',
  editorial:
    'editorial, magazine, magazine-like, like a magazine | magazinartig*, redaktionell*, magazin | éditorial*, magazine | editorial, revista | editorial, revista | editorial*, rivista | redactioneel, magazine | magazynow*, edytorsk* | redaktionell*, tidning* | redaktionel*, magasin* | تحريري* | מגזיני*',
  earthy:
    'earthy, earth tones, earth tone, earthen, grounded | erdig*, erdtöne*, erdtönen, bodenständig* | terreu*, terre, tons terreux | terros*, tierra | terros*, terra | terros*, terra, color terra | aards*, aardetinten | ziemist*, kolory ziemi, ziemi | jordnära, jordiga, jordfärger, jordtoner | jordnær*, jordfarver, jordfarvet | ترابي* | אדמתי*, גווני אדמה',
  classic:
    "classic, classical, traditional, timeless, old-fashioned, vintage, retro, nostalgic | klassisch*, traditionell*, zeitlos*, altmodisch*, nostalgisch*, vintage, retro | classique*, traditionnel*, intemporel*, vintage, rétro | clásic*, tradicional*, atemporal*, vintage, retro | clássic*, tradiciona*, intempora*, vintage, retrô | classic*, tradizional*, senza tempo, vintage, retrò | klassiek*, traditioneel*, tijdloos*, ouderwets*, vintage, retro, nostalgisch* | klasyczn*, tradycyjn*, ponadczasow*, vintage, retro | klassisk*, traditionell*, tidlös*, vintage, retro | klassisk*, traditionel*, tidløs*, vintage, retro | كلاسيكي*, تقليدي* | קלאסי*, מסורתי*, וינטג'",
  colourful:
    'colourful, colorful, multicoloured, multicolored, rainbow | bunt*, farbenfroh* | coloré*, multicolore* | colorid*, multicolor | colorid* | colorat*, variopint* | kleurrijk*, bont* | kolorow*, barwn* | färgglad*, färgstark* | farverig*, farvestrålende | ملون* | צבעוני*',
  cosy: 'cosy, cozy, homey, snug, hygge | gemütlich*, heimelig*, behaglich*, kuschelig* | douillet*, cosy, cocooning | acogedora, hogareñ* | aconchegant* | accoglient*, intim* | gezellig*, knus* | przytuln* | mysig*, ombonad* | hyggelig*, hygge | مريح ودافئ | ביתית, נעימה',
  dramatic:
    'dramatic, theatrical, moody, mysterious | dramatisch*, theatralisch*, geheimnisvoll*, mystisch* | dramatique*, théâtral*, mystérieu* | dramátic*, teatral*, misterios* | dramátic*, teatra*, misterios* | drammatic*, teatral*, misterios* | dramatisch*, theatraal*, mysterieus* | dramatyczn*, teatraln*, tajemnicz* | dramatisk*, teatralisk*, mystisk* | dramatisk*, teatralsk*, mystisk* | درامي*, غامض* | דרמטי*, מסתורי*',
  literary:
    'literary, bookish, poetic | literarisch*, poetisch* | littéraire*, poétique* | literari*, poétic* | literári*, poétic* | letterari*, poetic* | literair*, poëtisch* | literack*, poetyck* | litterär*, poetisk* | litterær*, poetisk* | أدبي*, شعري | ספרותי*, פיוטי*',
  feminine:
    'feminine | feminin*, weiblich* | féminin* | femenin* | feminin* | femminil* | vrouwelijk* | kobiec* | feminin* | feminin* | أنثوي* | נשי*',
} satisfies Record<string, InAllLanguages>;

export const moodsIn = lexicon<string>(words);
