import { posix } from 'node:path';
import { extraPages, fallbackContext, fallbackRoute } from '../pages/extraPages';
import type { PageContext } from '../pages/pageContext';
import type { PreparedSite } from './prepareSite';

/** A page and what it is rendered from. */
export interface RenderedPage {
  path: string;
  context: PageContext;
}

/** A page that Gatsby builds. */
export interface BuiltPage extends RenderedPage {
  /** The file of the page's component: 'src/templates/Home.tsx'. */
  component: string;
}

/** A page that Gatsby creates from src/pages/, such as '/404.html'. */
export type FallbackPage = Omit<BuiltPage, 'context'>;

export const componentFile = (template: string): string => posix.join('src/templates', `${template}.tsx`);

/** Returns all pages of the site: those of the content, those that are not routes, and Gatsby's own. */
export const builtPages = (
  { content, pictures, pages }: PreparedSite,
  fallbackPages: readonly FallbackPage[],
): BuiltPage[] => [
  ...[...pages, ...extraPages(content, pictures)].map(({ path, template, context }) => ({
    path,
    component: componentFile(template),
    context,
  })),
  ...fallbackPages.map((page) => ({
    ...page,
    context: fallbackContext(content, pictures, fallbackRoute(page.path)!),
  })),
];
