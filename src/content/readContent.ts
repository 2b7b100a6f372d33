import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchSchema, type Batch } from '../domain/catalogue/batchSchema';
import { brandSchema, type Brand } from '../domain/catalogue/brandSchema';
import { productSchema, type Product } from '../domain/catalogue/productSchema';
import { storeSchema, type Store } from '../domain/delivery/storeSchema';
import {
  footerSchema, navigationSchema, notificationSchema, pageSchema, siteSchema,
  type Footer, type Navigation, type NotificationEntry, type Page, type Site,
} from '../domain/site/pageSchema';
import type { RouteId } from '../domain/site/routes';
import { checkContent } from './checkContent';
import { ContentError, type ContentFault } from './contentError';
import { readFolder, type ContentFile } from './readFolder';

/** All that the site is made of, each entry with its file. */
export interface ContentFiles {
  products: ContentFile<Product>[];
  brands: ContentFile<Brand>[];
  batches: ContentFile<Batch>[];
  stores: ContentFile<Store>[];
  pages: ContentFile<Page>[];
  notifications: ContentFile<NotificationEntry>[];
  navigation: ContentFile<Navigation>[];
  footer: ContentFile<Footer>[];
  site: ContentFile<Site>[];
}

export interface Content {
  products: Product[];
  brands: Map<string, Brand>;
  batches: Map<string, Batch>;
  stores: Store[];
  pages: Map<RouteId, Page>;
  notifications: NotificationEntry[];
  navigation: Navigation;
  footer: Footer;
  site: Site;
  /** The wordmark, as inline SVG. */
  logo: string;
}

const values = <T>(files: ContentFile<T>[]): T[] => files.map(({ value }) => value);

function readFiles(root: string, faults: ContentFault[]): ContentFiles {
  return {
    products: readFolder(root, 'products', productSchema, faults),
    brands: readFolder(root, 'brands', brandSchema, faults),
    batches: readFolder(root, 'batches', batchSchema, faults),
    stores: readFolder(root, 'stores', storeSchema, faults),
    pages: [...readFolder(root, 'pages', pageSchema, faults), ...readFolder(root, 'legal', pageSchema, faults)],
    notifications: readFolder(root, 'notifications', notificationSchema, faults),
    navigation: readFolder(root, 'navigation', navigationSchema, faults),
    footer: readFolder(root, 'footer', footerSchema, faults),
    site: readFolder(root, 'site', siteSchema, faults),
  };
}

/** Reads the content folder whole; throws one ContentError that lists every fault of every file. */
export function readContent(root: string, pictures: ReadonlySet<string>): Content {
  const faults: ContentFault[] = [];
  const files = readFiles(root, faults);
  faults.push(...checkContent(files, pictures));
  const logo = join(root, 'pictures', 'logo.svg');
  if (!existsSync(logo)) faults.push({ file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' });
  if (faults.length) throw new ContentError(faults);
  return {
    products: values(files.products),
    brands: new Map(values(files.brands).map((brand) => [brand.slug, brand])),
    batches: new Map(values(files.batches).map((batch) => [batch.batchId, batch])),
    stores: values(files.stores),
    pages: new Map(values(files.pages).map((page) => [page.route, page])),
    notifications: values(files.notifications),
    navigation: files.navigation[0]!.value,
    footer: files.footer[0]!.value,
    site: files.site[0]!.value,
    logo: readFileSync(logo, 'utf8').trim(),
  };
}
