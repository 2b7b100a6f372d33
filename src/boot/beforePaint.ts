import { listParamsPattern } from '../domain/catalogue/list/listQuery';
import { defaultLocale, locales, splitLocalePath } from '../domain/region/locales';
import { productRegion, regions, type Subcountry } from '../domain/region/regions';
import { crawlerPattern } from '../domain/site/crawlers';
import { matchRoute, routes, staticPath } from '../domain/site/routing/routes';
import { startTargets, startTargetPattern } from '../domain/site/routing/resolveStartUrl';
import { veilId } from '../domain/site/veil';
import { storageKeys } from '../data/storage';
import { subHeaderFeature } from '../app/headerRules';

/** Returns the root element's attributes in the static HTML. `sold` lists the regions of the page's product. */
export function pageAttributes(path: string, sold: readonly Subcountry[] = []): Record<string, string> {
  const split = splitLocalePath(path);
  const { id, country } = split?.locale ?? defaultLocale;
  return {
    lang: id,
    'data-country': country,
    'data-region': productRegion(country, sold).code,
    'data-session': 'out',
    'data-dehydrated': '',
    ...(split && isGated(split.rest) && { 'data-gate': 'ask' }),
    ...(split && isList(split.rest) && { 'data-list': 'first' }),
    ...(split && subHeaderFeature(split.rest) && { 'data-sub-header': '' }),
  };
}

/** Every route needs the gate except those open to everybody. Every product needs it. */
const isGated = (rest: string): boolean => {
  // The HTML of '/rating/:podKey' is at '/rating'.
  const row = routes.find(({ path }) => staticPath(path) === rest);
  return row ? !row.isUngated : rest.startsWith('/shop/');
};

const isList = (rest: string): boolean => matchRoute(rest)?.template === 'ProductList';

const codes = Object.fromEntries(
  (['us', 'ca'] as const).map((country) => [
    country,
    regions.filter((region) => region.country === country).map(({ code }) => code),
  ]),
);
const starts = Object.fromEntries(locales.map(({ id, prefix }) => [id, prefix]));

/**
 * Runs in the head of every page, so that the first paint is already right for this visitor. On the start page it
 * redirects to the last locale. On a visit that starts at the page's top, `data-still` defers the layout of later
 * sections to the first scroll or touch; the touched or centered element then keeps its position, so that no click
 * misses because content above it grew. The text is the same on every page so that the content security policy can
 * list one hash.
 */
export const beforePaint = `(function(d,l,c,k,m,j){
function g(n){var m;try{m=localStorage.getItem(n);if(m!==null)return m}catch(e){}
try{j=j||document.cookie+';';m=j.match('(?:^|; )lS_'+n+'=([^;]*)');return m&&decodeURIComponent(m[1])}catch(e){return null}}
c=d.dataset.country;k=g('${storageKeys.subcountry('')}'+c);
if((${JSON.stringify(codes)}[c]||[]).indexOf(k)>=0)d.dataset.region=k;
d.dataset.session=g('${storageKeys.token}')===null?'out':'in';
if(d.dataset.gate&&!(g('${storageKeys.ageAccepted('')}'+c)==='true'&&k!==null)&&!/[?&]disable-modal(?=[&=]|$)/.test(l.search)&&!/${crawlerPattern}/.test(navigator.userAgent))d.dataset.gate='open';
if(!l.hash&&(performance.getEntriesByType('navigation')[0]||{}).type==='navigate')(function(n,o){
function top(x){return x?x.getBoundingClientRect().top:0}
function move(e){if(!scrollY)return;var x=e.type===n?e.target:document.querySelector(':target')||document.elementFromPoint(innerWidth/2,innerHeight/2),y=top(x);
delete d.dataset.still;removeEventListener(n,move,o);removeEventListener('scroll',move,o);y=top(x)-y;if(y)scrollBy(0,y)}
d.dataset.still='';addEventListener(n,move,o);addEventListener('scroll',move,o)
})('pointerdown',{capture:true,passive:true});
if(d.dataset.list&&/${listParamsPattern}/.test(l.search))d.dataset.list='asked';
k=${JSON.stringify(starts)}[g('${storageKeys.locale}')];if(l.pathname==='/'&&typeof k==='string'){d.style.visibility='hidden';m=/${startTargetPattern}/.exec(l.search);m=m&&${JSON.stringify(startTargets)}[m[1]];l.replace(k+(typeof m==='string'?m+l.search.replace(/([?&])to=\\w+&?/,'$1').replace(/[?&]$/,''):l.search))}
})(document.documentElement,location)`;

const elsewhere = (attribute: string) =>
  regions.map(({ code }) => `[data-region=${code}] [data-${attribute}]:not([data-${attribute}~=${code}])`).join(',');

export const regionCss = `${elsewhere('in')},[data-session=in] [data-who=out],[data-session=out] [data-who=in]{display:none!important}
${elsewhere('held')},[data-list=asked] [data-held]{--held:hidden}
[data-held]{visibility:var(--held,visible)}
html[data-gate=open]{overflow:hidden;background:color-mix(in srgb,var(--paper) 10%,#14130f)}
#${veilId}{visibility:hidden}
#${veilId}::backdrop{display:none}
[data-gate=open] body::after{content:'';position:fixed;z-index:25;inset:0;background:rgb(20 19 15/.86)}`;
