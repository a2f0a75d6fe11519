/**
 * The ground every template builds on: reset, type, buttons, pictures, header and footer in their plainest form. Later
 * layers win whatever their selectors, so nothing here needs to be fought.
 */
export const baseCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:var(--space-6);hanging-punctuation:first allow-end last}
body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
body{background:var(--paper);color:var(--ink);font:400 var(--step-0)/1.6 var(--font-body);min-height:100svh;display:flex;flex-direction:column;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
main{flex:1}
h1,h2,h3,h4{font-family:var(--font-head);font-weight:var(--head-weight);line-height:1.1;text-wrap:balance;letter-spacing:var(--head-tracking);hyphens:manual}
h1{font-size:var(--step-5)}
h2{font-size:var(--step-4)}
:is(h1,h2,h3,h4,dt,[class*=__name],[class*=__title],[class*=__what]):lang(da,de,fi,nl,no,nb,sv){hyphens:auto;hyphenate-limit-chars:14 6 5}
:lang(ja,zh,ko){line-break:strict;font-style:normal;hyphens:manual}:lang(ko){word-break:keep-all}:is(h1,h2,h3,h4):lang(ja,zh,ko){line-height:1.3;letter-spacing:0}
:lang(as,bn,gu,hi,mn,mr,ne,pa,sa)::first-letter{float:none!important;font:inherit!important;padding:0!important;color:inherit!important}
h3{font-size:var(--step-1);line-height:1.25;letter-spacing:calc(var(--head-tracking)/2)}
p{text-wrap:pretty}
p+p{margin-top:.8em}
ul,ol{list-style:none}
address{font-style:normal}
a{color:inherit;text-decoration-thickness:.06em;text-underline-offset:.2em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:max(2px,.14em) solid var(--ink);outline-offset:3px;border-radius:max(2px,calc(var(--radius)/3))}
img,svg{display:block;max-width:100%}
button,input,select,textarea{font:inherit;color:inherit}
summary{cursor:pointer}
time,dd,[class*=price],[class*=hours]{font-variant-numeric:tabular-nums lining-nums}
::selection{background:var(--accent);color:var(--accent-ink)}
.skip{position:absolute;inset-block-start:-9rem;inset-inline-start:var(--space-4);z-index:20;background:var(--ink);color:var(--paper);padding:var(--space-3) var(--space-4)}
.skip:focus{inset-block-start:var(--space-3)}
[class*=ground--]{background:var(--paper);color:var(--ink)}
.section{--pad-start:var(--space-8);--pad-end:var(--space-8);padding-block:var(--pad-start) var(--pad-end);padding-inline:max(var(--edge-space),(100vw - var(--width))/2)}
:root{--width:76rem;--edge-space:clamp(1.125rem,4.4vw,4rem)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:3em;padding:.6em 1.35em;border:1.5px solid transparent;border-radius:var(--radius);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button--primary{background:var(--accent);color:var(--accent-ink)}
.button--primary:hover{box-shadow:inset 0 0 0 2px var(--accent-ink)}
.button--secondary{border-color:currentColor}
.button--secondary:hover{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.link{color:var(--accent-text);font-weight:600}
.long-address{font-size:min(1em,4.6vw)}
.picture{display:block;overflow:hidden;position:relative;border-radius:var(--radius);background:var(--tint)}
.picture img,.picture>svg{width:100%;height:100%;object-fit:cover}
.picture--panorama{height:15rem}@media(min-width:44rem){.picture--panorama{height:auto;aspect-ratio:48/17}}.picture--wide{aspect-ratio:16/9}.picture--landscape{aspect-ratio:4/3}.picture--square{aspect-ratio:1}.picture--portrait{aspect-ratio:4/5}
.site-header{display:flex;align-items:center;gap:var(--space-3) var(--space-5);padding:var(--space-4) max(var(--edge-space),(100vw - var(--width))/2)}
.site-header__brand{display:flex;align-items:center;flex-wrap:wrap;gap:0 var(--space-3);margin-inline-end:auto;text-decoration:none;min-height:2.75rem}
.site-header__brand .picture{aspect-ratio:auto;height:2.75rem;border-radius:0;background:none}
.site-header__brand .picture img{width:auto;max-width:12rem;object-fit:contain}
.site-header__name,.site-footer__name,.fact-link,.logos__name,summary{overflow-wrap:anywhere}
.site-header__name{font:var(--head-weight) var(--step-1)/1.15 var(--font-head);letter-spacing:var(--head-tracking)}
.site-header__tagline{color:var(--muted);font-size:var(--step--1)}
.site-menu{display:block;position:static;inset:auto;margin:0;padding:0;border:0;background:none;color:inherit;width:auto;height:auto;overflow:visible}
.site-menu ul{display:flex;flex-wrap:wrap;gap:0 var(--space-5)}
.site-menu a{display:inline-block;padding-block:.65em;text-decoration:none}
.site-menu a:hover,.site-menu [aria-current]{text-decoration:underline;text-underline-offset:.4em}
.site-menu [aria-current]{text-decoration-thickness:.12em}
.site-header__toggle{display:none;min-height:2.75rem;padding:0 1em;border:1.5px solid currentColor;border-radius:var(--radius);background:none;font-weight:600;cursor:pointer}
@media(max-width:47.99rem){
.opening__heading[style]{font-size:min(var(--step-4),max(1.35rem,(88vw - 2*var(--edge-space))/(var(--longest)*var(--head-advance)*var(--caps,1))))!important}
.site-header__toggle{display:block}
.site-header{flex-wrap:wrap;gap:var(--space-2) var(--space-3)}
.site-header__brand{flex:1 1 7.5rem}
.site-header__name{overflow-wrap:break-word}.site-header :is(.site-header__brand,.site-header__name){max-width:100%}
.site-header__action .button{padding-inline:1em}
@supports selector(:popover-open){
.site-menu{display:none}
.site-menu:popover-open{display:block;position:fixed;inset:0 0 auto;max-height:100dvh;overflow:auto;padding:var(--space-5) var(--edge-space) var(--space-6);background:var(--paper);color:var(--ink);border-bottom:1px solid var(--edge)}
.site-menu::backdrop{background:rgb(0 0 0/.5)}
.site-menu ul{flex-direction:column}
.site-menu li+li{border-top:1px solid var(--line)}
.site-menu a{display:block;padding:.7em 0!important;border-radius:0!important;font:var(--head-weight) var(--step-2)/1.2 var(--font-head)!important}
}}
@supports not selector(:popover-open){.site-header{flex-wrap:wrap}.site-header__toggle{display:none}}
.site-header--centered{flex-wrap:wrap;justify-content:center}
@media(min-width:48rem){.site-header__action{flex:none}.site-header--centered .site-header__brand{flex-basis:100%;justify-content:center;margin:0}.site-header--centered .site-header__name{font-size:var(--step-3)}}
.site-footer *{min-width:0}
.site-footer{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-6) var(--space-7);padding:var(--space-7) max(var(--edge-space),(100vw - var(--width))/2) var(--space-6);font-size:var(--step--1)}
.site-footer h2{font:600 var(--step--1)/1.4 var(--font-body);letter-spacing:0;margin-bottom:var(--space-2);color:var(--muted)}
.site-footer p+p{margin:0}
.site-footer__name{font:var(--head-weight) var(--step-2)/1.1 var(--font-head);letter-spacing:var(--head-tracking)}
.site-footer__note{max-width:34ch;margin-top:var(--space-2)!important;color:var(--muted)}
.site-footer a{display:inline-block;padding-block:.25em}
.site-footer .hours-list{max-width:18rem}.hours-list dd{white-space:nowrap}
.site-footer__badge{color:var(--muted)}
.site-footer__social ul{display:flex;flex-wrap:wrap;gap:0 var(--space-4)}
@media(min-width:48rem){.site-footer{grid-template-columns:minmax(11rem,1fr);grid-auto-flow:column;grid-auto-columns:fit-content(18rem)}.site-footer>*{grid-row:1}.site-footer>.site-footer__badge{grid-area:2/1}.site-footer__social ul{display:block}
.site-footer--line{display:flex;flex-wrap:wrap;justify-content:space-between}.site-footer--line .site-footer__pages ul{display:flex;flex-wrap:wrap;gap:0 var(--space-4)}
.site-footer--big{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));grid-auto-flow:row}.site-footer--big>*{grid-row:auto!important}.site-footer--big .site-footer__brand,.site-footer--big .site-footer__badge{grid-column:1/-1}}
.site-footer--big .site-footer__name{font-size:clamp(2.5rem,11vw,9rem);line-height:.95}
.not-found{min-height:60vh;display:grid;align-content:center;gap:var(--space-5)}
.not-found ul{display:flex;flex-wrap:wrap;gap:var(--space-3) var(--space-5)}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}a,.button{transition:background-color .15s,color .15s,box-shadow .15s}}
@media print{.site-header__toggle,.site-header__action,.skip,.site-footer__badge,.site-menu{display:none!important}.section{padding-block:1rem;break-inside:avoid}body{font-size:11pt}}
`;

/**
 * What scripts that run from right to left need on top, whatever a template says: letters that join are never pushed apart
 * or together, never slanted, never taken out of their word, and have room for their marks.
 */
export const rightToLeftCss = `
*{letter-spacing:0!important;font-style:normal!important;font-variant-caps:normal!important;text-transform:none!important}
:is(h1,h2,h3,h4,[class*=title],[class*=name],[class*=heading]){line-height:1.35!important}
*::first-letter{float:none!important;font:inherit!important;padding:0!important;color:inherit!important}
`;
