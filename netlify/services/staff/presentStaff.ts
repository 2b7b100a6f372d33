import type { StaffMember } from '../../../src/domain/staff/staffSchema';
import type { staff } from '../../database/schema';

export type StaffRow = typeof staff.$inferSelect;

export const presentStaff = ({ id, email, name, role, providerId, createdAt }: StaffRow): StaffMember => ({
  id,
  email,
  name,
  role,
  providerId,
  createdAt: createdAt.toISOString(),
});
