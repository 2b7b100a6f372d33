/** An action that waited for a connection arrives within hours. An older time is more likely due to a wrong clock. */
const maxAgeMs = 24 * 3_600_000;
/** Browsers correct their clock only if it differs from the server's by more than this. */
const toleranceMs = 60_000;

interface StatedTime {
  /** The time of the action by the sender's clock. Null if the request has none. */
  statedAt: Date | null;
  receivedAt: Date;
  /** The earliest possible time, such as that of the order's previous event. */
  notBefore?: Date | null;
}

export interface ActionTime {
  /** The time at which the action was done. */
  at: Date;
  receivedAt: Date;
  /** The stated time if it was rejected, otherwise null. */
  rejectedAt: Date | null;
}

function acceptedTime({ statedAt, receivedAt, notBefore }: StatedTime): Date {
  if (!statedAt || statedAt > receivedAt || receivedAt.getTime() - statedAt.getTime() > maxAgeMs) return receivedAt;
  const earliest = notBefore && notBefore > statedAt ? notBefore : statedAt;
  return earliest < receivedAt ? earliest : receivedAt;
}

/**
 * Uses the time stated by the sender, because the action may have waited for a connection. An impossible time is
 * replaced, so that the action itself is not lost.
 */
export function actionTime(stated: StatedTime): ActionTime {
  const { statedAt, receivedAt } = stated;
  const at = acceptedTime(stated);
  const isAccepted = !statedAt || Math.abs(at.getTime() - statedAt.getTime()) <= toleranceMs;
  return { at, receivedAt, rejectedAt: isAccepted ? null : statedAt };
}
