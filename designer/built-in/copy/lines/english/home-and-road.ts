import type { LinesByTrade } from '../lines.ts';

export const homeAndRoad: LinesByTrade = {
  plumber: {
    headlines: ['Water where it belongs', 'Leaks, pipes and new bathrooms'],
    leads: [
      'A dripping tap, a blocked drain or a whole bathroom: tell us what you see, and we say what it takes.',
      'Describe the trouble or send a picture. We tell you what happens next.',
    ],
    asks: ['Is something leaking?', 'Planning a bathroom?'],
  },
  heating: {
    headlines: ['Warm in winter, cool in summer', 'Heating that simply runs'],
    leads: [
      'New boilers, heat pumps and the yearly service: tell us about your house and what heats it now.',
      'If it is cold, call. If it is still warm, this is the time to plan.',
    ],
    asks: ['Is your heating cold?', 'Time for a service?'],
  },
  electrician: {
    headlines: ['Power where you need it', 'Wired safely'],
    leads: [
      'New sockets, fuse boxes, chargers and faults that nobody finds: tell us what is going on.',
      'From one lamp to a whole house: describe the work, and we say what it takes.',
    ],
    asks: ['What needs power?', 'Lights out?'],
  },
  solar: {
    headlines: ['Power from your own roof', 'Put the sun to work'],
    leads: [
      'Panels, storage and a plan that suits your roof: tell us where it faces and what you use.',
      'From a first look at the roof to the day it feeds in: we plan it, install it and look after it.',
    ],
    asks: ['What could your roof do?', 'Have your roof looked at'],
  },
  carpenter: {
    headlines: ['Made of wood, made to measure', 'Wood, cut to fit your room'],
    leads: [
      'Shelves, stairs, doors and tables: bring the measurements or let us take them.',
      'Tell us about the corner that nothing fits into. That is where we begin.',
    ],
    asks: ['What shall we build?', 'Have a corner to fill?'],
  },
  painter: {
    headlines: ['Fresh colour on your walls', 'Rooms and façades, painted'],
    leads: [
      'One room, a stairwell or the whole front: we cover, fill, paint and leave it clean.',
      'Choose a colour or let us bring samples. Then we agree on a day.',
    ],
    asks: ['Which wall is first?', 'Time for new colour?'],
  },
  roofer: {
    headlines: ['A sound roof over your head', 'Dry from ridge to gutter'],
    leads: [
      'Loose tiles, leaks and new roofs: we look at it, show you pictures and say what is needed.',
      'Tell us what you see from below. We go up and look.',
    ],
    asks: ['Is it coming through?', 'Have your roof checked'],
  },
  builder: {
    headlines: ['Built to plan', 'From the first drawing to the key'],
    leads: [
      'New houses, extensions and renovations: bring your plans or only a wish, and we talk about what is possible.',
      'We say what comes when, who does it and what it takes, before the first stone is moved.',
    ],
    asks: ['What would you like to build?', 'Have plans already?'],
  },
  locksmith: {
    headlines: ['Locked out?', 'Keys, locks and open doors'],
    leads: [
      'Shut doors, lost keys and locks that should be better: call and say where you are.',
      'We open, repair and fit locks, and explain what makes a door safe.',
    ],
    asks: ['In front of a shut door?', 'Lost a key?'],
  },
  cleaning: {
    headlines: ['Come home to clean', 'Clean rooms, time for other things'],
    leads: [
      'Homes, offices, windows and moving out: tell us the rooms and how often, and we make you an offer.',
      'Once, every week or before the landlord comes: choose what should be done and when.',
    ],
    asks: ['What shall we clean?', 'Find a day for cleaning'],
  },
  handyman: {
    headlines: ['Small repairs, off your list', 'Whatever is loose at home'],
    leads: [
      'Shelves to hang, doors that stick, furniture in boxes: write the list, and we work through it.',
      'Tell us what is broken, loose or missing. Small jobs are welcome.',
    ],
    asks: ['What is on your list?', 'Something broken?'],
  },
  gardener: {
    headlines: ['A garden you want to sit in', 'Green, all year round'],
    leads: [
      'Planning, planting, hedges and lawns: show us your garden, and we say what would grow well there.',
      'Tell us how you use your garden and how much work you want with it.',
    ],
    asks: ['How does your garden look?', 'Hedge grown too high?'],
  },
  farm: {
    headlines: ['Food from the field', 'Fresh from the farm'],
    leads: [
      'See what is growing, what is ready and where you can buy it.',
      'What we grow and keep changes with the season. Come by and look.',
    ],
    asks: ['Come to the farm', 'What is ready now?'],
  },
  vineyard: {
    headlines: ['From our vines to your glass', 'Wine from these slopes'],
    leads: [
      'Taste the wines where they grow, walk between the rows and take a few bottles home.',
      'Each year tastes of its weather. Find out which one you like.',
    ],
    asks: ['Come for a tasting?', 'A case for your cellar?'],
  },
  riding: {
    headlines: ['In the saddle', 'Time with horses'],
    leads: [
      'Lessons, rides and care: tell us how much you have ridden, and we find the horse for you.',
      'Beginners start on the lunge, others go out. Come by and get to know the horses.',
    ],
    asks: ['First time on a horse?', 'Come and meet the horses'],
  },
  guide: {
    headlines: ['See it with somebody who knows', 'Come along'],
    leads: [
      'Choose a tour, bring good shoes and let us show you what one walks past alone.',
      'Short walks and long days: see the dates and save a place.',
    ],
    asks: ['Which tour is yours?', 'Coming with a group?'],
  },
  moving: {
    headlines: ['We carry, you move in', 'From door to door'],
    leads: [
      'Homes, offices and a single piano: tell us from where to where, which floor and when.',
      'Packing, carrying, driving and storing: choose what you want to do yourself.',
    ],
    asks: ['When are you moving?', 'From where to where?'],
  },
  garage: {
    headlines: ['Back on the road', 'Your car, looked after'],
    leads: [
      'Service, tyres, brakes and strange noises: we look, tell you what is needed and ask before we start.',
      'Describe what you hear, see or smell. We find out where it comes from.',
    ],
    asks: ['What is the noise?', 'Due for a service?'],
  },
  'bike-shop': {
    headlines: ['Get rolling again', 'Bikes that fit'],
    leads: [
      'New bikes, used ones and repairs: come for a test ride or bring yours in.',
      'Flat tyre, slipping gears or the first bike for a child: we have a look.',
    ],
    asks: ['What does your bike need?', 'Come for a test ride'],
  },
  taxi: {
    headlines: ['Where to?', 'A ride when you need one'],
    leads: [
      'Stations, airports, appointments and the way home at night: call or book ahead.',
      'Say where you are, where you want to go and how much you carry.',
    ],
    asks: ['Need a ride?', 'Book for tomorrow?'],
  },
};
