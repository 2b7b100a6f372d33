import type { Activation } from './unlockSchema';

/** To show the light, look at the battery and answer, in milliseconds. */
const needed = 5 * 60_000;

/** S2-66: whether an activation still lasts long enough to be shown and confirmed; else another is asked for. */
export const lastsLongEnough = ({ expiresAt }: Pick<Activation, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now >= needed;
