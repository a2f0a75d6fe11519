/** Utility classes, a style sheet of its own, a slider, a background picture. */
const page = (
  title: string,
  content: string,
) => `<!DOCTYPE html><html data-wf-page="6" lang="de"><head><meta charset="utf-8"><title>${title}</title><link href="/css/kanzlei.css" rel="stylesheet"><link href="/images/webclip.png" rel="apple-touch-icon"></head><body>
<div class="navbar w-nav" role="banner"><div class="container w-container"><a href="/" class="brand w-nav-brand"><div class="text-block">Kanzlei Brandt</div></a><nav role="navigation" class="nav-menu w-nav-menu"><a href="/leistungen" class="nav-link w-nav-link">Leistungen</a><a href="/team" class="nav-link w-nav-link">Team</a><a href="/kontakt" class="nav-link w-nav-link">Kontakt</a></nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div>
${content}<div class="footer"><div class="w-container"><div class="text-block-7">© 2022 Kanzlei Brandt. Alle Rechte vorbehalten.</div><a href="/impressum" class="link">Impressum</a></div></div><script src="/js/webflow.js"></script></body></html>`;

export const webflowLike: Record<string, string> = {
  '/': page(
    'Kanzlei Brandt | Arbeitsrecht in Kassel',
    '<div class="section hero" style="background-image:url(\'/images/kanzlei.jpg\')"><div class="w-container"><h1 class="heading">Arbeitsrecht, klar gesagt</h1><p class="paragraph">Wir vertreten Beschäftigte und Betriebsräte in Nordhessen.</p><a href="/kontakt" class="button w-button">Termin vereinbaren</a></div></div>',
  ),
  '/leistungen': page(
    'Leistungen | Kanzlei Brandt',
    '<div class="section"><div class="w-container"><h1>Leistungen</h1><div class="w-row"><div class="w-col w-col-4"><h3>Kündigung</h3><p>Prüfung und Klage innerhalb der Frist.</p></div><div class="w-col w-col-4"><h3>Abfindung</h3><p>Verhandlung mit Augenmaß.</p></div><div class="w-col w-col-4"><h3>Zeugnis</h3><p>Was darin steht und was es heißt.</p></div></div></div></div>',
  ),
  '/team': page(
    'Team | Kanzlei Brandt',
    '<div class="section"><div class="w-container"><h1>Unser Team</h1><div class="w-dyn-list"><div role="list" class="w-dyn-items"><div role="listitem" class="w-dyn-item"><img src="/images/brandt.jpg" alt="Jana Brandt"><h4>Jana Brandt</h4><div>Fachanwältin für Arbeitsrecht</div></div><div role="listitem" class="w-dyn-item"><img src="/images/yilmaz.jpg" alt="Cem Yilmaz"><h4>Cem Yilmaz</h4><div>Rechtsanwalt</div></div></div></div></div></div>',
  ),
  '/kontakt': page(
    'Kontakt | Kanzlei Brandt',
    '<div class="section"><div class="w-container"><h1>Kontakt</h1><p>Königstraße 14<br>34117 Kassel</p><p>Telefon: 0561 555 0170<br>E-Mail: <a href="mailto:post@brandt.example">post@brandt.example</a></p><p>Montag bis Donnerstag 9–17 Uhr, Freitag 9–13 Uhr</p><div class="w-form"><form id="email-form"><label>Name</label><input type="text"><label>Nachricht</label><textarea></textarea><input type="submit" value="Senden"></form><div class="w-form-done"><div>Danke!</div></div></div></div></div>',
  ),
  '/impressum': page(
    'Impressum | Kanzlei Brandt',
    '<div class="section"><div class="w-container"><h1>Impressum</h1><p>Angaben gemäß § 5 DDG: Jana Brandt, Rechtsanwältin.</p></div></div>',
  ),
};

export const webflowSheets: Record<string, string> = {
  '/css/kanzlei.css':
    '.w-nav{background:#ddd}body{font-family:Arial;color:#333}.button{background-color:#7a1f3d;color:white}.hero{padding:40px}',
};
