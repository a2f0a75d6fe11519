import type { LinesByTrade } from '../lines.ts';

export const food: LinesByTrade = {
  bakery: {
    headlines: ['Brot für jeden Tag', 'Frisch aus dem Ofen'],
    leads: [
      'Brot für den Tisch, Süßes für unterwegs: hereinkommen, schauen und der Nase folgen.',
      'Aus Mehl, Wasser, Salz und Zeit wird Brot. Für den Heimweg gibt es etwas Süßes dazu.',
    ],
    asks: ['Was dürfen wir zurücklegen?', 'Brot für eine größere Runde?'],
  },
  'cake-maker': {
    headlines: ['Die Torte zum Fest', 'Torten auf Bestellung'],
    leads: [
      'Geburtstag, Hochzeit oder einfach so: Nennen Sie uns Tag und Gäste, dann planen wir die Torte gemeinsam.',
      'Für wen soll sie sein, wonach soll sie schmecken? Alles Weitere ist Butter, Zucker und Geduld.',
    ],
    asks: ['Was gibt es zu feiern?', 'Wie soll Ihre Torte aussehen?'],
  },
  butcher: {
    headlines: ['Fleisch, nach Wunsch geschnitten', 'Vom Hackblock in die Pfanne'],
    leads: [
      'Braten, Koteletts und Wurst von der Theke, dazu ein Wort über Hitze und Garzeit.',
      'Was kommt auf den Tisch, und für wie viele? Wir schneiden, binden und packen ein.',
    ],
    asks: ['Was wird gekocht?', 'Fürs Wochenende vorbestellen?'],
  },
  cheesemonger: {
    headlines: ['Käse, frisch vom Laib', 'Erst probieren, dann wählen'],
    leads: [
      'Hartkäse, Weichkäse, Blauschimmel, Frischkäse: Probieren Sie an der Theke und nehmen Sie mit, was Ihnen schmeckt.',
      'Ein Stück fürs Abendbrot oder eine Platte für viele Gäste: Was zusammenpasst, suchen wir gemeinsam aus.',
    ],
    asks: ['Eine Käseplatte geplant?', 'Was ist gerade reif?'],
  },
  greengrocer: {
    headlines: ['Obst und Gemüse der Saison', 'Was gerade reif ist'],
    leads: [
      'Was reif ist, liegt vorn. Füllen Sie den Korb oder fragen Sie, was sich daraus kochen lässt.',
      'Wurzeln, Blätter, Beeren, Kräuter: Suchen Sie selbst aus, was in die Tüte kommt.',
    ],
    asks: ['Was ist heute reif?', 'Was soll in den Korb?'],
  },
  chocolatier: {
    headlines: ['Schokolade, Stück für Stück', 'Etwas Süßes zum Verschenken'],
    leads: [
      'Tafeln, Trüffel und Schachteln zum Selberfüllen, als Geschenk oder für den Heimweg.',
      'Dunkel, hell oder weiß, pur oder gefüllt: Sie wählen, wir packen ein.',
    ],
    asks: ['Wen möchten Sie beschenken?', 'Eine Schachtel für jemanden?'],
  },
  'ice-cream': {
    headlines: ['Eine Kugel geht noch', 'Waffel oder Becher?'],
    leads: [
      'Milcheis, Sorbet und etwas obendrauf: Sorten aussuchen und einen Platz in der Sonne finden.',
      'Eine Sorte, die man kennt, und eine, die neu ist. In der Waffel, im Becher oder für zu Hause.',
    ],
    asks: ['Welche Sorten gibt es heute?', 'Eis für ein Fest?'],
  },
  roastery: {
    headlines: ['Kaffee, hier geröstet', 'Bohnen für Ihre Art Kaffee'],
    leads: [
      'Filter, Siebträger oder Herdkännchen: Erzählen Sie, wie Sie brühen, und wir mahlen passend dazu.',
      'Riechen, probieren, vergleichen und die Bohnen mitnehmen, die schmecken. Ganz oder gemahlen.',
    ],
    asks: ['Wie trinken Sie Ihren Kaffee?', 'Kaffee für Ihren Betrieb?'],
  },
  brewery: {
    headlines: ['Bier, hier gebraut', 'Vom Sudkessel ins Glas'],
    leads: [
      'Hell, dunkel, herb oder sauer: Probieren Sie, was gerade läuft, und nehmen Sie mit, was schmeckt.',
      'Malz, Hopfen, Hefe und Geduld. Erfahren Sie, was im Tank reift und wo es ausgeschenkt wird.',
    ],
    asks: ['Was kommt gerade aus dem Hahn?', 'Bier für Ihr Fest?'],
  },
  'wine-shop': {
    headlines: ['Die passende Flasche für heute', 'Wein ohne viel Gerede'],
    leads: [
      'Was gibt es zu essen, und was darf der Wein kosten? Wir suchen die Flasche, die dazu passt.',
      'Rot, weiß, prickelnd oder überraschend: in Ruhe probieren, fragen und aussuchen.',
    ],
    asks: ['Was gibt es zum Abendessen?', 'Eine Weinprobe in Planung?'],
  },
  restaurant: {
    headlines: ['Ein Tisch für Sie', 'Setzen Sie sich zu uns'],
    leads: [
      'Sehen Sie sich die Karte an, suchen Sie einen Abend aus und bringen Sie mit, wen Sie mögen.',
      'Vorspeisen zum Teilen, Teller nur für einen selbst und dazwischen Zeit zum Reden.',
    ],
    asks: ['Sollen wir einen Tisch freihalten?', 'Kommen Sie in größerer Runde?'],
  },
  pizzeria: {
    headlines: ['Pizza aus dem heißen Ofen', 'Teig, Tomate, Käse, Feuer'],
    leads: [
      'Gleich hier, solange sie heiß ist, oder im Karton nach Hause: Klassiker und eigene Ideen stehen auf der Karte.',
      'Pizza aussuchen und sagen, was drauf soll und was nicht. Den Rest macht der Ofen.',
    ],
    asks: ['Welche darf es sein?', 'Für später bestellen?'],
  },
  cafe: {
    headlines: ['Erst einmal Kaffee', 'Hinsetzen und Kaffee trinken'],
    leads: [
      'Frühstück, Kuchen und etwas Warmes in der Hand: allein mit einem Buch oder mit dem ganzen Freundeskreis.',
      'Ein Kaffee auf die Hand oder ein langes Frühstück am Fenster: Wie viel Zeit Sie haben, entscheiden Sie.',
    ],
    asks: ['Sehen wir uns zum Kaffee?', 'Kommen Sie zu mehreren?'],
  },
  bar: {
    headlines: ['Hier fängt der Abend an', 'Was möchten Sie trinken?'],
    leads: [
      'Klassiker, eigene Drinks und einiges ohne Alkohol: Setzen Sie sich an die Bar und sagen Sie, wonach Ihnen ist.',
      'Ein Glas nach der Arbeit oder die ganze Nacht: Schauen Sie in die Karte und bringen Sie Gesellschaft mit.',
    ],
    asks: ['Ein Tisch für heute Abend?', 'Ihre Feier bei uns?'],
  },
  'food-truck': {
    headlines: ['Die Küche kommt angerollt', 'Heiß serviert, wo Sie gerade sind'],
    leads: [
      'Sehen Sie, was es gibt und wo wir als Nächstes stehen, oder holen Sie uns zu sich.',
      'Heißes auf die Hand für Mittagspausen, Festivals und Höfe voller Gäste.',
    ],
    asks: ['Sollen wir zu Ihnen kommen?', 'Den Wagen buchen?'],
  },
  catering: {
    headlines: ['Sie laden ein, wir kochen', 'Essen für Ihre Gäste'],
    leads: [
      'Von ein paar Platten für die Besprechung bis zum Hochzeitsessen: Nennen Sie uns Tag, Ort und Zahl der Gäste.',
      'Wir planen das Menü mit Ihnen, bringen es, tragen auf und räumen wieder ab.',
    ],
    asks: ['Wie viele Gäste kommen?', 'Was haben Sie vor?'],
  },
};
