import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleId } from '../domain/region/locales';
import { escapeHtml } from '../domain/escapeHtml';
import { messageGroupsOf, type MessageGroup } from '../domain/site/messageGroups';
import { missingPagePath } from '../domain/site/missingPage';
import { veilId } from '../domain/site/veil';
import { bytesOf, type HtmlBytes } from './htmlBytes';
import type { PageContext } from './pageContext';

/** What the build knows about a page whose files are written. */
export interface BuiltPage {
  path: string;
  componentChunkName: string;
  localeId: LocaleId | undefined;
  routeId: PageContext['routeId'] | undefined;
}

/** The bundler's chunk groups, by name. */
interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const languageOf: Record<LocaleId, string> = { 'en-US': 'en', 'en-CA': 'en', 'fr-CA': 'fr' };

/** The message groups with Canadian overrides, by the chunk that contains those. */
const canadian: Record<string, MessageGroup[]> = {
  'messages-en-ca': ['product', 'stores'],
  'messages-en-ca-order': ['account', 'order', 'pods'],
};

/** Chunks that a page renders right after hydration. */
const liveChunks: Partial<Record<string, string[]>> = { storeLocator: ['store-finder'] };

function chunksOf({ localeId = 'en-US', routeId = 'home' }: BuiltPage): string[] {
  const groups = messageGroupsOf(routeId);
  return [
    ...groups.map((group) => `messages-${languageOf[localeId]}-${group}`),
    ...Object.entries(canadian).flatMap(([chunk, ofGroups]) =>
      localeId === 'en-CA' && groups.some((group) => ofGroups.includes(group)) ? [chunk] : [],
    ),
    ...(liveChunks[routeId] ?? []),
  ];
}

/**
 * Runs at the end of each page. It makes a veiled page inert, and requests the page's scripts after the first paint,
 * because earlier requests would delay its pictures. Nothing visible waits for the scripts. The data that they need
 * next is requested in a separate task, because requests take a phone time too. A page in the background is never
 * painted, so it does not wait.
 * A button clicked before hydration is clicked again afterwards: React marks hydrated elements, and `HydrationSignal`
 * reports when the whole page is hydrated. Early changes of form controls are replayed in order as events that React
 * handles, before any early button click. Typing that React handles itself replaces an earlier text that has not been
 * replayed yet. A `change` does not, because leaving a text field fires it as well.
 * React ignores an event without a new value, so a replay first sets the value that React knows.
 * The text is the same on every page so that the content security policy can list one hash.
 */
const startSource = `(function(d,n,w,b){
if(d.documentElement.dataset.gate==='open'){var v=d.createElement('dialog');v.id='${veilId}';v.setAttribute('closedby','none');d.body.insertBefore(v,d.body.firstChild).showModal()}
function ask(as,u){var e=d.createElement('link');e.rel='preload';e.as=as;e.href=u;if(as==='fetch')e.crossOrigin='anonymous';d.head.appendChild(e)}
function go(){if(w)return;w=1;
window.pagePath=n.page;
n.scripts.split(' ').forEach(function(u){var e=d.createElement('script');e.src=u;d.body.appendChild(e)});
setTimeout(function(){n.data.split(' ').forEach(function(u){ask('fetch',u)});n.chunks.split(' ').forEach(function(u){ask('script',u)})})}
var early=window.early={isAlive:false},all=new WeakSet(d.querySelectorAll('button')),kept=new Map();
function propsOf(x){var k=early.isAlive&&Object.keys(x).find(function(k){return k.indexOf('__reactProps')===0});return k?x[k]:null}
function restore(x,v,p){
if(typeof v==='string'){if(p.value===v&&x.value===v)return;
x.value=p.value||'';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(x),'value').set.call(x,v);x.dispatchEvent(new Event(x.type==='select-one'?'change':'input',{bubbles:true}));return}
var is='checked' in p?!!p.checked:x.checked;if(is!==v){x.checked=is;x.click()}}
function settle(tries){kept.forEach(function(v,x){var p=propsOf(x);if(p||!x.isConnected||tries>1200)kept.delete(x);if(p&&x.isConnected)restore(x,v,p)});
if(kept.size)setTimeout(settle,50,tries+1)}
function keep(e){var x=e.target,isTick=/^(checkbox|radio)$/.test(x.type);
if(!isTick&&!/^(select-one|textarea|text|email|tel|search)$/.test(x.type)||e.type==='change'&&propsOf(x))return;
kept.forEach(function(v,y){if(y===x||x.type==='radio'&&y.type==='radio'&&y.name===x.name&&y.form===x.form)kept.delete(y)});
if(propsOf(x))return;
if(!kept.size)setTimeout(settle,50,0);
kept.set(x,isTick?x.checked:x.value)}
addEventListener('change',keep,true);addEventListener('input',keep,true);
function again(tries){var x=b;if(!x)return;
if(!x.isConnected||tries>200)b=0;else if(propsOf(x)&&!kept.size){b=0;setTimeout(function(){x.click()},50)}else setTimeout(again,50,tries+1)}
addEventListener('click',function(e){var x=e.target.closest&&e.target.closest('button');
if(!x||!all.has(x)||propsOf(x))return;e.preventDefault();e.stopPropagation();if(x!==b){b=x;again(0)}},true);
if(d.hidden)return go();
try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch(e){go()}
setTimeout(go,2000)
})(document,document.currentScript.dataset)`;

/** The start script, minified because every page includes it. */
export const startText = transformSync(startSource, { minify: true, target: 'es2020' }).code.trim();

/**
 * The script tags that Gatsby or an earlier run wrote. Gatsby's script with the page's path differs from page to
 * page, so no policy could list its hash. The start script sets the path instead.
 */
const earlier =
  /<script src="[^"]+" async(?:="")?><\/script>|<script id="gatsby-script-loader">[^]*?<\/script>|<script data-scripts=[^]*?<\/script>/g;

const dataOf = (path: string) => `/page-data/${path === '/' ? 'index' : path.replace(/^\//, '')}/page-data.json`;

function scriptsOf(names: string[], { namedChunkGroups }: BundleStats): string[] {
  const files = names.flatMap((name) => namedChunkGroups[name]?.assets ?? []).map(({ name }) => `/${name}`);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function startOf(page: BuiltPage, stats: BundleStats): string {
  const scripts = scriptsOf(['app'], stats);
  if (scripts.length === 0) throw new Error('expected the scripts of the chunk group "app" in webpack.stats.json');
  const chunks = scriptsOf([page.componentChunkName, ...chunksOf(page)], stats);
  const own = chunks.filter((file) => !scripts.includes(file)).join(' ');
  const data = `${dataOf(page.path)} /page-data/app-data.json`;
  // For a 404 page at any other path, Gatsby would replace the address.
  const path = page.routeId === 'notFound' ? missingPagePath : page.path;
  return `<script data-scripts="${scripts.join(' ')}" data-data="${data}" data-chunks="${own}" data-page="${escapeHtml(path)}">${startText}</script>`;
}

const chunkMapping = /(window\.___chunkMapping=)("(?:[^"\\]|\\.)*")/;

/**
 * Gatsby lists every named chunk in every page. Its loader looks up page components only, so the others are dropped. The
 * budget of a product's HTML fails if Gatsby writes the list in another form.
 */
const keepComponentChunks = (html: HtmlBytes): HtmlBytes =>
  html.replace(chunkMapping, (_, assignment: string, text: string) => {
    const files = JSON.parse(JSON.parse(text) as string) as Record<string, string[]>;
    const components = Object.entries(files).filter(([chunk]) => chunk.startsWith('component---'));
    return assignment + JSON.stringify(JSON.stringify(Object.fromEntries(components)));
  });

/**
 * Returns a function that adds the start script, which lets the browser paint a page first and then requests
 * everything for its first render at once. Gatsby's HTML references neither the page's own chunk and data nor its
 * messages. This runs on finished files, because Gatsby does not rewrite the HTML if only scripts changed.
 */
export function startWriter(out: string): (html: HtmlBytes, page: BuiltPage) => HtmlBytes {
  const stats = JSON.parse(readFileSync(join(out, 'webpack.stats.json'), 'utf8')) as BundleStats;
  return (html, page) =>
    keepComponentChunks(html)
      .replace(earlier, '')
      .replace('</body>', () => `${bytesOf(startOf(page, stats))}</body>`);
}
