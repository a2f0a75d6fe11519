/** All on one page: a menu of its own parts, prices as a list of terms, hours as a table, words of customers, a map of others. */
const treatment = (name: string, price: string) => `<dt>${name}</dt><dd>${price}</dd>`;
const hours = (day: string, time: string) => `<tr><th scope="row">${day}</th><td>${time}</td></tr>`;
const person = (name: string, words: string) =>
  `<article class="stylist"><img loading="lazy" src="assets/${name.toLowerCase()}.jpg" alt="${name}"><h3>${name}</h3><p>${words}</p></article>`;

export const onePage: Record<string, string> = {
  '/': `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Kapsalon Bries | Kapper in Zwolle</title><meta name="theme-color" content="#6d28d9"><link rel="icon" href="/favicon.png"><style>:root{--hoofdkleur:#6d28d9;--papier:#fdfcff}body{background:var(--papier);color:#1f1b2e}.knop{background:var(--hoofdkleur);color:#fff}h2{color:var(--hoofdkleur)}</style></head><body>
<nav class="vast"><a href="#top" class="merk">Bries</a><a href="#behandelingen">Behandelingen</a><a href="#team">Team</a><a href="#ervaringen">Ervaringen</a><a href="#contact">Contact</a><a class="knop" href="https://afspraken.example/bries">Maak een afspraak</a></nav>
<div id="top" class="held" style="background-image:url(assets/salon.jpg)"><h1>Haar dat meewaait</h1><p>Knippen en kleuren in een rustige salon aan de Thorbeckegracht.</p></div>
<section id="behandelingen"><h2>Behandelingen</h2><dl>${treatment('Knippen', '€ 38')}${treatment('Knippen en föhnen', '€ 52')}${treatment('Kleuren', 'vanaf € 70')}${treatment('Kinderen tot 12 jaar', '€ 24')}</dl></section>
<section id="team"><h2>Ons team</h2><div class="rooster">${person('Femke', 'Knipt al achttien jaar, het liefst kort.')}${person('Sanne', 'Weet alles van krullen.')}${person('Bilal', 'Baarden en fades.')}</div></section>
<section id="ervaringen"><h2>Ervaringen</h2><figure><blockquote><p>Voor het eerst durf ik mijn krullen los te dragen.</p></blockquote><figcaption>Noor V.</figcaption></figure><figure><blockquote><p>Even zitten, koffie erbij, en klaar ben je.</p></blockquote><figcaption>Hans de W.</figcaption></figure></section>
<section id="contact"><h2>Contact</h2><address>Thorbeckegracht 41<br>8011 VN Zwolle<br><a href="tel:+31385550147">038 555 01 47</a><br><a href="mailto:hallo@bries.example">hallo@bries.example</a></address><table>${hours('Maandag', 'gesloten')}${hours('Dinsdag', '9.00 – 18.00')}${hours('Woensdag', '9.00 – 18.00')}${hours('Donderdag', '9.00 – 21.00')}${hours('Vrijdag', '9.00 – 18.00')}${hours('Zaterdag', '8.30 – 16.00')}${hours('Zondag', 'gesloten')}</table><iframe src="https://maps.example/embed?pb=1" title="Kaart"></iframe></section>
<footer><p>© <script>document.write(new Date().getFullYear())</script> Kapsalon Bries</p><a href="https://www.instagram.com/kapsalonbries.example">Instagram</a></footer></body></html>`,
};
