import { splitLocalePath } from '../../region/locales';
import { matchRoute, routes, staticPath } from './routes';

/** An unknown path could contain anything that a person typed. */
const unknownPath = '/(unknown)';

const productPattern = /^\/shop\/[a-z]+\/[a-z0-9-]+$/;

function patternOf(path: string): string {
  const plain = path.replace(/(?<!\/)\/+$/, '') || '/';
  const isPage = routes.some((route) => staticPath(route.path) === plain) || productPattern.test(plain);
  return isPage ? plain : (matchRoute(plain)?.path ?? unknownPath);
}

/** Removes parameters for third parties: '/us/en/rating/ABCDEFGH?from=mail' → '/us/en/rating/:podKey'. */
export function anonymousPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const found = splitLocalePath(pathname);
  if (!found) return pathname === '/' ? '/' : unknownPath;
  const rest = patternOf(found.rest);
  return found.locale.prefix + (rest === '/' ? '' : rest);
}
