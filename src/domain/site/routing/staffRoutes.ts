import { defaultLocale, localePath } from '../../region/locales';

/** Staff pages are in English only, without header and footer, and no menu links to them. */
export const staffRoutes = [
  { id: 'console', path: '/dispensary', template: 'Console', title: 'Dispensary console' },
  { id: 'driver', path: '/driver', template: 'Driver', title: 'Your deliveries' },
] as const;

export type StaffRouteId = (typeof staffRoutes)[number]['id'];

export const staffPath = (id: StaffRouteId): string =>
  localePath(defaultLocale, staffRoutes.find((route) => route.id === id)!.path);
