import type { LinesByTrade } from '../lines.ts';

export const learningAndAdvice: LinesByTrade = {
  'driving-school': {
    headlines: ['Vom ersten Gang zum Führerschein', 'Fahren lernen ohne Hektik'],
    leads: [
      'Theorie, Fahrstunden und Prüfung: Sehen Sie, wie es abläuft und wann der nächste Kurs beginnt.',
      'Nervös oder in Eile: Das Tempo bestimmen wir gemeinsam, vom Parkplatz bis zur Autobahn.',
    ],
    asks: ['Bereit für die erste Fahrstunde?', 'Wann soll es losgehen?'],
  },
  school: {
    headlines: ['Ein Ort zum Lernen', 'Lernen in guter Gesellschaft'],
    leads: [
      'Sehen Sie, was unterrichtet wird, wie ein Tag verläuft und wie die Anmeldung geht.',
      'Für alle, die anfangen, und alle, die weitermachen: Schauen Sie sich um und fragen Sie nach.',
    ],
    asks: ['Möchten Sie dazukommen?', 'Einmal vorbeischauen?'],
  },
  tutor: {
    headlines: ['Wenn der Knoten platzt', 'Lernen im eigenen Tempo'],
    leads: [
      'Nennen Sie Fach, Klasse und die Stelle, an der es hakt. Genau dort fangen wir an.',
      'Vor der Prüfung oder das ganze Schuljahr über: Unterricht, der sich nach einem einzigen Menschen richtet.',
    ],
    asks: ['Wo hakt es?', 'Erst eine Probestunde?'],
  },
  'language-school': {
    headlines: ['Sprechen lernt man beim Sprechen', 'Eine Sprache mehr'],
    leads: [
      'Von den ersten Wörtern bis zum langen Gespräch: Finden Sie Ihre Stufe und einen Kurs, der in die Woche passt.',
      'Für die Reise, den Beruf oder die Liebe: Sagen Sie uns, wozu, und wir finden den Kurs.',
    ],
    asks: ['Welche Sprache soll es sein?', 'Wo steigen Sie ein?'],
  },
  'music-school': {
    headlines: ['Das erste Lied spielen', 'Musik vom ersten Ton an'],
    leads: [
      'Kinder und Erwachsene, erste Töne und schwere Stücke: Instrument aussuchen und eine Stunde ausprobieren.',
      'Erzählen Sie uns, was Sie gern hören. Damit fangen wir an.',
    ],
    asks: ['Welches Instrument soll es sein?', 'Lust auf eine Probestunde?'],
  },
  nursery: {
    headlines: ['Ein Ort zum Kleinsein', 'Spielen, wachsen, Freunde finden'],
    leads: [
      'Sehen Sie, wie ein Tag bei uns verläuft, was es zu essen gibt und wie die Eingewöhnung geht.',
      'Kommen Sie mit Ihrem Kind vorbei, schauen Sie sich um und fragen Sie alles, was Sie wissen möchten.',
    ],
    asks: ['Suchen Sie einen Platz?', 'Möchten Sie uns besuchen?'],
  },
  lawyer: {
    headlines: ['Wissen, woran Sie sind', 'Recht in klaren Worten'],
    leads: [
      'Erzählen Sie, was passiert ist. Wir sagen verständlich, was das Gesetz erlaubt und was jetzt zu tun ist.',
      'Briefe, Fristen, Verträge, Streit: Bringen Sie die Unterlagen mit, und wir gehen sie gemeinsam durch.',
    ],
    asks: ['Was ist passiert?', 'Vor der Unterschrift noch fragen?'],
  },
  accountant: {
    headlines: ['Ordnung in den Büchern', 'Zahlen, mit denen sich arbeiten lässt'],
    leads: [
      'Buchhaltung, Löhne, Steuererklärung: Bringen Sie den Karton mit den Belegen, wir sortieren ihn.',
      'Erzählen Sie, womit Sie Ihr Geld verdienen. Wir sagen, was aufzuheben, abzugeben und zu zahlen ist.',
    ],
    asks: ['Post vom Finanzamt?', 'Wohin mit den Belegen?'],
  },
  consultant: {
    headlines: ['Ein Blick von außen', 'Von der Frage zum Plan'],
    leads: [
      'Erzählen Sie uns, wo es stockt. Wir schauen, fragen, rechnen und schreiben auf, was wir tun würden.',
      'Wir arbeiten mit denen, die den Betrieb von innen kennen: mit Ihren Leuten.',
    ],
    asks: ['Welche Frage beschäftigt Sie?', 'Sollen wir darüber sprechen?'],
  },
  finance: {
    headlines: ['Ein Plan fürs Geld', 'Das eigene Geld verstehen'],
    leads: [
      'Sparen, leihen und was später kommt: Wir bringen es auf eine Seite und gehen sie mit Ihnen durch.',
      'Bringen Sie Fragen und Unterlagen mit. Wir erklären, was Sie haben und was sich ändern ließe.',
    ],
    asks: ['Was möchten Sie planen?', 'Gehen wir es gemeinsam durch?'],
  },
  'credit repair': {
    headlines: ['Die Kreditauskunft in Ordnung bringen', 'Ihre Bonität, verständlich erklärt'],
    leads: [
      'Erfahren Sie, was in Ihrer Kreditauskunft steht, welchen Einträgen Sie widersprechen können und was mit dem Rest geschieht.',
      'Wir lesen die Auskunft mit Ihnen, widersprechen falschen Einträgen schriftlich und erklären jeden Schritt in einfachen Worten.',
    ],
    asks: ['Was steht in Ihrer Auskunft?', 'Sollen wir die Auskunft prüfen?'],
  },
  'private-bank': {
    headlines: ['Vermögen, persönlich betreut', 'In Ruhe über Geld sprechen'],
    leads: [
      'Anlage, Nachfolge und alles dazwischen: Vor jedem Produkt steht ein Gespräch.',
      'Am Anfang steht die Frage, wofür Ihr Geld da ist. Daraus ergibt sich alles Weitere.',
    ],
    asks: ['Wollen wir uns treffen?', 'Beginnen wir mit einem Gespräch'],
  },
  'estate-agent': {
    headlines: ['Die Tür, die passt', 'Kaufen, verkaufen, vermieten'],
    leads: [
      'Sie suchen ein Zuhause oder geben eines ab? Erzählen Sie davon, und wir zeigen, was möglich ist.',
      'Wir sehen uns das Objekt an, sagen, was es bringen könnte, und begleiten Sie bis zur Schlüsselübergabe.',
    ],
    asks: ['Suchen oder verkaufen Sie?', 'Was ist Ihr Haus wert?'],
  },
  recruiter: {
    headlines: ['Menschen und Arbeit zusammenbringen', 'Wer zu wem passt'],
    leads: [
      'Sagen Sie uns, wer in Ihrem Team fehlt oder was Sie als Nächstes machen möchten.',
      'Wir hören beiden Seiten zu, bevor wir sie an einen Tisch bringen.',
    ],
    asks: ['Wer fehlt Ihnen?', 'Was möchten Sie beruflich machen?'],
  },
  translator: {
    headlines: ['Mit anderen Worten', 'Von einer Sprache zur anderen'],
    leads: [
      'Verträge, Websites, Urkunden und Reden: Schicken Sie uns den Text und sagen Sie, wann Sie ihn brauchen.',
      'Wir übersetzen, was gemeint ist, nicht nur, was dasteht.',
    ],
    asks: ['Welcher Text, welche Sprache?', 'Schicken Sie uns Ihren Text'],
  },
  funeral: {
    headlines: ['Abschied auf Ihre Weise', 'Da sein, wenn es nötig ist'],
    leads: [
      'Rufen Sie an, wenn Sie so weit sind. Wir erklären, was zu tun ist, und übernehmen, was Sie abgeben möchten.',
      'Erdbestattung, Feuerbestattung oder ein anderer Abschied: Wir sprechen darüber, was richtig wäre.',
    ],
    asks: ['Wir hören Ihnen zu', 'Sprechen Sie mit uns'],
  },
  software: {
    headlines: ['Software für Ihre Art zu arbeiten', 'Weniger klicken, mehr schaffen'],
    leads: [
      'Sagen Sie uns, was heute zu lange dauert. Wir bauen das Werkzeug dafür und halten es am Laufen.',
      'Von der ersten Skizze bis zum System im Alltag, in Schritten, die Sie sehen und ausprobieren können.',
    ],
    asks: ['Was dauert heute zu lange?', 'Zeigen Sie uns das Problem'],
  },
  'software solutions': {
    headlines: ['Software und Menschen für Unternehmen', 'Werkzeuge, die den Betrieb tragen'],
    leads: [
      'Erfahren Sie, was unsere Software tut, für wen sie gedacht ist und wie Ihr Unternehmen damit anfangen könnte.',
      'Programme für den Arbeitsalltag und Leute, die sie ohne Fachchinesisch erklären.',
    ],
    asks: ['Was soll besser laufen?', 'Wie ist es bei Ihnen?'],
  },
  'fitness tracking': {
    headlines: ['So weit sind Sie gekommen', 'Jeder Lauf, jeder Satz, notiert'],
    leads: [
      'Training eintragen, Tagebuch führen und sehen, was über die Wochen zusammenkommt.',
      'Übungen, Notizen und der eigene Platz im Freundeskreis, alles beieinander.',
    ],
    asks: ['Bereit, es aufzuschreiben?', 'Was fehlt Ihnen noch?'],
  },
  'it-service': {
    headlines: ['Damit es wieder läuft', 'Rechner, Netzwerk, Ruhe'],
    leads: [
      'Langsame Rechner, verschwundene Dateien, neue Geräte: Sagen Sie uns, was passiert und was passieren soll.',
      'Wir richten ein, reparieren, sichern und erklären, damit Sie weiterarbeiten können.',
    ],
    asks: ['Was geht nicht mehr?', 'Woran hängt es gerade?'],
  },
  telecom: {
    headlines: ['Verbunden, zu Hause und unterwegs', 'Der Tarif, der zu Ihnen passt'],
    leads: [
      'Mobilfunk, Internet und Anschlüsse für Betriebe: Tarife vergleichen, einen aussuchen und bei Fragen Hilfe bekommen.',
      'Sagen Sie uns, wie viel Sie telefonieren, streamen und reisen. Wir nennen den Tarif, der reicht.',
    ],
    asks: ['Welcher Tarif passt?', 'Brauchen Sie Hilfe beim Anschluss?'],
  },
  coworking: {
    headlines: ['Ein Schreibtisch in Gesellschaft', 'Laptop mitbringen, Platz nehmen'],
    leads: [
      'Tische, Räume und Kaffee: Kommen Sie für einen Tag, sehen Sie, wie es ist, und bleiben Sie, solange Sie mögen.',
      'Stille Ecken zum Denken und Tische zum Reden, je nachdem, was die Arbeit gerade braucht.',
    ],
    asks: ['Einen Tag ausprobieren?', 'Möchten Sie sich umsehen?'],
  },
};
