import { join } from 'node:path';
import type { BuildPlaces, BuiltSite } from './buildSite';
import { extraPages } from './extraPages';
import type { HeadWordsByLocale } from './headWords';
import { openGraphPictures } from './openGraphPictures';
import { pageTags } from './pageTags';
import { writeHeads } from './writeHeads';

/** What a finished build still lacks: the pictures of link previews, and what crawlers read, in each page. */
export async function finishSite(places: BuildPlaces, site: BuiltSite, words: HeadWordsByLocale): Promise<void> {
  const { content } = site;
  const pages = [...site.pages, ...extraPages(content)];
  const pictureOf = await openGraphPictures(
    pages.map(({ context }) => context),
    { content, words, drawings: join(places.content, 'pictures') },
    { to: join(places.out, 'og'), cacheDir: join(places.root, 'node_modules', '.cache', 'open-graph') },
  );
  writeHeads(places.out, pageTags(pages, { content, words, pictureOf }));
}
