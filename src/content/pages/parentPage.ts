import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { resolveWords } from '../source/resolveWords';
import type { PageContext } from './pageContext';
import type { LocaleSource } from './sitePage';

/** The parent in a breadcrumb, labeled as in the navigation, or by its heading. */
export function parentPage(id: RouteId, { locale, content, shell }: LocaleSource): PageContext['parent'] {
  const path = routePath(id);
  const link = shell.navigation.find(({ href }) => href === path);
  return { path, label: link?.title ?? resolveWords(content.pages.get(id)!.heading, locale) };
}
