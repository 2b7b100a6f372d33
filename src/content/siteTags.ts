import { join } from 'node:path';
import type { BuildPlaces, BuiltSite } from './buildSite';
import type { PageTags } from './crawlerTags';
import { extraPages } from './extraPages';
import type { HeadWordsByLocale } from './headWords';
import { openGraphPictures } from './openGraphPictures';
import { pageTags } from './pageTags';

/** Draws the link preview pictures, and returns the crawler tags of each page by its path. */
export async function siteTags(
  places: BuildPlaces,
  { content, pages }: BuiltSite,
  words: HeadWordsByLocale,
): Promise<Map<string, PageTags>> {
  const known = [...pages, ...extraPages(content)];
  const pictureOf = await openGraphPictures(
    known.map(({ context }) => context),
    { content, words, drawings: join(places.content, 'pictures') },
    { to: join(places.out, 'og'), cacheDir: join(places.root, 'node_modules', '.cache', 'open-graph') },
  );
  return new Map(pageTags(known, { content, words, pictureOf }).map((tags) => [tags.path, tags]));
}
