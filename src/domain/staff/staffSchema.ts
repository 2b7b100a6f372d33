import { z } from 'zod';
import { deviceTokenSchema } from '../account/userSchema';
import { plainLine } from '../text/plainText';
import { staffRoles } from './staffRoles';

const email = z.email('expected an email address').max(254);
const name = plainLine().trim().min(1).max(80);

export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  providerId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffCodeSchema = z.strictObject({ email, deviceToken: deviceTokenSchema });
export const staffLoginSchema = z.strictObject({ email, otp: z.string().max(40), challengeId: z.uuid() });
/** The API returns the token only once. It does not accept shoppers' tokens in its place, or the reverse. */
export const staffSessionSchema = z.object({ staff: staffMemberSchema, staffToken: z.string() });
export type StaffSession = z.infer<typeof staffSessionSchema>;
/** `deviceToken` only raises the limits for later codes from this browser; it does not sign anybody in. */
export const staffLoginResponseSchema = staffSessionSchema.extend({ deviceToken: z.string() });
export type StaffLoginResponse = z.infer<typeof staffLoginResponseSchema>;

export const staffInviteSchema = z
  .strictObject({ email, name, role: z.enum(staffRoles), providerId: z.string().min(1).max(100).nullable() })
  .refine(({ role, providerId }) => (role === 'operator') === (providerId === null), {
    path: ['providerId'],
    message: 'expected a dispensary for staff, and none for operators',
  });
export type StaffInvite = z.infer<typeof staffInviteSchema>;

export const currentStaffSchema = z.object({
  staff: staffMemberSchema,
  providers: z.array(z.object({ id: z.string(), name: z.string(), timezone: z.string() })),
});
export type CurrentStaff = z.infer<typeof currentStaffSchema>;
