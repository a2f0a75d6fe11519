import type { LinesByTrade } from '../lines.ts';

export const shopsAndCrafts: LinesByTrade = {
  florist: {
    headlines: ['Flowers for somebody', 'What is in bloom'],
    leads: [
      'Tell us who they are for and what you want to say. We bind a bunch that says it.',
      'Bouquets, wreaths and plants for the window: choose by colour, season or heart.',
    ],
    asks: ['Who are they for?', 'Flowers for your day?'],
  },
  bookshop: {
    headlines: ['Find your next book', 'Shelves worth getting lost in'],
    leads: [
      'Tell us the last book you liked. We put three others in your hand.',
      'Novels, picture books and everything that can be ordered: come in and read a page.',
    ],
    asks: ['Which book shall we order?', 'Looking for a title?'],
  },
  clothing: {
    headlines: ['Clothes you keep wearing', 'Try it on'],
    leads: [
      'Come in, feel the fabrics and take your time in front of the mirror.',
      'For every day and for the days that are not: find pieces that go with what you have.',
    ],
    asks: ['Looking for something?', 'Is your size there?'],
  },
  furniture: {
    headlines: ['Furniture to live with', 'Sit on it first'],
    leads: [
      'Tables, chairs, beds and lamps: come and try them, and bring the measurements of your room.',
      'Show us a picture of your room. We tell you what would fit.',
    ],
    asks: ['Which room is it for?', 'Bring your measurements'],
  },
  'toy-shop': {
    headlines: ['Toys to get lost in', 'Something to play with'],
    leads: [
      'Tell us how old they are and what they love just now. We find the toy.',
      'Bricks, dolls, puzzles and games for rainy days: come in and try them.',
    ],
    asks: ['How old is the child?', 'Need a present?'],
  },
  'pet-shop': {
    headlines: ['Good hands for your animal', 'While you are away'],
    leads: [
      'Walks, care and everything your animal needs: tell us who it is and what it likes.',
      'Tell us about your pet, its habits and its favourite spot. We take it from there.',
    ],
    asks: ['Who shall we look after?', 'Tell us about your pet'],
  },
  hardware: {
    headlines: ['The right screw for it', 'Everything to make and mend'],
    leads: [
      'Tools, timber, paint and small parts: bring the broken piece, and we find the one that fits.',
      'Say what you are building. We tell you what you need and how to use it.',
    ],
    asks: ['What are you building?', 'Looking for a part?'],
  },
  shop: {
    headlines: ['Come in and look around', 'Things worth taking home'],
    leads: [
      'See what is on the shelves, ask about what is not and come by when we are open.',
      'For yourself or as a present: look around and take your time.',
    ],
    asks: ['Looking for something?', 'Shall we put it aside?'],
  },
  jeweller: {
    headlines: ['Made to be worn', 'Rings, stones and repairs'],
    leads: [
      'Choose a piece, bring an old one to be repaired or have a new one made from it.',
      'Tell us who will wear it and on which day. We draw it before we make it.',
    ],
    asks: ['Have a piece in mind?', 'Bring an old piece'],
  },
  potter: {
    headlines: ['Clay, wheel, fire', 'Cups, bowls and plates by hand'],
    leads: [
      'Each piece is thrown, dried, glazed and fired. Take one in your hand and see if it suits you.',
      'For the breakfast table, for flowers or for somebody you like: see what came out of the kiln.',
    ],
    asks: ['A set for your table?', 'Ask about a piece'],
  },
  tailor: {
    headlines: ['So that it fits', 'Sewn, altered, mended'],
    leads: [
      'Trousers too long, jackets too wide or a dress that is only an idea: bring it, and we measure.',
      'We shorten, let out, mend and make. Try it on, and we see what it needs.',
    ],
    asks: ['What does not fit?', 'Come for a fitting'],
  },
  'instrument-maker': {
    headlines: ['Built to be played', 'Instruments, made and mended'],
    leads: [
      'New instruments, repairs and setting up: bring yours, play it, and say what you hear.',
      'Tell us how you play. Wood, strings and voice follow from that.',
    ],
    asks: ['What does it sound like?', 'Bring your instrument'],
  },
  printer: {
    headlines: ['Ink on paper', 'From file to finished sheet'],
    leads: [
      'Cards, posters, books and signs: send the file or bring an idea, and choose the paper with us.',
      'Tell us how many, how big and for when. We show you a proof before the machine starts.',
    ],
    asks: ['What shall we print?', 'Send us your file'],
  },
};
