import { authPath, routePath } from '../domain/site/routing/routes';

const authRoutes = ['signIn', 'register'] as const;

/**
 * Adds the current path, to return to after signing in. Returns null for other links, and on the sign-in pages
 * themselves.
 */
export function authPathFor(to: string): string | null {
  const { pathname, search } = window.location;
  const route = authRoutes.find((id) => routePath(id) === to);
  const isHere = authRoutes.some((id) => pathname.endsWith(routePath(id)));
  return route && !isHere ? authPath(route, pathname + search) : null;
}
