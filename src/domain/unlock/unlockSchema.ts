import { z } from 'zod';
import { batchInfoSchema, regionSchema } from './batchInfoSchema';

/** What was typed; `parsePodKey` reads it. */
const typedKey = z.string().max(64);

/** S2-70. */
export const podKeyInputSchema = z.strictObject({ podKey: typedKey });

/** S2-62; with a region it is told where a pod may not be shown (S8-18). */
export const unlockInputSchema = z.strictObject({ podKey: typedKey, region: regionSchema.optional() });
export type UnlockInput = z.infer<typeof unlockInputSchema>;

const podStates = ['new', 'saved', 'unlocked'] as const;

/** S2-63: what is known of a key before the light is shown. */
export const checkedKeySchema = z.object({
  podKey: z.string(),
  /** What the pod is to who is signed in; null for a visitor. */
  state: z.enum(podStates).nullable(),
  /** Null where the catalogue no longer knows the batch. */
  batch: batchInfoSchema.nullable(),
});
export type CheckedKey = z.infer<typeof checkedKeySchema>;

/** S2-66: one showing of the light, and what to show (D-25). */
export const activationSchema = z.object({
  activationId: z.uuid(),
  expiresAt: z.iso.datetime(),
  protocol: z.string(),
  version: z.int(),
  symbolMs: z.number(),
  fastSymbolMs: z.number(),
  repeats: z.int(),
  /** Colours of the levels 0, 1 and 2. */
  colours: z.array(z.string()).length(3),
  /** One frame: a level a symbol time. */
  levels: z.array(z.int().min(0).max(2)),
});
export type Activation = z.infer<typeof activationSchema>;

/** S2-68: the battery showed white. */
export const confirmInputSchema = z.strictObject({ activationId: z.uuid() });
