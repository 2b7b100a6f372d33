import { z } from 'zod';
import { commaList } from './fields';

const previousKeys = (key: z.ZodType<string>, error: string) =>
  commaList.refine((keys) => keys.every((each) => key.safeParse(each).success), error);

export const keyShape = {
  CODE_PEPPER: z
    .string({ error: 'expected a secret of at least 32 characters' })
    .min(32, 'expected a secret of at least 32 characters'),
  ID_IMAGE_KEY: z
    .string({ error: 'expected 32 bytes as 64 hexadecimal digits' })
    .regex(/^[0-9a-f]{64}$/i, 'expected 32 bytes as 64 hexadecimal digits'),
  CODE_PEPPER_PREVIOUS: previousKeys(
    z.string().min(32),
    'expected secrets of at least 32 characters, separated by commas, newest first',
  ),
  ID_IMAGE_KEY_PREVIOUS: previousKeys(
    z.string().regex(/^[0-9a-f]{64}$/i),
    'expected keys of 64 hexadecimal digits, separated by commas, newest first',
  ),
};
