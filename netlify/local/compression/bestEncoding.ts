export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that a client prefers, by its `Accept-Encoding`: Brotli if it weighs both the same. */
export function bestEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)];
    }),
  );
  const weight = (name: string) => offers.get(name) ?? offers.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}
