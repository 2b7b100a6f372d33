/**
 * Sent with every successful response, so that clients recognize API responses without any known field: a 204, a file,
 * an empty list.
 */
export const apiMark = { name: 'x-shop-api', value: '1' } as const;

export const isMarked = (headers: { get: (name: string) => string | null }): boolean =>
  headers.get(apiMark.name) === apiMark.value;
