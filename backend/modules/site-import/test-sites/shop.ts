/** Products with microdata, an old price, carts, filters and pages of single things. */
const product = (name: string, price: string, was = '') =>
  `<li class="product"><a href="/products/${name.toLowerCase().replaceAll(' ', '-')}"><img src="/media/${name.toLowerCase().replaceAll(' ', '-')}.jpg" alt="${name}"><h3>${name}</h3></a><p class="price">${was && `<del>${was}</del> `}<span>${price}</span></p><a class="add_to_cart_button" href="/shop?add-to-cart=1">Add to cart</a></li>`;
const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | Ember &amp; Wick</title><style>:root{--brand-primary:#4b2e83}</style></head><body><header class="site-header"><a href="/" class="logo"><img src="/media/logo.svg" alt="Ember &amp; Wick"></a><nav><a href="/shop">Shop</a><a href="/how-we-pour">How we pour</a><a href="/cart">Cart (0)</a><a href="/account/login">Log in</a></nav><form role="search"><input type="search" name="q"></form></header><main>${content}</main><footer><form class="newsletter"><p>News from the workshop</p><input type="email"><button>Sign up</button></form><p>Ember &amp; Wick, 31 Water Lane, Bristol BS3 1AA · 0117 555 0133</p></footer></body></html>`;

export const shop: Record<string, string> = {
  '/': page(
    'Candles poured by hand',
    '<h1>Candles poured by hand</h1><p>Soy wax, cotton wicks and nothing that makes you cough.</p><a class="btn" href="/shop">See all candles</a>',
  ),
  '/shop': page(
    'Shop',
    `<h1>Shop</h1><ul class="products">${product('Fig Leaf', '£18.00')}${product('Sea Salt', '£16.00', '£20.00')}${product('Old Books', '£18.00')}</ul>`,
  ),
  '/how-we-pour': page(
    'How we pour',
    '<h1>How we pour</h1><ol><li><h3>Melt</h3><p>At seventy degrees, slowly.</p></li><li><h3>Pour</h3><p>Into glass that is warm.</p></li><li><h3>Wait</h3><p>Two weeks before it is sold.</p></li></ol>',
  ),
  '/products/fig-leaf': page(
    'Fig Leaf',
    '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Fig Leaf</h1><p itemprop="description">Green, milky, a little bitter.</p><p>£18.00</p></div>',
  ),
};
