import type { LinesByTrade } from '../lines.ts';

export const food: LinesByTrade = {
  bakery: {
    headlines: ['Bread for every day', 'Straight from the oven'],
    leads: [
      'Loaves for the table and pastries for the way: come in, look along the shelf and take what smells right.',
      'Flour, water, salt and time. Come by for bread to take home and something sweet for the walk.',
    ],
    asks: ['What shall we put aside?', 'Need bread for more people?'],
  },
  'cake-maker': {
    headlines: ['A cake for the day', 'Cakes made to order'],
    leads: [
      'Birthdays, weddings and no reason at all: tell us the day and the guests, and we plan the cake together.',
      'Say what it is for, who will eat it and what it should taste of. The rest is butter, sugar and care.',
    ],
    asks: ['What are you celebrating?', 'Tell us about your cake'],
  },
  butcher: {
    headlines: ['Meat, cut as you like it', 'From the block to your pan'],
    leads: [
      'Roasts, cutlets and sausages over the counter, with a word on how long and how hot.',
      'Say what you are cooking and for how many. We cut, tie and wrap it.',
    ],
    asks: ['What are you cooking?', 'Order ahead for the weekend'],
  },
  cheesemonger: {
    headlines: ['Cheese, cut for you', 'Taste before you choose'],
    leads: [
      'Hard, soft, blue and fresh: try a piece at the counter and take home as much as you want.',
      'One piece for tonight or a board for a table of guests: we help you choose what goes together.',
    ],
    asks: ['Planning a cheese board?', 'Ask what is ripe now'],
  },
  greengrocer: {
    headlines: ['Fruit and vegetables, by season', 'What the season brings'],
    leads: [
      'What is ripe goes on the table at the front. Fill a basket, or ask what to cook with it.',
      'Roots, leaves, berries and herbs: choose them yourself, one by one.',
    ],
    asks: ['What is ripe today?', 'Tell us what you need'],
  },
  chocolatier: {
    headlines: ['Chocolate, piece by piece', 'Something sweet to give'],
    leads: [
      'Bars, truffles and boxes to fill yourself, for somebody else or for the way home.',
      'Dark, milk or white, plain or filled: choose a few pieces and we wrap them.',
    ],
    asks: ['A box for somebody?', 'Ask about gifts'],
  },
  'ice-cream': {
    headlines: ['One more scoop', 'Cone or cup?'],
    leads: [
      'Milk ice, sorbet and toppings: pick your flavours at the counter and find a seat in the sun.',
      'Choose a flavour you know and one you do not. Cone, cup or a tub to take home.',
    ],
    asks: ['Ice cream for a party?', 'Which flavours today?'],
  },
  roastery: {
    headlines: ['Coffee, roasted here', 'Coffee that suits your cup'],
    leads: [
      'Beans for filter, espresso and everything between. Tell us how you brew, and we grind it to fit.',
      'Taste, compare and take home the beans you like, whole or ground for your machine.',
    ],
    asks: ['How do you make yours?', 'Coffee for your place?'],
  },
  brewery: {
    headlines: ['Beer, brewed here', 'From the kettle to your glass'],
    leads: [
      'Pale, dark, bitter or sour: taste what is on and take home what you like.',
      'Malt, hops, yeast and patience. Find out what is in the tanks and where to drink it.',
    ],
    asks: ['What is on tap?', 'Beer for your party?'],
  },
  'wine-shop': {
    headlines: ['The right bottle for tonight', 'Wine, without the fuss'],
    leads: [
      'Say what is for dinner and what you like to spend. We find the bottle that goes with it.',
      'Red, white, sparkling and a few surprises: taste, ask and take your time.',
    ],
    asks: ['What is for dinner?', 'Planning a tasting?'],
  },
  restaurant: {
    headlines: ['A table for you', 'Sit down, stay a while'],
    leads: [
      'Look at the menu, choose an evening and bring whoever you like to eat with.',
      'Starters to share, plates to keep to yourself and time to talk in between.',
    ],
    asks: ['Shall we keep a table?', 'Coming with a group?'],
  },
  pizzeria: {
    headlines: ['Pizza from a hot oven', 'Dough, tomato, cheese, fire'],
    leads: [
      'Eat it here while it is hot or take the box home: the menu has the classics and a few of our own.',
      'Pick a pizza, say what goes on top and what stays off. The oven does the rest.',
    ],
    asks: ['Which one is yours?', 'Order for later'],
  },
  cafe: {
    headlines: ['Coffee first', 'Take a seat, have a coffee'],
    leads: [
      'Breakfast, cake and something hot to hold: come alone with a book or with everyone you know.',
      'A coffee to go or a long breakfast by the window: you decide how much time you have.',
    ],
    asks: ['See you for coffee?', 'Coming with a few people?'],
  },
  bar: {
    headlines: ['The evening starts here', 'What are you drinking?'],
    leads: [
      'Classics, house drinks and some without alcohol: take a seat at the bar and say what you are in the mood for.',
      'One drink after work or the whole night: look at the list and bring company.',
    ],
    asks: ['Keep a table tonight?', 'Your party at our place?'],
  },
  'food-truck': {
    headlines: ['Hot food, right where you are', 'Find the truck, eat well'],
    leads: [
      'See what is on the grill and where we park next, or ask us to come to you.',
      'Street food for lunch breaks, festivals and yards full of guests.',
    ],
    asks: ['Shall we come to you?', 'Book the truck'],
  },
  catering: {
    headlines: ['Food for your guests', 'You invite, we cook'],
    leads: [
      'From a few trays for a meeting to dinner for a wedding: tell us the day, the place and how many you are.',
      'We plan the menu with you, bring it, serve it and clear up.',
    ],
    asks: ['How many guests?', 'Tell us about your event'],
  },
};
