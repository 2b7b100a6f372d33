import { z } from 'zod';
import { batchInfoSchema, regionSchema } from './batchInfoSchema';

const typedKey = z.string().max(64);

export const podKeyInputSchema = z.strictObject({ podKey: typedKey });

/** With a region, the request fails if that region must not see the pod. */
export const unlockInputSchema = z.strictObject({ podKey: typedKey, region: regionSchema.optional() });
export type UnlockInput = z.infer<typeof unlockInputSchema>;

const podStates = ['new', 'saved', 'unlocked'] as const;

export const checkedKeySchema = z.object({
  podKey: z.string(),
  /** The pod's state for the signed-in shopper. Null for a visitor. */
  state: z.enum(podStates).nullable(),
  batch: batchInfoSchema.nullable(),
});
export type CheckedKey = z.infer<typeof checkedKeySchema>;

export const activationSchema = z.object({
  activationId: z.uuid(),
  expiresAt: z.iso.datetime(),
  protocol: z.string(),
  version: z.int(),
  symbolMs: z.number(),
  fastSymbolMs: z.number(),
  repeats: z.int(),
  colours: z.array(z.string()).length(3),
  levels: z.array(z.int().min(0).max(2)),
});
export type Activation = z.infer<typeof activationSchema>;

export const confirmInputSchema = z.strictObject({ activationId: z.uuid() });
