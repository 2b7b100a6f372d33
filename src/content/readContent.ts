import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchSchema, type Batch } from '../domain/catalogue/batchSchema';
import { brandSchema, type Brand } from '../domain/catalogue/brandSchema';
import { productSchema, type Product } from '../domain/catalogue/productSchema';
import { storeSchema, type Store } from '../domain/delivery/storeSchema';
import {
  footerSchema,
  navigationSchema,
  notificationSchema,
  pageSchema,
  siteSchema,
  type Footer,
  type Navigation,
  type NotificationEntry,
  type Page,
  type Site,
} from '../domain/site/pageSchema';
import type { RouteId } from '../domain/site/routes';
import { checkContent } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { ContentError, type ContentFault } from './contentError';
import { readFolder, type ContentFile, type Reading } from './readFolder';

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

function readFiles(reading: Reading): ContentFiles {
  return {
    products: readFolder(reading, 'products', productSchema),
    brands: readFolder(reading, 'brands', brandSchema),
    batches: readFolder(reading, 'batches', batchSchema),
    stores: readFolder(reading, 'stores', storeSchema),
    pages: [...readFolder(reading, 'pages', pageSchema), ...readFolder(reading, 'legal', pageSchema)],
    notifications: readFolder(reading, 'notifications', notificationSchema),
    navigation: readFolder(reading, 'navigation', navigationSchema),
    footer: readFolder(reading, 'footer', footerSchema),
    site: readFolder(reading, 'site', siteSchema),
  };
}

/** Reads the content folder whole; throws one ContentError that lists every fault of every file. */
export function readContent(root: string, pictures: ReadonlySet<string>): Content {
  const faults: ContentFault[] = [];
  const files = readFiles({ root, faults });
  const broken = new Set(faults.map(({ file }) => file.replace(/^content\//, '')));
  faults.push(...checkContent(files, pictures, broken));
  const logo = join(root, 'pictures', 'logo.svg');
  if (!existsSync(logo))
    faults.push({ file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' });
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
