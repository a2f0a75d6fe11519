/** No landmarks, ids of machines, blurred stand-ins for pictures, one address for everything below it. */
const box = (id: string, inner: string) =>
  `<div id="comp-${id}" class="_2Hij5 wixui-box" data-testid="mesh-container-content">${inner}</div>`;
const text = (id: string, inner: string) =>
  `<div id="comp-${id}" class="HcOXKn SxM0TO wixui-rich-text" data-testid="richTextElement">${inner}</div>`;
const page = (
  title: string,
  content: string,
) => `<!doctype html><html lang="en"><head><title>${title} | Marlow Dog Spa</title><meta name="description" content="Dog grooming in Marlow">
<style>:root{--color_15:0,0,0;--primary-color:#b3446c}</style></head><body><div id="SITE_CONTAINER"><div id="masterPage">
<div id="SITE_HEADER" class="x4">${box('h1', `<a href="https://www.marlowdogspa.example"><img src="https://static.pictures.example/media/logo.png/v1/fill/w_60,h_20,blur_2/logo.png" srcset="https://static.pictures.example/media/logo.png/v1/fill/w_300,h_100/logo.png 1x, https://static.pictures.example/media/logo.png/v1/fill/w_600,h_200/logo.png 2x" alt="Marlow Dog Spa logo"></a>`)}<div id="comp-m1"><ul><li><a href="https://www.marlowdogspa.example">Home</a></li><li><a href="https://www.marlowdogspa.example/prices">Prices</a></li><li><a href="https://www.marlowdogspa.example/our-story">Our story</a></li></ul></div></div>
<div id="PAGES_CONTAINER">${content}</div>
<div id="SITE_FOOTER">${text('f1', '<p class="font_8"><span>9 Chapel Street, Marlow SL7 1DE</span></p><p class="font_8"><a href="tel:01628555090">01628 555090</a></p>')}${text('f2', '<p>©2023 by Marlow Dog Spa. Proudly created with a website builder</p>')}</div></div></div></body></html>`;

export const wixLike: Record<string, string> = {
  '/': page(
    'Home',
    `${box('a', `${text('a1', '<h1 class="font_0"><span style="font-size:62px">Clean dogs, calm dogs</span></h1>')}${text('a2', '<p class="font_8"><span>We wash, trim and dry without cages or loud machines.</span></p>')}<a href="https://www.marlowdogspa.example/prices" class="wixui-button"><span>Our prices</span></a>`)}${box('b', '<wow-image><img src="https://static.pictures.example/media/dog.jpg/v1/fill/w_80,h_60,blur_3/dog.jpg" data-src="https://static.pictures.example/media/dog.jpg" alt="A terrier in a towel"></wow-image>')}`,
  ),
  '/prices': page(
    'Prices',
    `${box('c', `${text('c1', '<h2 class="font_2">Prices</h2>')}${text('c2', '<p class="font_8">Small dogs £32</p><p class="font_8">Large dogs £48</p><p class="font_8">Nails only £12</p>')}`)}`,
  ),
  '/our-story': page(
    'Our story',
    `${box('d', `${text('d1', '<h2 class="font_2">Our story</h2>')}${text('d2', '<p class="font_8">Pia Lund began with one tub in her kitchen in 2014. Today three of us look after forty dogs a week.</p>')}`)}`,
  ),
};
