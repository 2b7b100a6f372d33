import { join } from 'node:path';
import type { Batch } from '../../domain/catalogue/batchSchema';
import type { Brand } from '../../domain/catalogue/brandSchema';
import type { Landing } from '../../domain/catalogue/landingSchema';
import type { Product } from '../../domain/catalogue/productSchema';
import type { City, Dispensary } from '../../domain/delivery/citySchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { Guide } from '../../domain/editorial/guideSchema';
import type { FooterContent, Navigation, NotificationEntry, Page, Site } from '../../domain/editorial/pageSchema';
import type { Photo } from '../../domain/editorial/photoSchema';
import type { RouteId } from '../../domain/site/routing/routes';
import { applySchedule, scheduledTimesAfter, scheduleNotes } from './schedule/applySchedule';
import { listPictures, readInContent } from '../files/contentDisk';
import { photoNames } from '../pictures/photos/photoFile';
import { buildTime } from './buildTime';
import { checkContent } from './checkContent';
import { checkDrawings } from './checkDrawings';
import { checkPhotoFiles } from './checkPhotoFiles';
import { checkPhotos } from './checkPhotos';
import type { ContentFiles } from './contentFiles';
import { ContentError, type ContentFault } from '../files/contentError';
import { contentNotes } from './contentNotes';
import { copyNotes } from './copyNotes';
import { upcomingLapses } from './schedule/upcomingLapses';
import { readContentFolder, type ContentOverrides, type ContentFile, type FolderReading } from './readFolder';
import { contentFolders, type ContentFolder } from './contentFolders';

export interface Content {
  products: Product[];
  brands: Map<string, Brand>;
  landings: Landing[];
  batches: Map<string, Batch>;
  stores: Store[];
  dispensaries: Dispensary[];
  cities: City[];
  guides: Guide[];
  pages: Map<RouteId, Page>;
  notifications: NotificationEntry[];
  photos: Map<string, Photo>;
  navigation: Navigation;
  footer: FooterContent;
  site: Site;
  /** An inline SVG. */
  logo: string;
  /** The next times at which schedules change the site: sorted, unique, after the time for which the content was read. */
  scheduledTimes: Date[];
}

const values = <T>(files: ContentFile<T>[]): T[] => files.map(({ value }) => value);

function readFiles(reading: FolderReading): ContentFiles {
  const folders = Object.keys(contentFolders) as ContentFolder[];
  const { legal, ...files } = Object.fromEntries(
    folders.map((folder) => [folder, readContentFolder(reading, folder)]),
  ) as unknown as ContentFiles & { legal: ContentFiles['pages'] };
  return { ...files, pages: [...files.pages, ...legal] };
}

interface Inspection {
  files: ContentFiles;
  faults: ContentFault[];
  notes: ContentFault[];
  lapsing: ContentFault[];
}

interface Options {
  changes?: ContentOverrides;
  now?: Date;
}

/** Returns the content with all faults and notes. Does not throw for faults. */
export function inspectContent(
  root: string,
  pictures: ReadonlySet<string>,
  { changes, now = buildTime(process.env) }: Options = {},
): Inspection {
  const faults: ContentFault[] = [];
  const folder = join(root, 'pictures');
  const files = readFiles({ root, faults, changes, now });
  const broken = new Set(faults.map(({ file }) => file.replace(/^content\//, '')));
  faults.push(
    ...checkContent(files, pictures, broken),
    ...checkPhotos(files, { uploaded: new Set(photoNames(folder)), pictures, broken }),
    ...checkPhotoFiles(files, { folder, pictures, broken }),
    ...checkDrawings(folder, pictures),
  );
  if (!listPictures(folder).includes('logo.svg'))
    faults.push({ file: 'content/pictures/logo.svg', field: '', message: 'expected the wordmark of the brand' });
  // Notes are left out if a file is unreadable, because missing references would make them misleading.
  return {
    files,
    faults,
    notes: broken.size ? [] : [...contentNotes(files, now), ...copyNotes(files), ...scheduleNotes(files, now)],
    lapsing: upcomingLapses(files, now),
  };
}

/** The times after `now` at which schedules change the site. Ignores files with faults. */
export const scheduledTimes = (root: string, now: Date): Date[] =>
  scheduledTimesAfter(readFiles({ root, faults: [], now }), now);

interface ReadOptions extends Options {
  onNotes?: (notes: ContentFault[]) => void;
  /** True if the content stays on the owner's machine, so that it may include references to unpublished products. */
  isPrivate?: boolean;
}

/** Throws one ContentError with the faults of all files. */
export function readContent(
  root: string,
  pictures: ReadonlySet<string>,
  { onNotes, isPrivate, ...options }: ReadOptions = {},
): Content {
  const now = options.now ?? buildTime(process.env);
  const { files: all, faults, notes, lapsing } = inspectContent(root, pictures, { ...options, now });
  if (faults.length) throw new ContentError(faults);
  if (notes.length || lapsing.length) onNotes?.([...notes, ...lapsing]);
  const files = applySchedule(all, now, isPrivate);
  return {
    products: values(files.products),
    brands: new Map(values(files.brands).map((brand) => [brand.slug, brand])),
    landings: values(files.landings),
    batches: new Map(values(files.batches).map((batch) => [batch.batchId, batch])),
    stores: values(files.stores),
    dispensaries: values(files.dispensaries),
    cities: values(files.cities),
    guides: values(files.guides),
    pages: new Map(values(files.pages).map((page) => [page.route, page])),
    photos: new Map(values(files.photos).map((photo) => [photo.name, photo])),
    notifications: values(files.notifications),
    navigation: files.navigation[0]!.value,
    footer: files.footer[0]!.value,
    site: files.site[0]!.value,
    logo: readInContent(root, 'pictures/logo.svg')!.toString('utf8').trim(),
    scheduledTimes: scheduledTimesAfter(all, now),
  };
}
