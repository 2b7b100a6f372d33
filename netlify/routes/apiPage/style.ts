import { createHash } from 'node:crypto';
import { brandStyle } from '../http/brandStyle';

/** The page's only style. The content security policy allows it by hash. */
export const pageStyle = `${brandStyle}
:root { --get: #1f6b3f; --post: #7a4f00; --put: #544b36; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --get: #7fd3a0; --post: #ffc861; --put: #dccfb0; --delete: #ff9b8f; } }
html { scroll-padding-top: 1rem; }
.layout { display: grid; gap: 2rem; max-width: 84rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav details { border: 1px solid var(--line); border-radius: 12px; padding: 0.75rem 1rem; }
nav summary { cursor: pointer; font-weight: 600; padding: 0.25rem 0; }
nav h2 { font-size: 0.85rem; margin: 1rem 0 0.25rem; color: var(--dim); border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.9rem; }
nav a { display: block; padding: 0.2rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { min-width: 0; }
h2 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.022em; font-weight: 600; margin: 4rem 0 0.75rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.014em; font-weight: 600; margin: 2.25rem 0 0.25rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; }
h3 a { color: inherit; text-decoration: none; min-width: 0; }
h3 a:hover { text-decoration: underline; }
h4 { font-size: 0.95rem; margin: 1rem 0 0.35rem; }
p { margin: 0.35rem 0 0.75rem; max-width: 68ch; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 12px; padding: 0.875rem 1rem; overflow-x: auto; margin: 0.35rem 0 0.75rem; }
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
  header { padding-inline: max(2rem, 50% - 40rem); }
  .layout { grid-template-columns: 17rem minmax(0, 1fr); padding: 2rem 2rem 6rem; }
  /* The table of contents is open only on wide screens, because it would fill a small one. */
  nav details::details-content { content-visibility: visible; block-size: auto; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
}
`;

const hash = createHash('sha256').update(pageStyle).digest('base64');

export const stylePolicy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
