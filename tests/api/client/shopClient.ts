import createClient from 'openapi-fetch';
// The test generates these types from the API's document.
import type { components, paths } from './apiTypes';

type Order = components['schemas']['Order'];
type Problem = components['schemas']['Problem'];

interface Choice {
  placeId: string;
  slotStart: string;
  idPhoto: Blob;
}

function required<Data>({ data, error }: { data?: Data; error?: Problem }): Data {
  if (error) throw new Error(`${error.code}: ${error.detail}`);
  return data!;
}
const itemsOf = <Item>(list: { items: Item[] } | Item[]): Item[] => ('items' in list ? list.items : list);

/** A client as others write one: it knows the API by its document alone. */
export function openShopClient(options: { baseUrl: string; fetch: (request: Request) => Promise<Response> }) {
  const api = createClient<paths>(options);
  let token: string | null = null;
  let etag: string | undefined;
  api.use({ onRequest: ({ request }) => void (token && request.headers.set('authorization', `Bearer ${token}`)) });
  return {
    async signUp(email: string, readCode: () => string) {
      const { challengeId } = required(await api.POST('/v1/app/user/auth/email', { body: { email, register: true } }));
      const body = { email, otp: readCode(), challengeId };
      token = required(await api.POST('/v1/app/user/auth/email/login', { body })).appToken;
      const region = { params: { path: { region: 'CA' as const } } };
      const { termsVersion } = required(await api.GET('/v1/app/terms/{region}', region));
      const account = { givenName: 'Ada', familyName: 'Reyes', termsVersion };
      return required(await api.PUT('/v1/app/user/v2', { body: account }));
    },
    async order({ placeId, slotStart, idPhoto }: Choice) {
      const place = { params: { query: { placeId, wrap: true } } };
      const found = itemsOf(required(await api.GET('/.netlify/functions/delivery-available-providers', place)));
      const providerId = found[0]!.id;
      await api.POST('/v1/app/user/upload-id', {
        params: { query: { providerId } },
        body: { file: idPhoto },
        bodySerializer: ({ file }) => {
          const form = new FormData();
          form.append('file', file);
          return form;
        },
      });
      const shelf = { params: { query: { providerId, wrap: true } } };
      const products = itemsOf(required(await api.GET('/.netlify/functions/delivery-provider-products', shelf)));
      const { productVariantId, price } = products.find(({ availableQuantity }) => availableQuantity > 1)!;
      const items = [{ productVariantId, quantity: 2, price: price.amount }];
      const params = { header: { 'idempotency-key': crypto.randomUUID() } };
      return required(await api.POST('/v1/app/orders', { params, body: { providerId, placeId, slotStart, items } }));
    },
    /** The status, or null if nothing has changed since the last call. */
    async follow({ provider, detailsId }: Order) {
      const path = { providerId: provider.id, detailsId };
      const params = { path, header: { 'if-none-match': etag } };
      const { data, response } = await api.GET('/v1/app/orders/{providerId}/{detailsId}', { params });
      etag = response.headers.get('etag') ?? undefined;
      return data?.status ?? null;
    },
    async rate(podKey: string, score: components['schemas']['RatingInput']['score']) {
      const body = { score, tags: [], effects: [] };
      await api.PUT('/v1/app/user/pods/{podKey}/rating', { params: { path: { podKey } }, body });
      const pods = required(await api.GET('/v1/app/user/pods', { params: { query: { wrap: true } } }));
      return itemsOf(pods).map((pod) => [pod.podKey, pod.userRating]);
    },
  };
}
