import { levelColors, type LightEncoder } from '../../../../src/domain/unlock/lightEncoder';
import { tl1 } from '../../../../src/domain/unlock/tl1';
import type { Activation } from '../../../../src/domain/unlock/unlockSchema';
import { activations } from '../../../database/podTables';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';
import { unsealPodKey } from '../podKeys/podKeySecrets';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';
import { requireOfferedPod, type KeyCheck } from './checkKey';

/** The only place that chooses the light protocol. */
const encoder: LightEncoder = tl1;

/** Time to find the battery, show the light a few times and see it turn white. */
const activationLifetimeMs = 30 * 60_000;

/** Also works for an unlocked pod, because the shopper may have confirmed too early. */
export const startActivation = (context: AppContext, check: KeyCheck & { userId: string }): Promise<Activation> =>
  retryAfterRehash(() => startOnce(context, check));

async function startOnce(context: AppContext, check: KeyCheck & { userId: string }): Promise<Activation> {
  const { row } = await requireOfferedPod(context, check);
  const { userId } = check;
  await consumeChange(context, 'activation', userId);
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + activationLifetimeMs);
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
    colours: [...levelColors],
    levels: encoder.frame(unsealPodKey(context.settings, row.sealedKey)),
  };
}
