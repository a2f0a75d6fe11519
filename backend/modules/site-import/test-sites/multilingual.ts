/** The same pages in two languages, told by links and by the pages themselves. */
const page = (language: 'fr' | 'en', title: string, content: string) =>
  `<!doctype html><html lang="${language}"><head><title>${title} – Fromagerie du Pré</title><link rel="alternate" hreflang="fr" href="https://fromagerie.example/"><link rel="alternate" hreflang="en" href="https://fromagerie.example/en/"></head><body><header><a class="logo" href="/">Fromagerie du Pré</a><nav><ul>${language === 'fr' ? '<li><a href="/">Accueil</a></li><li><a href="/nos-fromages">Nos fromages</a></li><li><a href="/venir">Venir</a></li>' : '<li><a href="/en/">Home</a></li><li><a href="/en/cheeses">Cheeses</a></li>'}</ul></nav><div class="languages"><a href="/en/" hreflang="en" lang="en">English</a> <a href="/" hreflang="fr" lang="fr">Français</a></div></header><main>${content}</main><footer><p>Fromagerie du Pré, 6 rue des Halles, 38000 Grenoble</p></footer></body></html>`;

export const multilingual: Record<string, string> = {
  '/': page(
    'fr',
    'Accueil',
    '<h1>Le lait du matin, le fromage du soir</h1><p>Nous faisons trois fromages avec le lait de deux fermes.</p><p><a href="/en/cheeses">Our cheeses in English</a></p>',
  ),
  '/nos-fromages': page(
    'fr',
    'Nos fromages',
    '<h1>Nos fromages</h1><h3>Le Pré</h3><p>Pâte molle, affiné trois semaines.</p><h3>La Tomme</h3><p>Pâte pressée, affinée quatre mois.</p>',
  ),
  '/venir': page(
    'fr',
    'Venir',
    '<h1>Venir</h1><p>La boutique est ouverte du mardi au samedi de 9h à 12h30.</p><p>Téléphone : 04 76 55 50 12</p>',
  ),
  '/en/': page('en', 'Home', '<h1>Morning milk, evening cheese</h1><p>We make three cheeses.</p>'),
  '/en/cheeses': page('en', 'Cheeses', '<h1>Our cheeses</h1><p>Soft and hard.</p>'),
};
