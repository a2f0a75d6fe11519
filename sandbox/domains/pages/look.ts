/** What the pages of names need beyond the look of all stand-ins: more room, long text fields, choices, a list. */
export const style = `
main{width:min(100%,44rem);margin:0 auto}
form p{margin:0}
form .hint{margin-top:-.5rem}
h1{overflow-wrap:anywhere}
h2{font-size:1.0625rem;font-weight:600;line-height:1.5rem;margin:0 0 .25rem;letter-spacing:-.011em}
.card section{margin-top:2rem;padding-top:2rem;border-top:1px solid var(--line)}
.card section>p{color:var(--muted);margin:0 0 1rem}
code{font:.8125rem/1.25rem ui-monospace,'SF Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere}
textarea,select{font:inherit;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--field);border-radius:.4375rem;padding:.5rem .75rem;width:100%}
textarea{font:.8125rem/1.5rem ui-monospace,'SF Mono',Menlo,Consolas,monospace;resize:vertical;white-space:pre;overflow-x:auto}
textarea[aria-invalid]{border-color:var(--bad)}
select{font-size:1rem;min-height:2.75rem}
.choices{display:grid;gap:.75rem}
.choices label{grid-template-columns:8rem 1fr;align-items:center}
.row{display:grid;gap:.75rem;grid-template-columns:1fr auto;align-items:end}
.end{justify-self:start}
.plain{background:transparent;color:inherit;border:1px solid var(--field)}
.plain:hover{background:var(--ground)}
.ending{color:var(--bad)}
.ending:hover{background:var(--bad-ground)}
.names{list-style:none;margin:.75rem 0 0;padding:0;border-top:1px solid var(--line)}
.names li{display:grid;grid-template-columns:1fr auto;gap:1rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
.names a{overflow-wrap:anywhere}
.names span{color:var(--muted);text-align:right}
.names .fault{color:var(--bad)}
[role=status]{margin:0 0 1.25rem;padding:.75rem .875rem;border-radius:.625rem;background:var(--ground);border:1px solid var(--line)}
.back{margin:0 0 1.25rem}
@media(max-width:30rem){.row{grid-template-columns:1fr}.end{justify-self:stretch}.choices label,.names li{grid-template-columns:1fr}.names li{gap:.125rem}.names span{text-align:left}}`;
