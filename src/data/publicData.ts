type TypeName = 'string' | 'number' | 'object';

const hasFields =
  (fields: Record<string, TypeName>) =>
  (data: unknown): boolean =>
    typeof data === 'object' &&
    data !== null &&
    Object.entries(fields).every(([name, type]) => {
      const value = (data as Record<string, unknown>)[name];
      return value !== null && typeof value === type;
    });

const listOf = (isItem: (item: unknown) => boolean) => (data: unknown) => Array.isArray(data) && data.every(isItem);

/**
 * Data that is the same for all shoppers, by the first part of its query key, with the fields that are displayed. The
 * catalogue and the stores are left out: they are build files, which the HTTP cache keeps and a new build replaces.
 */
const shapes = new Map<unknown, (data: unknown) => boolean>([
  ['address', hasFields({ placeId: 'string', description: 'string', city: 'string', state: 'string' })],
  [
    'providers',
    listOf(
      hasFields({
        id: 'string',
        name: 'string',
        licence: 'string',
        timezone: 'string',
        deliveryTimes: 'object',
        deliveryAllowedDaysInAdvance: 'number',
        deliveryMinimumDaysInAdvance: 'number',
        deliveryTotalMinimum: 'number',
        deliveryFee: 'object',
        purchaseLimitConcentratedWeight: 'number',
        purchaseLimitOilGrams: 'number',
        fullSlots: 'object',
        fullPickupSlots: 'object',
        exceptions: 'object',
      }),
    ),
  ],
  [
    'providerProducts',
    listOf(hasFields({ productVariantId: 'string', availableQuantity: 'number', price: 'object', oilGrams: 'number' })),
  ],
]);

/** True if a query's data is public and not part of an account, by the first part of its key. */
export const isPublicData = (name: unknown): boolean => shapes.has(name);

/** True if the data has the shape of the public query with that name. */
export const hasPublicShape = (name: unknown, data: unknown): boolean => shapes.get(name)?.(data) ?? false;
