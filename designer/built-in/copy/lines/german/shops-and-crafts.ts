import type { LinesByTrade } from '../lines.ts';

export const shopsAndCrafts: LinesByTrade = {
  florist: {
    headlines: ['Blumen für jemanden', 'Was gerade blüht'],
    leads: [
      'Für wen sind sie, und was sollen sie sagen? Wir binden einen Strauß, der es ausspricht.',
      'Sträuße, Kränze und Pflanzen fürs Fenster: nach Farbe, Jahreszeit oder Herz ausgesucht.',
    ],
    asks: ['Für wen sind die Blumen?', 'Blumen zum Fest?'],
  },
  bookshop: {
    headlines: ['Das nächste Buch finden', 'Zwischen Regalen verloren gehen'],
    leads: [
      'Erzählen Sie uns, welches Buch Ihnen zuletzt gefiel. Wir legen Ihnen andere dazu.',
      'Romane, Bilderbücher und alles, was sich bestellen lässt: Kommen Sie herein und lesen Sie eine Seite.',
    ],
    asks: ['Welches Buch sollen wir bestellen?', 'Suchen Sie einen Titel?'],
  },
  clothing: {
    headlines: ['Kleidung zum Anbehalten', 'Erst einmal anprobieren'],
    leads: [
      'Stoffe anfassen, Teile anprobieren und sich vor dem Spiegel Zeit lassen.',
      'Für den Alltag und für die anderen Tage: Stücke, die zu dem passen, was schon im Schrank hängt.',
    ],
    asks: ['Suchen Sie etwas Bestimmtes?', 'Ist Ihre Größe da?'],
  },
  furniture: {
    headlines: ['Möbel, mit denen man lebt', 'Setzen Sie sich erst einmal'],
    leads: [
      'Tische, Stühle, Betten, Lampen: Kommen Sie zum Ausprobieren und bringen Sie die Maße Ihres Zimmers mit.',
      'Zeigen Sie uns ein Bild Ihres Zimmers. Wir sagen, was hineinpassen würde.',
    ],
    asks: ['Für welches Zimmer?', 'Haben Sie die Maße dabei?'],
  },
  'toy-shop': {
    headlines: ['Spielzeug zum Versinken', 'Etwas zum Spielen'],
    leads: [
      'Wie alt ist das Kind, und was mag es gerade? Wir suchen mit Ihnen das Spielzeug dazu.',
      'Bausteine, Puppen, Puzzles und Spiele für Regentage: Kommen Sie herein und probieren Sie sie aus.',
    ],
    asks: ['Für welches Alter?', 'Brauchen Sie ein Geschenk?'],
  },
  'pet-shop': {
    headlines: ['Für Tiere und ihre Menschen', 'Während Sie weg sind'],
    leads: [
      'Spaziergänge, Pflege und alles, was Ihr Tier braucht: Erzählen Sie uns, wer es ist und was es mag.',
      'Welche Gewohnheiten hat Ihr Tier, wo liegt es am liebsten? Um den Rest kümmern wir uns.',
    ],
    asks: ['Um wen dürfen wir uns kümmern?', 'Wie heißt Ihr Tier?'],
  },
  hardware: {
    headlines: ['Die richtige Schraube dafür', 'Alles zum Bauen und Flicken'],
    leads: [
      'Werkzeug, Holz, Farbe und Kleinteile: Bringen Sie das kaputte Stück mit, wir suchen das passende.',
      'Erzählen Sie, was Sie bauen. Wir sagen, was Sie dafür brauchen und wie man es benutzt.',
    ],
    asks: ['Was bauen Sie gerade?', 'Suchen Sie ein Ersatzteil?'],
  },
  shop: {
    headlines: ['Kommen Sie herein', 'Zum Schauen und Mitnehmen'],
    leads: [
      'Sehen Sie, was im Regal steht, fragen Sie nach dem, was fehlt, und kommen Sie vorbei.',
      'Für sich selbst oder zum Verschenken: Schauen Sie sich in Ruhe um.',
    ],
    asks: ['Suchen Sie etwas?', 'Sollen wir es zurücklegen?'],
  },
  jeweller: {
    headlines: ['Schmuck zum Tragen', 'Ringe, Steine und Reparaturen'],
    leads: [
      'Ein Stück aussuchen, ein altes reparieren oder ein neues daraus machen lassen.',
      'Wer wird es tragen, und an welchem Tag? Wir zeichnen es, bevor wir es anfertigen.',
    ],
    asks: ['Ein Schmuckstück im Sinn?', 'Haben Sie ein altes Stück?'],
  },
  potter: {
    headlines: ['Ton, Scheibe, Feuer', 'Tassen, Schalen, Teller von Hand'],
    leads: [
      'Gedreht, getrocknet, glasiert, gebrannt. Nehmen Sie ein Stück in die Hand und spüren Sie, ob es passt.',
      'Für den Frühstückstisch, für Blumen oder zum Verschenken: Sehen Sie, was aus dem Ofen kam.',
    ],
    asks: ['Geschirr für Ihren Tisch?', 'Eine Frage zu einem Stück?'],
  },
  tailor: {
    headlines: ['Damit es sitzt', 'Genäht, geändert, geflickt'],
    leads: [
      'Zu lange Hosen, zu weite Jacken oder ein Kleid, das noch Idee ist: Bringen Sie es mit, wir messen.',
      'Wir kürzen, lassen aus, flicken und nähen neu. Bei der Anprobe zeigt sich, was es braucht.',
    ],
    asks: ['Was sitzt nicht?', 'Wann kommen Sie zur Anprobe?'],
  },
  'instrument-maker': {
    headlines: ['Gebaut, um gespielt zu werden', 'Instrumente bauen und reparieren'],
    leads: [
      'Neubau, Reparatur und Einstellung: Bringen Sie Ihr Instrument mit, spielen Sie und sagen Sie, was Sie hören.',
      'Erzählen Sie uns, wie Sie spielen. Holz, Saiten und Klang richten sich danach.',
    ],
    asks: ['Wie soll es klingen?', 'Was fehlt Ihrem Instrument?'],
  },
  printer: {
    headlines: ['Farbe auf Papier', 'Von der Datei zum Bogen'],
    leads: [
      'Karten, Plakate, Bücher und Schilder: Schicken Sie eine Datei oder eine Idee, das Papier wählen wir gemeinsam.',
      'Sagen Sie uns, wie viele, wie groß und bis wann. Vor dem Druck bekommen Sie einen Probeabzug.',
    ],
    asks: ['Was sollen wir drucken?', 'Schicken Sie uns Ihre Datei'],
  },
};
