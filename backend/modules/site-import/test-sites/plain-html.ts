/** Words and headings, nothing else; a menu in one line; hours in a list. */
const menu = '<p><a href="/">Home</a> | <a href="/lessons.html">Lessons</a> | <a href="/about.html">About me</a></p>';

export const plainHtml: Record<string, string> = {
  '/': `<title>Cello lessons in Leith</title><h1>Cello lessons in Leith</h1>${menu}<p>I am Morag Baird and I teach cello to adults who always wanted to learn it.</p><h2>When</h2><ul><li>Monday: 10:00 - 18:00</li><li>Wednesday: 10:00 - 18:00</li></ul><p>Email me at morag@cello.example</p>`,
  '/lessons.html': `<title>Lessons - Cello lessons in Leith</title>${menu}<h1>Lessons</h1><p>A lesson takes fifty minutes. The first one is free.</p><p>One lesson: £38<br>Five lessons: £175</p>`,
  '/about.html': `<title>About me - Cello lessons in Leith</title>${menu}<h1>About me</h1><p>I studied in Glasgow and played in orchestras for eleven years.</p><p>Photo by a friend: <img src=me.jpg alt="Morag Baird with her cello"></p>`,
};
