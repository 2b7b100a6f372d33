import { z } from 'zod';

export const positiveInteger = z.coerce
  .number({ error: 'expected a whole number' })
  .int('expected a whole number')
  .positive('expected a number above 0');

export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  );

export const invalidSettings = (problems: string[]) =>
  new Error(`These settings are invalid:\n  ${problems.join('\n  ')}`);

export const originUrl = z
  .url({ protocol: /^https?$/, error: 'expected an origin such as https://shop.example' })
  .transform((url) => new URL(url).origin);

export const port = positiveInteger.max(65_535, 'expected a port, 1 to 65535');

export const optionalString = z.string().optional();

/** A host name or IP address. An IPv6 address may have brackets, as in a URL: `[::1]`. */
export const host = z.string().transform((text) => text.replace(/^\[(.+)\]$/, '$1'));
