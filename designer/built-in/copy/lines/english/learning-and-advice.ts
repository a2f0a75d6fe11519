import type { LinesByTrade } from '../lines.ts';

export const learningAndAdvice: LinesByTrade = {
  'driving-school': {
    headlines: ['From first gear to licence', 'Learn to drive calmly'],
    leads: [
      'Theory, lessons and the test: see how it goes and when the next course begins.',
      'Nervous or in a hurry: we set the pace together, from the car park to the motorway.',
    ],
    asks: ['Ready for your first lesson?', 'When would you like to start?'],
  },
  school: {
    headlines: ['A place to learn', 'Learning with time and company'],
    leads: [
      'See what is taught, how a day goes and how to join.',
      'Courses for those who begin and those who go on: look around and ask what you want to know.',
    ],
    asks: ['Would you like to join?', 'Come and look around'],
  },
  tutor: {
    headlines: ['When it suddenly makes sense', 'Learning, one to one'],
    leads: [
      'Tell us the subject, the class and where it gets stuck. We begin exactly there.',
      'Before a test or all through the year: lessons at a pace that fits one person.',
    ],
    asks: ['Where does it get stuck?', 'Try a lesson?'],
  },
  'language-school': {
    headlines: ['Say it in another language', 'Learn it by speaking it'],
    leads: [
      'From first words to long conversations: find your level and a course that fits your week.',
      'For travel, work or love: tell us why you are learning, and we find the course.',
    ],
    asks: ['Which language is next?', 'Find your level'],
  },
  'music-school': {
    headlines: ['Play your first song', 'Music, from the first note'],
    leads: [
      'Children and grown-ups, first notes and difficult pieces: choose an instrument and try a lesson.',
      'Tell us what you like to listen to. That is what we start with.',
    ],
    asks: ['Which instrument is yours?', 'Try a lesson?'],
  },
  nursery: {
    headlines: ['A good place to be small', 'Playing, growing, making friends'],
    leads: [
      'See how a day with us goes, what there is to eat and how your child settles in.',
      'Come and look around with your child, and ask everything you want to know.',
    ],
    asks: ['Looking for a place?', 'Come and visit us'],
  },
  lawyer: {
    headlines: ['Clear advice, firmly on your side', 'Know where you stand'],
    leads: [
      'Tell us what happened. We say in plain words what the law allows and what to do next.',
      'Letters, deadlines, contracts and disputes: bring the papers, and we look at them together.',
    ],
    asks: ['What has happened?', 'Ask before you sign'],
  },
  accountant: {
    headlines: ['Your books in order', 'Numbers you can work with'],
    leads: [
      'Accounts, payroll and tax returns: bring the box of receipts, and we make sense of it.',
      'Tell us how you work and what you earn with. We say what to keep, file and pay.',
    ],
    asks: ['A letter from the tax office?', 'Hand over the receipts'],
  },
  consultant: {
    headlines: ['A second pair of eyes', 'From a question to a plan'],
    leads: [
      'Tell us where you are stuck. We look, ask, count and write down what we would do.',
      'We work with the people who know the business from inside: yours.',
    ],
    asks: ['Which question keeps you busy?', 'Talk it through with us'],
  },
  finance: {
    headlines: ['Make sense of your money', 'A plan for your money'],
    leads: [
      'Saving, borrowing and what comes later: we put it on one page and go through it with you.',
      'Bring your questions and your papers. We explain what you have and what you could change.',
    ],
    asks: ['What would you like to plan?', 'Go through it with us'],
  },
  'credit repair': {
    headlines: ['Put your credit report right', 'Your credit, explained and repaired'],
    leads: [
      'Find out what stands in your credit report, which entries can be disputed and what to do about the rest.',
      'We read your report with you, challenge what is wrong in writing and explain every step in plain words.',
    ],
    asks: ['What does your report say?', 'Have your report looked at'],
  },
  'private-bank': {
    headlines: ['Wealth, looked after in person', 'A quiet word about money'],
    leads: [
      'Investments, succession and everything between: one conversation comes before any product.',
      'We begin with what your money is for. The rest follows from that.',
    ],
    asks: ['Shall we meet?', 'Begin with a conversation'],
  },
  'estate-agent': {
    headlines: ['Find the door that fits', 'Homes to buy, sell and let'],
    leads: [
      'Looking for a home or letting one go: tell us about it, and we show you what is possible.',
      'We look at the place, say what it could bring and accompany you as far as the keys.',
    ],
    asks: ['Looking or selling?', 'Have your home valued'],
  },
  recruiter: {
    headlines: ['People and work that fit', 'The right person for the work'],
    leads: [
      'Tell us who is missing in your team, or what you want to do next.',
      'We listen to both sides before we bring them to one table.',
    ],
    asks: ['Who is missing?', 'What would you like to do?'],
  },
  translator: {
    headlines: ['In other words', 'Said right in the other language'],
    leads: [
      'Contracts, websites, certificates and speeches: send us the text and the day you need it.',
      'We translate what is meant, not only what is written.',
    ],
    asks: ['Which text, which language?', 'Send us your text'],
  },
  funeral: {
    headlines: ['Saying goodbye in your own way', 'We are there when it is needed'],
    leads: [
      'Call when you are ready. We explain what has to be done and take over what you wish to give away.',
      'Burial, cremation or a farewell of another kind: we talk about what would be right.',
    ],
    asks: ['We are here to listen', 'Talk to us'],
  },
  software: {
    headlines: ['Software that fits how you work', 'Less clicking, more doing'],
    leads: [
      'Tell us what takes too long today. We build the tool for it and keep it running.',
      'From a first sketch to a system that people use every day, in steps you can see and try.',
    ],
    asks: ['What takes too long today?', 'Show us the problem'],
  },
  'software solutions': {
    headlines: ['Software and people for your business', 'Tools that carry your business'],
    leads: [
      'Find out what our software does, who it is for and how a company of your size would begin.',
      'Programs for the daily work and people who know how to use them, explained without jargon.',
    ],
    asks: ['What shall run better?', 'Ask about your case'],
  },
  'fitness tracking': {
    headlines: ['See how far you have come', 'Every run, every set, written down'],
    leads: [
      'Record what you train, keep a diary of it and see how it adds up over the weeks.',
      'Your exercises, your notes and your place among friends, in one place.',
    ],
    asks: ['Ready to write it down?', 'Tell us what is missing'],
  },
  'it-service': {
    headlines: ['When it has to work again', 'Computers, networks, peace'],
    leads: [
      'Slow machines, lost files, new equipment: tell us what it does and what it should do.',
      'We set up, repair, secure and explain, so that you can go on working.',
    ],
    asks: ['What has stopped working?', 'Describe the problem'],
  },
  telecom: {
    headlines: ['Connected at home and on the way', 'The plan that fits how you call'],
    leads: [
      'Mobile, home internet and business lines: compare the plans, choose one and get help when you need it.',
      'Tell us how much you call, stream and travel. We say which plan covers it.',
    ],
    asks: ['Which plan fits you?', 'Need help with your line?'],
  },
  coworking: {
    headlines: ['A desk among good company', 'Bring your laptop, we have the rest'],
    leads: [
      'Desks, rooms and coffee: come for a day, see how it feels and stay as long as you like.',
      'Quiet corners to think and tables to talk: choose what your work needs.',
    ],
    asks: ['Try a day?', 'Come and look around'],
  },
};
