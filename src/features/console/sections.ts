import type { StaffRole } from '../../domain/staff/staffRoles';
import { useUrlHash } from '../../state/navigation/urlState';

export const sections = [
  { id: 'orders', title: 'Orders' },
  { id: 'stock', title: 'Stock and prices' },
  { id: 'service', title: 'Hours and service' },
  { id: 'runs', title: 'Drivers' },
  { id: 'people', title: 'People', role: 'operator' },
  { id: 'dispensaries', title: 'Dispensaries', role: 'operator' },
  { id: 'audit', title: 'Log' },
] as const satisfies readonly { id: string; title: string; role?: StaffRole }[];
export type SectionId = (typeof sections)[number]['id'];

/** The sections that this role works with. */
export const sectionsFor = (role: StaffRole) =>
  sections.filter((section) => !('role' in section) || section.role === role);

/** The section in the address's fragment, so that Back and a bookmark work. */
export function useSection(role: StaffRole): SectionId {
  const hash = useUrlHash();
  return sectionsFor(role).find(({ id }) => id === hash)?.id ?? 'orders';
}
