import type { LinesByTrade } from '../lines.ts';

export const healthAndBeauty: LinesByTrade = {
  'hair-salon': {
    headlines: ['Hair that feels like you', 'A good cut starts with listening'],
    leads: [
      'Cut, colour or a change of mind: bring a picture or just an idea, and we talk before we start.',
      'From a trim to a new colour: choose a time and take a seat.',
    ],
    asks: ['Time for a change?', 'Find a time'],
  },
  barber: {
    headlines: ['Sharp, and done right', 'Cut, shave, go'],
    leads: [
      'Haircuts, beards and hot towels: say how you wear it and take a seat.',
      'Short, long or just tidied up: choose a time or ask how long the wait is.',
    ],
    asks: ['Need a cut this week?', 'Find a free chair'],
  },
  'beauty-salon': {
    headlines: ['An hour for yourself', 'Skin, nails and a quiet hour'],
    leads: [
      'Facials, manicures and treatments: choose what you would like, and leave the phone in your bag.',
      'Tell us what your skin needs and how much time you have. We suggest a treatment.',
    ],
    asks: ['Which treatment suits you?', 'Choose your hour'],
  },
  massage: {
    headlines: ['Lie down, breathe out', 'For tired backs and shoulders'],
    leads: [
      'Say where it aches and how firm you like it. Then there is nothing left for you to do.',
      'Slow and quiet or firm and deep: choose a massage and a time that suits you.',
    ],
    asks: ['Where does it ache?', 'Find a quiet hour'],
  },
  tattoo: {
    headlines: ['Drawn for you, kept for life', 'Your idea, on skin'],
    leads: [
      'Bring a sketch, a photo or a few words. We draw, change and draw again until it is yours.',
      'Look at the work, tell us what you have in mind and where it should go.',
    ],
    asks: ['What is your idea?', 'Talk about a tattoo'],
  },
  dentist: {
    headlines: ['Teeth, looked after calmly', 'Dental care without hurry'],
    leads: [
      'Check-ups, fillings and everything after: we explain what we see and what can be done before we do it.',
      'Tell us if you are nervous. We take it step by step and stop when you raise a hand.',
    ],
    asks: ['Due for a check-up?', 'Does something hurt?'],
  },
  doctor: {
    headlines: ['Care that begins with listening', 'Your health, in good order'],
    leads: [
      'Examinations, advice and prevention: find out when we are there and how to get an appointment.',
      'From a cough to long-term care: tell us what troubles you, and we look at it together.',
    ],
    asks: ['Need an appointment?', 'How can we help?'],
  },
  physiotherapist: {
    headlines: ['Back to moving freely', 'Moving again, step by step'],
    leads: [
      'Backs, knees, shoulders and what comes after an operation: we look, treat and show you what to do at home.',
      'Tell us what you cannot do at the moment. We work on that.',
    ],
    asks: ['What would you like to move?', 'Where does it hurt?'],
  },
  therapist: {
    headlines: ['Room to talk', 'A place to think things through'],
    leads: [
      'Sometimes it helps to say things out loud to somebody from outside. Begin with a short message.',
      'What you say here stays here. We find out together what would help.',
    ],
    asks: ['Would you like to talk?', 'Begin with a message'],
  },
  veterinarian: {
    headlines: ['Care for your animals', 'For every animal you love'],
    leads: [
      'Check-ups, vaccinations and help when something is wrong: tell us about your animal before you come.',
      'Dogs, cats and smaller patients are looked at calmly, and you are told what we find.',
    ],
    asks: ['Is your animal unwell?', 'Time for a vaccination?'],
  },
  optician: {
    headlines: ['See clearly again', 'Glasses that suit your face'],
    leads: [
      'Have your eyes tested, try on frames for as long as you like and take home glasses that fit.',
      'Glasses, lenses and repairs: tell us what you read, drive and work on.',
    ],
    asks: ['When was your last test?', 'Try on a few frames'],
  },
  pharmacy: {
    headlines: ['Medicines and a straight answer', 'Ask us, we know medicines'],
    leads: [
      'Prescriptions, remedies and advice on how to take them: bring your questions along.',
      'Tell us what you already take. We check what goes together.',
    ],
    asks: ['Is your medicine in stock?', 'A question about medicines?'],
  },
  midwife: {
    headlines: ['By your side, before and after', 'Through pregnancy and the first weeks'],
    leads: [
      'Check-ups, courses and visits at home: tell us when your child is due, and we see what is possible.',
      'Questions at any stage are welcome, from the first test to the last feed of the night.',
    ],
    asks: ['When are you due?', 'Tell us about you two'],
  },
  nutritionist: {
    headlines: ['Eat in a way that suits you', 'Food that does you good'],
    leads: [
      'We look at what you eat now, what you like and what you want to change, and make a plan you can keep.',
      'No forbidden lists: small steps that fit your kitchen and your week.',
    ],
    asks: ['What would you like to change?', 'Start with a talk'],
  },
  gym: {
    headlines: ['Come as you are, train', 'A place to get stronger'],
    leads: [
      'Weights, machines and classes: see what is on, come by and try it.',
      'First time or back after a long break: we show you around and help you start.',
    ],
    asks: ['Come and try it?', 'Ready to begin?'],
  },
  yoga: {
    headlines: ['Roll out the mat', 'Breathe, stretch, let go'],
    leads: [
      'Quiet classes and stronger ones: see the times and choose the one that fits your day.',
      'Beginners are welcome: come a little early and we show you where things are.',
    ],
    asks: ['Join the next class?', 'Your first time?'],
  },
  'personal-trainer': {
    headlines: ['Training that fits your week', 'One to one, at your pace'],
    leads: [
      'Tell me what you want to be able to do. We make a plan and work on it together.',
      'At the gym, outside or at home: training that begins where you are now.',
    ],
    asks: ['What is your goal?', 'Shall we start?'],
  },
  'martial-arts': {
    headlines: ['Step on the mat', 'Strength with respect'],
    leads: [
      'Classes for children and grown-ups, for beginners and for those who come back: watch one or join in.',
      'Learn to fall, to stand and to keep calm. See the times and come to a class.',
    ],
    asks: ['Come to a first class?', 'Want to watch a class?'],
  },
  'dance-school': {
    headlines: ['May we have this dance?', 'Learn it, then let go'],
    leads: [
      'Alone, as a couple or with friends: choose a class, bring comfortable shoes and start.',
      'First steps and harder ones: see which classes are on and when.',
    ],
    asks: ['Which dance is yours?', 'Join a class?'],
  },
};
