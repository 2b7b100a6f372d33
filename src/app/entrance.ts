import { entrancePath, routePath } from '../domain/site/routing/routes';

const entrances = ['signIn', 'register'] as const;

/**
 * Adds the current path, to return to after signing in. Returns null for other links, and on the sign-in pages
 * themselves.
 */
export function entranceFor(to: string): string | null {
  const { pathname, search } = window.location;
  const entrance = entrances.find((id) => routePath(id) === to);
  const isHere = entrances.some((id) => pathname.endsWith(routePath(id)));
  return entrance && !isHere ? entrancePath(entrance, pathname + search) : null;
}
