/** Numbered modules in columns, a column of boxes at the side, umlauts in addresses, a bar of legal links and a login at the foot. */
const module = (kind: string, inner: string) => `<div id="cc-m-${kind}-9" class="j-module n j-${kind} ">${inner}</div>`;
const text = (inner: string) => module('text', inner);
const link = (href: string, label: string, more = '') =>
  `<li id="cc-nav-view-${label.length}" class="jmd-nav__list-item-0${more}"><a href="${href}" data-link-title="${label}" class="jmd-nav__link">${label}</a></li>`;
const page = (
  title: string,
  content: string,
) => `<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"/><title>${title} - pfotenwegs Webseite!</title><meta property="og:title" content="${title}"/><meta property="og:site_name" content="pfotenwegs Webseite!"/>
<style>.j-calltoaction-link,.jtpl-navigation{background-color:#8a3b12}.jtpl-content a{color:#8a3b12}body{background:#f7f3ec;color:#2d2a26}</style></head>
<body class="body cc-page j-m-gallery-styles"><div id="cc-inner" class="cc-content-parent"><input type="checkbox" id="jtpl-navigation__checkbox"><header class="jtpl-header"><div class="jtpl-logo"><div id="cc-website-logo" class="cc-single-module-element">${module('imageSubtitle', '<div class="cc-m-image-container"><figure class="cc-imagewrapper cc-m-image-align-1"><a href="/"><img srcset="https://image.cdn.example/pfoten/dimension=320x1024/logo.png 320w, https://image.cdn.example/pfoten/dimension=640x1024/logo.png 640w" src="https://image.cdn.example/pfoten/dimension=640x1024/logo.png" alt="Hundeschule Pfotenweg"></a></figure></div>')}</div></div><nav class="jtpl-navigation" data-container="navigation"><ul class="cc-nav-level-0 j-nav-level-0">${link('/', 'Start')}${link('/kurse-und-preise/', 'Kurse und Preise')}${link('/%C3%BCber-mich/', 'Über mich')}${link('/anfahrt/', 'Anfahrt')}</ul></nav></header>
<div class="jtpl-content__gutter"><div id="content_area" data-container="content"><div id="content_start"></div><div id="cc-matrix-1">${content}</div></div><aside class="jtpl-sidebar"><div data-container="sidebar"><div id="cc-matrix-2">${text('<h3>Sprechzeiten</h3><p>Mo–Do 9–18 Uhr</p><p>Fr 9–14 Uhr</p>')}${text('<p>Tel.: <a href="tel:09115550173">0911 / 555 01 73</a></p><p>wuff@pfotenweg.example</p><p>Erlenstraße 22 · 90441 Nürnberg</p>')}</div></div></aside></div>
<footer class="jtpl-footer"><div id="contentfooter" data-container="footer"><div class="leftrow"><a href="/about/">Impressum</a> | <a href="//www.pfotenweg.example/j/privacy">Datenschutz</a> | <a id="cookie-policy" href="javascript:window.CookieControl.showCookieSettings();">Cookie-Richtlinie</a> | <a href="/sitemap/">Sitemap</a></div><div class="rightrow"><span class="loggedout"><a rel="nofollow" id="login" href="/login">Anmelden</a></span><span class="loggedin"><a rel="nofollow" id="logout" href="https://cms.example/logout.php">Abmelden</a> | <a rel="nofollow" id="edit" href="https://a.example/">Bearbeiten</a></span></div></div></footer></div></body></html>`;
const columns = (...inner: string[]) =>
  module(
    'hgrid',
    inner
      .map((one) => `<div class="cc-m-hgrid-column" style="width:48%;"><div id="cc-matrix-3">${one}</div></div>`)
      .join('<div class="cc-m-hgrid-separator" data-display="cms-only"><div></div></div>'),
  );
const photo = (name: string, alt: string) =>
  module(
    'imageSubtitle',
    `<figure class="cc-imagewrapper"><img srcset="https://image.cdn.example/pfoten/dimension=320x1024/${name}.jpg 320w, https://image.cdn.example/pfoten/dimension=800x1024/${name}.jpg 800w" data-src-width="1200" src="https://image.cdn.example/pfoten/dimension=800x1024/${name}.jpg" alt="${alt}"></figure><div class="cc-clear"></div>`,
  );

export const modulesAndColumns: Record<string, string> = {
  '/': page(
    'Start',
    `${module('header', '<h1>Zwei Beine, vier Pfoten, ein Weg</h1>')}${text('<p><span style="font-size: 16px;">Hundetraining ohne Geschrei, seit 2009 in der Nürnberger Südstadt.</span></p>')}${columns(photo('wiese', 'Drei Hunde auf einer Wiese'), `${module('header', '<h2>Welpen willkommen</h2>')}${text('<p>Die Welpenstunde ist samstags, kommt einfach vorbei.</p>')}`)}${module('callToAction', '<div class="j-calltoaction-wrapper j-calltoaction-align-2"><a class="j-calltoaction-link j-calltoaction-link-style-1" data-action="button" href="/kurse-und-preise/" data-title="Zu den Kursen">Zu den Kursen</a></div>')}${module('hr', '<div class="hr"></div>')}`,
  ),
  '/kurse-und-preise/': page(
    'Kurse und Preise',
    `${module('header', '<h1>Kurse und Preise</h1>')}${module('table', '<table border="0" class="mceEditable"><tbody><tr><td><strong>Kurs</strong></td><td><strong>Dauer</strong></td><td><strong>Preis</strong></td></tr><tr><td>Welpenkurs</td><td>8 Stunden</td><td>140 €</td></tr><tr><td>Leinenführigkeit</td><td>6 Stunden</td><td>120 €</td></tr><tr><td>Einzelstunde</td><td>60 Minuten</td><td>65 €</td></tr></tbody></table>')}${text('<p>Alle Preise gelten für ein Team aus Mensch und Hund.</p>')}`,
  ),
  '/%C3%BCber-mich/': page(
    'Über mich',
    `${module('header', '<h1>Über mich</h1>')}${columns(photo('jule', 'Jule Breitner mit ihrem Hund Motte'), text('<p>Ich bin Jule Breitner, geprüfte Hundetrainerin nach § 11 Tierschutzgesetz.</p><p>Motte kam 2015 aus dem Tierheim und arbeitet seither mit.</p>'))}`,
  ),
  '/anfahrt/': page(
    'Anfahrt',
    `${module('header', '<h1>Anfahrt</h1>')}${text('<p>Mit der U1 bis Frankenstraße, dann fünf Minuten zu Fuß. Der Platz liegt hinter der Gärtnerei.</p>')}${module('googlemaps', '<div class="cc-m-googlemaps" data-address="Erlenstraße 22"></div>')}`,
  ),
  '/about/': page(
    'Impressum',
    `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Jule Breitner<br>Erlenstraße 22<br>90441 Nürnberg</p><p>Telefon: 0911 555 01 73</p>`,
  ),
};
