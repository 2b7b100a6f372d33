import { isPrivate, type ReachSettings } from './isPrivate';

/** Whoever sets one of these prepares for customers: the data last, or messages leave the machine. */
const lastingSettings = ['DATABASE_URL', 'SMTP_HOST', 'TWILIO_ACCOUNT_SID'] as const;

type Values = Partial<Record<(typeof lastingSettings)[number] | 'STRIPE_SECRET_KEY' | 'BLOB_STORE', string>>;

/** True for a shop that somebody tries on their own machine: others cannot reach it, and nothing leaves its data folder. */
export const isTrial = (reach: ReachSettings, values: Values): boolean =>
  isPrivate(reach) &&
  lastingSettings.every((name) => values[name] === undefined) &&
  values.BLOB_STORE === 'files' &&
  !values.STRIPE_SECRET_KEY?.includes('_live_');

/** Where others can reach the server, the demo also leaves once the shop has a dispensary of its own. */
export const mayHaveDemo = (
  settings: ReachSettings & { hasDemoData: boolean },
  { hasOwnDispensary }: { hasOwnDispensary: boolean },
): boolean => settings.hasDemoData && (isPrivate(settings) || !hasOwnDispensary);
