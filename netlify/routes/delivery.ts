import { createRoute, z } from '@hono/zod-openapi';
import { addressSchema, placeSuggestionSchema } from '../../src/domain/address/addressSchema';
import { listSchema } from '../../src/domain/api/listSchema';
import { deliveryProviderSchema, providerProductSchema } from '../../src/domain/delivery/providerSchema';
import { orderTypes } from '../../src/domain/order/orderStatus';
import type { AppContext } from '../services/context/appContext';
import { findAddress, locateAddress } from '../services/delivery/findAddress';
import { listProviderProducts } from '../services/delivery/listProviderProducts';
import { listProviders } from '../services/delivery/listProviders';
import { suggestPlaces } from '../services/delivery/suggestPlaces';
import type { App } from './http/appEnv';
import { dispensariesTag, dispensaryTag } from '../services/jobs/sharedResponses/tags';
import { jsonResponse, problemResponses, notModified } from './openapi';
import { clientAddress } from './http/clientAddress';
import { listQuery, publicListResponse, respondWithPublicList } from './http/lists';
import { shareResponse } from './http/sharedResponses';

const address = addressSchema.meta({ id: 'Address' });
/** The id is optional in the schema, so that a missing one gets the same response as an unknown one. */
const idInQuery = (name: string, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .default('')
    .openapi({ param: { name, in: 'query', required: true } });
// Accept very long ids here, so that they get the response for an unknown place.
const placeId = idInQuery('placeId', 1000);

/** Rejects '', which would become 0, a position in the ocean. */
const degrees = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform(Number)
    .pipe(z.number().min(-max).max(max))
    .openapi({ type: 'number', minimum: -max, maximum: max });

const tags = ['Delivery'];

const suggestions = createRoute({
  method: 'get',
  path: '/.netlify/functions/delivery-suggestions',
  tags,
  operationId: 'suggestPlaces',
  summary: 'Suggest places for typed text',
  description:
    'For a field that completes an address while somebody types; wait until they pause for 200 ms. Pass the chosen `placeId` on as it is.',
  request: {
    query: z.object({
      text: z.string().max(200).default(''),
      types: z.enum(['address', 'any']).default('address'),
      country: z.enum(['US', 'CA']).optional().openapi({ description: 'Only places in this country' }),
      nearCountry: z.enum(['US', 'CA']).optional(),
      nearState: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      nearLat: degrees(90).optional(),
      nearLng: degrees(180).optional(),
      ...listQuery,
    }),
  },
  responses: {
    200: publicListResponse('The suggestions, most likely first', {
      list: listSchema(placeSuggestionSchema).meta({ id: 'PlaceSuggestionList' }),
      earlier: z.array(placeSuggestionSchema),
    }),
    ...notModified,
    ...problemResponses(422, 429, 502, 503),
  },
});

const placeToAddress = createRoute({
  method: 'get',
  path: '/.netlify/functions/delivery-place-to-address',
  tags,
  operationId: 'getAddress',
  summary: 'Get the address of a place',
  description: '`addressTwo` is added to the address as it was typed.',
  request: { query: z.object({ placeId, addressTwo: z.string().max(60).default('') }) },
  responses: {
    200: jsonResponse('The address', address),
    ...notModified,
    ...problemResponses(404, 422, 429, 502, 503),
  },
});

const geolocationToAddress = createRoute({
  method: 'get',
  path: '/.netlify/functions/delivery-geolocation-to-address',
  tags,
  operationId: 'getAddressAtPosition',
  summary: 'Get the place at a position',
  description:
    'Without a hosted maps service the result is the area of a postal code, which has no street and number: good for showing dispensaries, not for an order.',
  request: {
    query: z.object({
      lat: degrees(90),
      lng: degrees(180),
    }),
  },
  responses: { 200: jsonResponse('The place', address), ...problemResponses(404, 422, 429, 502, 503) },
});

const availableProviders = createRoute({
  method: 'get',
  path: '/.netlify/functions/delivery-available-providers',
  tags,
  operationId: 'listProviders',
  summary: 'List the dispensaries that deliver to a place, or for pickup those within 50 km, nearest first',
  description:
    'Shoppers choose a window of one of the `deliveryAllowedDaysInAdvance` days from `deliveryMinimumDaysInAdvance` on. On a day with an exception its hours apply, else those of the weekday; `HH:MM` and days are in `timezone`. Windows of `timeframe` minutes follow each other from `open`, at the earliest 06:00, and end by `close`, at the latest 22:00. With a minimum of 0 days, a window starts more than `leadtime` minutes from now. None starts before `pause.until`, and those in `fullSlots` cannot be ordered. For pickups, `pickupTimes`, `pickupHours` and `fullPickupSlots` take the place of the others.',
  request: { query: z.object({ placeId, orderType: z.enum(orderTypes).default('delivery'), ...listQuery }) },
  responses: {
    200: publicListResponse('The dispensaries; empty if there are none', {
      list: listSchema(deliveryProviderSchema).meta({ id: 'DeliveryProviderList' }),
      earlier: z.array(deliveryProviderSchema),
    }),
    ...notModified,
    ...problemResponses(400, 422, 429, 502, 503),
  },
});

const products = createRoute({
  method: 'get',
  path: '/.netlify/functions/delivery-provider-products',
  tags,
  operationId: 'listProviderProducts',
  summary: 'List a dispensary’s products with stock and prices',
  description: 'Has the ids of variants only; the catalog (`getCatalog`) has their names, pictures and effects.',
  request: { query: z.object({ providerId: idInQuery('providerId', 100), ...listQuery }) },
  responses: {
    200: publicListResponse('The products; sold-out variants have a quantity of 0', {
      list: listSchema(providerProductSchema).meta({ id: 'ProviderProductList' }),
      earlier: z.array(providerProductSchema),
    }),
    ...notModified,
    ...problemResponses(404, 422),
  },
});

/** The terms of hosted maps forbid caching their responses, and a unit number is personal data. */
const mayShare = ({ maps }: AppContext, addressTwo = ''): boolean => !maps.isMetered && addressTwo === '';

function registerPlaceRoutes(app: App, context: AppContext): void {
  app.openapi(suggestions, async (c) => {
    const { text, types, country, nearCountry, nearState, nearLat, nearLng } = c.req.valid('query');
    const near = { country: nearCountry, state: nearState, latitude: nearLat, longitude: nearLng };
    const places = await suggestPlaces(context, { text, types, country, near, origin: clientAddress(context, c) });
    if (mayShare(context)) shareResponse(c, [dispensariesTag]);
    return respondWithPublicList(c, places);
  });
  app.openapi(placeToAddress, async (c) => {
    const query = c.req.valid('query');
    const found = await findAddress(context, { ...query, origin: clientAddress(context, c) });
    if (mayShare(context, query.addressTwo)) shareResponse(c);
    return c.json(found, 200);
  });
  app.openapi(geolocationToAddress, async (c) =>
    c.json(await locateAddress(context, { ...c.req.valid('query'), origin: clientAddress(context, c) }), 200),
  );
}

export function registerDeliveryRoutes(app: App, context: AppContext): void {
  registerPlaceRoutes(app, context);
  app.openapi(availableProviders, async (c) => {
    const found = await listProviders(context, { ...c.req.valid('query'), origin: clientAddress(context, c) });
    shareResponse(c, [dispensariesTag, ...found.map(({ id }) => dispensaryTag(id))]);
    return respondWithPublicList(c, found);
  });
  app.openapi(products, async (c) => {
    const { providerId } = c.req.valid('query');
    const found = await listProviderProducts(context, providerId);
    shareResponse(c, [dispensaryTag(providerId)]);
    return respondWithPublicList(c, found);
  });
}
