import { join } from 'node:path';
import type { BuildPlaces, BuiltSite } from './buildSite';
import { extraPages } from './extraPages';
import { finishPages } from './finishPages';
import type { HeadWordsByLocale } from './headWords';
import type { HtmlBytes } from './htmlBytes';
import { openGraphPictures } from './openGraphPictures';
import { pageTags } from './pageTags';
import type { BuiltPage } from './startScripts';

interface Finish {
  /** Every page that Gatsby wrote. */
  pages: readonly BuiltPage[];
  words: HeadWordsByLocale;
  seen: (path: string, html: HtmlBytes) => void;
}

/** Completes a finished build with link preview pictures, crawler tags and start scripts. */
export async function finishSite(places: BuildPlaces, site: BuiltSite, { pages, words, seen }: Finish): Promise<void> {
  const { content } = site;
  const known = [...site.pages, ...extraPages(content)];
  const pictureOf = await openGraphPictures(
    known.map(({ context }) => context),
    { content, words, drawings: join(places.content, 'pictures') },
    { to: join(places.out, 'og'), cacheDir: join(places.root, 'node_modules', '.cache', 'open-graph') },
  );
  const tags = pageTags(known, { content, words, pictureOf });
  finishPages(places.out, pages, { tags: new Map(tags.map((each) => [each.path, each])), seen });
}
