import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Batch } from '../domain/catalogue/batchSchema';
import type { Brand } from '../domain/catalogue/brandSchema';
import type { Product } from '../domain/catalogue/productSchema';
import type { Store } from '../domain/delivery/storeSchema';
import type { Footer, Navigation, NotificationEntry, Page, Site } from '../domain/site/pageSchema';
import type { RouteId } from '../domain/site/routes';
import { checkContent } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { ContentError, type ContentFault } from './contentError';
import { contentNotes } from './contentNotes';
import { readFolder, type Changes, type ContentFile, type Reading } from './readFolder';

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
    products: readFolder(reading, 'products'),
    brands: readFolder(reading, 'brands'),
    batches: readFolder(reading, 'batches'),
    stores: readFolder(reading, 'stores'),
    pages: [...readFolder(reading, 'pages'), ...readFolder(reading, 'legal')],
    notifications: readFolder(reading, 'notifications'),
    navigation: readFolder(reading, 'navigation'),
    footer: readFolder(reading, 'footer'),
    site: readFolder(reading, 'site'),
  };
}

interface Inspection {
  files: ContentFiles;
  faults: ContentFault[];
  /** Findings that do not fail the build. */
  notes: ContentFault[];
}

const logoOf = (root: string) => join(root, 'pictures', 'logo.svg');

interface Options {
  /** Texts to read instead of the files. */
  changes?: Changes;
  now?: Date;
}

/** Reads and checks the whole content folder, and returns its content with all faults and notes. */
export function inspectContent(
  root: string,
  pictures: ReadonlySet<string>,
  { changes, now = new Date() }: Options = {},
): Inspection {
  const faults: ContentFault[] = [];
  const files = readFiles({ root, faults, changes });
  const broken = new Set(faults.map(({ file }) => file.replace(/^content\//, '')));
  faults.push(...checkContent(files, pictures, broken));
  if (!existsSync(logoOf(root)))
    faults.push({ file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' });
  // With unreadable files, notes about missing references would be misleading.
  return { files, faults, notes: broken.size ? [] : contentNotes(files, now) };
}

/** Reads the whole content folder. Throws one ContentError that lists the faults of all files. */
export function readContent(
  root: string,
  pictures: ReadonlySet<string>,
  tell: (notes: ContentFault[]) => void = () => {},
): Content {
  const { files, faults, notes } = inspectContent(root, pictures);
  if (faults.length) throw new ContentError(faults);
  if (notes.length) tell(notes);
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
    logo: readFileSync(logoOf(root), 'utf8').trim(),
  };
}
