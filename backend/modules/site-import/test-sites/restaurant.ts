/** What search engines are told and visitors see in a menu of lists; a login for staff, another address for the start page. */
const page = (title: string, content: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title} | Osteria Lumaca</title>${head}<meta name="theme-color" content="#7a2e1d"></head><body><header class="header"><div class="logo">Osteria Lumaca</div><nav><a href="/home">Home</a><a href="/menu.php">Menu</a><a href="/people.php?lang=en">People</a><a href="/staff">Staff</a></nav></header><main>${content}</main><footer><a href="https://www.facebook.com/osterialumaca">Facebook</a></footer></body></html>`;
const linked = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Osteria Lumaca","telephone":"+44 131 555 0166","email":"ciao@lumaca.example","address":{"@type":"PostalAddress","streetAddress":"22 Leith Walk","postalCode":"EH6 5AA","addressLocality":"Edinburgh"},"openingHours":["Tu-Sa 17:30-22:30","Su 12:00-16:00"]}</script>`;
const home = page(
  'Home',
  '<h1>Slow food, no hurry</h1><p>A small room, one menu, and bread from our own oven.</p><p>22 Leith Walk, Edinburgh EH6 5AA<br>+44 131 555 0166</p><p>Tuesday to Saturday 17:30 – 22:30<br>Sunday 12:00 – 16:00</p>',
  linked,
);

export const restaurant: Record<string, string> = {
  '/': home,
  '/home': home,
  '/menu.php': page(
    'Menu',
    '<h1>Menu</h1><h2>Starters</h2><ul class="menu"><li><span class="dish">Snails in parsley butter</span> <span class="price">£9</span></li><li><span class="dish">Panzanella</span> <span class="price">£7.50</span></li></ul><h2>Mains</h2><ul class="menu"><li><span class="dish">Tagliatelle al ragù</span> <span class="price">£15</span></li><li><span class="dish">Trout with fennel</span> <span class="price">£18</span></li></ul>',
  ),
  '/people.php?lang=en': page(
    'People',
    '<h1>People</h1><p>Carla Neri cooks. Her brother Dino looks after the room.</p>',
  ),
  '/staff': page('Staff', '<form><input name="user"><input type="password" name="word"><button>Log in</button></form>'),
};
