import { z } from 'zod';

/** The parts of a setting that lists several, separated by commas. Empty by default. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
