import { createHash } from 'node:crypto';

/** The page's only style. The content security policy allows it by hash. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d1b24; --dim: #5b5766; --paper: #fdfcff; --line: #dcd8e4; --tint: #f3f0f9; --accent: #5a2ca0; --get: #14603f; --post: #5a2ca0; --put: #7a4a00; --delete: #9b1c2c; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9f3; --dim: #aaa4b8; --paper: #15131b; --line: #37333f; --tint: #201d28; --accent: #c9a8ff; --get: #7fdcb0; --post: #c9a8ff; --put: #f0bf6d; --delete: #ff9aa6; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.layout { display: grid; gap: 2rem; max-width: 84rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav details { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
nav summary { cursor: pointer; font-weight: 600; padding: 0.25rem 0; }
nav h2 { font-size: 0.85rem; margin: 1rem 0 0.25rem; color: var(--dim); border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.9rem; }
nav a { display: block; padding: 0.2rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { min-width: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 0.75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.1rem; margin: 2.25rem 0 0.25rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; }
h3 a { color: inherit; text-decoration: none; min-width: 0; }
h3 a:hover { text-decoration: underline; }
h4 { font-size: 0.95rem; margin: 1rem 0 0.35rem; }
p { margin: 0.35rem 0 0.75rem; max-width: 68ch; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem; overflow-x: auto; margin: 0.35rem 0 0.75rem; }
pre code { overflow-wrap: normal; }
.method { font: 700 0.8rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
.GET { color: var(--get); } .POST { color: var(--post); } .PUT { color: var(--put); } .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
.note { color: var(--dim); font-size: 0.9rem; }
.scroll { overflow-x: auto; margin: 0.35rem 0 0.75rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--dim); font-weight: 600; }
td:first-child { min-width: 7rem; }
td:nth-child(2) { min-width: 5rem; }
td:nth-child(3) { min-width: 12rem; }
@media (min-width: 64rem) {
  .layout { grid-template-columns: 17rem minmax(0, 1fr); padding: 2rem 2rem 6rem; }
  /* The table of contents is open only on wide screens, because it would fill a small one. */
  nav details::details-content { content-visibility: visible; block-size: auto; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
}
`;

const hash = createHash('sha256').update(pageStyle).digest('base64');

export const stylePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
