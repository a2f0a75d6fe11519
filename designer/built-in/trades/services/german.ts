/** Typical services of each trade in German: "Name: a part, another part; Name: …". True of the trade, never of numbers or people. */
export const germanServices: Readonly<Record<string, string>> = {
  bakery:
    'Brot: Sauerteig, Roggen, Weizen, Saaten; Gebäck: Hörnchen, Schnecken, Plunder; Kuchen: Blechkuchen, Obstkuchen, Torten; Frühstück: Brötchen, Butter, Marmelade, Kaffee; Vorbestellung: ganze Laibe, Platten, Torten zum Termin',
  'cake-maker':
    'Hochzeitstorten: Etagen, Zuckerblumen, Verkostung; Geburtstagstorten: Füllungen, Schriftzug, Kerzen; Kleines Gebäck: Muffins, Kekse, Macarons; Verkostung: Böden, Cremes, eine Skizze',
  butcher:
    'Frisches Fleisch: Rind, Schwein, Lamm, Geflügel; Wurst: Bratwurst, Salami, Leberwurst; Theke: Schinken, Braten, Salate; Grillen: Mariniertes, Spieße, Burger; Vorbestellung: Braten, ganze Stücke, Platten',
  cheesemonger:
    'Hartkäse: Bergkäse, gereifte Laibe, Reibekäse; Weichkäse: Rotschmier, Frischkäse, Ziegenkäse; Käseplatten: Obst, Brot, Eingelegtes; Aus der Molkerei: Butter, Joghurt, Sahne',
  greengrocer:
    'Gemüse: Wurzeln, Blattgemüse, Tomaten, Kräuter; Obst: Äpfel, Beeren, Steinobst, Zitrusfrüchte; Vorrat: Eier, Honig, Öl, Hülsenfrüchte; Kisten: klein, groß, nur Obst',
  chocolatier:
    'Tafeln: dunkel, Milch, weiß, Nuss; Pralinen: Ganache, Nougat, Marzipan; Geschenke: Schachteln, Bänder, Figuren zur Jahreszeit; Kurse: temperieren, füllen, verkosten',
  'ice-cream':
    'Kugeln: Milcheis, Sorbet, Nuss; Becher: Früchte, Schokolade, Kaffee; Für zu Hause: Schalen, Waffeln, Soßen; Für Feste: Eiswagen, große Gebinde',
  roastery:
    'Filterkaffee: einzelne Herkünfte, helle Röstungen, entkoffeiniert; Espresso: Hausmischung, dunkle Röstungen; An der Bar: Espresso, Cappuccino, Filter; Zubehör: Mühlen, Filter, Kannen',
  brewery:
    'Vom Fass: Helles, Pils, Dunkles, Saisonbiere; Zum Mitnehmen: Flaschen, Kisten, Fässer; Führungen: Sudhaus, Keller, Verkostung; Abende: Musik, Essen, Spiele',
  'wine-shop':
    'Rotwein: leicht, kräftig, gereift; Weißwein: trocken, aromatisch, aus dem Holzfass; Schaumwein: Sekt, Crémant, Pét-Nat; Proben: eine Region, eine Rebsorte, ein Weingut; Geschenke: Flaschen, Kisten, Karten',
  restaurant:
    'Mittag: Tagesgericht, Suppe, Salate; Abend: Vorspeisen, Hauptgerichte, Nachspeisen; Wein: offen, Flaschen, Hauswein; Gesellschaften: lange Tische, Menüs, Geburtstage; Zum Mitnehmen: Hauptgerichte, Beilagen',
  pizzeria:
    'Pizza: mit Tomate, weiß, gefaltet; Vorspeisen: Salate, Bruschetta, Oliven; Nachspeisen: Tiramisù, Panna cotta, Eis; Zum Mitnehmen: Pizza, Salate, Getränke',
  cafe: 'Kaffee: Espresso, Cappuccino, Filter; Frühstück: Eier, Müsli, Brot; Mittag: Suppe, Sandwiches, Quiche; Kuchen: Rührkuchen, Tartes, Kekse',
  bar: 'Cocktails: Klassiker, eigene Drinks, ohne Alkohol; Wein und Bier: offen, vom Fass, aus der Flasche; Spirituosen: Whisky, Gin, Rum; Kleine Teller: Oliven, Käse, Nüsse; Geschlossene Abende: eine Ecke, der ganze Raum',
  'food-truck':
    'An der Luke: ein warmes Gericht, etwas ohne Fleisch, Beilagen; Mittag im Büro: Stellplatz im Hof, Gutscheine; Hochzeiten und Feste: Abendessen, Mitternachtssnack; Märkte: kurze Karte, schnelle Ausgabe',
  catering:
    'Buffets: kalte Vorspeisen, warme Gerichte, Nachtisch; Menüs: mehrere Gänge, Wein, Service am Tisch; Fingerfood: Canapés, Spieße, kleine Schalen; Mittag im Büro: Sandwiches, Suppen, Salate; Rundherum: Geschirr, Wäsche, Personal',
  'hair-salon':
    'Schnitte: kurz, lang, Pony, Kinder; Farbe: Ansatz, Strähnen, Balayage; Pflege: Kuren, Kopfhaut, Föhnen; Anlässe: Hochsteckfrisuren, Probefrisur, Hochzeitsmorgen',
  barber:
    'Haarschnitt: Maschine, Schere, Übergänge; Bart: Stutzen, Konturen, Öl; Rasur: heißes Tuch, Messer, Balsam; Jungen: der erste Schnitt, Schulschnitt',
  'beauty-salon':
    'Gesicht: Reinigung, Peeling, Maske, Massage; Hände und Füße: Maniküre, Pediküre, Lack; Brauen und Wimpern: Form, Farbe, Lifting; Körper: Wickel, Waxing, Massage; Make-up: Tag, Abend, Hochzeit',
  massage:
    'Rücken und Nacken: Schultern, Verspannungen, Kopfschmerz; Ganzkörper: lange Streichungen, Öl, Nachruhe; Sportmassage: Beine, Waden, Erholung; Füße: Reflexzonen, warmes Bad',
  tattoo:
    'Eigene Motive: ein Gespräch, eine Skizze, ein Termin; Feine Linien: Schrift, Pflanzen, kleine Zeichen; Schwarzgrau: Porträts, Tiere, Ornamente; Cover-ups: alte Linien, Narben, verblasste Farbe',
  dentist:
    'Vorsorge: Zähne, Zahnfleisch, Biss; Zahnreinigung: Zahnstein, Politur, Putzberatung; Füllungen: kleine Löcher, alte Füllungen, Kanten; Kronen und Brücken: Abdruck, Anprobe, Reparatur; Kinder: erster Besuch, Versiegelung',
  doctor:
    'Sprechstunde: neue Beschwerden, Kontrollen, Überweisungen; Vorsorge: Check-ups, Impfungen, Blutwerte; Begleitung: Blutdruck, Diabetes, Medikamente; Bescheinigungen: Krankschreibung, Reise, Sport',
  physiotherapist:
    'Rücken und Nacken: Bürorücken, Bandscheibe, Steifheit; Gelenke: Knie, Hüfte, Schulter; Nach Operationen: Beweglichkeit, Kraft, Gehen; Sportverletzungen: Zerrungen, Wiedereinstieg; Manuelle Therapie: Mobilisation, Übungen für zu Hause',
  therapist:
    'Einzelgespräche: Angst, Niedergeschlagenheit, Trauer; Paare: Streit, Distanz, Entscheidungen; Arbeit und Stress: Überlastung, Konflikte, Richtung; Erstgespräch: was Sie herführt, was helfen kann',
  veterinarian:
    'Untersuchung: Gewicht, Zähne, Fell, Ohren; Impfungen: Welpen, Kätzchen, Reisepapiere; Operationen: Kastration, Wunden, Zähne; Diagnostik: Blutbild, Röntgen, Ultraschall; Beratung: Futter, Verhalten, Alter',
  optician:
    'Sehtest: Ferne, Lesen, Bildschirm; Fassungen: Acetat, Metall, Kinder, Sonnenbrillen; Kontaktlinsen: Anpassung, Probelinsen, Pflege; Reparatur: Schrauben, Bügel, neue Gläser',
  pharmacy:
    'Rezepte: einlösen, bestellen, nachfüllen; Beratung: Wechselwirkungen, Nebenwirkungen, Kinder; Pflege: Haut, Wunden, Erkältung, Reise; Messen: Blutdruck, Stützstrümpfe',
  midwife:
    'Davor: Vorsorge, Fragen, Vorbereitung; Zu Hause: Besuche, Stillen, Ruhe; Kurse: Atmen, Bewegung, Säuglingspflege; Danach: Rückbildung, Abstillen, Schlaf',
  nutritionist:
    'Erstgespräch: Gewohnheiten, Ziele, Befunde; Essenspläne: Alltag, Einkauf, Kochen; Begleitung: was klappt, was schwer fällt; Besondere Kost: Unverträglichkeiten, Sport, Schwangerschaft',
  gym: 'Freies Training: Racks, Geräte, Rudern; Kurse: Kraft, Beweglichkeit, Intervalle; Einführung: Rundgang, Technik, erster Plan; Coaching: Ziele, Technik, Fortschritt',
  yoga: 'Flow: Atem, Standhaltungen, Balance; Ruhige Stunden: lange Haltungen, Polster, Entspannung; Einsteiger: Grundlagen, Ausrichtung, Fragen; Einzelstunden: Ihr Tempo, Übungen für zu Hause; Meditation: Sitzen, Atmen, Stille',
  'personal-trainer':
    'Einzeltraining: Technik, Kraft, Ausdauer; Kleine Gruppen: drinnen, draußen, gemischt; Pläne: Woche, Ruhetage, Kontrolle; Wieder anfangen: nach Verletzung, nach Pause, nach der Geburt',
  'martial-arts':
    'Kinder: Koordination, Respekt, Spiele; Einsteiger: Stand, Fallschule, erste Techniken; Fortgeschrittene: Sparring, Formen, Prüfungen; Selbstverteidigung: Aufmerksamkeit, Distanz, Befreiung',
  'dance-school':
    'Kinder: Rhythmus, Schritte, Spiel; Einsteiger: Haltung, Grundlagen, Führen und Folgen; Offene Stunden: Technik, Kombinationen; Paare: Hochzeitstanz, Standard, Latein; Auftritte: Proben, Kostüme, Bühne',
  plumber:
    'Lecks: tropfende Hähne, Rohrbruch, feuchte Wände; Abflüsse: Spülen, Toiletten, Duschen; Bäder: Becken, Duschen, Wannen; Warmwasser: Speicher, Ventile, Thermostate; Küchen: Spülen, Anschlüsse, Filter',
  heating:
    'Wärmepumpen: Planung, Außengerät, Inbetriebnahme; Kessel: Wartung, Reparatur, Tausch; Heizkörper: Abgleich, Ventile, neue Kreise; Kühlung: Split-Geräte, Filter',
  electrician:
    'Fehlersuche: Sicherungen, tote Steckdosen, flackerndes Licht; Neue Leitungen: alte Kabel, Stromkreise, Verteiler; Licht: Decken, Garten, Treppen, Dimmer; Küche und Bad: Herd, Lüfter, Steckdosen; Ladepunkte: Wallbox, Kabel, Zähler',
  solar:
    'Dachanlagen: Module, Gestell, Verkabelung; Speicher: Batterie, Wechselrichter, Ersatzstrom; Planung: Dachaufnahme, Ertrag, Belegung; Service: Reinigung, Überwachung, Reparatur',
  carpenter:
    'Küchen: Schränke, Platten, Regale; Schränke: Dachschrägen, Schubladen, Schiebetüren; Tische: Esstische, Schreibtische, Bänke; Türen und Fenster: Rahmen, Flügel, Dichtungen; Reparatur: lose Verbindungen, Furnier, alte Oberflächen',
  painter:
    'Räume: Wände, Decken, Treppenhäuser; Fassaden: Reinigung, Ausbesserung, Anstrich; Holz: Fenster, Türen, Zäune; Tapeten: ablösen, grundieren, kleben; Putz: Risse, Flicken, glatte Flächen',
  roofer:
    'Reparatur: lose Ziegel, Sturmschäden, Anschlüsse; Neue Dächer: Lattung, Ziegel, Schiefer, Dämmung; Flachdächer: Bahnen, Abläufe, Ränder; Rinnen: Reinigung, Nähte, Fallrohre; Dachfenster: Einbau, Läden, Dichtungen',
  builder:
    'Anbauten: Fundament, Wände, Dach; Sanierung: Küchen, Bäder, Böden; Mauerwerk: Ziegel, Naturstein, Fugen; Umbauten: Dachböden, Keller, Scheunen; Außen: Terrassen, Einfahrten, Mauern',
  locksmith:
    'Ausgesperrt: Haustür, Wohnung, Keller; Schlösser: Zylinder, Riegel, Mehrfachverriegelung; Schlüssel: Nachmachen, Ersatz, Schließanlagen; Nach einem Einbruch: Sichern, Reparieren, Verstärken',
  cleaning:
    'Regelmäßig: Küche, Bad, Böden, Staub; Grundreinigung: Öfen, Fliesen, hinter den Möbeln; Fenster: Scheiben, Rahmen, Glastüren; Auszug: leere Räume, Schränke; Büros: Schreibtische, Besprechung, Sanitär',
  handyman:
    'Anbringen: Regale, Vorhänge, Lampen, Spiegel; Aufbauen: Schränke, Betten, Schreibtische; Reparieren: Türen, Jalousien, Hähne, Fugen; Draußen: Zäune, Rinnen, Schuppen',
  gardener:
    'Pflanzen: Beete, Hecken, Obstbäume, Zwiebeln; Rasen: Saat, Mähen, Kanten; Schnitt: Rosen, Hecken, Obstbäume; Wege und Mauern: Kies, Pflaster, Trockenmauern; Gartenplanung: Besuch, Plan, Pflanzliste',
  farm: 'Vom Feld: Kartoffeln, Wurzeln, Salat, Kräuter; Von den Tieren: Eier, Milch, Fleisch; Hofladen: Eingemachtes, Saft, Honig, Mehl; Besuche: Schulklassen, Familien; Kisten: Gemüse, Obst, Eier',
  vineyard:
    'Weißwein: trocken, Spätlese, alte Reben; Rotwein: fruchtig, aus dem Holzfass, Cuvée; Weinproben: Keller, Weinberg, Käseteller; Einkauf: Flaschen, Kisten, Geschenke',
  riding:
    'Unterricht: erste Stunden, Longe, Dressur, Springen; Ausritte: Felder, Wälder, kleine Gruppen; Einsteller: Box, Koppel, Futter; Kinder: Putzen, Ponys, Ferienwochen',
  guide:
    'Halbtagestouren: Treffpunkt, Route, Pause; Tagestouren: längere Wege, Mittag, Ausrüstung; Eigene Gruppen: Ihr Termin, Ihr Tempo; Für Einsteiger: Ausrüstung, Sicherheit, erste Schritte',
  moving:
    'Wohnungen: Packen, Tragen, Fahren, Aufbauen; Büros: Schreibtische, Akten, Technik; Packen: Kartons, Decken, Glas, Bilder; Lager: Möbel, Kisten, Saisonware; Einzelstücke: Klaviere, Schränke',
  garage:
    'Inspektion: Öl, Filter, Bremsflüssigkeit; Bremsen und Reifen: Beläge, Scheiben, Radwechsel; Diagnose: Warnlampen, Geräusche, Elektronik; Karosserie: Beulen, Kratzer, Rost, Lack; Hauptuntersuchung: Licht, Auspuff, Lenkung',
  'bike-shop':
    'Reparatur: Platten, Bremsen, Schaltung, Laufräder; Service: Reinigung, Kette, Lager, Sicherheitscheck; Fahrräder: Stadt, Touren, Lasten, Kinder; Elektro: Motor, Akku, Updates; Teile: Licht, Schlösser, Sättel, Taschen',
  taxi: 'In der Stadt: Bahnhof, Arzt, Einkauf; Flughafen: Abholung, Gepäck, Flugzeiten; Längere Fahrten: andere Orte, Feste, hin und zurück; Firmenkunden: Betriebe, Hotels, feste Fahrten',
  'driving-school':
    'Theorie: Regeln, Schilder, Prüfungsfragen; Erste Stunden: Kupplung, Spiegel, ruhige Straßen; Unterwegs: Stadt, Autobahn, Nacht, Einparken; Auffrischung: nach einer Pause, gegen die Aufregung',
  school:
    'Kurse: Einsteiger, Mittelstufe, Fortgeschrittene; Unterricht: kleine Gruppen, einzeln, online; Anmeldung: Besuch, Probestunde, Einschreibung; Für Eltern: Gespräche, Termine, Fragen',
  tutor:
    'Mathematik: Brüche, Gleichungen, Geometrie; Sprachen: Grammatik, Lesen, Sprechen; Prüfungen: alte Aufgaben, Lücken, Zeit; Lernen lernen: Notizen, Pläne, Ruhe',
  'language-school':
    'Gruppenkurse: Einsteiger, Konversation, Grammatik; Einzelstunden: Ihre Themen, Ihre Zeiten; Prüfungen: Sprechen, Schreiben, Probetests; Firmen: Kurse im Betrieb, online',
  'music-school':
    'Klavier: erste Stücke, Noten, Technik; Streicher: Haltung, Bogen, Zusammenspiel; Gesang: Atem, Umfang, Lieder; Ensembles: Duos, Bands, Chor; Kinder: Rhythmus, Spiele, erste Instrumente',
  nursery:
    'Der Tag: Ankommen, Spielen, Mittag, Ruhe; Draußen: Garten, Sand, Spaziergänge; Eingewöhnung: kurze Besuche, Eltern in der Nähe; Für Eltern: Gespräche, Abende, Feste',
  lawyer:
    'Familienrecht: Trennung, Unterhalt, Sorgerecht; Arbeitsrecht: Kündigung, Verträge, Zeugnisse; Miet- und Immobilienrecht: Mietverträge, Mängel, Kauf; Erbrecht: Testament, Nachlass, Streit; Verträge: Entwurf, Prüfung, Verhandlung',
  accountant:
    'Buchhaltung: Belege, Konten, Monatszahlen; Steuererklärungen: Einkommen, Unternehmen, Umsatzsteuer; Lohn: Abrechnungen, Anmeldungen, Fristen; Jahresabschluss: Bilanz, Anhang, Einreichung; Gründung: Rechtsform, Anmeldung, erster Plan',
  consultant:
    'Analyse: Gespräche, Zahlen, Abläufe; Strategie: Möglichkeiten, Prioritäten, ein Plan; Projekte: Meilensteine, Rollen, Rückblick; Workshops: Vorbereitung, Moderation, Ergebnisse',
  finance:
    'Bestandsaufnahme: Verträge, Auszüge, offene Fragen; Vorsorge: Ziele, Beiträge, Laufzeiten; Absicherung: Haushalt, Gesundheit, Beruf; Haushaltsplan: Einnahmen, Fixkosten, Rücklagen; Begleitung: Antworten, Änderungen, nächste Schritte',
  'private-bank':
    'Vermögensplanung: Ziele, Zeiträume, ein Plan auf Papier; Anlage: Mandate, Beratung, Verwahrung; Finanzierung: Immobilien, Wertpapiere, Zwischenkredit; Familien: Nachfolge, Stiftungen, nächste Generation; Unternehmer: Verkauf, Liquidität, Vorsorge',
  'estate-agent':
    'Verkauf: Bewertung, Fotos, Besichtigungen, Vertrag; Kauf: Suche, Besichtigungen, Fragen; Vermietung: Mieter, Verträge, Übergabe; Verwaltung: Reparaturen, Abrechnung, Versammlungen',
  recruiter:
    'Feste Stellen: Profil, Suche, Gespräche; Auf Zeit: Vertretung, Projekte, Saison; Für Bewerber: Unterlagen, Vorbereitung, Rückmeldung; Für Unternehmen: Stellenprofil, Auswahl, Einarbeitung',
  translator:
    'Dokumente: Urkunden, Verträge, Zeugnisse; Texte: Websites, Broschüren, Bücher; Dolmetschen: Besprechungen, Gericht, Termine; Lektorat: Grammatik, Begriffe, Satz',
  funeral:
    'Erste Schritte: ein Anruf, ein Besuch, Papiere; Bestattung: Erde, Feuer, Urne; Abschied: Worte, Musik, Blumen; Vorsorge: Wünsche, Kosten, Entscheidungen',
  architect:
    'Häuser: Grundstück, Skizze, Genehmigung, Baustelle; Umbauten: Aufmaß, Tragwerk, alte Substanz; Innenräume: Pläne, Licht, Material; Öffentliche Bauten: Wettbewerbe, Zeichnungen, Ausschreibung',
  designer:
    'Erscheinungsbild: Name, Zeichen, Schrift, Farben; Druck: Bücher, Plakate, Verpackungen; Bildschirm: Websites, Oberflächen, Prototypen; Illustration: Titel, Magazine, Karten',
  photographer:
    'Hochzeiten: Vorbereitung, Trauung, Porträts, Fest; Porträts: Studio, draußen, Familien, Paare; Unternehmen: Teams, Produkte, Arbeitsplätze; Abzüge: Alben, gerahmt, Karten',
  musician:
    'Konzerte: Clubs, Säle, Freiluft; Hochzeiten: Trauung, Empfang, Tanz; Aufnahmen: Singles, Alben, Sessions; Firmenfeiern: Hintergrund, Bühne',
  artist:
    'Originale: Öl, Tusche, Papier, Leinwand; Drucke: kleine Auflagen, signierte Blätter; Aufträge: Gespräch, Skizze, Werk; Atelierbesuche: Arbeiten, Tee, Fragen',
  software:
    'Individuelle Software: Anforderungen, Prototypen, Versionen; Webanwendungen: Oberflächen, Konten, Berichte; Schnittstellen: Import, Export, andere Systeme; Wartung: Updates, Überwachung, kleine Änderungen; Beratung: Bestand, Möglichkeiten, Kosten',
  'it-service':
    'Hilfe: langsame Rechner, verlorene Daten, Drucker, Mail; Netzwerke: WLAN, Kabel, Router; Sicherheit: Backups, Updates, Passwörter; Neue Geräte: Auswahl, Einrichtung, Datenumzug',
  telecom:
    'Mobilfunk: Anrufe, Nachrichten, Daten, Roaming; Internet zu Hause: Router, Einrichtung, Umzug; Geschäftskunden: Nummern, Geräte, eine Rechnung; Kundendienst: Rechnungen, Störungen, SIM-Karten',
  coworking:
    'Arbeitsplätze: tageweise, monatlich, fester Platz; Räume: Besprechungen, Telefonate, Workshops; Das Haus: Küche, Drucker, Post; Abende: Vorträge, Essen, offene Türen',
  writer:
    'Bücher: Romane, Essays, Erzählungen; Lesungen: Buchhandlungen, Schulen, Festivals; Aufträge: Artikel, Reden, Texte für Marken',
  hotel:
    'Zimmer: Einzel, Doppel, Familien; Frühstück: Brot, Eier, Obst, Kaffee; Anreise: Bahnhof, Parken, Gepäck; Im Haus: Garten, Salon, Fahrräder',
  'holiday-home':
    'Das Haus: Schlafzimmer, Küche, Bad, Wohnraum; Draußen: Terrasse, Garten, Parken; In der Nähe: Wandern, Baden, Läden; Ankommen: Schlüssel, Weg, erstes Frühstück',
  museum:
    'Sammlung: Räume, Objekte, Geschichten; Ausstellungen: wechselnde Themen, Leihgaben, Vorträge; Für Schulen: Werkstätten, Führungen, Arbeitsblätter; Besuch: Shop, Garderobe, stufenfreie Wege',
  theatre:
    'Programm: Premieren, Repertoire, Gastspiele; Junges Publikum: Geschichten, Schulvorstellungen, Workshops; Vermietung: Bühne, Licht, Plätze; Karten: Kasse, Reservierung, Ermäßigung',
  charity:
    'Hilfe: Rat, Sachen, Gesellschaft; Mitmachen: eine Stunde, ein Projekt, ein Können; Spenden: Geld, Dinge, Zeit; Treffen: offene Abende, Arbeitsgruppen, Feste',
  club: 'Treffen: feste Abende, Gäste, Tee; Mitmachen: Probebesuch, Mitgliedschaft, Ausrüstung; Veranstaltungen: Ausflüge, Spiele, Feste; Jugend: eigene Gruppe, Spiele, Fahrten',
  festival:
    'Programm: Eröffnung, Bühnen, Pausen, Schluss; Mitmachen: Stände, Teams, Helfer; Anreise: Bahn, Rad, Parken; Am Tag: Essen, Schatten, Erste Hilfe, Fundsachen',
  wedding:
    'Der Tag: Trauung, Essen, Tanz; Anreise: Bahn, Auto, Zimmer; Antwort: Namen, Essen, Lieder; Geschenke: Ihre Gesellschaft, ein Beitrag, etwas Kleines',
  'event-planner':
    'Hochzeiten: Orte, Dienstleister, Zeitplan; Firmenfeste: Programm, Räume, Essen, Technik; Private Feiern: Gäste, Tisch, Musik; Am Tag: Aufbau, Gäste, Ablauf, Abbau',
  florist:
    'Sträuße: saisonal, einfarbig, wild; Hochzeiten: Brautsträuße, Tische, Bögen, Anstecker; Trauer: Kränze, Gestecke, Handsträuße; Pflanzen: Töpfe, Sukkulenten, Hängepflanzen; Blumen im Abo: Läden, Praxen, Hotels',
  bookshop:
    'Romane: Neues, Klassiker, Übersetzungen; Kinder: Bilderbücher, Erstleser, Reihen; Sachbücher: Geschichte, Natur, Kochen, Reisen; Bestellung: lieferbare Titel, Geschenkpapier, Gutscheine; Abende: Lesungen, Buchkreise',
  clothing:
    'Alltag: Hemden, Hosen, Strick; Draußen: Mäntel, Jacken, Stiefel; Anlässe: Kleider, Anzüge; Kleines: Schals, Gürtel, Taschen, Socken',
  furniture:
    'Tische und Stühle: Esstische, Schreibtische, Bänke; Sofas: Stoffe, Größen, Muster; Licht: stehend, hängend, zum Lesen; Lieferung: Tragen, Aufbauen, Altes mitnehmen',
  'toy-shop':
    'Babys: Rasseln, Tücher, Holzringe; Bauen: Klötze, Züge, Baukästen; Spiele: zu zweit, für Familien, für lange Abende; Draußen: Drachen, Bälle, Roller',
  'pet-shop':
    'Fellpflege: Bad, Bürste, Schnitt, Krallen; Spaziergänge: allein, in kleinen Gruppen; Betreuung: Spiel, Ruhe, Futter; Training: Rückruf, Leine, Welpen; Zubehör: Futter, Leinen, Körbe',
  hardware:
    'An der Theke: Rat, Einzelteile, Ersatzteile; Auf Lager: Alltägliches, Saisonware, Zubehör; Service: Bestellung, Reparatur, Zuschnitt; Gebraucht: Ankauf, geprüfte Stücke',
  shop: 'Im Laden: Neues, Lieblingsstücke, Geschenke; Beratung: Größen, Material, Pflege; Bestellung: zurückgelegt, auf Wunsch, zum Abholen',
  jeweller:
    'Trauringe: Gold, Platin, Gravur, Anprobe; Anfertigung: Zeichnung, Steine, Wachsmodell; Reparatur: Verschlüsse, Weiten, Ketten; Umarbeitung: geerbtes Gold, alte Steine, neue Form',
  potter:
    'Für den Tisch: Tassen, Schalen, Teller, Krüge; Fürs Haus: Vasen, Lampen, Fliesen; Kurse: Scheibe, Aufbau, Glasur; Aufträge: Sätze, Restaurants, Namen in Ton',
  tailor:
    'Änderungen: Säume, Bund, Ärmel, Reißverschlüsse; Maßarbeit: Anzüge, Kleider, Hemden, Mäntel; Reparatur: Futter, Risse, Knöpfe, Nähte; Wohnen: Vorhänge, Kissen, Bezüge',
  'instrument-maker':
    'Neubau: Gespräch, Zeichnung, Holz, Anpassung; Reparatur: Risse, Leimfugen, Oberflächen; Pflege: Einstellen, Reinigen, Abgleichen; Gutachten: Alter, Zustand, was sich lohnt',
  printer:
    'Kleine Auflagen: Karten, Flyer, Plakate; Bücher und Broschüren: Papier, Falz, Bindung; Großformat: Banner, Schilder, Pläne; Vor dem Druck: Dateien, Farben, Andrucke',
};
