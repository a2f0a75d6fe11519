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
  words: {
    en: ['bar', 'pub', 'cocktail bar', 'wine bar', 'taproom'],
    de: ['cocktailbar', 'weinbar', 'kneipe', 'bar'],
    fr: ['bar', 'bar à vins', 'bar à cocktails'],
    es: ['bar', 'coctelería', 'vinoteca bar'],
    pt: ['bar', 'bar de vinhos', 'bar de cocktails'],
    it: ['bar', 'cocktail bar'],
    nl: ['bar', '-kroeg', 'cocktailbar'],
    pl: ['bar', 'pub'],
    sv: ['bar', 'cocktailbar', 'pub'],
    da: ['bar', 'cocktailbar', 'værtshus'],
    ar: ['بار'],
    he: ['בר', 'פאב'],
  },
  proposals: {
    en: {
      tagline: 'The evening starts here',
      services: [
        { name: 'Cocktails', text: 'Classics, house drinks and low and no alcohol.' },
        { name: 'Wine and beer', text: 'By the glass, on tap and by the bottle.' },
        { name: 'Spirits', text: 'Whisky, gin, rum and agave.' },
      ],
    },
    de: {
      tagline: 'Hier fängt der Abend an',
      services: [
        { name: 'Cocktails', text: 'Klassiker, eigene Drinks und ohne Alkohol.' },
        { name: 'Wein und Bier', text: 'Offen, vom Fass und aus der Flasche.' },
        { name: 'Spirituosen', text: 'Whisky, Gin und Rum.' },
      ],
    },
    fr: {
      tagline: 'La soirée commence ici',
      services: [
        { name: 'Cocktails', text: 'Classiques, créations et sans alcool.' },
        { name: 'Vins et bières', text: 'Au verre, à la pression et en bouteille.' },
        { name: 'Spiritueux', text: 'Whisky, gin et rhum.' },
      ],
    },
    es: {
      tagline: 'La noche empieza aquí',
      services: [
        { name: 'Cócteles', text: 'Clásicos, de la casa y sin alcohol.' },
        { name: 'Vino y cerveza', text: 'Por copas, de grifo y en botella.' },
        { name: 'Destilados', text: 'Whisky, ginebra y ron.' },
      ],
    },
    pt: {
      tagline: 'A noite começa aqui',
      services: [
        { name: 'Cocktails', text: 'Clássicos, da casa e sem álcool.' },
        { name: 'Vinho e cerveja', text: 'A copo, à pressão e em garrafa.' },
        { name: 'Destilados', text: 'Uísque, gin e rum.' },
      ],
    },
  },
};
