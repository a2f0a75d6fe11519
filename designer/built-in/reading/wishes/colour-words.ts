import { lexicon, type InAllLanguages } from './lexicon.ts';

/** Everyday colours with what people mean by them, in the order of `languages`. */
const table = {
  '#141414':
    'black, jet black | schwarz* | noir, noire, noirs, noires | negro, negra, negros, negras | preto, preta, pretos, pretas | nero, nera, neri, nere | zwart, zwarte | czarn*, czerni, czerń | svart, svarta | sort, sorte | أسود, سوداء, اسود | שחור*',
  '#ffffff':
    'white, pure white | weiß, weiße, weißen, weißer, weißes, weißem, weiss, weisse, weissen | blanc, blanche, blancs, blanches | blanco, blanca, blancos, blancas | branco, branca, brancos, brancas | bianco, bianca, bianchi, bianche | wit, witte | biał*, biel, bieli | vit, vita, vitt | hvid, hvide, hvidt | أبيض, بيضاء, ابيض | לבן, לבנה, לבנים',
  '#db1d26':
    'red | rot, rote, roten, roter, rotes, rotem | rouge, rouges | rojo, roja, rojos, rojas | vermelho, vermelha, vermelhos, vermelhas | rosso, rossa, rossi, rosse | rood, rode | czerwon*, czerwień | röd, röda, rött | rød, røde, rødt | أحمر, حمراء, احمر | אדום, אדומה, אדומים',
  '#003ed1':
    'blue | blau, blaue, blauen, blauer, blaues, blauem | bleu, bleue, bleus, bleues | azul, azules | azul, azuis | blu | blauw, blauwe | niebiesk*, błękit* | blå, blåa, blått | blå, blåt | أزرق, زرقاء, ازرق | כחול*',
  '#2d7a3e':
    'green | grün, grüne, grünen, grüner, grünes, grünem | vert, verte, verts, vertes | verde, verdes | verde, verdes | verde, verdi | groen, groene | zielon*, zieleń, zieleni | grön, gröna, grönt | grøn, grønne, grønt | أخضر, خضراء, اخضر | ירוק*',
  '#f7dc13':
    'yellow | gelb, gelbe, gelben, gelber, gelbes, gelbem | jaune, jaunes | amarillo, amarilla, amarillos, amarillas | amarelo, amarela, amarelos, amarelas | giallo, gialla, gialli, gialle | geel, gele | żółt*, żółć | gul, gula, gult | gul, gule, gult | أصفر, صفراء, اصفر | צהוב*',
  '#f38d23':
    'orange | orange, orangen, orangener, orangefarben* | orange, oranges | naranja, naranjas, anaranjado | laranja, laranjas | arancione, arancioni, arancio | oranje | pomarańczow* | orange, oranga | orange | برتقالي, برتقالية | כתום, כתומה',
  '#7b4a2b':
    'brown | braun, braune, braunen, brauner, braunes, braunem | brun, brune, bruns, marron | marrón, marrones, castaño | castanho, castanha, marrom | marrone, marroni | bruin, bruine | brązow*, brąz | brun, bruna, brunt | brun, brune, brunt | بني, بنية | חום, חומה',
  '#7d8084':
    'grey, gray | grau, graue, grauen, grauer, graues, grauem | gris, grise, grises | gris, grises | cinzento, cinzenta, cinza | grigio, grigia, grigi, grigie | grijs, grijze | szar*, szarość | grå, gråa, grått | grå, gråt | رمادي, رمادية | אפור, אפורה',
  '#efb9c1':
    'pink, rosé | rosa, rosane, pink, zartrosa | rose, roses | rosa, rosas | rosa, cor-de-rosa, cor de rosa | rosa | roze | różow*, róż | rosa | lyserød, lyserøde, pink | وردي, وردية, زهري | ורוד, ורודה',
  '#6d3a8c':
    'purple | lila, violett, violette, violetten, purpur | violet, violette, violets, pourpre | morado, morada, violeta, púrpura | roxo, roxa, púrpura, violeta | viola, porpora | paars, paarse | fioletow*, fiolet, purpur* | lila, violett, purpur | lilla, violet, purpur | بنفسجي, بنفسجية, أرجواني | סגול*',
  '#c98f97':
    'dusty pink, dusty rose, old rose | altrosa* | vieux rose | rosa viejo, rosa palo | rosa velho | rosa antico | oudroze | brudny róż, brudnego różu | gammelrosa | gammelrosa | - | -',
  '#e4007c': 'mexican pink | - | rose mexicain | rosa mexicano | rosa mexicano | - | - | - | - | - | - | -',
  '#7f1210': 'barn red, falu red | - | - | - | - | - | - | - | faluröd, faluröda, falurött | - | - | -',
  '#2cbdb3':
    'turquoise | türkis* | turquoise | turquesa | turquesa | turchese, turchesi | turquoise | turkus* | turkos, turkosa | turkis | تركواز, تركوازي | טורקיז',
  '#056f76':
    'teal | petrol*, blaugrün | bleu canard, canard | verde azulado | verde-azulado | ottanio, verde petrolio, petrolio | petrol, blauwgroen | morsk*, petrol | petrol, blågrön | petrol, blågrøn | أزرق مخضر | ירוק כחלחל, טיל',
  '#0f4c5c':
    'petrol blue | petrolblau* | bleu pétrole, pétrole | azul petróleo, petróleo | azul petróleo, petróleo | blu petrolio | petrolblauw | - | petrolblå | petrolblå | - | -',
  '#031e65':
    'navy, navy blue | marineblau*, nachtblau*, dunkelblau* | bleu marine, marine, bleu nuit | azul marino, marino | azul-marinho, azul marinho | blu marino, blu notte, blu navy | marineblauw, marine | granat*, granatow* | marinblå, mörkblå | marineblå, mørkeblå | كحلي, أزرق داكن | כחול כהה, כחול נייבי, נייבי',
  '#fbf4e4':
    'cream, creamy white | creme*, cremeweiß, cremefarben* | crème, écru, ivoire | crema, marfil | creme, marfim | crema, panna, avorio | crème, ivoor | kremow*, krem, kości słoniowej | creme, krämvit, gräddvit | creme, flødehvid | كريمي, عاجي | קרם, שמנת',
  '#faf8f2':
    "off white, off-white, eggshell, warm white | wollweiß*, naturweiß*, eierschale, gebrochenes weiß, gebrochenem weiß | blanc cassé, coquille d'œuf | blanco roto, hueso | branco sujo, off-white | bianco sporco, bianco panna | gebroken wit, eierschaal | złamana biel, złamanej bieli | bruten vit, benvit | råhvid, knækket hvid | أبيض مائل | שמנת בהיר, אוף ווייט",
  '#e5d7bb':
    "beige, sand | beige*, sand, sandfarben* | beige, sable | beige, arena | bege, areia | beige, sabbia | beige, zand | beżow*, beż, piaskow* | beige, sand | beige, sand | بيج, رملي | בז', חול",
  '#dcb524':
    'gold, golden | gold, goldene, goldenen, golden | or, doré, dorée, dorés, dorées | dorado, dorada, oro | dourado, dourada, ouro | oro, dorato, dorata | goud, gouden | złoto, złota barwa, złoci* | guld, gyllene | guld, gylden | ذهبي, ذهبية | זהב, זהוב',
  '#b9bec4':
    'silver | silber, silbern* | argent, argenté | plateado, plata | prateado, prata | argento, argentato | zilver, zilveren | srebrn* | silver | sølv | فضي, فضية | כסף, כסוף',
  '#7d1624':
    'burgundy, bordeaux, wine red, maroon | bordeaux*, weinrot*, burgunder* | bordeaux, bourgogne, lie de vin | burdeos, granate, bordó | bordô, bordeaux | bordeaux, bordò, vinaccia | bordeaux, wijnrood, wijnrode | bordow*, bordo, burgund* | vinröd, vinröda, bordeaux | bordeaux, vinrød, vinrøde | عنابي, خمري | בורדו, יין',
  '#c9674b':
    'terracotta, terra cotta | terrakotta*, terracotta* | terre cuite, terracotta | terracota | terracota | terracotta, cotto | terracotta | terakot*, ceglast* | terrakotta | terrakotta, terracotta | تيراكوتا, طوبي | טרקוטה',
  '#c9971c':
    'mustard, mustard yellow | senfgelb*, senffarben*, senf | moutarde, ocre | mostaza, ocre | mostarda, ocre | senape, ocra | mosterdgeel, oker | musztardow*, ochr* | senapsgul, ockra | sennepsgul, okker | خردلي | חרדל',
  '#95a683':
    'sage, sage green | salbei*, salbeigrün* | vert sauge, sauge | verde salvia, salvia | verde sálvia, sálvia | verde salvia, salvia | saliegroen, salie | szałwiow*, szałwi* | salviagrön, salvia | salviegrøn, salvie | أخضر مريمي, ميرمية | ירוק מרווה, מרווה',
  '#6f7331':
    'olive, olive green | oliv, olivgrün* | vert olive, olive | verde oliva, oliva | verde-azeitona, verde oliva | verde oliva, oliva | olijfgroen, olijf | oliwkow* | olivgrön, oliv | olivengrøn, oliven | زيتي, زيتوني | ירוק זית, זית',
  '#185628':
    'forest green, bottle green, racing green | tannengrün*, waldgrün*, flaschengrün* | vert sapin, vert forêt, vert bouteille | verde bosque, verde botella | verde-floresta, verde floresta, verde-garrafa | verde bosco, verde bottiglia, verde foresta | bosgroen, flessengroen | butelkow*, leśn* | skogsgrön, flaskgrön | skovgrøn, flaskegrøn | أخضر غامق, أخضر داكن | ירוק יער, ירוק בקבוק',
  '#bfe5d0':
    'mint, mint green | mint, mintgrün*, minze | vert menthe, menthe | verde menta, menta | verde-menta, verde menta, menta | verde menta, menta | mintgroen, mint | miętow* | mintgrön, mint | mintgrøn, mynte | نعناعي | מנטה',
  '#a9d0ec':
    'sky blue, baby blue, light blue, ice blue | himmelblau*, hellblau*, eisblau* | bleu ciel, bleu clair, bleu glacier | celeste, azul celeste, azul cielo, azul hielo | azul-celeste, azul céu, azul-claro | celeste, azzurro, azzurra, azzurri | hemelsblauw, lichtblauw, lichtblauwe, ijsblauw, ijsblauwe | błękitn*, jasnoniebiesk* | himmelsblå, ljusblå, isblå, isblått | himmelblå, lyseblå, isblå, isblåt | سماوي, أزرق فاتح | תכלת',
  '#ff7f50':
    'coral | koralle, korallenrot, korall* | corail | coral | coral | corallo | koraal, koraalrood | koralow* | korall | koral | مرجاني | קורל, אלמוג',
  '#f9c6a3':
    'peach, apricot | pfirsich*, aprikose* | pêche, abricot | melocotón, albaricoque | pêssego, alperce | pesca, albicocca | perzik, abrikoos | brzoskwiniow*, morelow* | persika, aprikos | fersken, abrikos | خوخي, مشمشي | אפרסק',
  '#c0a5cf':
    'lilac, lavender | flieder*, lavendel* | lilas, lavande, mauve | lila, lavanda, malva | lilás, lavanda | lilla, lavanda | lila, lavendel | liliow*, lawendow* | syren, lavendel | lavendel, syren | ليلكي, لافندر | לילך, לבנדר',
  '#33383d':
    'charcoal, anthracite | anthrazit* | anthracite, gris anthracite | antracita, carbón | antracite | antracite | antraciet | antracytow*, grafitow* | antracit, kolgrå | antracit, koksgrå | فحمي | אנתרציט, פחם',
  '#a4451f':
    'rust, rusty red, burnt orange | rostrot*, rostfarben* | rouille | óxido, teja | ferrugem | ruggine | roest, roestbruin | rdzaw* | roströd, rost | rustrød, rust | صدئي | חלודה',
} satisfies Record<string, InAllLanguages>;

/** The same in languages that are read in part: Russian, Ukrainian, Czech, Croatian, Finnish, Turkish, Hungarian, Romanian, Greek, Japanese, Chinese, Korean. */
const elsewhere: Partial<Record<string, string>> = {
  '#141414':
    'чёрн*, черн*, чорн*, crn*, musta, mustan, mustaa, mustalla, siyah*, fekete*, negru, neagr*, μαύρ*, 黒, 黒色, 黑色, 검은*, 검정*',
  '#ffffff': 'бел*, біл*, bíl*, bijel*, valkoi*, valkea*, beyaz*, fehér*, λευκ*, άσπρ*, 白, 白色, 흰색, 하얀*',
  '#db1d26':
    'красн*, червон*, червен*, červen*, crven*, punai*, kırmızı*, piros*, vörös*, roșu, roșie, κόκκιν*, 赤, 赤色, 红色, 紅色, 빨간*, 빨강*',
  '#003ed1':
    'син*, modr*, plava, plavo, plave, plavi, plavu, sininen, sinistä, sinisen, sinisellä, mavi*, kék*, albastr*, μπλε, 青, 青色, 蓝色, 파란*, 파랑*',
  '#2d7a3e': 'зелён*, зелен*, zelen*, vihre*, yeşil*, zöld*, πράσιν*, 緑, 緑色, 绿色, 초록*, 녹색',
  '#f7dc13': 'жёлт*, желт*, жовт*, žlut*, žut*, keltai*, sarı*, sárga*, galben*, κίτριν*, 黄, 黄色, 노란*, 노랑*',
  '#f38d23':
    'оранжев*, помаранчев*, oranžov*, narančast*, oranssi*, turuncu*, narancs*, portocaliu*, πορτοκαλί, 橙色, 主黄色, 주황*',
  '#7b4a2b': 'коричнев*, hněd*, smeđ*, ruskea*, kahverengi*, barna, barnás, maro, καφέ, 茶色, 棕色, 褐色, 갈색',
  '#7d8084': 'сер*, сір*, šed*, siva, sivo, sive, sivi, harmaa*, gri, szürke*, γκρι, 灰色, 鼠色, 회색',
  '#efb9c1':
    'розов*, рожев*, růžov*, ružičast*, vaaleanpunai*, pembe*, rózsaszín*, ροζ, 桃色, ピンク, 粉色, 分紅色, 분홍*',
  '#6d3a8c': 'фиолетов*, фіолетов*, fialov*, ljubičast*, violetti*, lila*, μωβ, 紫, 紫色, 보라*',
  '#2cbdb3': 'бирюзов*, бірюзов*, tyrkysov*, tirkizn*, turkoosi*, turkuaz*, türkiz*, turcoaz*, τιρκουάζ, 水色',
  '#031e65':
    'тёмно-син*, темно-син*, tmavě modr*, tamnoplava, plavo, plave, plavi, plavu, tummansininen, sinistä, sinisen, sinisellä, lacivert*, sötétkék*, 紺, 紺色, 藏青色, 深蓝色',
  '#fbf4e4': 'кремов*, krémov*, kerma*, krem, krémszín*, 生成り, 米色, 크림색',
  '#dcb524': 'золот*, zlat*, kulta*, kulla*, altın*, arany, auriu*, χρυσ*, 金色, 금색',
  '#7d1624': 'бордов*, vínov*, viininpunai*, bordo, 酒红色, 臙脂色, 와인색',
  '#bfe5d0': 'мятн*, mátov*, mintun*, mentazöld*, 薄荷色',
  '#c9674b': 'терракотов*, теракотов*, terakotov*, terrakotta*',
  '#185628': 'tummanvihre*, sötétzöld*, 墨绿色, 深绿色, 深緑色',
  '#95a683': '灰绿色',
  '#33383d': '墨色, 炭色',
};

/** The colours that every other one is a kind of. */
export const hues: readonly string[] = Object.keys(table).slice(0, 11);

/** Everyday colours in a text, as the owner's language says them: what they mean is their key. */
export const everydayColoursIn = lexicon<string>(table, elsewhere);

/** Words that make a colour lighter, darker, and so on; some languages write them onto it: "hellgrün". */
export const shadesIn = lexicon(
  {
    old: 'antique, old | alt | ancien, ancienne | antiguo, antigua, viejo | antigo, antiga, velho | antico, antica | oud, oude | stary, antyczn* | antik | antik | عتيق, قديم | עתיק, עתיקה',
    light:
      'light, soft, baby | helle*, hell, zart* | clair, claire, clairs, tendre, layette | claro, clara, claros, bebé | claro, clara, claros, bebê, bebé | chiaro, chiara, chiari, baby | licht, lichte | jasn* | ljus, ljusa, ljust | lys, lyse, lyst | فاتح, فاتحة | בהיר, בהירה',
    dark: 'dark | dunkle*, dunkel | foncé, foncée, sombre | oscuro, oscura, oscuros | escuro, escura, escuros | scuro, scura, scuri | donker, donkere | ciemn* | mörk, mörka, mörkt | mørk, mørke, mørkt | داكن, داكنة, غامق, غامقة | כהה',
    pale: 'pale, pastel, dusty, muted, faded, powder, icy | blass*, pastell*, matt*, eisig* | pâle, pâles, pastel, poudré | pálido, pálida, pastel | pálido, pálida, pastel | pallido, pallida, pastello | bleek, bleke, pastel | blad*, pastelow* | blek, bleka, pastell | bleg, blege, pastel | شاحب, باهت | חיוור, פסטל',
    deep: 'deep, rich, midnight | tief*, satt* | profond, profonde, intense | profundo, profunda, intenso | profundo, profunda, intenso | profondo, profonda, intenso | diep, diepe | głębok* | djup, djupa, djupt | dyb, dybe, dybt | عميق | עמוק, עמוקה',
    bright:
      'bright, vivid, neon | leuchtend*, knall*, grell* | vif, vive, éclatant | vivo, viva, brillante | vivo, viva, brilhante | acceso, vivace, brillante | fel, felle, helder | jaskraw* | klar, klara, stark | klar, klare, skarp | زاهي, ساطع | בוהק, זוהר',
  },
  {
    light: 'светл*, светло, світл*, світло, světl*, vaalea*, açık, világos*, svijetl*',
    dark: 'тёмн*, темн*, тёмно, темно, tmav*, tumma*, koyu, sötét*, tamn*',
  },
);
