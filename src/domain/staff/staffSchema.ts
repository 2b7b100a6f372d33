import { z } from 'zod';
import { deviceToken } from '../account/userSchema';
import { plainLine } from '../plainText';
import { staffRoles } from './staffRoles';

const email = z.email('expected an email address').max(254);
const name = plainLine().trim().min(1).max(80);

/** A person who works in the console. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Null for operators. */
  providerId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffCodeSchema = z.strictObject({ email, deviceToken });
export const staffLoginSchema = z.strictObject({ email, otp: z.string().max(40), challengeId: z.uuid() });
/** The token is shown once, and is no shopper's token: each kind is refused where the other is expected. */
export const staffSessionSchema = z.object({ staff: staffMemberSchema, staffToken: z.string() });
export type StaffSession = z.infer<typeof staffSessionSchema>;
/** The response to a login. `deviceToken` is for later requests for codes from the same browser; it does not sign anybody in. */
export const staffLoginResponseSchema = staffSessionSchema.extend({ deviceToken: z.string() });
export type StaffLoginResponse = z.infer<typeof staffLoginResponseSchema>;

/** An operator names a dispensary for staff, and none for another operator. */
export const staffInviteSchema = z
  .strictObject({ email, name, role: z.enum(staffRoles), providerId: z.string().min(1).max(100).nullable() })
  .refine(({ role, providerId }) => (role === 'operator') === (providerId === null), {
    path: ['providerId'],
    message: 'expected a dispensary for staff, and none for operators',
  });
export type StaffInvite = z.infer<typeof staffInviteSchema>;

/** The signed-in person, and the dispensaries that they may choose from: their own, or all for an operator. */
export const currentStaffSchema = z.object({
  staff: staffMemberSchema,
  providers: z.array(z.object({ id: z.string(), name: z.string(), timezone: z.string() })),
});
export type CurrentStaff = z.infer<typeof currentStaffSchema>;
