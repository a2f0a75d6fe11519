import type { KnownTrade } from '../known-trade.ts';

export const bar: KnownTrade = {
  id: 'bar',
  schema: 'BarOrPub',
  motifs: ['bottle', 'glasses', 'moon'],
  shelf: 'menu',
  channel: 'book',
  templates: ['poster', 'gallery', 'signal'],
  moods: ['dark', 'rich', 'bold'],
  questions: ['reserve', 'groups'],
  words:
    'bar, pub, cocktail bar, wine bar, taproom | cocktailbar, weinbar, kneipe, bar | bar, bar à vins, bar à cocktails | bar, coctelería, vinoteca bar | bar, bar de vinhos, bar de cocktails | bar, cocktail bar | bar, -kroeg, cocktailbar | bar, pub | bar, cocktailbar, pub | bar, cocktailbar, værtshus | بار | בר, פאב',
  proposals: {
    en: 'The evening starts here | Cocktails: Classics, house drinks and low and no alcohol. | Wine and beer: By the glass, on tap and by the bottle. | Spirits: Whisky, gin, rum and agave.',
    de: 'Hier fängt der Abend an | Cocktails: Klassiker, eigene Drinks und ohne Alkohol. | Wein und Bier: Offen, vom Fass und aus der Flasche. | Spirituosen: Whisky, Gin und Rum.',
    fr: 'La soirée commence ici | Cocktails: Classiques, créations et sans alcool. | Vins et bières: Au verre, à la pression et en bouteille. | Spiritueux: Whisky, gin et rhum.',
    es: 'La noche empieza aquí | Cócteles: Clásicos, de la casa y sin alcohol. | Vino y cerveza: Por copas, de grifo y en botella. | Destilados: Whisky, ginebra y ron.',
    pt: 'A noite começa aqui | Cocktails: Clássicos, da casa e sem álcool. | Vinho e cerveja: A copo, à pressão e em garrafa. | Destilados: Uísque, gin e rum.',
  },
};
