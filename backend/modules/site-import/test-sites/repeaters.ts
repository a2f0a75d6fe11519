/** Sections of boxes that a machine named, cards that repeat, words between the lines that nobody sees, a banner about cookies. */
const HOME = 'https://www.tallismoon.example';
const words = (id: string, inner: string) =>
  `<div id="${id}" class="KcpHeO tz5f0K comp-${id} wixui-rich-text" data-testid="richTextElement">${inner}</div>`;
const photo = (id: string, name: string, alt: string, wide: number) =>
  `<div id="${id}" class="MazNVa comp-${id} wixui-image" title=""><wow-image id="img_${id}" class="jhxvbR" data-image-info='{"displayMode":"fill"}'><img src="https://static.pictures.example/media/${name}~mv2.jpg/v1/fill/w_${Math.round(wide / 10)},h_49,al_c,q_80,blur_2/${name}~mv2.jpg" alt="${alt}" width="${wide}" height="490" fetchpriority="high"></wow-image></div>`;
const button = (href: string, label: string) =>
  `<div class="comp-b wixui-button"><a data-testid="linkElement" href="${HOME}${href}" target="_self" class="uDW_Qe" aria-label="${label}"><span class="l7_2fn wixui-button__label">${label}</span></a></div>`;
const section = (id: string, inner: string) =>
  `<section id="${id}" tabindex="-1" class="Oqnisf comp-${id} wixui-section"><div id="bgLayers_${id}" data-hook="bgLayers" class="MW5IWV"></div><div data-mesh-id="${id}inlineContent" data-testid="inline-content"><div data-mesh-id="${id}inlineContent-gridContainer" data-testid="mesh-container-content">${inner}</div></div></section>`;
const card = (name: string, price: string, inner: string) =>
  `<div role="listitem" class="comp-x wixui-repeater__item"><div data-testid="mesh-container-content">${words('n', `<h3 class="font_4 wixui-rich-text__text">${name}</h3>`)}${words('p', `<p class="font_8 wixui-rich-text__text">${price}</p>`)}${words('t', `<p class="font_8 wixui-rich-text__text">${inner}</p>`)}${button('/contact-1', 'Book')}</div></div>`;
const link = (href: string, label: string) =>
  `<li class="Vij30r wixui-dropdown-menu__item" data-direction="ltr"><a data-testid="linkElement" href="${HOME}${href}" target="_self"><div class="JAo9_X"><div class=""><p class="OKwhwX" data-testid="linkElement-label">${label}</p></div></div></a></li>`;
const page = (
  title: string,
  content: string,
) => `<!DOCTYPE html><html lang="en"><head><meta charset='utf-8'><title>${title} | Tallis & Moon</title><meta property="og:site_name" content="Tallis &amp; Moon Physiotherapy"/><meta name="generator" content="Wix.com Website Builder"/>
<style>:root{--color_0:255,255,255;--color_1:255,255,255;--color_11:255,255,255;--color_15:32,40,48;--color_18:15,118,110;--wst-accent-1:#0f766e}.wixui-button{background-color:rgba(15,118,110,1)}.wixui-button:hover{background-color:#0f766e}</style></head><body class='' data-js-loaded="false"><div id="SITE_CONTAINER"><div id="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1" aria-label="top of page"><span class="mHZSwn">top of page</span></div>
<header id="SITE_HEADER" class="SITE_HEADER wixui-header"><div>${words('logo', `<p class="font_7"><a href="${HOME}" target="_self">Tallis &amp; Moon</a></p>`)}<nav id="menu1" aria-label="Site" class="wixui-dropdown-menu"><ul class="PlZyDq" data-marginallchildren="true">${link('', 'Home')}${link('/services', 'Services')}${link('/team', 'Team')}${link('/contact-1', 'Contact')}<li id="menu1__more__" class="wixui-dropdown-menu__item"><div data-testid="linkElement" tabindex="0">More</div></li></ul><div style="display:none" id="menu1navContainer-hiddenA11ySubMenuIndication">Use tab to navigate through the menu items.</div></nav></div></header>
<main id="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES"><div class="wixui-page">${content}</div></div></main>
<footer id="SITE_FOOTER" tabindex="-1" class="wixui-footer">${words('f1', '<p class="font_8">Unit 4, Canal Wharf</p><p class="font_8">Leeds LS11 5PU</p>')}${words('f2', '<p class="font_8"><a href="tel:0113 555 0164">0113 555 0164</a></p><p class="font_8"><a href="mailto:hello@tallismoon.example">hello@tallismoon.example</a></p>')}${words('f3', '<p class="font_8"><span>Mon - Fri: 8am - 7pm</span></p><p class="font_8"><span>​​Saturday: 9am - 1pm</span></p><p class="font_8"><span>​Sunday: Closed</span></p>')}${words('f4', '<p class="font_9">© 2035 by Tallis &amp; Moon. Powered and secured by <a href="https://www.wix.example">Wix</a></p>')}</footer>
<div id="SCROLL_TO_BOTTOM" class="Vd6aQZ ignore-focus" role="region" tabindex="-1" aria-label="bottom of page"><span class="mHZSwn">bottom of page</span></div></div></div><div data-hook="consent-banner-root"><div role="dialog"><p>We use cookies on this website to see how you interact with it.</p><button>Accept</button><button>Decline</button></div></div></body></html>`;

export const repeaters: Record<string, string> = {
  '/': page(
    'Home',
    `${section('a', `${words('a1', '<h1 class="font_0"><span class="wixui-rich-text__text">Move without<br>thinking about it</span></h1>')}${words('a2', '<p class="font_8"><span class="wixGuard wixui-rich-text__text">​</span></p><p class="font_8">Physiotherapy beside the canal, for runners, desks and new knees.</p>')}${button('/services', 'See treatments')}${photo('a3', 'canal', 'Treatment room with a window on the canal', 980)}`)}${section('b', `${words('b1', '<h2 class="font_2">What people say</h2>')}<div role="list" class="comp-r wixui-repeater"><div role="listitem" class="wixui-repeater__item">${words('q1', '<p class="font_8">“I ran my first ten miles in four years.”</p>')}${words('q2', '<p class="font_8">Priya D.</p>')}</div><div role="listitem" class="wixui-repeater__item">${words('q3', '<p class="font_8">“They found in one hour what I had looked for in a year.”</p>')}${words('q4', '<p class="font_8">Tom A.</p>')}</div></div>`)}`,
  ),
  '/services': page(
    'Services',
    section(
      'c',
      `${words('c1', '<h1 class="font_2">Treatments</h1>')}<div id="comp-r2" role="list" class="comp-r2 wixui-repeater">${card('First visit', '£62', 'Sixty minutes: we look, listen and make a plan.')}${card('Follow-up', '£48', 'Forty minutes of treatment and exercises.')}${card('Sports massage', '£55', 'For legs that have an event behind or before them.')}</div>`,
    ),
  ),
  '/team': page(
    'Team',
    section(
      'd',
      `${words('d1', '<h1 class="font_2">Who we are</h1>')}<div role="list" class="wixui-repeater"><div role="listitem" class="wixui-repeater__item">${photo('d2', 'ana', 'Ana Tallis', 320)}${words('d3', '<h3 class="font_4">Ana Tallis</h3>')}${words('d4', '<p class="font_8">Physiotherapist, HCPC registered</p>')}</div><div role="listitem" class="wixui-repeater__item">${photo('d5', 'joe', 'Joe Moon', 320)}${words('d6', '<h3 class="font_4">Joe Moon</h3>')}${words('d7', '<p class="font_8">Sports therapist</p>')}</div></div>`,
    ),
  ),
  '/contact-1': page(
    'Contact',
    section(
      'e',
      `${words('e1', '<h1 class="font_2">Come and see us</h1>')}${words('e2', '<p class="font_8">Two minutes from the station, step-free from the towpath.</p>')}<form id="comp-form" class="wixui-form"><label for="i1">Name</label><input id="i1" required><label for="i2">Message</label><textarea id="i2"></textarea><button aria-disabled="false"><span>Submit</span></button><div style="visibility:hidden" data-testid="rich"><p>Thanks for submitting!</p></div></form>`,
    ),
  ),
};
