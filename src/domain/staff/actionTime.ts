/** A phone in a cellar sends within hours. An older time more likely comes from a wrong clock. */
const maxAgeMs = 24 * 3_600_000;
/** Browsers correct their clocks by the server's only from this difference on. */
const toleranceMs = 60_000;

interface StatedTime {
  /** By the sender's clock. Null if the sender does not say. */
  statedAt: Date | null;
  receivedAt: Date;
  /** The action cannot have been done before, such as the previous event of its order. */
  notBefore?: Date | null;
}

export interface ActionTime {
  /** When the action was done. */
  at: Date;
  receivedAt: Date;
  /** The stated time if it could not be accepted, else null. */
  rejectedAt: Date | null;
}

function acceptedTime({ statedAt, receivedAt, notBefore }: StatedTime): Date {
  if (!statedAt || statedAt > receivedAt || receivedAt.getTime() - statedAt.getTime() > maxAgeMs) return receivedAt;
  const earliest = notBefore && notBefore > statedAt ? notBefore : statedAt;
  return earliest < receivedAt ? earliest : receivedAt;
}

/** An action that waited for a connection counts from when it was done. A time that cannot be right loses no action. */
export function actionTime(stated: StatedTime): ActionTime {
  const { statedAt, receivedAt } = stated;
  const at = acceptedTime(stated);
  const isAccepted = !statedAt || Math.abs(at.getTime() - statedAt.getTime()) <= toleranceMs;
  return { at, receivedAt, rejectedAt: isAccepted ? null : statedAt };
}
