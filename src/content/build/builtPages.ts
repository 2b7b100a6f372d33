import { posix } from 'node:path';
import { extraPages, fallbackContext, fallbackRoute } from '../pages/extraPages';
import type { PageContext } from '../pages/pageContext';
import type { SiteData } from './buildSiteData';

export interface RenderedPage {
  path: string;
  context: PageContext;
}

export interface BuiltPage extends RenderedPage {
  component: string;
}

/** A page that Gatsby creates from src/pages/, such as '/404.html'. */
export type FallbackPage = Omit<BuiltPage, 'context'>;

export const componentFile = (template: string): string => posix.join('src/templates', `${template}.tsx`);

export const builtPages = (
  { content, pictures, pages }: SiteData,
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
