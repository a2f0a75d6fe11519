import type { LinesByTrade } from '../lines.ts';

export const culture: LinesByTrade = {
  architect: {
    headlines: ['Rooms to live and work in', 'Buildings with a reason'],
    leads: [
      'We look at the place, listen to the people and draw until both fit.',
      'Houses, conversions and public buildings: see the work and tell us about your site.',
    ],
    asks: ['Have a site in mind?', 'Tell us about your plans'],
  },
  designer: {
    headlines: ['Design that does its work', 'Clear, useful, good to look at'],
    leads: [
      'Look through the work and see how an idea becomes something people recognise and use.',
      'From a name to a whole appearance: tell us what you make and who it is for.',
    ],
    asks: ['What shall we design?', 'Have a project in mind?'],
  },
  portfolio: {
    headlines: ['Selected work', 'Things I have designed'],
    leads: [
      'A selection of projects, with what was asked for, what I tried and what came out.',
      'Look around, pick a project and write to me if you would like to work together.',
    ],
    asks: ['Work together?', 'Write to me'],
  },
  'team projects': {
    headlines: ['What we have built together', 'A team and its work'],
    leads: [
      'Meet the people, look at the projects and see who can do what.',
      'Each project shows what was asked, who worked on it and what came out.',
    ],
    asks: ['Work with us?', 'Tell us about your project'],
  },
  photographer: {
    headlines: ['Pictures that stay', 'Hold on to the day'],
    leads: [
      'Portraits, weddings and quiet moments in between: look through the pictures and tell me about yours.',
      'I come, watch and wait for the moment. You do not have to pose.',
    ],
    asks: ['What shall I photograph?', 'Is your date free?'],
  },
  musician: {
    headlines: ['Live is louder', 'Come and listen'],
    leads: [
      'See when and where we play next, listen in and ask us to your stage.',
      'For clubs, weddings and open fields: tell us the place and the night.',
    ],
    asks: ['Shall we play for you?', 'Ask for a date'],
  },
  artist: {
    headlines: ['Works on paper, canvas and wall', 'From the studio'],
    leads: [
      'Look at what is finished, ask about what is not, or come and see it in the light of the studio.',
      'Each piece has its size, its material and sometimes a story. Ask for it.',
    ],
    asks: ['See it in the studio?', 'Ask about a piece'],
  },
  writer: {
    headlines: ['Words, put in order', 'Books and other texts'],
    leads: [
      'What I have written, what comes next and where to hear it read aloud.',
      'Read a page here before you take the book home.',
    ],
    asks: ['Invite me to read?', 'Write to me'],
  },
  cv: {
    headlines: ['My work so far', 'What I do and have done'],
    leads: [
      'Where I have worked, what I have learned and what I am good at, on these pages.',
      'Read through, and write to me if you think we should talk.',
    ],
    asks: ['Shall we talk?', 'Write to me'],
  },
  biography: {
    headlines: ['A life, told in order', 'The story of a life'],
    leads: [
      'Where it began, what happened on the way and what remains of it.',
      'The places, the turning points and the honours, one after the other.',
    ],
    asks: ['Something to add?', 'Ask about this life'],
  },
  blog: {
    headlines: ['Something to read', 'Notes, thoughts and finds'],
    leads: [
      'New texts from time to time, older ones sorted by subject. Begin wherever you like.',
      'Short notes and longer pieces: read one, and tell me what you think.',
    ],
    asks: ['What should be written next?', 'Send me your thoughts'],
  },
  'health blog': {
    headlines: ['Read up on feeling well', 'Small habits, explained'],
    leads: [
      'Articles on food, movement, sleep and rest, in plain words and sorted by subject.',
      'What is known, what is not and what you can try at home.',
    ],
    asks: ['Which topic comes next?', 'Ask a question'],
  },
  'poetry blog': {
    headlines: ['Poems, one at a time', 'Lines worth reading twice'],
    leads: [
      'Read slowly, aloud if nobody is listening, and send in a poem of your own.',
      'New poems and older ones, sorted by mood, form and season.',
    ],
    asks: ['Have a poem to share?', 'Send us your lines'],
  },
  'link-page': {
    headlines: ['Everything in one place', 'All my links'],
    leads: [
      'Where to read, watch, listen, buy and write: pick a link.',
      'One address for all the places where you find me.',
    ],
    asks: ['Looking for something else?', 'Write to me'],
  },
  hotel: {
    headlines: ['Sleep well here', 'A room is ready'],
    leads: [
      'Look at the rooms, choose your nights and tell us when you arrive.',
      'For one night on the way or a week of nothing to do: choose a room.',
    ],
    asks: ['Which nights?', 'Ask for a room'],
  },
  'holiday-home': {
    headlines: ['Your house for the holidays', 'Bring bags, leave the rest'],
    leads: [
      'Look through the rooms, see what is nearby and ask for the weeks you would like.',
      'A door of your own, a kitchen to cook in and time to do nothing.',
    ],
    asks: ['When would you like to come?', 'Is your week free?'],
  },
  museum: {
    headlines: ['Come and look closely', 'Things that tell stories'],
    leads: [
      'See what is on show, when we are open and what there is for children and groups.',
      'Walk through alone or let somebody tell you what you are looking at.',
    ],
    asks: ['Coming with a group?', 'Plan your visit'],
  },
  theatre: {
    headlines: ['The lights go down', 'Take your seat'],
    leads: [
      'See what is played and when, choose an evening and keep your seats.',
      'Plays, concerts and evenings in between: the programme tells you what is next.',
    ],
    asks: ['Keep two seats?', 'Coming with a class?'],
  },
  charity: {
    headlines: ['Help where it is needed', 'It takes many hands'],
    leads: [
      'See what is being done, what is missing and how you can take part.',
      'An hour, a donation or a word to others: each of them helps.',
    ],
    asks: ['Would you like to help?', 'Do you need help?'],
  },
  club: {
    headlines: ['Better together', 'Come along and join in'],
    leads: [
      'See what we do, when we meet and how to become a member.',
      'Come to a meeting, have a look and decide afterwards.',
    ],
    asks: ['Would you like to join?', 'Come to a meeting'],
  },
  festival: {
    headlines: ['Save the day', 'Be there'],
    leads: [
      'What happens when, how to get there and what to bring: it is all on this page.',
      'Look through the programme, mark what you want to see and bring company.',
    ],
    asks: ['Would you like to take part?', 'Questions about the day?'],
  },
  fundraiser: {
    headlines: ['A day for a good cause', 'Come, give, celebrate'],
    leads: [
      'What the day raises money for, what happens on it and how you can be part of it.',
      'Join in, bring friends and see where each donation goes.',
    ],
    asks: ['Would you like to help?', 'Take part in the day'],
  },
  wedding: {
    headlines: ['We are getting married', 'Celebrate with us'],
    leads: [
      'When, where and what to wear: everything our guests need to know.',
      'How to get there, where to sleep and what happens in the course of the day.',
    ],
    asks: ['Will you be there?', 'Tell us that you come'],
  },
  'event-planner': {
    headlines: ['Your celebration, planned', 'You celebrate, we take care'],
    leads: [
      'Weddings, company parties and anniversaries: tell us the day, the guests and the dream.',
      'We find the place, the food and the music, and are there when it begins.',
    ],
    asks: ['What are you celebrating?', 'Tell us about the day'],
  },
};
