import { expect, test } from 'vitest';
import { describeSendFailure } from './sendNotice';

const recipient = 'mara@shop.example';

test.each([
  [Object.assign(new Error(`no <${recipient}>`), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
  [new Error('Twilio responded with 400'), 'Error: Twilio responded with 400'],
  [new Error(`no <${recipient}>`), 'Error: no <[email]>'],
  ['no', 'an error that is not an Error'],
])('what is kept of a failure names nobody: %s', (error, storedError) => {
  expect(describeSendFailure(error)).toBe(storedError);
});
