import { defaultLocale, localePath } from '../../region/locales';

/** English only: no menu links to them, and they have neither header nor footer. */
export const staffRoutes = [
  { id: 'console', path: '/dispensary', template: 'Console', title: 'Dispensary console' },
  { id: 'driver', path: '/driver', template: 'Driver', title: 'Your deliveries' },
] as const;

export type StaffRouteId = (typeof staffRoutes)[number]['id'];

/** 'driver' → '/us/en/driver'. */
export const staffPath = (id: StaffRouteId): string =>
  localePath(defaultLocale, staffRoutes.find((route) => route.id === id)!.path);
