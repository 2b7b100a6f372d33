import { expect, test } from 'vitest';
import { buildOrder, placed, readRefusal, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../tests/fixtures/builders/setUpShop';
import { currentTermsVersion } from '../../../tests/fixtures/completeAccount';
import { problemSchema } from '../../../src/domain/api/problemSchema';

const suite = setUpShop();

type Headers = Awaited<ReturnType<Shop['shopper']>>['headers'];

const send = (method: string, path: string, headers: Headers, body?: unknown) =>
  suite.api.app.request(`/v1/app/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: JSON.stringify(body),
  });

function upload(headers: Headers): Response | Promise<Response> {
  const body = new FormData();
  body.append('file', new File(['x'], 'id.jpg'));
  return suite.api.app.request('/v1/app/user/upload-id?providerId=alder', { method: 'POST', headers, body });
}

const podKey = { podKey: 'ABCDEFGH', region: 'us-ca' };
const score = { score: 5, tags: [], effects: [] };

/** Calls that need the current terms. */
const consenting: [string, (headers: Headers) => Response | Promise<Response>][] = [
  ['an order', (headers) => suite.shop.place(headers, buildOrder())],
  ['an ID photo', upload],
  ['the free trial', (headers) => send('POST', 'membership/trial', headers, {})],
  ['joining', (headers) => send('POST', 'membership/join', headers, {})],
];
/** Calls that need a finished sign-up. */
const signedUp: typeof consenting = [
  ['a saved pod', (headers) => send('POST', 'user/pods', headers, podKey)],
  ['unlocking', (headers) => send('POST', 'unlock/activation-sequence', headers, podKey)],
  ['a rating', (headers) => send('PUT', 'user/pods/ABCDEFGH/rating', headers, score)],
  [
    'a stock alert',
    (headers) => send('POST', 'user/stock-alerts', headers, { productVariantId: 'x', postalCode: 'x' }),
  ],
];
/** Calls that every account may make. */
const open: typeof consenting = [
  ['its data', (headers) => send('GET', 'user/me', headers)],
  ['the export', (headers) => send('GET', 'user/data', headers)],
  ['its orders', (headers) => send('GET', 'orders', headers)],
  ['its pods', (headers) => send('GET', 'user/pods', headers)],
  ['its membership', (headers) => send('GET', 'membership', headers)],
  ['its favorites', (headers) => send('GET', 'user/favorites', headers)],
  ['signing out', (headers) => send('DELETE', 'user/logout', headers)],
];

const noName = { givenName: null, familyName: null };
const noTerms = { termsVersion: null, termsAcceptedAt: null };
const accounts = {
  'made by a code alone': { ...noName, ...noTerms },
  'without a name': noName,
  'with an invisible name': { givenName: '\u200b' },
  'without terms': noTerms,
  'of earlier terms': { termsVersion: '2020-01-01' },
  'of made-up terms': { termsVersion: '1999-made-up' },
  complete: {},
};
type Account = keyof typeof accounts;

const consentRefusals: Record<Account, string | null> = {
  'made by a code alone': 'name_missing',
  'without a name': 'name_missing',
  'with an invisible name': 'name_missing',
  'without terms': 'terms_not_accepted',
  'of earlier terms': 'terms_not_accepted',
  'of made-up terms': 'terms_not_accepted',
  complete: null,
};
const signUpRefusals = { ...consentRefusals, 'of earlier terms': null, 'of made-up terms': null };
const cases = (calls: typeof consenting, refusals: typeof consentRefusals) =>
  calls.flatMap(([name, call]) =>
    Object.entries(refusals).map(([account, code]) => [name, account as Account, code, call] as const),
  );

test.each([...cases(consenting, consentRefusals), ...cases(signedUp, signUpRefusals)])(
  'S5-04 S2-60 D-32 %s of an account %s: %s',
  async (_, account, code, call) => {
    const { headers } = await suite.shop.shopper(accounts[account]);
    const [status, found] = await readRefusal(call(headers));
    if (code) expect([status, found, await suite.shop.messages()]).toEqual([422, code, []]);
    else expect(['name_missing', 'terms_not_accepted']).not.toContain(found);
  },
);

test.each(
  open.flatMap(([name, call]) => [
    [name, 'made by a code alone', call] as const,
    [name, 'of earlier terms', call] as const,
  ]),
)('S5-04 an account keeps %s: %s', async (_, account, call) => {
  const { headers } = await suite.shop.shopper(accounts[account]);
  expect((await call(headers)).ok).toBe(true);
});

test('S5-04 D-16 a refused order tells the version, takes nothing, and is placed once the terms are accepted', async () => {
  const { headers } = await suite.shop.shopper(accounts['of earlier terms']);
  const refused = await suite.shop.place(headers, buildOrder(), 'one-key');
  expect(problemSchema.parse(await refused.json())).toMatchObject({
    code: 'terms_not_accepted',
    termsVersion: currentTermsVersion,
    detail: 'Please read and accept the current terms and privacy policy.',
  });
  expect([await suite.shop.taken(), await suite.shop.messages()]).toEqual([0, []]);
  expect((await send('PUT', 'user/v2', headers, { termsVersion: currentTermsVersion })).status).toBe(200);
  await placed(suite.shop.place(headers, buildOrder(), 'one-key'));
});

test('S5-04 D-16 new terms do not hide an order that was placed before: the same key gives it again', async () => {
  const { headers } = await suite.shop.shopper();
  const order = await placed(suite.shop.place(headers, buildOrder(), 'one-key'));
  suite.api.context.termsVersion = '2027-01-01';
  try {
    const again = await suite.shop.place(headers, buildOrder(), 'one-key');
    expect([again.status, await again.json()]).toEqual([200, order]);
    const cancelPath = `orders/alder/${order.detailsId}`;
    expect((await send('GET', cancelPath, headers)).status).toBe(200);
    expect(await readRefusal(suite.shop.place(headers))).toEqual([422, 'terms_not_accepted']);
    expect((await send('POST', `${cancelPath}/cancel`, headers)).status).toBe(200);
  } finally {
    suite.api.context.termsVersion = currentTermsVersion;
  }
});
