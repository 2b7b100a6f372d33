/** Operators run the shop and see every dispensary. Staff see only the one they belong to. */
export const staffRoles = ['operator', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];
