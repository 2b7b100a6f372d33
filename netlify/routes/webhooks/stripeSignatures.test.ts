import { describe, expect, test } from 'vitest';
import { stripeEvent, stripeSignature } from '../../../tests/fixtures/fakeStripe';
import { stripeMember, paymentProblem } from '../../../tests/fixtures/stripeMember';
import { stripeEvents } from '../../database/membershipTables';

const member = stripeMember();
const { read, send, trialing } = member;

describe('signatures', () => {
  test('D-26 D-32 forged, changed, old and unsigned events are refused without reading or storing anything', async () => {
    member.stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    const signed = stripeSignature(body, member.now);
    const old = stripeSignature(body, new Date(member.now.getTime() - 301_000));
    for (const [message, signature] of [
      [body, stripeSignature(body, member.now, 'whsec_another')],
      [body.replace('trialing', 'active'), signed],
      [body, signed.replace(/t=\d+/, `t=${member.now.getTime() / 1000 + 1}`)],
      [body, old],
      [body, signed.replace('v1=', 'v2=')],
      [body, 't=,v1='],
      [body, ''],
      [body, null],
      ['', stripeSignature('', member.now)],
      ['no json', stripeSignature('no json', member.now)],
    ] as const)
      expect(await paymentProblem(send(message, signature)), String(signature)).toEqual([401, 'signature_invalid']);
    expect(member.stripe.calls).toEqual([]);
    expect(await member.api.context.database.select().from(stripeEvents)).toEqual([]);
    expect((await send(body, stripeSignature(body, new Date(member.now.getTime() - 299_000)))).status).toBe(200);
  });

  test('D-26 while the endpoint’s secret is rotated, one valid signature of several is enough', async () => {
    member.stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    const [, other] = /(v1=\w+)/.exec(stripeSignature(body, member.now, 'whsec_another'))!;
    const [time, signature] = stripeSignature(body, member.now).split(',');
    expect(await paymentProblem(send(body, `${time},${other},${other}`))).toEqual([401, 'signature_invalid']);
    expect((await send(body, `${time},${other},${signature}`)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'trialing' });
  });

  test.each(['a\u0000b', '\ud800', '', 'e'.repeat(3_000)])(
    'D-30 an event whose id is %j is refused by name',
    async (id) => {
      const body = JSON.stringify({ id, type: 'customer.created', data: { object: { id: 'cus_1' } } });
      const response = await send(body);
      expect(await response.clone().json()).toMatchObject({ errors: [{ path: 'id' }] });
      expect(await paymentProblem(response)).toEqual([422, 'not_valid']);
      const document = (await (await member.api.app.request('/v1/openapi.json')).json()) as {
        paths: Record<string, { post?: { responses: object } }>;
      };
      expect(Object.keys(document.paths['/v1/webhooks/stripe']!.post!.responses)).toContain('422');
    },
  );

  test('D-26 a repeated event gives `duplicate` and is not processed again', async () => {
    member.stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    expect(await (await send(body)).json()).toEqual({ isDuplicate: false, duplicate: false });
    member.stripe.calls.length = 0;
    expect(await (await send(body)).json()).toEqual({ isDuplicate: true, duplicate: true });
    expect(member.stripe.calls).toEqual([]);
  });
});
