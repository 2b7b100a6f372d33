import { raw } from 'hono/html';

/** Colors, type and header of pages that functions render, as the shop has them. */
export const brandStyle = `
:root { color-scheme: light dark; --ink: #14130f; --dim: #5e5b52; --paper: #fbfaf7; --line: #dedad0; --tint: #f2f0ea; --light: #ffb21a; }
@media (prefers-color-scheme: dark) { :root { --ink: #faf8f2; --dim: #b5b0a3; --paper: #1a1915; --line: #3b392f; --tint: #25241e; } }
@font-face { font-family: Instrument; font-weight: 400 700; font-display: optional; src: url(/fonts/instrument-sans-latin-5.3.woff2) format('woff2'); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 Instrument, 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
h1 { font-size: clamp(2.125rem, 5vw, 3.5rem); line-height: 1.05; letter-spacing: -0.028em; font-weight: 600; margin: 0 0 1rem; }
a { color: inherit; text-decoration-color: var(--light); text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px var(--light); }
header { display: flex; gap: 0.75rem; align-items: center; padding: 1rem; border-bottom: 1px solid var(--line); }
header svg { width: 15px; height: 25px; fill: var(--ink); }
header circle { fill: var(--light); }
header b { font-weight: 600; letter-spacing: -0.01em; }
`;

/** The sign of static/favicon.svg. */
export const headerSign = raw(
  '<svg viewBox="0 0 24 40" aria-hidden="true"><path d="M9.2 1h5.6c1.5 0 2.8 1 3.2 2.5L20.5 12.5h-17L6 3.5C6.4 2 7.7 1 9.2 1zM3.5 15h17c.8 0 1.5.7 1.5 1.5V34c0 2.8-2.2 5-5 5H7c-2.8 0-5-2.2-5-5V16.5c0-.8.7-1.5 1.5-1.5z"/><circle cx="12" cy="26.5" r="6.2"/></svg>',
);
