import { escapeHtml } from '../../domain/escapeHtml';
import type { Locale } from '../../domain/region/locales';
import { globalCss } from '../../ui/theme/globalCss';
import { cacheNames } from './cacheNames';
import { offlineWords } from './offlineWords';

/**
 * Reloads once the connection or the server is back, and lists the cached pages. The text is the same in each locale so that the
 * content security policy can list one hash.
 */
export const offlineScript = `(function(d,l){
var prefix=d.documentElement.dataset.prefix,here=prefix+'/offline';
function again(){l.pathname===here?l.replace(prefix):l.reload()}
function check(){if(!d.hidden)fetch(l.href,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status<500)again()},function(){})}
addEventListener('online',check);
if(l.pathname!==here)setInterval(check,5000);
if(!self.caches)return;
function add(path,title){
var item=d.createElement('li'),link=d.createElement('a');
link.href=path;link.textContent=title;item.append(link);d.querySelector('ul').append(item);d.querySelector('nav').hidden=false}
function titleOf(cache,key){return cache.match(key).then(function(kept){return kept.text()}).then(function(html){
return /id="___gatsby"/.test(html)&&new DOMParser().parseFromString(html,'text/html').title.replace(/ · [^·]*$/,'')})}
caches.open('${cacheNames.page}').then(function(cache){return cache.keys().then(function(keys){
var browsed=keys.filter(function(key){var path=new URL(key.url).pathname;
return path!==l.pathname&&(path===prefix||/^\\/(shop|support|store-locator)(\\/|$)/.test(path.slice(prefix.length))&&path.indexOf(prefix+'/')===0)}).slice(-40);
return Promise.all(browsed.map(function(key){return titleOf(cache,key)})).then(function(titles){
titles.forEach(function(title,at){if(title)add(new URL(browsed[at].url).pathname,title)})})})}).catch(function(){})
})(document,location)`;

const css = `main{display:grid;align-content:center;gap:var(--s5);min-height:100svh;max-width:40rem;margin:0 auto;padding:var(--s8) var(--gutter)}
h1{font:var(--t-title);letter-spacing:-.028em}
h2{font:var(--t-sub)}
p{font:var(--t-lead);color:var(--muted)}
nav{display:grid;gap:var(--s3)}
nav[hidden]{display:none}
li a{display:flex;align-items:center;min-height:44px;border-bottom:1px solid var(--line)}
.retry{justify-self:start;display:inline-flex;align-items:center;min-height:48px;padding-inline:var(--s6);border-radius:999px;color:var(--paper);background:var(--ink);font:var(--t-label);text-decoration:none}`;

/** Shown offline for a page that is not cached. It is self-contained and loads none of the shop's scripts. */
export function offlinePage({ id, prefix, language }: Locale, siteName: string): string {
  const words = offlineWords[language];
  return `<!doctype html>
<html lang="${id}" data-prefix="${prefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="description" content="${words.text}"><meta name="robots" content="noindex"><title>${words.title} · ${escapeHtml(siteName)}</title><link rel="icon" href="/favicon.svg"><style>${globalCss}${css}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p><a class="retry" href="">${words.retry}</a>
<nav hidden aria-labelledby="kept"><h2 id="kept">${words.kept}</h2><ul></ul></nav></main><script>${offlineScript}</script></body></html>
`;
}
