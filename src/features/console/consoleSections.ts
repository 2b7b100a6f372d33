import type { StaffRole } from '../../domain/staff/staffRoles';
import { useUrlHash } from '../../state/navigation/urlState';

export const consoleSections = [
  { id: 'orders', title: 'Orders' },
  { id: 'stock', title: 'Stock and prices' },
  { id: 'service', title: 'Hours and service' },
  { id: 'runs', title: 'Drivers' },
  { id: 'reviews', title: 'Reviews', role: 'operator' },
  { id: 'people', title: 'People', role: 'operator' },
  { id: 'dispensaries', title: 'Dispensaries', role: 'operator' },
  { id: 'audit', title: 'Log' },
] as const satisfies readonly { id: string; title: string; role?: StaffRole }[];
export type SectionId = (typeof consoleSections)[number]['id'];

export const sectionsForRole = (role: StaffRole) =>
  consoleSections.filter((section) => !('role' in section) || section.role === role);

/** Reads the section from the URL's hash, so that Back and bookmarks work. */
export function useConsoleSection(role: StaffRole): SectionId {
  const hash = useUrlHash();
  return sectionsForRole(role).find(({ id }) => id === hash)?.id ?? 'orders';
}
