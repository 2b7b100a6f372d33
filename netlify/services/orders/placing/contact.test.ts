import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildOrder, placed, read } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import type { Customer } from '../../../../src/domain/order/customerSchema';
import { users } from '../../../database/accountTables';

const suite = setUpShop();

const email = { email: 'ana@mail.example', emailVerified: true };
const phone = { phoneNumber: '2135550123', phoneNumberVerified: true };
const contactPhone = '3105550144';

async function customers(): Promise<{ sent: Customer; listed: Customer }> {
  const [message] = await suite.shop.messages();
  const list = (await (await suite.shop.send({ type: 'orders.list' })).json()) as { orders: { customer: Customer }[] };
  return {
    sent: (message!.payload as { data: { customer: Customer } }).data.customer,
    listed: list.orders[0]!.customer,
  };
}
const accountPhone = async () =>
  (await suite.api.context.database.select({ contactPhone: users.contactPhone }).from(users))[0]!.contactPhone;

describe('D-15 how a dispensary can contact a shopper', () => {
  test.each<[string, Partial<typeof users.$inferInsert>, object, Partial<Customer>]>([
    ['by the verified address', email, {}, { ...email, phoneNumber: null, phoneNumberVerified: false }],
    ['by the verified number', phone, {}, { ...phone, email: null, emailVerified: false }],
    ['by both', { ...email, ...phone }, {}, { ...email, ...phone }],
    [
      'an unverified number given with the order',
      email,
      { contactPhone },
      { ...email, phoneNumber: contactPhone, phoneNumberVerified: false },
    ],
    [
      'a number given with the order, before the one in the account',
      phone,
      { contactPhone },
      { phoneNumber: contactPhone, phoneNumberVerified: false },
    ],
    ['by the account’s own number, given again', phone, { contactPhone: phone.phoneNumber }, phone],
    [
      'the number saved in the account',
      { ...email, contactPhone },
      {},
      { ...email, phoneNumber: contactPhone, phoneNumberVerified: false },
    ],
  ])('D-15 %s', async (_, account, order, customer) => {
    await placed(suite.shop.place((await suite.shop.shopper(account)).headers, buildOrder(order)));
    const { sent, listed } = await customers();
    expect(sent).toMatchObject({ givenName: 'Ada', familyName: 'Reyes', ...customer });
    expect(listed).toEqual(sent);
  });

  test('D-15 a canceled order includes the contact too', async () => {
    const { headers } = await suite.shop.shopper(email);
    const { detailsId } = await placed(suite.shop.place(headers, buildOrder({ contactPhone })));
    await suite.api.app.request(`/v1/app/orders/alder/${detailsId}/cancel`, { method: 'POST', headers });
    const payloads = (await suite.shop.messages()).map(({ payload }) => payload.data);
    for (const data of payloads) expect(data).toMatchObject({ customer: { ...email, phoneNumber: contactPhone } });
  });
});

describe('D-21 the phone number from the checkout', () => {
  test('D-21 is kept with the order, and in the account only if the shopper wants that', async () => {
    const { headers } = await suite.shop.shopper(email);
    const first = await placed(suite.shop.place(headers, buildOrder({ contactPhone: `1${contactPhone}` })));
    expect([first.contactPhone, await accountPhone()]).toEqual([contactPhone, null]);
    await placed(suite.shop.place(headers, buildOrder({ contactPhone, keepContactPhone: true })));
    expect(await accountPhone()).toBe(contactPhone);
    const third = await placed(suite.shop.place(headers));
    expect(third.contactPhone).toBe(contactPhone);
  });

  test('D-21 a saved number cannot be used to sign in, and may belong to another account', async () => {
    await suite.api.signedIn(phone);
    const { headers, userId } = await suite.shop.shopper(email);
    await placed(suite.shop.place(headers, buildOrder({ contactPhone: phone.phoneNumber, keepContactPhone: true })));
    const [row] = await suite.api.context.database.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ phoneNumber: null, phoneNumberVerified: false, contactPhone: phone.phoneNumber });
  });

  test.each(['8005550123', '2125550', '442079460958', '1235550123'])('D-21 %s is refused', async (number) => {
    const { headers } = await suite.shop.shopper(email);
    const { status, body } = await read(suite.shop.place(headers, buildOrder({ contactPhone: number })));
    expect(status).toBe(422);
    expect(['phone_not_supported', 'not_valid']).toContain(body.code);
    expect(body.errors).toMatchObject([{ path: 'contactPhone' }]);
    expect([await suite.shop.messages(), await suite.shop.taken()]).toEqual([[], 0]);
  });

  test('S7-14 the account saves, changes and removes it', async () => {
    const { headers } = await suite.shop.shopper(email);
    const put = (body: object) =>
      suite.api.app.request('/v1/app/user/v2', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await read(put({ contactPhone: '13105550144' }))).toMatchObject({ status: 200, body: { contactPhone } });
    expect(await read(put({ contactPhone: '8005550123' }))).toMatchObject({
      status: 422,
      body: { code: 'phone_not_supported', errors: [{ path: 'contactPhone' }] },
    });
    expect(await accountPhone()).toBe(contactPhone);
    expect((await put({ contactPhone: null })).status).toBe(200);
    expect(await accountPhone()).toBeNull();
  });

  test('D-16 the same key with another number counts as a different order', async () => {
    const { headers } = await suite.shop.shopper(email);
    await placed(suite.shop.place(headers, buildOrder({ contactPhone }), 'one-key'));
    expect(await read(suite.shop.place(headers, buildOrder({ contactPhone }), 'one-key'))).toMatchObject({
      status: 200,
    });
    const { body } = await read(suite.shop.place(headers, buildOrder(), 'one-key'));
    expect(body.code).toBe('idempotency_mismatch');
  });
});
