import type { Words } from './words.ts';

export const de: Words = {
  'do.add':
    'hinzufüg*, hinzu, füge, füg, ergänz*, dazu, erstell*, leg an, anlegen, einfügen, einbauen, bau ein, rein, aufnehmen, nimm auf, wir brauchen, ich brauche, wir bieten jetzt, wir haben jetzt, wir bieten auch, wir haben auch, neu, neue, neuen, neues, neuer, noch ein, noch eine, noch einen, gib uns, gib mir',
  'do.remove':
    'entfern*, lösch*, streich*, raus, weg, wegnehmen, rausnehmen, rauslöschen, weglassen, herausnehmen, schmeiß*, wirf, loswerden, rauswerfen, ohne, kann weg, muss weg, runternehmen, herunternehmen, runter',
  'do.change':
    'änder*, anpassen, pass, bearbeit*, aktualisier*, korrigier*, berichtig*, setz*, mach, mache, machen, stell, stelle, ersetz*, tausch*, austauschen, nimm, verwende, stimmt nicht, ist falsch, umändern, abändern, gestalt*, probier*, versuch*',
  'do.move':
    'verschieb*, schieb*, setz, setze, stell, stelle, pack, rück, rücke, kommt, kommen, gehört, nach, umstellen, zieh',
  'do.swap': 'vertausch*, tausch*, tauschen, austauschen, ausgetauscht, auszutauschen, ersetzen, ersetzt, ersetze',
  'do.hide': 'versteck*, ausblend*, verberg*, blende, blend, unsichtbar, abschalten, ausschalten',
  'do.show': 'einblend*, zeig*, wieder anzeigen, anzeigen, sichtbar, wieder einblenden',
  'do.duplicate': 'duplizier*, kopier*, verdoppel*, klon*',
  'do.shorten':
    'auf die Hälfte, halb so lang, halbier*, kürz*, kürzer, verkürz*, zu lang, knapper, kompakter text, weniger text, straff*',
  'do.rewrite':
    'umschreib*, umformulier*, formulier*, andere version, neue version, anders formulieren, verbesser*, besser',
  'do.undo': 'rückgängig, zurück, zurücknehmen, mach das rückgängig, undo, wiederherstellen',
  'do.redo': 'wiederhol*, noch mal machen, doch wieder, redo',
  'do.keep': 'behalt*, behält, übernehm*, übernimm, akzeptier*, annehmen, bestätig*, lass stehen',
  'do.write': 'schreib*, verfass*, denk dir aus, texte',
  'do.raise': 'erhöh*, anheb*, teurer, rauf, heb, hebe, hochsetzen',
  'do.lower': 'senk*, reduzier*, billiger, günstiger, runter, herabsetzen, runtersetzen',
  'do.rename': 'umbenenn*, benenn*, nenn*, benenne, umtauf*',
  'do.translate': 'übersetz*',
  'do.say':
    'erwähn*, schreib dass, sag, sage, sagen, schreib dazu, weise darauf hin, hinweisen, teil mit, schreib rein, kündige',
  'do.dislike':
    'gefällt mir nicht, gefällt mir das nicht, gefällt mir so nicht, gefallen mir nicht, mag ich nicht, mag nicht, hässlich, langweilig, öde, fad, hasse, furchtbar, schrecklich, nicht schön, nicht zufrieden',
  'do.want':
    'ich möchte, wir möchten, ich will, wir wollen, ich hätte gern, ich hätte gerne, wir hätten gern, möchte, will, hätte gern, wünsche, wäre gut, wäre schön, wäre super, wäre toll, wäre praktisch',
  'do.thank':
    'danke, dankeschön, danke schön, vielen dank, super, toll, prima, perfekt, klasse, sehr schön, schön, gut gemacht, großartig, gefällt mir, wunderbar, cool, spitze, sieht gut aus',
  'do.greet': 'hallo, hi, guten tag, guten morgen, guten abend, moin, servus, grüezi, hey',
  'do.ask':
    'was, wie, wann, wo, wer, warum, wieso, welche, welcher, welches, haben wir, sind wir, gibt es, wieviel, wie viele',
  'do.can':
    'wäre es möglich, ist es möglich, geht es, kannst du, könntest du, können sie, könnten sie, ist es möglich, geht das, kann ich, können wir, bitte, könnt ihr',
  'do.help': 'hilfe, was kannst du, was kann ich fragen, wie funktioniert das, was ist möglich, beispiele',
  'do.close': 'geschlossen, zu, ruhetag, schließ*, nicht geöffnet, dicht',
  'do.offer': 'bieten, anbieten, verkaufen, verkauf, machen, führen, haben, bietet, biete',
  'part.heading':
    'Überschrift, überschriften, titelzeile, schlagzeile, hauptüberschrift, headline, titel oben, großer text, kopftext',
  'part.intro':
    'Einleitung, einleitungstext, untertitel, unterzeile, vorspann, text darunter, intro, unterüberschrift, einleitender text',
  'part.text': 'Text, texte, absatz, absätze, satz, sätze, wortlaut, formulierung, worte, zeile',
  'part.tagline': 'Slogan, leitspruch, motto, claim, spruch',
  'part.name':
    'Name, namen, firmenname, firmennamen, name der website, name der seite, geschäftsname, praxisname, wir heißen jetzt, wir heißen nun, wir heißen, ich heiße jetzt',
  'part.button': 'Knopf, button, buttons, knöpfe, schaltfläche, schaltflächen',
  'part.link': 'Link, links, verlinkung, verweis',
  'part.footer': 'Fußzeile, footer, seitenfuß, fuß',
  'part.header': 'Kopfzeile, header, kopfbereich',
  'part.nav': 'Menü, navigation, navi, menüleiste, hauptmenü',
  'part.note': 'Hinweis, anmerkung, bemerkung, notiz, fußnote',
  'part.price': 'Preis, preise, preisen, kosten, kostet, gebühr, gebühren, honorar',
  'part.phone': 'Telefonnummer, telefon, nummer, handynummer, handy, rufnummer, mobilnummer, tel, festnetz',
  'part.email': 'E-Mail, mail, email, e-mail-adresse, mailadresse, emailadresse, email-adresse, mail-adresse',
  'part.address': 'Adresse, anschrift, straße, standort, postanschrift',
  'part.place': 'Ort, stadt, gegend, region, einsatzgebiet',
  'part.social':
    'Soziale Netze, social media, soziale medien, instagram, facebook, tiktok, twitter, linkedin, pinterest, whatsapp, insta',
  'part.hours':
    'Öffnungszeiten, öffnungszeit, sprechzeiten, geschäftszeiten, ladenzeiten, geöffnet, offen, zeiten, bürozeiten, sprechstunde, wir haben auf',
  'part.search': 'Suchergebnis, google, suchmaschine, suchmaschinen, seo, suchergebnisse, suche',
  'part.description': 'Beschreibung, meta-beschreibung, seo-beschreibung, google-beschreibung, suchbeschreibung',
  'part.title': 'Titel, seitentitel, meta-titel, seo-titel, google-titel, browsertitel',
  'part.redirect': 'Weiterleitung, weiterleitungen, umleitung, alte adresse, alter link, leite, umleiten, weiterleiten',
  'part.colour': 'Farbe, farben, farbschema, akzentfarbe, hauptfarbe, farbton, farbpalette, farblich, hausfarbe',
  'part.background': 'Hintergrund, hintergrundfarbe, untergrund',
  'part.ink': 'Textfarbe, schriftfarbe, farbe der schrift, farbe des textes',
  'part.font': 'Schrift, schriften, schriftart, schriftarten, font, typografie, buchstaben, serifen, serifenlos',
  'part.corners': 'Ecken, kanten, eckenradius, rundungen',
  'part.spacing': 'Abstände, abstand, weißraum, platz, luft, zwischenraum',
  'part.layout': 'Anordnung, layout, aufteilung, variante, darstellung',
  'part.template': 'Vorlage, design, stil, gestaltung, aussehen, look, optik, template, richtung',
  'part.section': 'Abschnitt, abschnitte, bereich, bereiche, block, teil, rubrik, sektion',
  'part.page': 'Seite, seiten, unterseite, unterseiten, reiter',
  'part.entry':
    'Eintrag, einträge, punkt, punkte, zeile, sache, produkt, produkte, leistung, angebot, gericht, gerichte, kachel, karte, dienstleistung',
  'part.person':
    'Person, personen, mitarbeiter, mitarbeiterin, kollege, kollegin, teammitglied, mitglied, leute, angestellte',
  'part.question': 'Frage, fragen, faq',
  'part.answer': 'Antwort, antworten',
  'part.quote':
    'Bewertung, bewertungen, kundenstimme, kundenstimmen, zitat, zitate, rezension, rezensionen, referenz, kundenmeinung, feedback',
  'part.event':
    'Veranstaltung, veranstaltungen, termin, termine, konzert, workshop, event, events, ausstellung, fest, markt',
  'part.slot': 'Kurs, kurse, stunde, unterrichtsstunde, stundenplan, klasse',
  'part.suggestion': 'Vorschlag, vorschläge, vorgeschlagen*, vorgeschlagene texte, vorgeschlagene leistungen',
  'part.website':
    'Website, webseite, homepage, internetseite, webauftritt, ganze seite, gesamte seite, firma, betrieb, unternehmen',
  'part.language': 'Sprache, sprachen',
  'part.holiday': 'Feiertag, feiertage, feiertagen, urlaub, betriebsferien, weihnachten, ostern, ferien, neujahr',
  'mark.to': 'zu, in, auf, durch, gegen, mit, als, ->, →, =>, =',
  'mark.be':
    'soll heißen, soll lauten, soll sein, soll, sollen, sollte, muss heißen, muss, ist jetzt, sind jetzt, lautet jetzt, lautet, heißt jetzt, kostet jetzt, kosten jetzt, wird zu',
  'mark.from': 'von, aus',
  'mark.before': 'vor, über, oberhalb, davor, darüber',
  'mark.after': 'nach, unter, hinter, unterhalb, danach, darunter, unterhalb von',
  'mark.up': 'nach oben, hoch, höher, rauf, weiter oben, weiter nach oben, eins hoch',
  'mark.down': 'nach unten, runter, tiefer, weiter unten, weiter nach unten, eins runter',
  'mark.first':
    'zuerst, ganz nach oben, ganz oben, an den anfang, an die erste stelle, als erstes, erste, ersten, erster, erstes, anfang, am anfang, zuoberst',
  'mark.last':
    'zuletzt, ganz nach unten, ganz unten, ans ende, an den schluss, als letztes, letzte, letzten, letzter, letztes, ende, am ende',
  'mark.all': 'alle, allen, alles, jede, jeden, jedes, sämtliche, ganze, gesamte, beide, beiden, insgesamt',
  'mark.about': 'über, zum thema, bezüglich, betreffend, zu tun hat, was mit, erwähnungen von, rund um',
  'mark.it': 'es, das, den, dies, diese, diesen, dieses, sie, ihn, davon, dasselbe',
  'mark.here': 'diese seite, dieser seite, hier, auf dieser seite',
  'mark.instead': 'statt, anstatt, anstelle von, nicht',
  'mark.more': 'mehr, etwas mehr, größer, kräftiger, stärker, viel',
  'mark.less': 'weniger, etwas weniger, kleiner, nicht so, zu',
  'mark.by': 'um, von',
  'mark.called':
    'nenn uns, nennt uns, nennen sie uns, namens, genannt, mit dem titel, mit dem namen, heißt, heißen, nenn sie, nenne sie, mit der überschrift',
  'mark.another': 'andere, anderes, anderen, anderer, neue, neues, neuen, nächste, nächstes, alternative',
  'mark.full': 'ausverkauft, ausgebucht, vergriffen, voll belegt, keine plätze mehr, keine karten mehr, restlos belegt',
  'mark.noLonger':
    'nicht mehr, nimmer, kein, keine, keinen, aufgehört, eingestellt, arbeitet nicht mehr, machen wir nicht, bieten wir nicht',
  'mark.not': 'nicht, kein, keine, keinen, nie',
  'mark.and': 'und, &, sowie, auch, außerdem, dann, plus',
  'mark.in': 'in, im, auf, bei, am, unter, an, zur, zum',
  'mark.round': 'rund, runder, abgerundet, rundere, runde, weicher',
  'mark.square': 'eckig, eckiger, spitz, gerade, kantig, scharf',
  'mark.dark': 'dunkel, dunkler, dunkle, dunkles, dunklen, dunkelmodus, dunklere, tiefer, tiefes',
  'mark.light': 'hell, heller, helle, helles, hellen, hellere, blass, pastell',
  'mark.wide': 'mehr platz, mehr luft, luftiger, großzügiger, mehr abstand, mehr weißraum, weiter',
  'mark.tight': 'kompakt, kompakter, enger, dichter, weniger platz, weniger abstand',
  'mark.only': 'nur, bloß, außer',
  'mark.we': 'wir, ich, unser, unsere, unseren, mein, meine, uns, meinen, unserem, unser',
  'mark.yes': 'ja, ok, okay, klar, gerne, genau, mach das, richtig, stimmt, jawohl',
  'mark.no': 'nein, nee, lieber nicht, vergiss es, egal, abbrechen, lass es',
  'mark.opens': 'öffn*, aufmachen, geöffnet ab',
  'mark.ends': 'feierabend, enden, endet',
  'mark.morning':
    'vormittag, vormittags, morgens, am vormittag, am morgen, montagvormittag*, dienstagvormittag*, mittwochvormittag*, donnerstagvormittag*, freitagvormittag*, samstagvormittag*, sonntagvormittag*',
  'mark.afternoon':
    'nachmittag, nachmittags, abends, am nachmittag, am abend, montagnachmittag*, dienstagnachmittag*, mittwochnachmittag*, donnerstagnachmittag*, freitagnachmittag*, samstagnachmittag*, sonntagnachmittag*',
  'mark.sameTimes':
    'gleiche zeiten, gleichen zeiten, gleiche zeit, gleichen zeit, selben zeiten, selbe zeit, selben zeit, wie sonst',
  'mood.warm': 'warm, wärmer, warme, warmen, warmer, gemütlich, gemütlicher, heimelig, einladend, wärmere',
  'mood.fresh': 'frisch, frischer, sommerlich, lebendig, lebendiger, bunt, bunter, farbenfroh, mehr farbe, farbiger',
  'mood.bold':
    'kräftig, kräftiger, mutig, mutiger, laut, lauter, auffällig, auffälliger, stark, knallig, knalliger, mehr pep, pepp, peppiger, hingucker, wow',
  'mood.calm':
    'ruhig, ruhiger, sanft, sanfter, dezent, dezenter, leiser, entspannt, gedeckt, zurückhaltend, weich, beruhigend, weniger bunt, weniger laut',
  'mood.elegant':
    'elegant, eleganter, edel, edler, hochwertig, hochwertiger, luxuriös, vornehm, schick, schicker, stilvoll',
  'mood.romantic': 'romantisch, romantischer, verspielt romantisch, feminin, zart, verträumt',
  'mood.playful':
    'verspielt, verspielter, lustig, lustiger, fröhlich, fröhlicher, jung, jünger, kindlich, frech, festlich, witzig',
  'mood.natural': 'natürlich, natürlicher, erdig, rustikal, bio, ländlich, naturnah',
  'mood.clean': 'sauber, aufgeräumt, klar, klarer, ordentlich',
  'mood.minimal': 'minimalistisch, schlicht, schlichter, einfach, einfacher, reduziert, minimal, puristisch',
  'mood.modern': 'modern, moderner, zeitgemäß, zeitgemäßer, aktuell',
  'mood.serious': 'seriös, seriöser, professionell, professioneller, vertrauenswürdig, förmlich, sachlich, sachlicher',
  'mood.friendly': 'freundlich, freundlicher, sympathisch, herzlich, persönlich, persönlicher',
  'mood.technical': 'technisch, technischer, futuristisch, digital, präzise',
  'mood.classic': 'klassisch, klassischer, traditionell, altmodisch, nostalgisch, zeitlos, vintage, retro',
  'mood.boring':
    'langweilig, langweiliger, öde, fad, fade, trist, nullachtfünfzehn, altbacken, gefällt mir nicht, gefällt mir das nicht, gefällt mir so nicht, gefallen mir nicht, anderes design, anderes aussehen, anderer look, andere gestaltung, neues design, neuer look, ganz anders, überrasch mich, etwas anderes, mag die schrift nicht, mag das design nicht',
  'kind.hero': 'Einstieg, hero, startbereich, willkommen, begrüßung, kopfbild, eröffnung',
  'kind.services':
    'Leistungen, angebot, angebote, behandlungen, dienstleistungen, was wir anbieten, leistungsübersicht',
  'kind.menu': 'Speisekarte, karte, getränkekarte, speisen, getränke, gerichte',
  'kind.products': 'Produkte, sortiment, waren, produktliste, katalog',
  'kind.features': 'Vorteile, was uns auszeichnet, stärken, besonderheiten, warum wir, gründe',
  'kind.about': 'Über uns, über mich, wer wir sind, vorstellung',
  'kind.story': 'Geschichte, unsere geschichte, historie, zeitleiste, meine geschichte',
  'kind.gallery': 'Bilder, galerie, fotos, bildergalerie, fotogalerie, portfolio, unsere arbeiten',
  'kind.stats': 'Zahlen, statistik, zahlen und fakten, kennzahlen',
  'kind.steps': 'So läuft es ab, ablauf, schritte, vorgehen, wie es funktioniert, so funktioniert es',
  'kind.pricing': 'Preise, preisliste, preistabelle, pakete, tarife',
  'kind.testimonials':
    'Stimmen, kundenstimmen, bewertungen, referenzen, rezensionen, was kunden sagen, meinungen, zitate, kundenmeinungen',
  'kind.logos': 'Namen und Logos, partner, kunden, logos, lieferanten, sponsoren, presse, mitgliedschaften',
  'kind.team': 'Team, mitarbeiter, unser team, leute, menschen, das team',
  'kind.faq': 'Fragen, faq, häufige fragen, fragen und antworten, häufig gestellte fragen',
  'kind.events': 'Veranstaltungen, termine, events, konzerte, veranstaltungskalender, kalender',
  'kind.schedule': 'Stundenplan, kursplan, wochenplan, kurse, zeitplan',
  'kind.hours': 'Öffnungszeiten, sprechzeiten, zeiten',
  'kind.location':
    'Anfahrt, lage, karte mit standort, standort, wegbeschreibung, so finden sie uns, parken, parkplätze',
  'kind.contact': 'Kontakt, kontaktdaten, kontaktbereich, so erreichen sie uns',
  'kind.cta': 'Aufruf, handlungsaufruf, call to action, cta, nächster schritt',
  'kind.banner': 'Hinweis, banner, ankündigung, hinweisleiste, meldung',
  'kind.richText': 'Textblock, text, freitext, textabschnitt, impressum, datenschutz, agb, datenschutzerklärung',
  'kind.contactForm': 'Kontaktformular, formular, anfrageformular, nachrichtenformular',
  'kind.blogList':
    'Blog, blogbeiträge, beiträge, neueste beiträge, neuesten beiträge, letzten beiträge, blogliste, liste der beiträge, blogartikel',
  'kind.newsletter': 'Newsletter, newsletter-anmeldung, rundbrief, mailingliste',
  'kind.waitlistForm': 'Warteliste, demnächst, warteliste zum eintragen',
  'kind.image': 'Bild, foto, einzelbild',
  'kind.video': 'Video, film, youtube-video, clip',
  'topic.booking':
    'buchungssystem, online-buchung, online buchen, onlinebuchung, terminbuchung, reservierungssystem, online-termine, online-reservierung, terminkalender, buchungskalender, buchungstool',
  'topic.shop': 'onlineshop, online-shop, webshop, warenkorb, kasse, e-commerce, shop',
  'topic.payment':
    'online-zahlung, bezahlung, online bezahlen, paypal, stripe, kreditkarte, kartenzahlung, zahlungssystem, spendenknopf, anzahlung',
  'topic.videoCall': 'videoanruf, videocall, video-call, zoom, videochat, videokonferenz, videosprechstunde, webinar',
  'topic.liveChat': 'live-chat, livechat, chatbot, chatfenster',
  'topic.login':
    'login, anmeldung für kunden, mitgliederbereich, kundenportal, benutzerkonto, kundenkonto, kundenlogin, passwortbereich',
  'topic.secondLanguage':
    'zweite sprache, zwei sprachen, zweisprachig, mehrsprachig, sprachumschalter, mehrere sprachen',
  'topic.effects':
    'animation, animationen, animieren, pop-up, popup, musik, ton, slider, karussell, countdown, bewegung, cookie-banner, diashow',
  'topic.liveFeed': 'instagram-feed, google-bewertungen, feed, widget, einbetten, google-maps, google maps, wetter',
  'topic.publish': 'veröffentlich*, online stellen, online gehen, live schalten, freischalten, live',
  'topic.domain': 'domain, eigene adresse, webadresse, domainname, subdomain, internetadresse',
  'topic.pictures':
    'hochladen, eigene fotos, meine fotos, eigene bilder, meine bilder, logo, favicon, unsere fotos, foto von, anderes bild, bild austauschen, bild ändern',
  'topic.password': 'passwort, kennwort, passwortschutz',
  'topic.statistics':
    'besucherzahlen, besucher, statistik der besuche, zugriffe, seitenaufrufe, wie viele besucher, analytics',
  'topic.export': 'export, herunterladen, exportier*, sicherung, backup, zip, importier*',
  'topic.deletion':
    'website löschen, lösche die website, lösch die website, webseite löschen, lösche die webseite, ganze website löschen, konto löschen, lösche mein konto',
  'topic.plan':
    'ist das kostenlos, kostet das etwas, kostet das was, tarif, abo, rechnung, upgrade, abonnement, kündigen',
  'topic.share': 'vorschaulink, entwurf teilen, vorschau schicken, freigeben, einladen, link zum entwurf',
  'topic.code': 'html-code, eigener code, javascript, tracking-code, google analytics, css, script',
  'topic.visibility':
    'bei google gefunden, von google gefunden, suchmaschinen verstecken, noindex, vor google verstecken, in google erscheinen, ranking',
  'topic.notifications':
    'benachrichtigung, benachrichtigungen, wohin gehen die nachrichten, wer bekommt die anfragen, anfragen, posteingang',
  'topic.blog': 'blog, blogbeitrag, blogartikel, beiträge, artikel',
  'wanted.text': 'Ihr Text',
  'wanted.item': 'Name des Eintrags',
  'wanted.price': 'Preis',
  'wanted.name': 'Name',
  'wanted.question': 'die Frage',
  'wanted.answer': 'Ihre Antwort',
  'wanted.picture': 'ein eigenes Bild',
  'wanted.date': 'Datum',
  'wanted.quote': 'was jemand gesagt hat, in seinen Worten',
  'wanted.link': 'Adresse des Videos',
};
