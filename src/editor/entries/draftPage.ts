import { landingPath } from '../../domain/catalogue/landingSchema';
import { makerPath, productPath } from '../../domain/catalogue/cataloguePaths';
import { cityPath, hasCityPage } from '../../domain/delivery/deliveryCities';
import { storePath } from '../../domain/delivery/stores/storePath';
import { localePath, type Locale, type LocaleId } from '../../domain/region/locales';
import { guidePath } from '../../domain/editorial/guideSchema';
import type { PreviewFiles, PreviewPanel } from '../../domain/editorial/previewMessage';
import { routeOf, routePath, staticPath } from '../../domain/site/routing/routes';
import { labReportFiles } from '../../content/pages/labReportFiles';
import { notificationFeeds } from '../../content/pages/notificationFeeds';
import type { PageContext } from '../../content/pages/pageContext';
import type { Pictures } from '../../content/pages/productSummaries';
import type { SitePage } from '../../content/pages/sitePage';
import { sitePages } from '../../content/pages/sitePages';
import type { ContentFolder } from '../../content/source/contentFolders';
import type { Content } from '../../content/source/readContent';

export interface PageSources {
  content: Content;
  pictures: Pictures;
  /** The paths of built pages. Missing if all are built. */
  built?: readonly string[];
}

/** Photos have no page of their own. They appear on pages of other entries. */
export type PageFolder = Exclude<ContentFolder, 'photos'>;

export interface CheckedEntry {
  folder: PageFolder;
  value: unknown;
}

interface DraftPage {
  /** The page to open: the entry's own or, if it is not built yet, another one with the same template. */
  path: string;
  context: PageContext;
  files: PreviewFiles;
  panel?: PreviewPanel;
}

type Value<Field extends keyof Content> =
  Content[Field] extends Map<unknown, infer Each>
    ? Each
    : Content[Field] extends (infer Each)[]
      ? Each
      : Content[Field];

const withReplaced = <Each>(list: readonly Each[], keyOf: (each: Each) => string, value: Each): Each[] => {
  const key = keyOf(value);
  const exists = list.some((each) => keyOf(each) === key);
  return exists ? list.map((each) => (keyOf(each) === key ? value : each)) : [...list, value];
};

interface Kind<Each> {
  addEntry: (content: Content, value: Each) => Content;
  pathOf: (value: Each) => string;
  files?: (sources: PageSources, value: Each, locale: Locale) => PreviewFiles;
  panel?: PreviewPanel;
}

const products: Kind<Value<'products'>> = {
  addEntry: (content, value) => ({
    ...content,
    products: withReplaced(content.products, (each) => each.originalId, value),
  }),
  pathOf: productPath,
};
const brands: Kind<Value<'brands'>> = {
  addEntry: (content, value) => ({ ...content, brands: new Map(content.brands).set(value.slug, value) }),
  pathOf: ({ slug }) => makerPath(slug),
};
const landings: Kind<Value<'landings'>> = {
  addEntry: (content, value) => ({ ...content, landings: withReplaced(content.landings, (each) => each.value, value) }),
  pathOf: ({ value }) => landingPath(value),
};
const guides: Kind<Value<'guides'>> = {
  addEntry: (content, value) => ({ ...content, guides: withReplaced(content.guides, ({ slug }) => slug, value) }),
  pathOf: ({ slug }) => guidePath(slug),
};
const batches: Kind<Value<'batches'>> = {
  addEntry: (content, value) => ({ ...content, batches: new Map(content.batches).set(value.batchId, value) }),
  pathOf: ({ batchId }) => routePath('labReport', { batchId }),
  files: ({ content }, { batchId }) => {
    const report = labReportFiles(content).get(batchId);
    return report ? { report } : {};
  },
};
const stores: Kind<Value<'stores'>> = {
  addEntry: (content, value) => ({ ...content, stores: withReplaced(content.stores, ({ id }) => id, value) }),
  pathOf: ({ id }) => storePath(id),
};
const dispensaries: Kind<Value<'dispensaries'>> = {
  addEntry: (content, value) => ({
    ...content,
    dispensaries: withReplaced(content.dispensaries, ({ id }) => id, value),
  }),
  pathOf: () => routePath('xpress'),
};
const cities: Kind<Value<'cities'>> = {
  addEntry: (content, value) => ({ ...content, cities: withReplaced(content.cities, ({ slug }) => slug, value) }),
  pathOf: (city) => (hasCityPage(city) ? cityPath(city.slug) : routePath('xpress')),
};
const pages: Kind<Value<'pages'>> = {
  addEntry: (content, value) => ({ ...content, pages: new Map(content.pages).set(value.route, value) }),
  pathOf: ({ route }) => staticPath(routeOf(route).path),
};
const notifications: Kind<Value<'notifications'>> = {
  addEntry: (content, value) => ({
    ...content,
    notifications: withReplaced(content.notifications, ({ originalId }) => originalId, value),
  }),
  pathOf: () => routePath('home'),
  files: ({ content, pictures }, _, { id: localeId }) => ({
    feed: { localeId, notifications: notificationFeeds(content, pictures).get(localeId) ?? [] },
  }),
  panel: 'notifications',
};
const single = <Field extends 'navigation' | 'footer' | 'site'>(
  field: Field,
  route: 'home' | 'support' = 'home',
): Kind<Content[Field]> => ({
  addEntry: (content, value) => ({ ...content, [field]: value }),
  pathOf: () => routePath(route),
});

const kinds = {
  products,
  brands,
  landings,
  guides,
  batches,
  stores,
  dispensaries,
  cities,
  pages,
  legal: pages,
  notifications,
  // A narrow screen has the links in a panel only.
  navigation: { ...single('navigation'), panel: 'menu' },
  footer: single('footer'),
  // Shows the ways to get in touch, and the footer with the name as any page does.
  site: single('site', 'support'),
} satisfies Record<PageFolder, unknown>;

/** Returns the path without a locale prefix. */
export const pathOfEntry = ({ folder, value }: CheckedEntry): string => (kinds[folder] as Kind<unknown>).pathOf(value);

const isAt =
  (path: string) =>
  (page: SitePage): boolean =>
    page.path === path || page.matchPath === path.replace(/[^/]+$/, '*');

const addEntry = (content: Content, { folder, value }: CheckedEntry): Content =>
  (kinds[folder] as Kind<unknown>).addEntry(content, value);

/**
 * Returns a function that builds an entry's page as the next build would, or null if the locale has no such page. It
 * throws if the entry refers to something that is neither in the sources nor in `drafts`.
 */
export function draftPages(
  sources: PageSources,
  drafts: readonly CheckedEntry[] = [],
): (entry: CheckedEntry, locale: Locale) => DraftPage | null {
  const pagesByLocale = new Map<LocaleId, SitePage[]>();
  const pagesOf = ({ content, pictures }: PageSources, { id }: Locale) => sitePages(content, pictures, { only: id });
  const paths = sources.built && new Set(sources.built);
  const builtIn = (locale: Locale) => {
    const built =
      pagesByLocale.get(locale.id) ?? pagesOf(sources, locale).filter(({ path }) => paths?.has(path) ?? true);
    pagesByLocale.set(locale.id, built);
    return built;
  };
  const content = drafts.reduce(addEntry, sources.content);
  return (entry, locale) => {
    const { folder, value } = entry;
    const kind = kinds[folder] as Kind<unknown>;
    const changed = { ...sources, content: addEntry(content, entry) };
    const path = localePath(locale, pathOfEntry(entry));
    const page = pagesOf(changed, locale).find(isAt(path));
    if (!page) return null;
    const built = builtIn(locale);
    const alike = built.find((each) => each.template === page.template);
    return {
      path: built.some(isAt(path)) || !alike ? path : alike.path,
      context: page.context,
      files: kind.files?.(changed, value, locale) ?? {},
      ...(kind.panel && { panel: kind.panel }),
    };
  };
}

interface WrittenMap {
  $map: [unknown, unknown][];
}

const isWrittenMap = (value: unknown): value is WrittenMap =>
  typeof value === 'object' && value !== null && '$map' in value;

export const sourcesText = (sources: PageSources): string =>
  JSON.stringify(sources, (_, value: unknown) =>
    value instanceof Map ? ({ $map: [...value] } satisfies WrittenMap) : value,
  );

export const parseSources = (text: string): PageSources =>
  JSON.parse(text, (_, value: unknown) => (isWrittenMap(value) ? new Map(value.$map) : value)) as PageSources;
