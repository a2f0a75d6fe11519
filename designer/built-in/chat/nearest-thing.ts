/** Things that people ask for and that a website of ours has not, each with the nearest thing that it can have. */
const NOT_OURS: [RegExp, string][] = [
  [
    /\b(?:widget|plug-?in|app|script|embed|intercom|integration|integrate|install|google analytics|pixel|iframe|html|css|javascript|code)\b/i,
    'I cannot add code or other companies’ widgets, but I can add a contact form, or a banner that says how to reach you.',
  ],
  [
    /\b(?:make up|invent|fake)\b|\b(?:write|create|make|add|give)\b.{0,24}\b(?:reviews?|testimonials?)\b/i,
    'I do not make up reviews: they have to be true. Give me the words and who said them, such as “add a review from Jo Bell: …”.',
  ],
  [
    /\b(?:awards?|certified|certificates?|number one|best in)\b/i,
    'I only write what is true of you. If it is, give me the sentence and where it should stand, such as “change the intro to …”.',
  ],
  [
    /\b(?:payments?|pay online|checkout|(?:online )?shop|store|cart|webshop|sell online)\b/i,
    'I cannot build a shop or take payments here, but I can list what you sell with prices and add a form for orders.',
  ],
  [
    /\b(?:log ?ins?|accounts?|members? area|password)\b/i,
    'I cannot build a log-in for visitors, but a contact form or a newsletter sign-up keeps in touch with them.',
  ],
  [
    /\b(?:search|chat ?bot|booking (?:system|tool|calendar)|book online|calendar|live chat)\b/i,
    'I cannot build that, but I can add a contact form, a timetable, or a section that says how to book with you.',
  ],
  [
    /\b(?:logo|upload|photos?|pictures?|images?)\b/i,
    'Pictures and the logo are uploaded in the editor: open the section and choose a file.',
  ],
  [
    /\b(?:publish|domain|go live|hosting|subdomain)\b/i,
    'Publishing and domains have screens of their own; I change what the site says and how it looks.',
  ],
  [
    /\b(?:animations?|animate|effects?|parallax|slider|slideshow|carousel|pop-?ups?)\b/i,
    'Pages stay without animation so that they load at once; I can change the template or a section’s layout.',
  ],
];

/** An honest answer to words that no intent understood: what cannot be done, and the nearest thing that can. */
export function nearestTo(text: string): string {
  const known = NOT_OURS.find(([words]) => words.test(text));
  if (known) return known[1];
  if (/^(?:tell|mention|say|let)\b/i.test(text))
    return 'I did not understand where that belongs. Try “put a banner on top: …”, “add a question: …? …” or “change the intro to …”.';
  if (/\b(?:font|size|bigger|smaller)\b/i.test(text))
    return 'I did not understand that. I can change the type as a whole: “use a serif”, “bolder”, “more elegant”.';
  return 'I did not understand that. I can change texts, colours, type, sections, pages, hours, prices, people, questions, forms and contact details.';
}
