import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../src/content/files/contentDir';
import { describePictures } from '../../src/content/pictures/pictures';
import { openBuiltSite } from './builtSite';
import { isIndexable } from './headFaults';
import type { Crawl } from './linkFaults';
import type { CrawledPage } from './readPage';

const root = join(import.meta.dirname, '..', '..');
export const built = join(root, 'public');
const content = contentDir(root);

/** `npm start` and `npm test` leave these files to the server, which renders them on request. */
const pictureFiles = Object.values(describePictures(join(content, 'pictures'))).flatMap(({ base, widths }) =>
  widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
);

/** Reads all pages of the build in `public/`. Throws if there is none. */
export async function openCrawl(): Promise<{ crawl: Crawl; pages: CrawledPage[]; indexed: CrawledPage[] }> {
  if (!existsSync(join(built, 'us', 'en', 'index.html'))) throw new Error('No build in public/: run npm run build.');
  const { siteUrl } = JSON.parse(readFileSync(join(content, 'site', 'site.json'), 'utf8')) as { siteUrl: string };
  const site = await openBuiltSite(built, join(root, 'netlify.toml'), pictureFiles);
  // The UI kit and the content editor are not pages of the shop.
  const pages = [...site.pages.values()].filter(({ path }) => path !== '/__kit' && !path.startsWith('/admin'));
  return { crawl: { site, siteUrl }, pages, indexed: pages.filter(isIndexable) };
}
