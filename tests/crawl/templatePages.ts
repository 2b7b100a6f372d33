import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface TemplatePage {
  path: string;
  html: string;
}

interface PageData {
  componentChunkName: string;
  path: string;
  result: { pageContext: { routeId?: string } };
}

/** Finds one page of each template, route and folder of a locale: the first by path, in English collation. */
export function templatePages(root: string, prefix: string): TemplatePage[] {
  const files = globSync(`page-data${prefix}/**/page-data.json`, { cwd: root }).toSorted();
  const firsts = new Map<string, TemplatePage>();
  for (const file of files) {
    const { componentChunkName, path, result } = JSON.parse(readFileSync(join(root, file), 'utf8')) as PageData;
    // Pods and devices share a route.
    const kind = [componentChunkName, result.pageContext.routeId, dirname(path)].join(' ');
    const html = join(root, path, 'index.html');
    // Client-side routes have no HTML file of their own.
    if (!firsts.has(kind) && existsSync(html)) firsts.set(kind, { path, html: readFileSync(html, 'utf8') });
  }
  return [...firsts.values()];
}
