import type { ReplyWords } from './words.ts';

/** What the chat says on German websites. */
export const german: ReplyWords = {
  done: {
    addSection: 'Abschnitt ergänzt: {x}',
    removeSection: 'Abschnitt entfernt: {x}',
    moveSection: 'Abschnitt verschoben: {x}',
    updateSection: 'Geändert: {x}',
    setVariant: 'Anders angeordnet: {x}',
    setHidden: 'Sichtbarkeit geändert: {x}',
    duplicateSection: 'Abschnitt kopiert: {x}',
    replaceSection: 'Abschnitt ersetzt: {x}',
    addPage: 'Seite ergänzt: {x}',
    removePage: 'Seite entfernt: {x}',
    updatePage: 'Seite geändert: {x}',
    movePage: 'Seite verschoben: {x}',
    setTheme: 'Farben und Schrift angepasst',
    applyTemplate: 'Vorlage gewechselt',
    setBusiness: 'Angaben zum Betrieb überall geändert',
    setBrand: 'Name und Motto geändert',
    setHeader: 'Kopf der Seite geändert',
    setFooter: 'Fuß der Seite geändert',
    setLanguage: 'Sprache gewechselt',
  },
  remarks: [
    [
      /^I did not understand that\b.*/,
      'Das habe ich nicht verstanden. Ich kann Texte, Farben, Schrift, Abschnitte, Seiten, Öffnungszeiten, Preise, Personen, Fragen, Formulare und Kontaktdaten ändern.',
    ],
    [/^I did not understand “(.+)”\.$/, 'Nicht verstanden: „{1}“.'],
    [
      /^I cannot build a shop.*/,
      'Einen Shop oder Zahlungen kann ich hier nicht bauen, aber Ihre Waren mit Preisen und ein Formular für Bestellungen.',
    ],
    [
      /^I cannot build a log-in.*/,
      'Ein Login kann ich nicht bauen; ein Kontaktformular oder ein Newsletter hält den Kontakt.',
    ],
    [
      /^I cannot build that.*/,
      'Das kann ich nicht bauen, aber ein Kontaktformular, einen Stundenplan oder einen Abschnitt dazu, wie man bei Ihnen bucht.',
    ],
    [/^I cannot add code.*/, 'Fremden Code kann ich nicht einbauen, aber ein Kontaktformular oder einen Hinweis.'],
    [
      /^I do not make up reviews.*/,
      'Bewertungen erfinde ich nicht: Sie müssen wahr sein. Geben Sie mir den Wortlaut und den Namen.',
    ],
    [
      /^Pictures and the logo are uploaded.*/,
      'Bilder und Logo laden Sie im Editor hoch: Abschnitt öffnen, Datei wählen.',
    ],
    [
      /^Publishing and domains have.*/,
      'Veröffentlichen und Domains haben eigene Seiten; ich ändere Inhalt und Aussehen.',
    ],
    [/^I take the last change back\.$/, 'Ich nehme die letzte Änderung zurück.'],
    [/^(?:That is how it is|It is shown that way|It has that background) already\.$/, 'So ist es schon.'],
    [
      /^(?:You edited that by hand|I left alone what you edited).*/,
      'Das haben Sie von Hand geändert, darum habe ich es gelassen; nennen Sie das Feld, wenn es sich ändern soll.',
    ],
    [/^It has marked places.*/, 'Markierte Stellen warten noch auf Ihre Worte.'],
    [/^The site has (\d+) pages?: (.+)\.$/, 'Die Website hat {1} Seiten: {2}.'],
    [/^The phone number is (.+)\.$/, 'Die Telefonnummer ist {1}.'],
    [/^The site says: (.+)\.$/, 'Auf der Website steht: {1}.'],
    [/^Hello\..*/, 'Hallo. Was soll ich ändern?'],
    [/^Good\. Tell me.*/, 'Gern. Sagen Sie, wenn sich etwas ändern soll.'],
    [/^Say “undo” to have it back\.$/, 'Mit „rückgängig“ ist es wieder da.'],
    [/^Text stays readable.*/, 'Der Text bleibt lesbar: Die Töne mit genug Kontrast wählt die Website selbst.'],
    [
      /^I can change texts, colours, fonts.*/,
      'Ich kann Texte, Farben, Schriften und die Vorlage ändern, Abschnitte und Seiten ergänzen, verschieben, ausblenden oder entfernen und Zeiten, Preise, Personen, Fragen und Kontaktdaten pflegen. Auch mehreres auf einmal.',
    ],
  ],
};
