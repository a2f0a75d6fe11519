/** What several kinds draw alike. It comes before the style of every kind, so that each kind may answer to it. */
export const partsCss = `
.section{--bleed:min(0px - var(--edge-space),(var(--width) - 100vw)/2)}
:where(.section) *{min-width:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.opening{max-width:46rem;margin-block-end:var(--space-6)}
.opening:last-child{margin-block-end:0}
.opening__intro{max-width:54ch;color:var(--muted);font-size:var(--step-1);line-height:1.5}
.opening__intro p{text-wrap:balance}
.opening__heading+.opening__intro{margin-block-start:var(--space-4)}
.item-name{font-size:var(--step-1);line-height:1.25;letter-spacing:calc(var(--head-tracking)/2)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-3) var(--space-5);margin-block-start:var(--space-5)}
.remark{margin-block-start:var(--space-5);color:var(--muted);max-width:var(--measure)}
.beside{display:grid;gap:var(--space-6) var(--space-7)}
.beside>.opening{margin:0}
.beside>:only-child{grid-column:1/-1}
.short-text{font-size:var(--step-2);line-height:1.4;max-width:46ch}
.beside .opening__heading{font-size:var(--step-4)}
@media(min-width:56rem){
.beside{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.beside>.opening{position:sticky;inset-block-start:var(--space-6);align-self:start}
}
.strip{display:flex;gap:var(--space-4);margin-inline:var(--bleed);padding-inline:calc(0px - var(--bleed));overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:calc(0px - var(--bleed));scrollbar-width:thin;padding-block-end:var(--space-4)}
.strip>*{flex:none;scroll-snap-align:start}
.leader{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--space-2)}
.leader>:first-child{flex:99 min-content;max-width:max-content}
.leader::before{content:'';order:1;flex:1;min-width:1.5rem;border-block-end:2px dotted var(--edge);opacity:.5;translate:0 -.25em}
.leader>:last-child{order:2;margin-inline-start:auto}
`;
