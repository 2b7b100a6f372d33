export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the q-value of each encoding in an `Accept-Encoding` header. */
function parseWeights(accepted: string | null | undefined): (name: string) => number {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      return [name, Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)];
    }),
  );
  return (name) => offers.get(name) ?? offers.get('*') ?? 0;
}

export function bestEncoding(accepted: string | null | undefined): Encoding {
  const weight = parseWeights(accepted);
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

export const acceptsGzip = (accepted: string | null | undefined): boolean => parseWeights(accepted)('gzip') > 0;
