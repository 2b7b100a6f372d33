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

/** Excludes the catalogue and the stores, which are files in the HTTP cache. */
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

/** `name` is the first part of a query's key. */
export const isPublicData = (name: unknown): boolean => shapes.has(name);

export const hasPublicShape = (name: unknown, data: unknown): boolean => shapes.get(name)?.(data) ?? false;
