import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteRules, resolveTarget, type RedirectRule } from '../../netlify/server/site/siteRules';
import { readPage, type CrawledPage } from './readPage';

export interface BuiltSite {
  /** Keyed by path: '/us/en/shop'. */
  pages: Map<string, CrawledPage>;
  /** Returns the file that the host serves with status 200 for a path and query. Null for a 404 or a redirect. */
  answer: (address: string) => string | null;
  pageAt: (address: string) => CrawledPage | undefined;
  read: (file: string) => string;
}

function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** '/us/en/index.html' → '/us/en'. The host's 404.html and 500.html keep their names. */
const pathOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

function answering(files: ReadonlySet<string>, rules: readonly RedirectRule[]): BuiltSite['answer'] {
  const fileOf = (path: string): string | null =>
    [path, `${path === '/' ? '' : path}/index.html`, `${path}.html`].find((file) => files.has(file)) ?? null;
  return (address) => {
    const url = new URL(address, 'http://site.test');
    const file = fileOf(decodeURIComponent(url.pathname));
    for (const rule of rules) {
      if (file && !rule.force) continue;
      const target = resolveTarget(rule, url);
      if (target !== null) return rule.status === 200 ? fileOf(target) : null;
    }
    return file;
  };
}

/** Serves a built site by the host's rules, and parses all its pages. `later` are files that the host will generate. */
export async function openBuiltSite(
  root: string,
  netlifyConfig: string,
  later: readonly string[] = [],
): Promise<BuiltSite> {
  const files = filesBelow(root);
  const { redirects } = await readSiteRules(root, netlifyConfig);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = files
    // Gatsby's internal HTML files are not pages.
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'))
    .map((file) => readPage(pathOf(file), read(file)));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const answer = answering(new Set([...files, ...later]), redirects);
  return {
    pages: byPath,
    answer,
    pageAt: (address) => {
      const file = answer(address);
      return file === null ? undefined : byPath.get(pathOf(file));
    },
    read,
  };
}
