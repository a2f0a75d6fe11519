import { lexicon } from './lexicon.ts';

/**
 * Things that colours are called after, with what people mean by them, in the order of `languages`. Beside a hue they are a
 * colour ("verde musgo", "zeegroen"), alone only where colours are spoken of.
 */
export const thingsIn = lexicon<string>({
  '#0b4d2c':
    'bottle | flaschen, flasche | bouteille, sapin | botella | garrafa | bottiglia | flessen, fles | butelkowej, butelkowa, butelkowy | flask | flaske | زجاجي | בקבוק',
  '#22543d':
    'forest | wald, tannen, tanne | forêt | bosque | floresta | bosco, foresta | bos, dennen | leśny, leśna, leśnej | skogs, gran | skov, gran | غابي | יער',
  '#5f6f3e': 'moss, mossy | moos | mousse | musgo | musgo | muschio | mos | mech, mchu | moss | mos | طحلبي | טחב',
  '#2e8b7a': 'sea | meer, see | mer, océan | mar | mar | mare | zee | morska, morski | havs, sjö | hav | بحري | ים',
  '#4c9a2a':
    'grass | gras, apfel | pomme, prairie | hierba, manzana | relva, maçã | erba, mela | gras, appel | trawiasty, trawiasta | gräs, äpple | græs, æble | عشبي | דשא',
  '#8ec5ea': 'sky | himmel | ciel | cielo | céu | cielo | hemel | niebo | himmels | himmel | سماء | שמיים',
  '#0f4c5c':
    '- | petrol | pétrole, canard | petróleo | petróleo | petrolio | petrol | petrol | petrol, petroleum | petroleum, petrol | بترولي | פטרול',
  '#1b2a5c':
    'ink | tinten, tinte | encre | tinta | tinta | inchiostro | inkt | atrament, atramentowy | bläck | blæk | حبري | דיו',
  '#14284b':
    '- | nacht, mitternachts | nuit, minuit | noche, medianoche | noite, meia-noite | notte | nacht | nocny, noc | natt, midnatts | nat, midnats | ليلي | לילה',
  '#6d1a2d': '- | wein | vin | vino | vinho, vinhoso | vino | wijn | wino, winny | vin | vin | نبيذي | יין',
  '#8a0f1a': '- | blut | sang | sangre | sangue | sangue | bloed | krew, krwisty | blod | blod | دموي | דם',
  '#a5432f':
    'brick | ziegel, backstein | brique | ladrillo | tijolo | mattone | baksteen | ceglany, cegła | tegel | tegl, mursten | قرميدي | לבנים',
  '#a5643b':
    'clay | ton, lehm | argile | barro, arcilla | barro, argila | argilla, creta | klei | gliniany, glina | ler | ler | طيني | חימר',
  '#a4451f': '- | rost | rouille | óxido | ferrugem | ruggine | roest | rdzawy, rdza | rost | rust | صدأ | חלודה',
  '#d99a1c':
    'honey, amber | honig, bernstein | miel, ambre | miel, ámbar | mel, âmbar | miele, ambra | honing, amber | miodowy, miodowa, miodu, bursztynowy | honungs, honung, bärnstens | honning, rav | عسلي | דבש',
  '#c9971c':
    '- | senf | moutarde | mostaza | mostarda | senape | mosterd | musztardowy | senaps | sennep | خردل | חרדל',
  '#f2dd3f':
    'lemon | zitronen | citron | limón | limão | limone | citroen | cytrynowy, cytrynowa | citron | citron | ليموني | לימון',
  '#f0c419': '- | sonnen, post | soleil | sol | sol | sole | zonne | słoneczny | sol | sol | شمسي | שמש',
  '#e3cf8f': '- | stroh | paille | paja | palha | paglia | stro | słomkowy | halm | strå | قش | קש',
  '#dcc7a1': '- | sand | sable | arena | areia | sabbia | zand | piaskowy | sand | sand | رمل | חול',
  '#a39b8b': '- | stein, kiesel | pierre | piedra | pedra | pietra | steen | kamienny | sten | sten | حجري | אבן',
  '#8d9399':
    '- | rauch, schiefer | fumée, ardoise | humo, pizarra | fumo, ardósia | fumo, ardesia | rook, lei | dymny | rök, skiffer | røg, skifer | دخاني | עשן',
  '#d7ecf3': '- | eis | glace | hielo | gelo | ghiaccio | ijs | lodowy | is | is | جليدي | קרח',
  '#6e2f5a':
    'plum, aubergine | pflaumen, pflaume, aubergine | prune, aubergine | ciruela, berenjena | ameixa, beringela, berinjela | prugna, melanzana | pruimen, pruim, aubergine | śliwkowy, śliwka, śliwkowa | plommon | blomme | برقوقي | שזיף, חציל',
  '#5a3d2b':
    '- | kaffee, nuss | café, noix | café, nuez | café, noz | caffè, noce | koffie, noten | kawowy, orzechowy | kaffe, nöt | kaffe, nødde | قهوة | קפה',
  '#4a2c1d':
    '- | schoko, schokoladen | chocolat | chocolate | chocolate | cioccolato | chocolade | czekoladowy | choklad | chokolade | شوكولا | שוקולד',
  '#b08d57':
    'brass | messing | laiton | latón | latão | ottone | messing | mosiądz, mosiężny | mässing, mässings | messing | نحاس أصفر | פליז',
  '#b06a3b':
    'copper | kupfer | cuivre | cobre | cobre | rame | koper | miedź, miedziany | koppar | kobber | نحاسي | נחושת',
  '#8c6a3f':
    'bronze | bronze | bronze | bronce | bronze | bronzo | brons | brąz, brązowy | brons | bronze | برونزي | ברונזה',
  '#4682b4': '- | stahl | acier | acero | aço | acciaio | staal | stalowy, stalowa | stål | stål | فولاذي | פלדה',
  '#e5a50a':
    'saffron | safran | safran | azafrán | açafrão | zafferano | saffraan | szafranowy, szafran | saffran | safran | زعفران | זעפרן',
  '#8b5a2b': '- | holz | bois | madera | madeira | legno | hout | drewna, drewniany | trä | træ | خشبي | עץ',
  '#e0a30f':
    'turmeric, haldi | kurkuma | curcuma | cúrcuma | cúrcuma, curcuma | curcuma | kurkuma | kurkuma | gurkmeja | gurkemeje | كركم | כורכום',
  '#f0937c': 'salmon | lachs | saumon | salmón | salmão | salmone | zalm | łososiowy | lax | laks | سلموني | סלמון',
});
