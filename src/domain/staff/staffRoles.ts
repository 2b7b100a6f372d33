/** Operators run the shop and see every dispensary. Staff only see their own. */
export const staffRoles = ['operator', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];
