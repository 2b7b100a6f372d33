import { levelColours, type LightEncoder } from '../../../src/domain/unlock/lightEncoder';
import { tl1 } from '../../../src/domain/unlock/tl1';
import type { Activation } from '../../../src/domain/unlock/unlockSchema';
import { activations } from '../../database/schema';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { openPodKey } from '../pods/podKeySecrets';
import { openablePod, type KeyCheck } from './checkKey';

/** D-25: the one place that says which light the batteries read. */
const encoder: LightEncoder = tl1;

/** Time to find the battery, show the light some times and see it turn white, in milliseconds. */
const activationLifetime = 30 * 60_000;
/** A shopper tries a few times; each showing is a row. */
export const showings: LimitRule = { name: 'activations', points: 100, seconds: 3600 };

/**
 * S2-66: begins a showing of the unlock light and gives what to show. A pod that the shopper has unlocked may be shown the
 * light again: who pressed on too early has a locked pod in hand.
 */
export async function startActivation(context: AppContext, check: KeyCheck & { userId: string }): Promise<Activation> {
  const { row } = await openablePod(context, check);
  const { userId } = check;
  await context.limits.take(showings, userId);
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + activationLifetime);
  const [activation] = await context.database
    .insert(activations)
    .values({ userId, keyHash: row.keyHash, createdAt, expiresAt })
    .returning({ id: activations.id });
  const { protocol, version, symbolMs, fastSymbolMs, repeats } = encoder;
  return {
    activationId: activation!.id,
    expiresAt: expiresAt.toISOString(),
    protocol,
    version,
    symbolMs,
    fastSymbolMs,
    repeats,
    colours: [...levelColours],
    levels: encoder.frame(openPodKey(context.settings, row.sealedKey)),
  };
}
