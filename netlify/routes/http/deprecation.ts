import type { AppRequest } from './appEnv';

/** When everything that the document marks `deprecated` was deprecated, and how long it stays at least. */
export const deprecation = { since: new Date('2026-11-30T00:00:00Z'), until: new Date('2027-11-30T00:00:00Z') };

/** Marks a response to a request that used something deprecated (RFC 9745, RFC 8594). */
export function markDeprecated(c: AppRequest): void {
  c.header('deprecation', `@${deprecation.since.getTime() / 1000}`);
  c.header('sunset', deprecation.until.toUTCString());
  c.header('link', '</v1/docs#deprecation>; rel="deprecation"; type="text/html"');
}

/** For the `responses` entry of a call that uses `markDeprecated`. */
export const deprecationHeaders = {
  Deprecation: {
    description: 'The request used something deprecated: `@` and the Unix time since when it is (RFC 9745)',
    schema: { type: 'string' as const },
  },
  Link: {
    description: 'The request used something deprecated: what is said about that',
    schema: { type: 'string' as const },
  },
  Sunset: {
    description: 'The request used something deprecated, which is not removed before this time (RFC 8594)',
    schema: { type: 'string' as const },
  },
};
