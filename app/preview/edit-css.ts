/** Style of texts that can be edited where they stand. */
export const editCss = `
[data-text],[data-rest]{cursor:text}
[data-text]:hover,[data-text]:focus-visible{outline:1.5px dashed color-mix(in oklab,currentColor 55%,transparent);outline-offset:.15em}
[data-text]:focus-visible{outline:3px solid #2563eb}
[data-editing],[data-editing]:hover,[data-editing]:focus-visible{outline:2px solid #2563eb;outline-offset:.2em;white-space:pre-wrap}
[data-editing]:empty{display:inline-block;min-inline-size:3ch;min-block-size:1em}
[data-covered]>:not([data-editing]){display:none}
[data-picture]{cursor:pointer}
[data-picture]:hover{outline:1.5px dashed color-mix(in oklab,currentColor 55%,transparent);outline-offset:.15em}
[data-over],[data-over]:hover{outline:3px solid #2563eb}
[data-coming]>*{opacity:.4}
.edit-link::before{content:'✎'}
.edit-link{display:inline-block;margin-inline-end:.3em;padding:.1em .35em;border:1px solid;border-radius:.3em;font:400 .8rem/1.3 system-ui,sans-serif;color:inherit;text-decoration:none}
.edit-other{position:absolute;z-index:20;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.edit-other:focus{width:auto;height:auto;clip-path:none;padding:.3rem .7rem;border:0;border-radius:.4rem;background:#111827;color:#fff;font:500 .8rem/1.4 system-ui,sans-serif}
.edit-bar{position:absolute;z-index:30;display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .6rem;max-width:calc(100vw - 16px);box-sizing:border-box;padding:.4rem .5rem .4rem .8rem;border-radius:.6rem;background:#111827;color:#f9fafb;box-shadow:0 0 0 1px #ffffff40,0 6px 20px #00000059;font:400 .82rem/1.4 system-ui,sans-serif;letter-spacing:0;text-transform:none;text-align:start}
.edit-bar b{font-weight:600}
.edit-bar small{font-size:inherit;color:#cbd5e1}
.edit-bar .bad{color:#fca5a5}
.edit-bar :is(small,span):empty{display:none}
.edit-bar button{min-height:2rem;min-width:2rem;padding:0 .6rem;border:1px solid #ffffff40;border-radius:.4rem;background:none;color:inherit;font:500 .82rem/1 system-ui,sans-serif;cursor:pointer}
.edit-bar button:hover{background:#ffffff26}
.edit-bar>button:last-of-type{background:#f9fafb;color:#111827}
.edit-bar [role=group]{display:flex;gap:.4rem;width:100%}
.edit-bar input{flex:1;min-width:8rem;min-height:2rem;padding:0 .6rem;border:1px solid #ffffff80;border-radius:.4rem;background:#fff;color:#111827;font:400 1rem/1.4 system-ui,sans-serif}
.edit-bar :focus-visible{outline:2px solid #93c5fd;outline-offset:2px}
@media(pointer:coarse){.edit-bar :is(button,input){min-height:2.75rem}}
`;
