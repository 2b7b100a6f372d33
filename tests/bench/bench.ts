import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { updateCommand } from '../../netlify/server/build/updateSite';
import { localePath, locales } from '../../src/domain/region/locales';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import { routes, staticPath } from '../../src/domain/site/routing/routes';
import { copyProject } from '../fixtures/copyProject';
import { changedFiles, changeLines, snapshot } from './changedFiles';
import { ownCatalogue } from '../fixtures/openTestShop';
import { catalogueLines } from './catalogueBytes';
import { changeTemplate } from './changeTemplate';
import { computeSpread, timeFiltering, timingLine } from './filtering';
import { measureFiltering } from './measureFiltering';
import { measureInteractions } from './measureInteractions';
import { measureProcess, type ProcessMeasurement } from './measureProcess';
import { pageBytes } from './pageBytes';
import { growCatalogue, varyCatalogue } from './syntheticCatalogue';
import { addOneProduct, editOneProduct, growContent } from './syntheticContent';

const root = join(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: {
    'bytes-only': { type: 'boolean', default: false },
    'catalogue-only': { type: 'boolean', default: false },
    products: { type: 'string', default: '5000,20000' },
    'list-url': { type: 'string' },
    interactions: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

/** Sizes of the synthetic catalogues; 0 benches none. */
const counts = options.products
  .split(',')
  .map(Number)
  .filter((count) => count > 0);

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

/** Returns a page of each template, and the first product of each kind. */
function samplePages(publicDir: string): { name: string; path: string }[] {
  const locale = locales[0];
  const byTemplate = new Map(routes.map((route) => [route.template as string, route]));
  const pages = [...byTemplate.values()].map((route) => ({
    name: `${route.template} (${route.id})`,
    path: localePath(locale, staticPath(route.path)),
  }));
  for (const folder of ['/shop/devices', '/shop/pods']) {
    const path = localePath(locale, folder);
    const first = readdirSync(join(publicDir, path), { withFileTypes: true }).find((entry) => entry.isDirectory());
    if (first) pages.push({ name: `Product (${folder})`, path: `${path}/${first.name}` });
  }
  return pages;
}

function printBytes(): void {
  const publicDir = join(root, 'public');
  if (!existsSync(join(publicDir, 'us', 'en', 'index.html')))
    throw new Error('No build in public/: run npm run build.');
  console.log('First load, KB (1,000 bytes); gzip is zlib level 6, br5 and br11 are brotli of quality 5 and 11.');
  console.log(
    `${''.padEnd(36)}${'JS gzip'.padStart(9)}${'br5'.padStart(9)}${'br11'.padStart(9)}${'CSS gzip'.padStart(11)}${'HTML gzip'.padStart(11)}${'br5'.padStart(9)}`,
  );
  for (const { name, path } of samplePages(publicDir)) {
    const { js, css, html } = pageBytes(publicDir, path);
    console.log(
      `${name.padEnd(36)}  ${kb(js.gzip)}  ${kb(js.brotli5)}  ${kb(js.brotli11)}    ${kb(css.gzip)}    ${kb(html.gzip)}  ${kb(html.brotli5)}`,
    );
  }
}

const readCatalogue = (): ProductSummary[] =>
  JSON.parse(readFileSync(join(root, 'public', 'catalogue', `${locales[0].id}.json`), 'utf8')) as ProductSummary[];

function printCatalogueBytes(): void {
  console.log('\nThe catalogue, as a first filter or search fetches it; br11.');
  const real = ownCatalogue(locales[0].id);
  for (const products of [real, ...counts.map((count) => varyCatalogue(real, count))])
    console.log(catalogueLines(products).join('\n'));
}

async function benchBuilds(label: string, count: number): Promise<void> {
  const project = copyProject(root);
  try {
    const content = join(project, 'bench-content');
    growContent(join(project, 'content'), content, count);
    const env = { ...process.env, CONTENT_DIR: content, CI: 'true' };
    const run = (command: readonly string[]) => measureProcess([...command], { cwd: project, env });
    const runScript = (script: string) => run(['npm', 'run', '--silent', script]);
    const build = () => runScript('build');
    const show = (what: string, { seconds, peakRssMb }: ProcessMeasurement) =>
      console.log(
        `${label}, ${what}`.padEnd(52) +
          `${seconds.toFixed(1).padStart(7)} s ${String(peakRssMb ?? '?').padStart(7)} MB`,
      );
    show('content check', await runScript('content:check'));
    show('cold build', await build());
    const publicDir = join(project, 'public');
    const before = snapshot(publicDir);
    const slug = editOneProduct(content);
    show('rebuild, one product changed', await build());
    const after = snapshot(publicDir);
    console.log(changeLines(changedFiles(before, after, slug), after.size).join('\n'));
    editOneProduct(content);
    show('the same on a local server', await run(updateCommand));
    addOneProduct(content);
    show('rebuild, one product added', await build());
    changeTemplate(project);
    show('rebuild, the product template changed', await build());
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Times filtering with the real catalogue and larger ones: in Node.js and, given a URL, on an emulated phone. */
async function benchFiltering(count: number): Promise<void> {
  const real = readCatalogue();
  console.log(`\n${'Filtering, milliseconds.'.padEnd(52)}${'median'.padStart(9)}${'p95'.padStart(9)}`);
  for (const size of new Set([real.length, count || real.length])) {
    const { filter, search, sortAnew, indexAll } = timeFiltering(real, size);
    console.log(timingLine(`${size} products, filter with all counts`, filter));
    console.log(timingLine(`${size} products, search and filter`, search));
    console.log(timingLine(`${size} products, a new order`, sortAnew));
    console.log(`${size} products, index of the search, in slices`.padEnd(52) + indexAll.toFixed(2).padStart(9));
    const url = options['list-url'];
    if (!url) continue;
    const catalogue = size === real.length ? undefined : growCatalogue(real, size, 'CA');
    const { answer, list, bare } = await measureFiltering(url, catalogue);
    console.log(timingLine(`${size} products, phone: press to the frame after it`, answer));
    console.log(timingLine(`${size} products, phone: the same, of a bare checkbox`, bare));
    console.log(timingLine(`${size} products, phone: press to the new list`, list));
  }
}

/** With few interactions, INP is between the median and the worst. */
function medianAndWorst(times: number[]): string {
  if (times.length === 0) return '–'.padStart(9).repeat(2);
  const { median } = computeSpread(times);
  return [median, Math.max(...times)].map((time) => time.toFixed(0).padStart(9)).join('');
}

async function benchInteractions(origin: string): Promise<void> {
  const interactions = await measureInteractions(origin, Number(options.rounds));
  const columns = ['answer', 'worst', 'result', 'worst'].map((name) => name.padStart(9)).join('');
  console.log(`\n${'Interactions on a phone, milliseconds.'.padEnd(52)}${columns}`);
  for (const [name, list] of interactions) {
    const results = list.map(({ result }) => result);
    console.log(name.padEnd(52) + medianAndWorst(list.map(({ answer }) => answer)) + medianAndWorst(results));
  }
}

async function main() {
  if (options['catalogue-only']) return printCatalogueBytes();
  printBytes();
  if (options.interactions) await benchInteractions(options.interactions);
  printCatalogueBytes();
  if (options['bytes-only']) return;
  await benchFiltering(counts[0] ?? 0);
  console.log(
    `\nBuilds on ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB: wall time, peak memory of all processes.`,
  );
  await benchBuilds('the catalogue as it is', 0);
  for (const count of counts) await benchBuilds(`${count} products`, count);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
