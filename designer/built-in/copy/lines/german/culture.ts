import type { LinesByTrade } from '../lines.ts';

export const culture: LinesByTrade = {
  architect: {
    headlines: ['Räume zum Leben und Arbeiten', 'Bauen mit gutem Grund'],
    leads: [
      'Wir sehen uns den Ort an, hören den Menschen zu und zeichnen, bis beides zusammenpasst.',
      'Häuser, Umbauten und öffentliche Bauten: Sehen Sie sich die Arbeiten an und erzählen Sie von Ihrem Grundstück.',
    ],
    asks: ['Ein Grundstück im Sinn?', 'Erzählen Sie von Ihren Plänen'],
  },
  designer: {
    headlines: ['Gestaltung mit einer Aufgabe', 'Klar, brauchbar, wiederzuerkennen'],
    leads: [
      'Sehen Sie, wie aus einer Idee etwas wird, das man erkennt und benutzt.',
      'Vom Namen bis zum ganzen Auftritt: Erzählen Sie uns, was Sie machen und für wen.',
    ],
    asks: ['Was dürfen wir gestalten?', 'Ein Projekt im Sinn?'],
  },
  portfolio: {
    headlines: ['Ausgewählte Arbeiten', 'Was ich gestaltet habe'],
    leads: [
      'Eine Auswahl an Projekten: was gefragt war, was ich versucht habe und was daraus wurde.',
      'Schauen Sie sich um, und schreiben Sie mir, wenn Sie mit mir arbeiten möchten.',
    ],
    asks: ['Wollen wir zusammenarbeiten?', 'Schreiben Sie mir'],
  },
  'team projects': {
    headlines: ['Was wir gemeinsam gemacht haben', 'Ein Team und seine Arbeit'],
    leads: [
      'Lernen Sie die Leute kennen, sehen Sie sich die Projekte an und erfahren Sie, wer was kann.',
      'Zu jedem Projekt: was gefragt war, wer daran gearbeitet hat und was entstanden ist.',
    ],
    asks: ['Möchten Sie mit uns arbeiten?', 'Erzählen Sie von Ihrem Projekt'],
  },
  photographer: {
    headlines: ['Bilder, die bleiben', 'Den Tag festhalten'],
    leads: [
      'Porträts, Hochzeiten und stille Momente dazwischen: Sehen Sie sich die Bilder an und erzählen Sie von Ihren.',
      'Ich komme, schaue und warte auf den Moment. Posieren muss niemand.',
    ],
    asks: ['Was darf ich fotografieren?', 'Ist Ihr Termin noch frei?'],
  },
  musician: {
    headlines: ['Live ist lauter', 'Hören Sie mal rein'],
    leads: [
      'Wo und wann wir als Nächstes spielen, wie es klingt und wie man uns auf die Bühne holt.',
      'Clubs, Hochzeiten und freie Felder: Nennen Sie uns den Ort und den Abend.',
    ],
    asks: ['Sollen wir bei Ihnen spielen?', 'Welcher Termin soll es sein?'],
  },
  artist: {
    headlines: ['Auf Papier, Leinwand und Wand', 'Aus dem Atelier'],
    leads: [
      'Fertiges ansehen, nach Unfertigem fragen oder alles im Licht des Ateliers betrachten.',
      'Jede Arbeit hat ihr Format, ihr Material und manchmal eine Geschichte. Fragen Sie danach.',
    ],
    asks: ['Im Atelier ansehen?', 'Eine Frage zu einer Arbeit?'],
  },
  writer: {
    headlines: ['Worte, in Ordnung gebracht', 'Bücher und andere Texte'],
    leads: [
      'Was ich geschrieben habe, was als Nächstes erscheint und wo ich daraus vorlese.',
      'Lesen Sie hier eine Seite, bevor Sie das Buch mit nach Hause nehmen.',
    ],
    asks: ['Möchten Sie mich zur Lesung einladen?', 'Schreiben Sie mir'],
  },
  cv: {
    headlines: ['Mein Weg bis hierher', 'Was ich mache und kann'],
    leads: [
      'Wo ich gearbeitet habe, was ich dabei gelernt habe und was mir liegt.',
      'Lesen Sie in Ruhe, und schreiben Sie mir, wenn wir uns unterhalten sollten.',
    ],
    asks: ['Wollen wir uns unterhalten?', 'Schreiben Sie mir'],
  },
  biography: {
    headlines: ['Ein Leben, der Reihe nach', 'Die Geschichte eines Lebens'],
    leads: [
      'Wo es begann, was unterwegs geschah und was davon bleibt.',
      'Die Orte, die Wendepunkte und die Ehrungen, in der Folge, in der sie kamen.',
    ],
    asks: ['Möchten Sie etwas ergänzen?', 'Eine Frage zu diesem Leben?'],
  },
  blog: {
    headlines: ['Etwas zu lesen', 'Notizen, Gedanken und Fundstücke'],
    leads: [
      'Von Zeit zu Zeit Neues, Älteres nach Themen geordnet. Fangen Sie an, wo Sie mögen.',
      'Kurze Notizen und längere Texte: Lesen Sie einen und schreiben Sie mir, was Sie davon halten.',
    ],
    asks: ['Worüber soll ich schreiben?', 'Was denken Sie dazu?'],
  },
  'health blog': {
    headlines: ['Nachlesen, was guttut', 'Kleine Gewohnheiten, erklärt'],
    leads: [
      'Texte über Essen, Bewegung, Schlaf und Erholung, in einfachen Worten und nach Themen geordnet.',
      'Was man weiß, was man nicht weiß und was sich zu Hause ausprobieren lässt.',
    ],
    asks: ['Welches Thema kommt als Nächstes?', 'Haben Sie eine Frage?'],
  },
  'poetry blog': {
    headlines: ['Gedichte, eins nach dem anderen', 'Zeilen zum Wiederlesen'],
    leads: [
      'Langsam lesen, laut, wenn niemand zuhört, und gern ein eigenes Gedicht einsenden.',
      'Neue und ältere Gedichte, nach Stimmung, Form und Jahreszeit geordnet.',
    ],
    asks: ['Ein Gedicht in der Schublade?', 'Schicken Sie uns Ihre Zeilen'],
  },
  'link-page': {
    headlines: ['Alles an einem Ort', 'Alle meine Links'],
    leads: [
      'Lesen, schauen, hören, kaufen, schreiben: Suchen Sie sich einen Link aus.',
      'Eine Adresse für alle Orte, an denen ich zu finden bin.',
    ],
    asks: ['Suchen Sie etwas anderes?', 'Schreiben Sie mir'],
  },
  hotel: {
    headlines: ['Schlafen Sie gut', 'Das Zimmer ist bereit'],
    leads: [
      'Zimmer ansehen, Nächte aussuchen und Bescheid geben, wann Sie ankommen.',
      'Für eine Nacht auf der Durchreise oder eine Woche Nichtstun: Suchen Sie sich ein Zimmer aus.',
    ],
    asks: ['Welche Nächte sollen es sein?', 'Welches Zimmer darf es sein?'],
  },
  'holiday-home': {
    headlines: ['Ihr Zuhause für die Ferien', 'Koffer abstellen, Ferien haben'],
    leads: [
      'Gehen Sie durch die Räume, sehen Sie, was in der Nähe liegt, und fragen Sie nach Ihrer Wunschwoche.',
      'Eine eigene Tür, eine Küche zum Kochen und Zeit zum Nichtstun.',
    ],
    asks: ['Wann möchten Sie kommen?', 'Ist Ihre Woche noch frei?'],
  },
  museum: {
    headlines: ['Kommen und genau hinsehen', 'Dinge, die erzählen'],
    leads: [
      'Was zu sehen ist, wann geöffnet ist und was es für Kinder und Gruppen gibt.',
      'Gehen Sie allein durch die Räume oder lassen Sie sich erzählen, was Sie vor sich haben.',
    ],
    asks: ['Kommen Sie mit einer Gruppe?', 'Wann möchten Sie uns besuchen?'],
  },
  theatre: {
    headlines: ['Das Licht geht aus', 'Nehmen Sie Platz'],
    leads: [
      'Sehen Sie, was wann gespielt wird, suchen Sie sich einen Abend aus und reservieren Sie Ihre Plätze.',
      'Stücke, Konzerte und Abende dazwischen: Was als Nächstes kommt, steht im Spielplan.',
    ],
    asks: ['Sollen wir Plätze freihalten?', 'Kommen Sie mit einer Klasse?'],
  },
  charity: {
    headlines: ['Helfen, wo Hilfe fehlt', 'Dafür braucht es viele Hände'],
    leads: [
      'Sehen Sie, was geschieht, was noch fehlt und wie Sie mitmachen können.',
      'Eine Stunde, eine Spende oder ein Wort an andere: Alles davon hilft.',
    ],
    asks: ['Möchten Sie helfen?', 'Brauchen Sie Hilfe?'],
  },
  club: {
    headlines: ['Zusammen macht es mehr Freude', 'Vorbeikommen und mitmachen'],
    leads: [
      'Was wir machen, wann wir uns treffen und wie man Mitglied wird.',
      'Kommen Sie zu einem Treffen, schauen Sie sich um und entscheiden Sie danach.',
    ],
    asks: ['Möchten Sie mitmachen?', 'Kommen Sie zum nächsten Treffen?'],
  },
  festival: {
    headlines: ['Den Tag vormerken', 'Seien Sie dabei'],
    leads: [
      'Was wann passiert, wie man hinkommt und was mitzubringen ist: Alles steht auf dieser Seite.',
      'Sehen Sie das Programm durch, merken Sie vor, was Sie erleben möchten, und bringen Sie Freunde mit.',
    ],
    asks: ['Möchten Sie mitwirken?', 'Fragen zum Tag?'],
  },
  fundraiser: {
    headlines: ['Ein Tag für andere', 'Kommen, geben, feiern'],
    leads: [
      'Wofür gesammelt wird, was an diesem Tag geschieht und wie Sie dabei sein können.',
      'Machen Sie mit, laden Sie Freunde ein und sehen Sie, wohin die Spenden gehen.',
    ],
    asks: ['Möchten Sie etwas beitragen?', 'Sind Sie dabei?'],
  },
  wedding: {
    headlines: ['Wir heiraten', 'Wir sagen Ja'],
    leads: [
      'Wann, wo und was man anzieht: alles, was unsere Gäste wissen müssen.',
      'Wie man hinkommt, wo man schläft und was im Lauf des Tages geschieht.',
    ],
    asks: ['Wer feiert mit?', 'Schon zugesagt?'],
  },
  'event-planner': {
    headlines: ['Sie feiern, wir kümmern uns', 'Ihr Fest, von Anfang an geplant'],
    leads: [
      'Hochzeit, Firmenfeier, Jubiläum: Erzählen Sie uns vom Tag, von den Gästen und von Ihrem Traum.',
      'Wir finden den Ort, das Essen und die Musik und sind da, wenn es losgeht.',
    ],
    asks: ['Was feiern Sie?', 'Wie soll der Tag werden?'],
  },
};
