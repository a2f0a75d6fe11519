import type { LinesByTrade } from '../lines.ts';

export const homeAndRoad: LinesByTrade = {
  plumber: {
    headlines: ['Wasser, wo es hingehört', 'Lecks, Rohre und neue Bäder'],
    leads: [
      'Ein tropfender Hahn, ein verstopfter Abfluss oder ein ganzes Bad: Beschreiben Sie, was Sie sehen, wir sagen, was zu tun ist.',
      'Schildern Sie das Problem oder schicken Sie ein Foto. Wir sagen Ihnen, wie es weitergeht.',
    ],
    asks: ['Tropft es irgendwo?', 'Ein neues Bad in Planung?'],
  },
  heating: {
    headlines: ['Im Winter warm, im Sommer kühl', 'Heizen ohne Kopfzerbrechen'],
    leads: [
      'Kessel, Wärmepumpe und Wartung: Erzählen Sie uns von Ihrem Haus und womit es heute geheizt wird.',
      'Ist es schon kalt, rufen Sie an. Ist es noch warm, lässt sich jetzt gut planen.',
    ],
    asks: ['Bleibt die Heizung kalt?', 'Ist die Wartung fällig?'],
  },
  electrician: {
    headlines: ['Strom, wo er gebraucht wird', 'Leitungen, Steckdosen und Licht'],
    leads: [
      'Neue Steckdosen, Sicherungskästen, Ladestationen und Fehler, die niemand findet: Erzählen Sie, was los ist.',
      'Von der Lampe bis zum ganzen Haus: Beschreiben Sie die Arbeit, wir sagen, was es braucht.',
    ],
    asks: ['Wo fehlt der Strom?', 'Ist das Licht aus?'],
  },
  solar: {
    headlines: ['Strom vom eigenen Dach', 'Die Sonne arbeiten lassen'],
    leads: [
      'Module, Speicher und ein Plan für Ihr Dach: Sagen Sie uns, wohin es zeigt und was Sie verbrauchen.',
      'Vom ersten Blick aufs Dach bis zum eingespeisten Strom: Wir planen, montieren und warten die Anlage.',
    ],
    asks: ['Was gibt Ihr Dach her?', 'Sollen wir Ihr Dach ansehen?'],
  },
  carpenter: {
    headlines: ['Aus Holz, nach Maß', 'Holz für Ihre Räume'],
    leads: [
      'Regale, Treppen, Türen und Tische: Bringen Sie die Maße mit, oder wir nehmen sie selbst.',
      'Erzählen Sie von der Ecke, in die nichts hineinpasst. Dort fangen wir an.',
    ],
    asks: ['Was dürfen wir bauen?', 'Noch eine Ecke frei?'],
  },
  painter: {
    headlines: ['Neue Farbe an die Wand', 'Räume und Fassaden, frisch gestrichen'],
    leads: [
      'Ein Zimmer, das Treppenhaus oder die ganze Fassade: Wir decken ab, spachteln, streichen und räumen wieder auf.',
      'Farbton aussuchen oder Muster zeigen lassen. Dann vereinbaren wir einen Tag.',
    ],
    asks: ['Welche Wand zuerst?', 'Zeit für neue Farbe?'],
  },
  roofer: {
    headlines: ['Trocken unterm Dach', 'Vom First bis zur Rinne'],
    leads: [
      'Lose Ziegel, undichte Stellen und neue Dächer: Wir steigen hinauf, machen Fotos und sagen, was nötig ist.',
      'Sagen Sie uns, was Sie von unten sehen. Wir schauen von oben.',
    ],
    asks: ['Regnet es herein?', 'Sollen wir das Dach prüfen?'],
  },
  builder: {
    headlines: ['Bauen nach Plan', 'Vom ersten Strich zum Schlüssel'],
    leads: [
      'Neubau, Anbau oder Umbau: Bringen Sie Pläne mit oder nur einen Wunsch, und wir sprechen über das Machbare.',
      'Was wann kommt, wer es macht und was es braucht, klären wir vor dem ersten Stein.',
    ],
    asks: ['Was möchten Sie bauen?', 'Gibt es schon Pläne?'],
  },
  locksmith: {
    headlines: ['Tür zu, Schlüssel drin?', 'Schlüssel, Schlösser und offene Türen'],
    leads: [
      'Zugefallene Türen, verlorene Schlüssel, alte Schlösser: Rufen Sie an und sagen Sie, wo Sie sind.',
      'Wir öffnen Türen, reparieren und montieren Schlösser und erklären, was eine Tür sicher macht.',
    ],
    asks: ['Stehen Sie vor verschlossener Tür?', 'Schlüssel verloren?'],
  },
  cleaning: {
    headlines: ['Heimkommen, und es ist sauber', 'Saubere Räume, Zeit für anderes'],
    leads: [
      'Wohnung, Büro, Fenster oder Auszug: Nennen Sie uns Räume und Rhythmus, und wir machen ein Angebot.',
      'Einmal, jede Woche oder vor der Wohnungsübergabe: Suchen Sie aus, was wann gemacht werden soll.',
    ],
    asks: ['Was soll sauber werden?', 'Welcher Tag passt Ihnen?'],
  },
  handyman: {
    headlines: ['Kleine Reparaturen, endlich erledigt', 'Was im Haus klemmt und wackelt'],
    leads: [
      'Lose Regale, klemmende Türen, Möbel im Karton: Schreiben Sie die Liste, wir arbeiten sie ab.',
      'Sagen Sie uns, was kaputt ist, wackelt oder fehlt. Auch kleine Arbeiten sind willkommen.',
    ],
    asks: ['Was steht auf Ihrer Liste?', 'Ist etwas kaputt?'],
  },
  gardener: {
    headlines: ['Ein Garten zum Sitzenbleiben', 'Grün zu jeder Jahreszeit'],
    leads: [
      'Planen, pflanzen, Hecken schneiden, Rasen mähen: Zeigen Sie uns Ihren Garten, wir sagen, was dort gedeiht.',
      'Wie nutzen Sie Ihren Garten, und wie viel Arbeit soll er machen? Danach planen wir.',
    ],
    asks: ['Wie sieht Ihr Garten aus?', 'Ist die Hecke zu hoch?'],
  },
  farm: {
    headlines: ['Direkt vom Feld', 'Was der Hof hergibt'],
    leads: [
      'Sehen Sie, was gerade wächst, was schon reif ist und wo es das zu kaufen gibt.',
      'Was wir anbauen und halten, wechselt mit der Jahreszeit. Kommen Sie vorbei und schauen Sie.',
    ],
    asks: ['Kommen Sie auf den Hof?', 'Was gibt es gerade?'],
  },
  vineyard: {
    headlines: ['Von unseren Reben ins Glas', 'Wein, wo er wächst'],
    leads: [
      'Zwischen den Reihen spazieren, die Weine verkosten und ein paar Flaschen mit nach Hause nehmen.',
      'Jeder Jahrgang schmeckt nach seinem Wetter. Finden Sie heraus, welcher Ihnen liegt.',
    ],
    asks: ['Lust auf eine Verkostung?', 'Eine Kiste für den Keller?'],
  },
  riding: {
    headlines: ['Aufsitzen, bitte', 'Zeit mit Pferden'],
    leads: [
      'Unterricht, Ausritte und Pflege: Erzählen Sie, wie viel Sie geritten sind, und wir finden das passende Pferd.',
      'Anfangen an der Longe, später hinaus ins Gelände. Kommen Sie vorbei und lernen Sie die Pferde kennen.',
    ],
    asks: ['Zum ersten Mal aufs Pferd?', 'Möchten Sie die Pferde kennenlernen?'],
  },
  guide: {
    headlines: ['Kommen Sie mit', 'Sehen, woran man sonst vorbeigeht'],
    leads: [
      'Tour aussuchen, gute Schuhe anziehen und sich zeigen lassen, was allein leicht zu übersehen ist.',
      'Kurze Wege und lange Tage: Schauen Sie nach den Terminen und sichern Sie sich einen Platz.',
    ],
    asks: ['Welche Tour darf es sein?', 'Kommen Sie als Gruppe?'],
  },
  moving: {
    headlines: ['Wir tragen, Sie ziehen ein', 'Von Tür zu Tür'],
    leads: [
      'Wohnung, Büro oder nur ein Klavier: Sagen Sie uns, von wo nach wo, in welchen Stock und wann.',
      'Packen, tragen, fahren, lagern: Sie entscheiden, was Sie selbst machen.',
    ],
    asks: ['Wann ziehen Sie um?', 'Von wo nach wo?'],
  },
  garage: {
    headlines: ['Zurück auf die Straße', 'Ein Blick unter die Haube'],
    leads: [
      'Inspektion, Reifen, Bremsen und seltsame Geräusche: Wir sehen nach, sagen, was nötig ist, und fragen, bevor wir anfangen.',
      'Beschreiben Sie, was Sie hören, sehen oder riechen. Wir finden heraus, woher es kommt.',
    ],
    asks: ['Was klappert da?', 'Ist die Inspektion fällig?'],
  },
  'bike-shop': {
    headlines: ['Wieder ins Rollen kommen', 'Räder, die passen'],
    leads: [
      'Neue Räder, gebrauchte und Reparaturen: Kommen Sie zur Probefahrt oder bringen Sie Ihres vorbei.',
      'Platter Reifen, springende Gänge oder das erste Kinderrad: Wir sehen es uns an.',
    ],
    asks: ['Was fehlt Ihrem Rad?', 'Lust auf eine Probefahrt?'],
  },
  taxi: {
    headlines: ['Wohin soll es gehen?', 'Einsteigen, wir fahren'],
    leads: [
      'Bahnhof, Flughafen, Termin oder nachts nach Hause: Rufen Sie an oder bestellen Sie vor.',
      'Sagen Sie uns, wo Sie stehen, wohin Sie möchten und wie viel Gepäck mitfährt.',
    ],
    asks: ['Brauchen Sie einen Wagen?', 'Schon für morgen bestellen?'],
  },
};
