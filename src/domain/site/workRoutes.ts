import { defaultLocale, localePath } from '../region/locales';

/** Pages for work, in English only: no menu links to them, and they have neither header nor footer. */
export const workRoutes = [
  { id: 'console', path: '/dispensary', template: 'Console', title: 'Dispensary console' },
  { id: 'driver', path: '/driver', template: 'Driver', title: 'Your deliveries' },
] as const;

export type WorkRouteId = (typeof workRoutes)[number]['id'];

/** The path of a page for work: 'driver' → '/us/en/driver'. */
export const workPath = (id: WorkRouteId): string =>
  localePath(defaultLocale, workRoutes.find((route) => route.id === id)!.path);
