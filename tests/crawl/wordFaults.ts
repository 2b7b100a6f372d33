import type { PageContext } from '../../src/content/pages/pageContext';
import type { Crawl } from './linkFaults';
import type { CrawledPage } from './readPage';

/** Readers see these fields. Keywords, ids and paths are for the page's own use. */
const forReaders = new Set([
  'heading',
  'lead',
  'eyebrow',
  'paragraphs',
  'points',
  'text',
  'label',
  'title',
  'question',
  'answer',
]);

function* readable(value: unknown, isForReaders = false): Generator<string> {
  if (typeof value === 'string' && isForReaders) yield value;
  if (Array.isArray(value)) for (const each of value) yield* readable(each, isForReaders);
  else if (typeof value === 'object' && value)
    for (const [key, each] of Object.entries(value)) yield* readable(each, forReaders.has(key));
}

/** A page must show all words of its content file. */
export function wordFaults(page: CrawledPage, { site }: Crawl): string[] {
  const data = JSON.parse(site.read(`/page-data${page.path}/page-data.json`)) as {
    result: { pageContext: Pick<PageContext, 'words'> };
  };
  const { title, description, ...words } = data.result.pageContext.words;
  const missing = [...readable(words)].filter((text) => !page.text.includes(text));
  return [
    ...missing,
    ...(page.titles.some((shown) => shown.includes(title)) ? [] : [title]),
    ...(page.metas.get('description')?.includes(description) ? [] : [description]),
  ].map((text) => `${page.path}: nowhere shows "${text}"`);
}
