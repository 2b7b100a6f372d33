import { escapeHtml } from '../../domain/text/escapeHtml';
import type { Language, Locale } from '../../domain/region/locales';
import { globalCss } from '../../ui/theme/globalCss';

/** Defined here, because the offline page loads none of the site's scripts, such as the message files. */
export const offlineMessages = {
  en: {
    title: 'You’re offline',
    text: 'This page isn’t saved on your device, and we can’t reach the shop right now. It will load by itself once you’re back online.',
    retry: 'Try again',
    kept: 'Pages saved on this device',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’est pas enregistrée sur votre appareil, et la boutique est injoignable pour l’instant. Elle s’affichera d’elle-même au retour de la connexion.',
    retry: 'Réessayer',
    kept: 'Pages enregistrées sur cet appareil',
    home: 'Aller à la page d’accueil',
  },
} as const satisfies Record<Language, Record<string, string>>;

const css = `main{display:grid;align-content:center;gap:var(--s5);min-height:100svh;max-width:40rem;margin:0 auto;padding:var(--s8) var(--gutter)}
h1{font:var(--t-title);letter-spacing:-.028em}
h2{font:var(--t-sub)}
p{font:var(--t-lead);color:var(--muted)}
nav{display:grid;gap:var(--s3)}
nav[hidden]{display:none}
li a{display:flex;align-items:center;min-height:44px;border-bottom:1px solid var(--line)}
.retry{justify-self:start;display:inline-flex;align-items:center;min-height:48px;padding-inline:var(--s6);border-radius:999px;color:var(--paper);background:var(--ink);forced-color-adjust:none;font:var(--t-label);text-decoration:none}`;

/** Shown offline for a page that is not cached. Self-contained. `script` is the text of offlineScript.ts. */
export function offlinePage({ id, prefix, language }: Locale, siteName: string, script: string): string {
  const words = offlineMessages[language];
  return `<!doctype html>
<html lang="${id}" data-prefix="${prefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="description" content="${words.text}"><meta name="robots" content="noindex"><title>${words.title} · ${escapeHtml(siteName)}</title><link rel="icon" href="/favicon.svg"><style>${globalCss}${css}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p><a class="retry" href="">${words.retry}</a>
<nav hidden aria-labelledby="kept"><h2 id="kept">${words.kept}</h2><ul></ul></nav></main><script>${script}</script></body></html>
`;
}
