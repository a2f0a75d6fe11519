import { lexicon } from './lexicon.ts';

/** Small words of wishes about a website, in the order of `languages`. */
export const signalsIn = lexicon(
  {
    background:
      'background, backgrounds, backdrop, page background | hintergrund*, untergrund | fond, fonds, arrière-plan | fondo, fondos | fundo | sfondo, sfondi | achtergrond* | tło, tle, tłem, tła | bakgrund* | baggrund* | خلفية, الخلفية | רקע, הרקע',
    text: 'text, texts, writing, letters, lettering, font, fonts, type, headings, headlines | schrift*, text, texte, buchstaben, überschrift* | texte, textes, écriture, police, titres, lettres | texto, textos, letra, letras, títulos | texto, textos, letra, letras, títulos | testo, testi, scritte, caratteri, titoli | tekst, letters, lettertype, koppen | tekst, tekstu, litery, czcionka, nagłówki | text, texten, bokstäver, rubriker | tekst, teksten, skrift, overskrifter | نص, النص, خط, الخط | טקסט, הטקסט, אותיות, כותרות',
    main: 'button, buttons, accent, accents, main colour, main color, primary, highlights, links | knopf, knöpfe, knöpfen, button, buttons, akzent*, hauptfarbe, links | bouton, boutons, accent, accents, couleur principale, liens | botón, botones, acento, acentos, color principal, enlaces | botão, botões, destaque*, cor principal, links | pulsante, pulsanti, bottoni, accenti, colore principale, link | knop, knoppen, accent, accenten, hoofdkleur, links | przycisk*, akcent*, główny kolor, linki | knapp*, accent*, huvudfärg, länkar | knap, knapper, knapperne, accent*, hovedfarve, links | أزرار, الأزرار, زر, اللون الرئيسي | כפתור, כפתורים, הכפתורים, צבע ראשי',
    on: 'on, against | auf | sur | sobre | sobre | su | op | na | på, mot | på, mod | على | על',
    with: 'with, including, plus, containing | mit, inklusive, samt | avec, comprenant | con, incluyendo | com, incluindo | con, incluso | met, inclusief | z, ze, wraz z | med, inklusive | med, inklusive | مع, يتضمن | עם, כולל',
    for: "for, of, about my business | für, von, über mein | pour, de, d' | para, de | para, de | per, di | voor, van | dla, do | för, till, åt | til, for | لـ, لمشروع | עבור, של",
    about:
      'about, on, for, with | über, zu, zum, zur, für, mit | sur, pour, avec, consacrée à | sobre, de, para, con | sobre, de, para, com | su, sui, sulla, per, con | over, voor, met, van | o, z, na temat, dla | om, för, med | om, til, med, for | عن, حول, مع | על, עם, עבור',
    kind: 'what, what we are, kind, type, type of business, trade, industry, sector, category | was, art, branche, gewerbe, was wir sind | quoi, type, activité, métier, secteur | qué, tipo, actividad, sector, oficio | o quê, tipo, atividade, setor, ramo | cosa, tipo, attività, settore | wat, soort, branche, type | co, rodzaj, branża, typ | vad, typ, bransch, verksamhet | hvad, type, branche | النوع, نوع, النشاط, المجال | סוג, תחום, מה',
    first:
      "first, at the top, at the very top, right at the top, on top, up front, start with, begin with, starts with, above everything, before anything else, most important | zuerst, ganz oben, ganz vorne, ganz vorn, oben, zunächst, als erstes, beginnen mit, am anfang, an erster stelle | d'abord, en premier, en haut, tout en haut, commencer par, au début | primero, arriba, al principio, en primer lugar, empezar con, empieza con | primeiro, no topo, em cima, em primeiro lugar, começar com | per prima cosa, per primo, per primi, in alto, all'inizio, iniziare con, prima di tutto | eerst, bovenaan, begin met, als eerste, vooraan | najpierw, na górze, na początku, zacznij od, jako pierwsze | först, överst, högst upp, börja med | først, øverst, start med, begynd med | أولا, أولاً, في الأعلى, في البداية | קודם, ראשון, למעלה, בראש, בהתחלה",
    onePage:
      'one page, one-page, single page, single-page, one pager, one-pager, onepager, just one page, one long page | one-pager, onepager, nur eine seite, einer einzigen seite, einzige seite, einseitig* | une seule page, page unique, one-page | una sola página, una única página, one page | uma só página, única página, página única | una sola pagina, pagina unica, unica pagina | één pagina, onepager, één lange pagina | jedna strona, jednej stronie, onepage, jednostronicow* | en enda sida, ensidig*, onepager | én side, en enkelt side, onepager, enkelt side | صفحة واحدة | עמוד אחד, דף אחד',
    page: "page, pages, subpage, subpages, tab, tabs, navigation, site menu, website menu, main menu, menu of the site, menu of the website | seite, seiten, unterseite, unterseiten, navigation, menüpunkte, hauptmenü, menü der seite, menü der website | page, pages, onglet, onglets, navigation, menu du site, rubriques | página, páginas, pestaña, pestañas, navegación, menú de la web, menú del sitio, apartados | página, páginas, separador, navegação, menu do site | pagina, pagine, navigazione, menu del sito, menù del sito | pagina, pagina's, navigatie, menu van de site | podstrona, podstrony, podstronę, strony, zakładka, zakładki, podstronami, nawigacja, menu strony | sida, sidor, undersida, undersidor, flik, flikar, navigation, menyn på sidan, menyval | side, sider, underside, undersider, fane, faner, navigation, menupunkter | صفحة, صفحات, الصفحات | עמוד, עמודים, דף, דפים",
    section:
      'section, sections, block, blocks, part, area | abschnitt*, bereich*, rubrik*, sektion* | rubrique, rubriques, section, sections, bloc, partie | sección, secciones, apartado, apartados, bloque | secção, secções, seção, seções, bloco | sezione, sezioni, blocco | sectie, secties, onderdeel, onderdelen, blok | sekcja, sekcje, sekcję, sekcjami, dział | avsnitt, sektion, sektioner, del | afsnit, sektion, sektioner, del | قسم, أقسام, الأقسام | אזור, אזורים, מקטע, מקטעים, חלק',
    template:
      'template, templates | vorlage, template | modèle, template, gabarit | plantilla | modelo, template | modello, template | sjabloon, template | szablon, szablonu | mall, mallen | skabelon, skabelonen | قالب, القالب | תבנית, התבנית',
    dark: 'dark mode, dark theme, dark, night mode | dunkelmodus, dunkel, dunkle, dunkles, dunkler, dunklen, dunkles design | mode sombre, sombre, sombres, foncé, thème sombre | modo oscuro, oscuro, oscura | modo escuro, escuro, escura | modalità scura, scuro, scura, tema scuro | donkere modus, donker, donkere | tryb ciemny, ciemn* | mörkt läge, mörk, mörkt, mörka | mørk tilstand, mørk, mørkt, mørke | الوضع الداكن, داكن, داكنة, غامق | מצב כהה, כהה',
    light:
      'light mode, light theme, light, bright | hell, helle, helles, heller, hellen, heller modus | mode clair, clair, claire, lumineu* | modo claro, claro, clara, luminos* | modo claro, claro, clara, luminos* | modalità chiara, chiaro, chiara, luminos* | lichte modus, licht, lichte | tryb jasny, jasn* | ljust läge, ljus, ljust, ljusa | lys tilstand, lys, lyst, lyse | الوضع الفاتح, فاتح, فاتحة | מצב בהיר, בהיר, בהירה',
  },
  {
    background: 'фон*, тло, тлі, pozadí, tausta*, arka plan, háttér*, pozadina, fundal, φόντο, 背景, 배경',
    text: 'шрифт*, písmo, fontti*, yazı, betű*, 文字, 字体',
    main: 'кнопк*, tlačítka, painikkeet, butonlar, gombok, 按钮, ボタン',
    page: 'страниц*, сторінк*, stránky, podstránky, sivut, sayfalar, oldalak, pagini, σελίδες, stranice, ページ, 页面, 頁面, 페이지',
    dark: 'тёмн*, темн*, tmav*, tumma*, koyu, sötét, 暗い',
    light: 'светл*, світл*, světl*, vaalea*, açık renk, világos, 明るい',
  },
);
