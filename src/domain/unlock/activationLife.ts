import type { Activation } from './unlockSchema';

/** The time, in milliseconds, to play the light, look at the battery and answer. */
const neededMs = 5 * 60_000;

/** True if an activation can still be played and confirmed. If not, request a new one. */
export const hasTimeLeft = ({ expiresAt }: Pick<Activation, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now >= neededMs;
