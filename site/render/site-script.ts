import type { Page, WebsiteDocument } from '../model/document.ts';
import { getSection } from '../sections/index.ts';

/** The one script a published site can have, from the root. */
export const SITE_SCRIPT = '/-/site.js';

/** Whether a page shows something that a script makes nicer. Without the script everything on it works as well. */
export const usesScript = (page: Pick<Page, 'sections'>): boolean =>
  page.sections.some(({ kind, props, hidden }) => !hidden && getSection(kind)?.enhanced?.(props) === true);

export const siteUsesScript = ({ pages }: Pick<WebsiteDocument, 'pages'>): boolean => pages.some(usesScript);

/**
 * A film, a map or a calendar comes where its link stands instead of on the site that keeps it. Nothing is loaded from there before the
 * click; with a modifier key, or where this fails, the link is followed as it would be without script.
 */
export const siteScript = `addEventListener('click',(event)=>{
const link=event.target instanceof Element&&event.target.closest('a[data-play]');
if(!link||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const isFrame=link.dataset.play==='frame';
const player=document.createElement(isFrame?'iframe':'video');
player.className=link.dataset.player;
player.title=link.dataset.title;
if(isFrame){player.allow='autoplay; fullscreen; picture-in-picture';player.allowFullscreen=true}
else{player.controls=true;player.autoplay=true;player.tabIndex=0}
player.src=link.dataset.src;
event.preventDefault();
link.replaceWith(player);
player.focus();
});
`;
