import { codeSentSchema } from '../../src/domain/account/userSchema';
import type { TestApp } from '../fixtures/testApp';
import type { Operation } from './contract';
import { staffEmail } from './preparedValues';
import type { Prepared } from './schemaArbitrary';

type Body = Record<string, unknown>;

/** Returns a function that fills in the code that a body with an `otp` needs, after requesting it. */
export function createCodeFiller(api: TestApp, prepared: Prepared) {
  let serial = 0;
  return async function withCode(operation: Operation, body: Body, headers: Record<string, string>) {
    const path = operation.path.replace(/\/login$/, '').replace('/execute-', '/task-to-');
    const isStaff = path.startsWith('/v1/staff/');
    const to = /phone/.test(path)
      ? { phoneNumber: prepared.phoneNumber![serial % 40] }
      : { email: prepared.email![serial % 40] };
    serial += 1;
    const isLogin = path !== operation.path && operation.path.endsWith('/login');
    const isConfirmation = operation.path.endsWith('/execute-confirm');
    const given = (Object.keys(to) as (keyof typeof to)[]).filter((key) => body[key] !== undefined);
    const destination = isStaff
      ? { email: staffEmail }
      : isConfirmation
        ? { channel: body.channel }
        : given.length
          ? Object.fromEntries(given.map((key) => [key, body[key]]))
          : to;
    for (const register of isLogin && !isStaff ? [true, false] : [undefined]) {
      const after: Promise<unknown>[] = [];
      const request = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...destination, ...(register === undefined ? {} : { register }) }),
      };
      // The console's code is sent after the response.
      const response = await api.app.request(path, request, {
        waitUntil: (work: Promise<unknown>) => after.push(work),
      });
      await Promise.all(after);
      const [latest] = api.context.outbox.list();
      const otp = response.ok && /\d{6}/.exec(latest?.text ?? '')?.[0];
      if (!otp) continue;
      // The id of somebody else's challenge would invalidate the right code.
      const { challengeId } = codeSentSchema.parse(await response.json());
      return { ...body, ...(isStaff && destination), otp, ...('challengeId' in body && { challengeId }) };
    }
    return body;
  };
}
