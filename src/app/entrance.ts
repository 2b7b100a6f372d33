import { entrancePath, routePath } from '../domain/site/routing/routes';

const entrances = ['signIn', 'register'] as const;

/**
 * For a link to sign in or register: the path, without the locale, that returns to the current page afterwards. Null for
 * other links, and on those pages themselves.
 */
export function entranceFor(to: string): string | null {
  const { pathname, search } = window.location;
  const entrance = entrances.find((id) => routePath(id) === to);
  const isHere = entrances.some((id) => pathname.endsWith(routePath(id)));
  return entrance && !isHere ? entrancePath(entrance, pathname + search) : null;
}
