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
 * The data of the shop that is the same for everybody, by the first part of its query key, and what it looks like: no
 * more than what is drawn. The catalogue and the stores are files of the build, which the browser's own cache keeps and
 * a new build replaces.
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
        fullSlots: 'object',
      }),
    ),
  ],
  ['providerProducts', listOf(hasFields({ productVariantId: 'string', availableQuantity: 'number', price: 'object' }))],
]);

/** Whether a query's data belongs to the shop and not to an account, by the first part of its key. */
export const isPublicData = (name: unknown): boolean => shapes.has(name);

/** Whether something is what a public query of that name gives. */
export const looksPublic = (name: unknown, data: unknown): boolean => shapes.get(name)?.(data) ?? false;
