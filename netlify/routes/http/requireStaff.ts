import { createMiddleware } from 'hono/factory';
import type { StaffRole } from '../../../src/domain/staff/staffRoles';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../../services/context/appContext';
import { readStaffSession } from '../../services/staff/members/staffSession';
import { staffBearer } from '../openapi';
import type { AppEnv } from './appEnv';
import { clientAddress } from './clientAddress';
import { bearerToken } from './requireUser';

const notOperator = () => new ServiceError({ code: 'operator_required', detail: 'Only operators can do this.' });

/** Sets `signedInStaff`, or throws a 401 before anything is read. With a role, other members get a 403. */
const requireStaff = (context: AppContext, role?: Extract<StaffRole, 'operator'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const signedIn = await readStaffSession(context, bearerToken(c), clientAddress(context, c));
    if (role && signedIn.member.role !== role) throw notOperator();
    c.set('signedInStaff', signedIn);
    await next();
  });

/** The part of `createRoute` that all calls with a session of the console share. With a role, others get a 403. */
export const forStaff = (context: AppContext, tags: string[], role?: Extract<StaffRole, 'operator'>) => ({
  tags,
  security: staffBearer,
  middleware: requireStaff(context, role),
});
