/** A theme of nothing but blocks: template parts, covers, media beside text, folded answers, the latest posts on the start page. */
const item = (href: string, label: string) =>
  `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="https://phare.example${href}"><span class="wp-block-navigation-item__label">${label}</span></a></li>`;
const page = (
  title: string,
  content: string,
) => `<!DOCTYPE html><html lang="fr-FR"><head><meta charset="UTF-8"><title>${title} &#8211; Librairie du Phare</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"${title}"},{"@type":"WebSite","name":"Librairie du Phare","description":"Livres et café à Brest","inLanguage":"fr-FR"}]}</script>
<style id="global-styles-inline-css">:root{--wp--preset--color--black:#000000;--wp--preset--color--vivid-red:#cf2e2e;--wp--preset--color--base:#fbf8f1;--wp--preset--color--contrast:#14213d;--wp--preset--color--accent:#c1440e}body{background-color:var(--wp--preset--color--base);color:var(--wp--preset--color--contrast)}a:where(:not(.wp-element-button)){color:var(--wp--preset--color--accent)}.wp-element-button,.wp-block-button__link{background-color:var(--wp--preset--color--accent);color:#fff}</style></head>
<body class="wp-embed-responsive"><a class="skip-link screen-reader-text" href="#wp--skip-link--target">Aller au contenu</a><div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-layout-flex"><p class="wp-block-site-title"><a href="https://phare.example/" rel="home">Librairie du Phare</a></p><nav class="is-responsive wp-block-navigation" aria-label="Navigation"><button aria-haspopup="dialog" aria-label="Ouvrir le menu" class="wp-block-navigation__responsive-container-open"><svg viewBox="0 0 24 24"><path d="M4 7h16"/></svg></button><div class="wp-block-navigation__responsive-container"><div class="wp-block-navigation__responsive-dialog"><button aria-label="Fermer le menu">Fermer le menu</button><ul class="wp-block-navigation__container">${item('/rencontres/', 'Rencontres')}${item('/la-librairie/', 'La librairie')}${item('/contact/', 'Contact')}</ul></div></div></nav></div></header>
<main id="wp--skip-link--target" class="wp-block-group"><div class="entry-content wp-block-post-content">${content}</div></main>
<footer class="wp-block-template-part"><div class="wp-block-columns"><div class="wp-block-column"><p>12 quai de la Douane<br>29200 Brest</p></div><div class="wp-block-column"><p>Du mardi au samedi : 10 h – 19 h</p><p><a href="tel:+33298555123">02 98 55 51 23</a><br><a href="mailto:bonjour@phare.example">bonjour@phare.example</a></p></div></div><p class="has-small-font-size">Fièrement propulsé par <a href="https://fr.wordpress.org" rel="nofollow">WordPress</a></p></footer></div></body></html>`;
const media = (side: string, name: string, alt: string, words: string) =>
  `<div class="wp-block-media-text ${side} is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="https://phare.example/wp-content/uploads/${name}-1024x683.jpg" srcset="https://phare.example/wp-content/uploads/${name}-1024x683.jpg 1024w, https://phare.example/wp-content/uploads/${name}-300x200.jpg 300w" alt="${alt}" class="wp-image-41"/></figure><div class="wp-block-media-text__content">${words}</div></div>`;
const answer = (question: string, words: string) =>
  `<details class="wp-block-details"><summary>${question}</summary><p>${words}</p></details>`;

export const blockTheme: Record<string, string> = {
  '/': page(
    'Accueil',
    `<div class="wp-block-cover alignfull"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background" alt="La devanture au petit matin" src="https://phare.example/wp-content/uploads/devanture.jpg"/><div class="wp-block-cover__inner-container"><h1 class="wp-block-heading has-text-align-center">Des livres, du café, la mer</h1><p class="has-text-align-center">Une librairie de quartier face au port de commerce.</p><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://phare.example/rencontres/">Voir les rencontres</a></div></div></div></div>
<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>${media('', 'cafe', 'Deux tasses sur une pile de romans', '<h2 class="wp-block-heading">Le café</h2><p>Six tables, des gâteaux de la maison et autant de temps que vous voulez.</p>')}${media('has-media-on-the-right', 'enfants', 'Le coin des enfants', '<h2 class="wp-block-heading">Le coin des enfants</h2><p>Mille deux cents albums, à hauteur de bras.</p>')}
<h2 class="wp-block-heading">Dernières nouvelles</h2><div class="wp-block-query"><ul class="wp-block-post-template"><li class="wp-block-post post type-post"><h3 class="wp-block-post-title"><a href="https://phare.example/2024/06/12/inventaire/">Fermés pour inventaire</a></h3><div class="wp-block-post-date"><time datetime="2024-06-12T09:00:00+02:00">12 juin 2024</time></div></li></ul></div>`,
  ),
  '/rencontres/': page(
    'Rencontres',
    `<h1 class="wp-block-heading">Rencontres</h1><p>Tous les jeudis à 19 h, entrée libre.</p><h3 class="wp-block-heading">Lecture avec Maïwenn Kerjean</h3><p>Jeudi 6 juin : elle lit son premier roman.</p><h3 class="wp-block-heading">Atelier de reliure</h3><p>Jeudi 13 juin : 25 €, matériel compris.</p>`,
  ),
  '/la-librairie/': page(
    'La librairie',
    `<h1 class="wp-block-heading">La librairie</h1><p>Ouverte en 2011 dans un ancien magasin de cordages.</p><h2 class="wp-block-heading">L’équipe</h2><div class="wp-block-columns"><div class="wp-block-column"><figure class="wp-block-image size-medium is-style-rounded"><img src="https://phare.example/wp-content/uploads/soizic.jpg" alt="Soizic Le Goff"/></figure><h3 class="wp-block-heading">Soizic Le Goff</h3><p>Littérature et poésie</p></div><div class="wp-block-column"><figure class="wp-block-image size-medium is-style-rounded"><img src="https://phare.example/wp-content/uploads/yann.jpg" alt="Yann Morvan"/></figure><h3 class="wp-block-heading">Yann Morvan</h3><p>Jeunesse et bandes dessinées</p></div></div>`,
  ),
  '/contact/': page(
    'Contact',
    `<h1 class="wp-block-heading">Contact</h1><h2 class="wp-block-heading">Questions fréquentes</h2>${answer('Commandez-vous des livres ?', 'Oui, ils arrivent en deux jours.')}${answer('Prenez-vous les chèques culture ?', 'Oui, tous.')}${answer('Reprenez-vous les livres anciens ?', 'Non, mais nous connaissons qui le fait.')}`,
  ),
  '/2024/06/12/inventaire/': page(
    'Fermés pour inventaire',
    `<h1 class="wp-block-post-title">Fermés pour inventaire</h1><div class="wp-block-post-date"><time datetime="2024-06-12T09:00:00+02:00">12 juin 2024</time></div><p>Nous comptons les livres lundi et mardi.</p><div class="wp-block-comments"><h2>Laisser un commentaire</h2><form id="commentform"></form></div>`,
  ),
};
