import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface Reference {
  /** 'a href' or 'link canonical'. */
  by: string;
  address: string;
}

/** The content that a crawler reads before any script runs. */
export interface CrawledPage {
  path: string;
  lang: string | null;
  titles: string[];
  headings: number;
  ids: Set<string>;
  /** By name or property, in document order. */
  metas: Map<string, string[]>;
  canonicals: string[];
  alternates: { hreflang: string; href: string }[];
  references: Reference[];
  cards: string[];
  data: string[];
  text: string;
  /** Controls that hydrate late, but are not marked by `data-dehydrated`: early clicks on them are lost. */
  unmarkedControls: string[];
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((each) => each.name === name)?.value ?? null;

const isElement = (node: Node): node is Element => 'tagName' in node;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const allTextOf = (element: Element): string =>
  element.childNodes
    .map((node) => {
      if ('value' in node) return node.value;
      return isElement(node) && node.tagName !== 'script' && node.tagName !== 'style' ? allTextOf(node) : '';
    })
    .join('');

function* elements(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    // The content of a <template> is not part of the page. <noscript> is, without scripts.
    yield* elements(node.childNodes);
  }
}

function firstLink(element: Element): string[] {
  for (const each of elements(element.childNodes)) if (each.tagName === 'a') return [attribute(each, 'href') ?? ''];
  return [];
}

const controls = new Set(['button', 'input', 'select', 'textarea']);

/** Finds controls in nested Suspense boundaries, which React writes as the comments `$` and `/$`, outside a mark. */
function* unmarkedControls(parent: Element, boundaries = 0, isUnmarked = false): Generator<string> {
  let open = 0;
  for (const node of parent.childNodes) {
    if ('data' in node) open += node.data === '$' ? 1 : node.data === '/$' ? -1 : 0;
    if (!isElement(node)) continue;
    const isLate = open > 0 && boundaries > 0;
    const isLost = isUnmarked || (isLate && attribute(parent, 'data-dehydrated') === null);
    if (isLost && controls.has(node.tagName)) yield allTextOf(node) || attribute(node, 'name') || node.tagName;
    yield* unmarkedControls(node, boundaries + open, isLost);
  }
}

const widths = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0]!)
    .filter(Boolean);

function referencesOf(element: Element): Reference[] {
  const { tagName } = element;
  const rel = attribute(element, 'rel');
  const by = (name: string) => (tagName === 'link' ? `link ${rel}` : `${tagName} ${name}`);
  const single = ['href', 'src', 'action', 'poster', 'data'].flatMap((name) => {
    const address = attribute(element, name);
    return address === null ? [] : [{ by: by(name), address }];
  });
  // src/boot/inline/start.ts requests these.
  const later = ['data-scripts', 'data-data', 'data-chunks', 'data-header'].flatMap((name) =>
    (attribute(element, name) ?? '').split(' ').flatMap((address) => (address ? [{ by: by(name), address }] : [])),
  );
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    widths(attribute(element, name) ?? '').map((address) => ({ by: by(name), address })),
  );
  const styles =
    tagName === 'style'
      ? [...textOf(element).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => ({
          by: 'style url',
          address: address!,
        }))
      : [];
  const previews = ['og:url', 'og:image'].includes(attribute(element, 'property') ?? '')
    ? [{ by: attribute(element, 'property')!, address: attribute(element, 'content') ?? '' }]
    : [];
  return [...single, ...later, ...sets, ...styles, ...previews];
}

function readElement(page: CrawledPage, element: Element): void {
  const { tagName } = element;
  const id = attribute(element, 'id');
  const rel = attribute(element, 'rel');
  const href = attribute(element, 'href') ?? '';
  const name = attribute(element, 'name') ?? attribute(element, 'property');
  if (id) page.ids.add(id);
  if (tagName === 'html') page.lang = attribute(element, 'lang');
  // An SVG has a <title> too.
  if (tagName === 'title' && element.namespaceURI.endsWith('xhtml')) page.titles.push(textOf(element));
  if (tagName === 'body') {
    page.text = allTextOf(element);
    page.unmarkedControls.push(...unmarkedControls(element));
  }
  if (tagName === 'h1') page.headings += 1;
  if (tagName === 'article') page.cards.push(...firstLink(element));
  if (tagName === 'meta' && name)
    page.metas.set(name, [...(page.metas.get(name) ?? []), attribute(element, 'content') ?? '']);
  if (tagName === 'link' && rel === 'canonical') page.canonicals.push(href);
  if (tagName === 'link' && rel === 'alternate')
    page.alternates.push({ hreflang: attribute(element, 'hreflang') ?? '', href });
  if (tagName === 'script' && attribute(element, 'type') === 'application/ld+json') page.data.push(textOf(element));
  page.references.push(...referencesOf(element));
}

export function readPage(path: string, html: string): CrawledPage {
  const page: CrawledPage = {
    path,
    lang: null,
    titles: [],
    headings: 0,
    ids: new Set(),
    metas: new Map(),
    canonicals: [],
    alternates: [],
    references: [],
    cards: [],
    data: [],
    text: '',
    unmarkedControls: [],
  };
  for (const element of elements(parse(html).childNodes)) readElement(page, element);
  return page;
}
