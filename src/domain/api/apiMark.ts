/** On every successful response of the API, so that clients recognize those without JSON: a 204, a photo or a CSV file. */
export const apiMark = { name: 'x-shop-api', value: '1' } as const;

export const isMarked = (headers: { get: (name: string) => string | null }): boolean =>
  headers.get(apiMark.name) === apiMark.value;
