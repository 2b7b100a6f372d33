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
