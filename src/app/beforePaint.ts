import { listAskedPattern } from '../domain/catalogue/listQuery';
import { defaultLocale, locales, splitLocalePath } from '../domain/region/locales';
import { productRegion, regions, type Subcountry } from '../domain/region/regions';
import { matchRoute } from '../domain/site/routes';
import { startTargets, targetPattern } from '../domain/site/startAddress';
import { storageKeys } from '../data/storage';
import { subHeaderFeature } from './headerRules';

/**
 * What the finished HTML says of itself, before any script: the region that a visitor without a choice is shown. `sold`
 * are the regions of the product that the page is about.
 */
export function pageAttributes(path: string, sold: readonly Subcountry[] = []): Record<string, string> {
  const split = splitLocalePath(path);
  const { id, country } = split?.locale ?? defaultLocale;
  return {
    lang: id,
    'data-country': country,
    'data-region': productRegion(country, sold).code,
    'data-session': 'out',
    ...(split && isGated(split.rest) && { 'data-gate': 'ask' }),
    ...(split && isList(split.rest) && { 'data-list': 'first' }),
    ...(split && subHeaderFeature(split.rest) && { 'data-sub-header': '' }),
  };
}

/** D-11: every route but those that are open to everybody, and every product. */
const isGated = (rest: string): boolean => {
  const row = matchRoute(rest);
  return row ? !row.isUngated : rest.startsWith('/shop/');
};

/** S2-11 … S2-13: pages whose first screen is another one where the address asks for it. */
const isList = (rest: string): boolean => matchRoute(rest)?.template === 'ProductList';

const codes = Object.fromEntries(
  (['us', 'ca'] as const).map((country) => [
    country,
    regions.filter((region) => region.country === country).map(({ code }) => code),
  ]),
);
const starts = Object.fromEntries(locales.map(({ id, prefix }) => [id, prefix]));

/**
 * Runs in the head of every page, before anything is painted: notes the visitor's region, session and acceptance on the
 * root element, whether the address asks something of a list, and that nothing was or is to be scrolled, so that the first
 * paint is the visitor's own; on the start page it leads on to the locale of last time (D-10). What is not laid out until the
 * page is scrolled comes then at once, and what is pressed or in the middle of the screen keeps its place: no press is to
 * miss because something above it became higher. The same text on every page, so that a policy may name it by one hash. The
 * user agents that it spares the veil are a first guess; the gate itself asks isbot (D-37).
 */
export const beforePaint = `(function(d,l,c,k,m,j){
function g(n){var m;try{m=localStorage.getItem(n);if(m!==null)return m}catch(e){}
try{j=j||document.cookie+';';m=j.match('(?:^|; )lS_'+n+'=([^;]*)');return m&&decodeURIComponent(m[1])}catch(e){return null}}
c=d.dataset.country;k=g('${storageKeys.subcountry('')}'+c);
if((${JSON.stringify(codes)}[c]||[]).indexOf(k)>=0)d.dataset.region=k;
d.dataset.session=g('${storageKeys.token}')===null?'out':'in';
if(d.dataset.gate&&!(g('${storageKeys.ageAccepted('')}'+c)==='true'&&k!==null)&&!/[?&]disable-modal(?=[&=]|$)/.test(l.search)&&!/bot|crawl|spider|lighthouse/i.test(navigator.userAgent))d.dataset.gate='open';
if(!l.hash&&(performance.getEntriesByType('navigation')[0]||{}).type==='navigate')(function(n,o){
function top(x){return x?x.getBoundingClientRect().top:0}
function move(e){if(!scrollY)return;var x=e.type===n?e.target:document.querySelector(':target')||document.elementFromPoint(innerWidth/2,innerHeight/2),y=top(x);
delete d.dataset.still;removeEventListener(n,move,o);removeEventListener('scroll',move,o);y=top(x)-y;if(y)scrollBy(0,y)}
d.dataset.still='';addEventListener(n,move,o);addEventListener('scroll',move,o)
})('pointerdown',{capture:true,passive:true});
if(d.dataset.list&&/${listAskedPattern}/.test(l.search))d.dataset.list='asked';
k=${JSON.stringify(starts)}[g('${storageKeys.locale}')];if(l.pathname==='/'&&typeof k==='string'){d.style.visibility='hidden';m=/${targetPattern}/.exec(l.search);m=m&&${JSON.stringify(startTargets)}[m[1]];l.replace(k+(typeof m==='string'?m+l.search.replace(/([?&])to=\\w+&?/,'$1').replace(/[?&]$/,''):l.search))}
})(document.documentElement,location)`;
