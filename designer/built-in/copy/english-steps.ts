import type { Family } from '../trades/index.ts';
import { listOf, raised } from './grammar.ts';
import type { Facts } from './voice.ts';

type Step = { name: string; text: string };

const reach = (facts: Facts): string =>
  raised(
    listOf(
      [
        facts.phone && `call ${facts.phone}`,
        facts.email && `write to ${facts.email}`,
        !facts.phone && !facts.email && facts.street && `come to ${facts.street}`,
      ].filter((way): way is string => Boolean(way)),
      'en',
      'or',
    ),
  );

/** First contact is alike everywhere; what follows is true of the family of trades and promises nothing. */
const AFTER: Partial<Record<Family, (who: string, facts: Facts) => Step[][]>> = {
  building: (who, facts) => [
    [
      { name: 'A look', text: `${who} looks at the place${facts.place ? `, in ${facts.place} or nearby` : ''}.` },
      { name: 'A decision', text: `You hear what ${who} would do, and choose.` },
      { name: 'The work', text: `${who} does what was agreed.` },
    ],
    [
      { name: 'On site', text: `Show ${who} what is wrong or what you have in mind.` },
      { name: 'The job', text: `Once you agree, ${who} gets to work${facts.place ? ` in ${facts.place}` : ''}.` },
    ],
  ],
  health: (who) => [
    [
      { name: 'Arrive', text: `Bring what ${who} should know: papers, medicines, questions.` },
      { name: 'Talk', text: `You tell ${who} what troubles you and since when.` },
      { name: 'Decide', text: `You and ${who} agree on what comes next.` },
    ],
    [
      { name: 'Your appointment', text: `Tell ${who} what has changed and what you would like to know.` },
      { name: 'Afterwards', text: `You leave knowing what ${who} found and suggests.` },
    ],
  ],
  beauty: (who) => [
    [
      { name: 'Say what you like', text: `Pictures help ${who} to see what you mean.` },
      { name: 'Sit back', text: `The chair at ${who} is yours for the time you booked.` },
    ],
    [
      { name: 'Pick a time', text: `Tell ${who} what you would like done.` },
      { name: 'Come in', text: `${who} begins with a short talk about it.` },
    ],
  ],
  fitness: (who) => [
    [
      { name: 'Try it', text: `Come to ${who} once and see whether it suits you.` },
      { name: 'Find your pace', text: `Tell ${who} about old injuries and new plans.` },
    ],
    [
      { name: 'Say hello', text: `Tell ${who} what you have done before, if anything.` },
      { name: 'Begin', text: `Wear what you can move in and come to ${who}.` },
    ],
  ],
  advice: (who) => [
    [
      { name: 'First talk', text: `You describe the matter, ${who} asks what is missing.` },
      { name: 'The way forward', text: `${who} explains the choices and you decide.` },
      { name: 'The work', text: `${who} does it and keeps you posted.` },
    ],
    [
      { name: 'The papers', text: `Send ${who} what you have, in whatever order it is in.` },
      { name: 'The answer', text: `${who} reads, thinks and tells you where you stand.` },
    ],
  ],
  creative: (who) => [
    [
      { name: 'A conversation', text: `Tell ${who} what it is for, who will see it and when you need it.` },
      { name: 'First drafts', text: `${who} shows ideas early, while they can still change.` },
      { name: 'The finished thing', text: `You get the work from ${who} in the form you need.` },
    ],
    [
      { name: 'Your idea', text: `A few lines are enough for ${who} to begin with.` },
      { name: 'Working on it', text: `${who} makes, you comment, it gets better.` },
    ],
  ],
  technology: (who) => [
    [
      { name: 'The problem', text: `Describe to ${who} what should work and does not yet.` },
      { name: 'A first version', text: `${who} starts small, so that you can try it.` },
      { name: 'In use', text: `What you notice goes back to ${who} and into the next version.` },
    ],
  ],
  craft: (who) => [
    [
      { name: 'Bring it or describe it', text: `${who} looks at the piece, or listens to the idea.` },
      { name: 'At the bench', text: `${who} works on it by hand.` },
      { name: 'Collect it', text: `You pick it up from ${who} when it is done.` },
    ],
  ],
  learning: (who) => [
    [
      { name: 'Where you are', text: `Tell ${who} what you know and where you want to go.` },
      { name: 'First lesson', text: `See how ${who} teaches, and ask anything.` },
      { name: 'Keep going', text: `With ${who}, one lesson follows the other.` },
    ],
  ],
  occasion: (who) => [
    [
      { name: 'The idea', text: `Tell ${who} about the day, the guests and the place.` },
      { name: 'The plan', text: `${who} puts it in order, you say what should change.` },
      { name: 'The day', text: `You celebrate with your guests, ${who} sees to the rest.` },
    ],
  ],
  lodging: (who) => [
    [
      { name: 'Choose your days', text: `Tell ${who} when you would like to come and how many you are.` },
      { name: 'Arrive', text: `${who} tells you how to get in and where to put your things.` },
    ],
  ],
  vehicles: (who) => [
    [
      { name: 'Describe it', text: `Noises, lights, dates: tell ${who} what you noticed.` },
      { name: 'Hand it over', text: `${who} looks at it and says what it needs.` },
      { name: 'Drive on', text: `You get it back from ${who} when it is done.` },
    ],
  ],
  outdoors: (who, facts) => [
    [
      { name: 'What you have in mind', text: `Tell ${who} about the place, the season and the people.` },
      { name: 'Outside', text: `Then meet ${who}${facts.place ? ` in ${facts.place}` : ''} and see.` },
    ],
  ],
};

/** The same for a business without a name: it says "we". */
const OURS: Partial<Record<Family, [name: string, text: string][]>> = {
  building: [
    ['Tell us', 'Describe the work, or send a few pictures.'],
    ['We look at it', 'We see the place and say what it takes.'],
    ['It gets done', 'Once you agree, we do what was agreed.'],
  ],
  health: [
    ['Make an appointment', 'Say what troubles you, and since when.'],
    ['We listen and look', 'Bring papers, medicines and your questions.'],
    ['You decide', 'You hear what we found and what can be done.'],
  ],
  beauty: [
    ['Choose a time', 'Say what you would like done.'],
    ['Tell us how you like it', 'Pictures help us to see what you mean.'],
    ['Sit back', 'The chair is yours for the time you booked.'],
  ],
  fitness: [
    ['Say hello', 'Tell us what you have done before, if anything.'],
    ['Try it', 'Come once and see whether it suits you.'],
    ['Find your pace', 'We begin where you are and go on from there.'],
  ],
  advice: [
    ['Get in touch', 'Say in a few words what it is about.'],
    ['We talk', 'Bring the papers; we ask what is missing.'],
    ['You know where you stand', 'We say what we would do, and you choose.'],
  ],
  creative: [
    ['Tell us what you plan', 'What is it for, and who will see it?'],
    ['We draw and try', 'You see early versions and say what you think.'],
    ['It is finished', 'You get what we agreed on.'],
  ],
  technology: [
    ['Show us the problem', 'Tell us what takes too long or goes wrong.'],
    ['We make a plan', 'You see what comes first and what it takes.'],
    ['Step by step', 'You try each part as soon as it works.'],
  ],
  learning: [
    ['Ask', 'Tell us what you want to learn and what you know.'],
    ['Try it', 'Come once and see how it goes.'],
    ['Go on', 'We find the course and the time that fit.'],
  ],
  occasion: [
    ['The idea', 'Tell us the day, the guests and the place.'],
    ['The plan', 'We put it in order, you say what should change.'],
    ['The day', 'You celebrate, we see to the rest.'],
  ],
  lodging: [
    ['Choose your days', 'Say when you would like to come and how many you are.'],
    ['We write back', 'You hear whether it is free and what it costs.'],
    ['Arrive', 'We tell you how to get in and where to put your things.'],
  ],
  vehicles: [
    ['Describe it', 'Noises, lights, dates: tell us what you noticed.'],
    ['Hand it over', 'We look at it and say what it needs.'],
    ['Drive on', 'You get it back when it is done.'],
  ],
  outdoors: [
    ['Tell us', 'The place, the season and what you have in mind.'],
    ['We look at it', 'Together, outside, in daylight.'],
    ['We begin', 'Once you agree on what and when.'],
  ],
};

const FIRST_NAMES = ['Get in touch', 'Call or write', 'First contact', 'Say hello', 'Ask'];

/** Ways to tell how somebody becomes a customer: true of the trade in general, with the facts of this business. */
export function englishSteps(facts: Facts): Step[][] {
  const after = AFTER[facts.brief.trade.family];
  if (!after) return [];
  const who =
    facts.firstNames.length === 1 && facts.firstNames[0]
      ? facts.firstNames[0]
      : facts.brief.nameGiven
        ? facts.name
        : '';
  const ours = OURS[facts.brief.trade.family];
  if (!who) return ours ? [ours.map(([name, text]) => ({ name, text }))] : [];
  const contact = reach(facts);
  return after(who, facts).flatMap((rest) =>
    FIRST_NAMES.filter((name) => name !== 'Call or write' || (facts.phone && facts.email)).map((name) => [
      { name, text: contact ? `${contact}.` : '' },
      ...rest.map((step) => ({ name: step.name, text: raised(step.text) })),
    ]),
  );
}
