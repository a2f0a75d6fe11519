import type { LinesByTrade } from '../lines.ts';

export const healthAndBeauty: LinesByTrade = {
  'hair-salon': {
    headlines: ['Haare, die zu Ihnen passen', 'Erst zuhören, dann schneiden'],
    leads: [
      'Schnitt, Farbe oder etwas ganz Neues: Bringen Sie ein Bild oder eine Idee mit, wir besprechen alles vorab.',
      'Von den Spitzen bis zur neuen Farbe: Termin aussuchen und Platz nehmen.',
    ],
    asks: ['Zeit für etwas Neues?', 'Wann passt es Ihnen?'],
  },
  barber: {
    headlines: ['Schnitt, Bart, fertig', 'Klare Kanten, sauberer Nacken'],
    leads: [
      'Haare, Bart und heiße Tücher: Platz nehmen und sagen, wie es werden soll.',
      'Kurz, lang oder nur nachgeschnitten: Termin aussuchen oder fragen, wie lange es gerade dauert.',
    ],
    asks: ['Diese Woche noch zum Schneiden?', 'Ist ein Stuhl frei?'],
  },
  'beauty-salon': {
    headlines: ['Eine Stunde für sich', 'Haut, Hände und etwas Ruhe'],
    leads: [
      'Gesicht, Hände, Nägel: Suchen Sie sich eine Behandlung aus und lassen Sie das Telefon in der Tasche.',
      'Was braucht Ihre Haut, und wie viel Zeit haben Sie? Wir schlagen etwas vor.',
    ],
    asks: ['Welche Behandlung darf es sein?', 'Welche Stunde passt Ihnen?'],
  },
  massage: {
    headlines: ['Hinlegen und ausatmen', 'Für müde Rücken und Schultern'],
    leads: [
      'Sagen Sie, wo es zieht und wie kräftig es sein darf. Danach gibt es für Sie nichts mehr zu tun.',
      'Langsam und ruhig oder fest und tief: Suchen Sie sich eine Massage und eine Zeit aus.',
    ],
    asks: ['Wo zieht es?', 'Wann haben Sie Zeit für sich?'],
  },
  tattoo: {
    headlines: ['Ihre Idee auf der Haut', 'Gezeichnet, um zu bleiben'],
    leads: [
      'Eine Skizze, ein Foto oder ein paar Worte: Wir zeichnen, ändern und zeichnen neu, bis es Ihres ist.',
      'Sehen Sie sich die Arbeiten an und erzählen Sie uns, was Sie vorhaben und wo es hinsoll.',
    ],
    asks: ['Welche Idee bringen Sie mit?', 'Wo soll es hin?'],
  },
  dentist: {
    headlines: ['Zähne, in Ruhe behandelt', 'Zahnmedizin ohne Eile'],
    leads: [
      'Kontrolle, Füllung und alles danach: Wir erklären, was wir sehen und was möglich ist, bevor wir anfangen.',
      'Nervös? Wir gehen Schritt für Schritt vor und machen Pause, wenn Sie die Hand heben.',
    ],
    asks: ['Ist die nächste Kontrolle fällig?', 'Tut etwas weh?'],
  },
  doctor: {
    headlines: ['Behandeln beginnt mit Zuhören', 'Gesundheit, in Ruhe besprochen'],
    leads: [
      'Untersuchung, Rat und Vorsorge: Hier erfahren Sie, wann wir da sind und wie Sie einen Termin bekommen.',
      'Vom Husten bis zur langen Behandlung: Erzählen Sie, was Ihnen fehlt, und wir sehen es uns gemeinsam an.',
    ],
    asks: ['Brauchen Sie einen Termin?', 'Was führt Sie zu uns?'],
  },
  physiotherapist: {
    headlines: ['Wieder in Bewegung kommen', 'Bewegung, Schritt für Schritt'],
    leads: [
      'Rücken, Knie, Schulter oder nach einer Operation: Wir untersuchen, behandeln und zeigen Ihnen Übungen für zu Hause.',
      'Was geht im Moment nicht? Genau daran arbeiten wir mit Ihnen.',
    ],
    asks: ['Wo tut es weh?', 'Welche Bewegung fehlt Ihnen?'],
  },
  therapist: {
    headlines: ['Raum zum Reden', 'Ein Ort für schwere Gedanken'],
    leads: [
      'Manchmal hilft es, etwas laut zu sagen, zu jemandem von außen. Eine kurze Nachricht genügt für den Anfang.',
      'Was Sie hier sagen, bleibt hier. Was helfen könnte, finden wir gemeinsam heraus.',
    ],
    asks: ['Möchten Sie darüber sprechen?', 'Ein paar Zeilen genügen'],
  },
  veterinarian: {
    headlines: ['Wenn Ihr Tier Hilfe braucht', 'Sprechstunde für Ihr Tier'],
    leads: [
      'Vorsorge, Impfung und Hilfe, wenn etwas nicht stimmt: Erzählen Sie uns vorab von Ihrem Tier.',
      'Ob Hund, Katze oder kleinerer Patient: Wir untersuchen in Ruhe und sagen Ihnen, was wir finden.',
    ],
    asks: ['Geht es Ihrem Tier nicht gut?', 'Ist eine Impfung fällig?'],
  },
  optician: {
    headlines: ['Wieder klar sehen', 'Brillen für Ihr Gesicht'],
    leads: [
      'Augen prüfen lassen, in Ruhe Fassungen probieren und mit der passenden Brille nach Hause gehen.',
      'Brillen, Linsen, Reparaturen: Erzählen Sie uns, was Sie lesen, ob Sie fahren und woran Sie arbeiten.',
    ],
    asks: ['Wann war Ihr letzter Sehtest?', 'Ein paar Fassungen anprobieren?'],
  },
  pharmacy: {
    headlines: ['Medikamente und klare Antworten', 'Fragen Sie ruhig nach'],
    leads: [
      'Rezepte, Arzneimittel und wie man sie einnimmt: Bringen Sie Ihre Fragen mit.',
      'Sagen Sie uns, was Sie schon einnehmen. Wir prüfen, was sich miteinander verträgt.',
    ],
    asks: ['Ist Ihr Medikament vorrätig?', 'Eine Frage zur Einnahme?'],
  },
  midwife: {
    headlines: ['Vor der Geburt und danach', 'Durch Schwangerschaft und erste Wochen'],
    leads: [
      'Vorsorge, Kurse und Besuche zu Hause: Sagen Sie uns, wann das Kind kommt, und wir sehen, was möglich ist.',
      'Jede Frage ist willkommen, vom ersten Test bis zum Stillen mitten in der Nacht.',
    ],
    asks: ['Wann ist es so weit?', 'Erzählen Sie uns von sich'],
  },
  nutritionist: {
    headlines: ['Essen, das zu Ihnen passt', 'Was Ihnen guttut'],
    leads: [
      'Was essen Sie heute, was schmeckt Ihnen, was soll anders werden? Daraus entsteht ein Plan, der sich durchhalten lässt.',
      'Keine Verbotslisten: kleine Schritte, die in Ihre Küche und in Ihre Woche passen.',
    ],
    asks: ['Was möchten Sie ändern?', 'Beginnen wir mit einem Gespräch?'],
  },
  gym: {
    headlines: ['Tasche packen, trainieren gehen', 'Raum für Kraft und Ausdauer'],
    leads: [
      'Gewichte, Geräte und Kurse: Schauen Sie, was läuft, und kommen Sie zum Ausprobieren vorbei.',
      'Zum ersten Mal oder nach langer Pause: Wir zeigen Ihnen alles und helfen beim Anfangen.',
    ],
    asks: ['Möchten Sie es ausprobieren?', 'Wann fangen wir an?'],
  },
  yoga: {
    headlines: ['Matte ausrollen, ankommen', 'Atmen, dehnen, loslassen'],
    leads: [
      'Ruhige Stunden und kräftige: Suchen Sie sich die Zeit aus, die zu Ihrem Tag passt.',
      'Zum ersten Mal dabei? Kommen Sie etwas früher, dann zeigen wir Ihnen, wo alles ist.',
    ],
    asks: ['Bei der nächsten Stunde dabei?', 'Ist es Ihr erstes Mal?'],
  },
  'personal-trainer': {
    headlines: ['Training, das in Ihre Woche passt', 'Anfangen, wo Sie stehen'],
    leads: [
      'Was möchten Sie können? Wir machen daraus einen Plan und arbeiten gemeinsam daran.',
      'Im Studio, draußen oder zu Hause: ein Training in Ihrem Tempo.',
    ],
    asks: ['Was ist Ihr Ziel?', 'Wollen wir anfangen?'],
  },
  'martial-arts': {
    headlines: ['Auf die Matte', 'Kraft und Respekt'],
    leads: [
      'Für Kinder und Erwachsene, zum Anfangen und Wiederkommen: erst zuschauen oder gleich mitmachen.',
      'Fallen lernen, stehen lernen, ruhig bleiben. Sehen Sie sich die Zeiten an und kommen Sie zum Training.',
    ],
    asks: ['Lust auf eine erste Stunde?', 'Möchten Sie erst einmal zuschauen?'],
  },
  'dance-school': {
    headlines: ['Darf ich bitten?', 'Erst zählen, dann tanzen'],
    leads: [
      'Allein, als Paar oder mit Freunden: Kurs aussuchen, bequeme Schuhe einpacken, lostanzen.',
      'Erste Schritte und schwierige Figuren: Sehen Sie, welche Kurse es gibt und wann sie stattfinden.',
    ],
    asks: ['Welcher Tanz ist Ihrer?', 'Tanzen Sie mit?'],
  },
};
