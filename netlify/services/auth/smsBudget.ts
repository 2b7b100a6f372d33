import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { newNumberRules, smsBudgets, smsWarningShare, type SmsBudget } from './codeLimits';
import { phonePrefix, type Destination } from './destination';
import { smsLimited } from './refusals';
import { takeLimits, type Counted } from './takeLimits';

export interface SmsRecipient {
  destination: Destination;
  /** Whether an account has verified the number. */
  isVerified: boolean;
  /** The client address that asks, as limits count it. */
  origin: string;
}

const asSmsLimited = (error: unknown): unknown =>
  error instanceof ServiceError && error.status === 429 ? smsLimited(error.failure.retryAfterSeconds) : error;

/** How many text messages of each budget went out today, and how many may. */
export async function readSmsBudgets({ limits, settings }: Pick<AppContext, 'limits' | 'settings'>) {
  const rules = smsBudgets(settings);
  const read = async (name: SmsBudget) => ({
    used: Math.min(await limits.count(rules[name], 'all'), rules[name].points),
    of: rules[name].points,
  });
  return { known: await read('known'), new: await read('new') };
}

async function takeBudget(
  { limits, settings, metrics, log }: AppContext,
  name: SmsBudget,
): Promise<() => Promise<void>> {
  const rule = smsBudgets(settings)[name];
  const used = await limits.take(rule, 'all');
  metrics.smsBudget.set({ budget: name }, used / rule.points);
  // Each count is met once, so this is said once a day and budget.
  if (used === Math.ceil(smsWarningShare * rule.points))
    log.error(`Text messages are running out: ${smsWarningShare * 100} % of a day's budget is used`, {
      channel: name,
      count: used,
    });
  if (used === rule.points) log.error("A day's budget of text messages is used up", { channel: name, count: used });
  return () => limits.giveBack(rule, 'all');
}

/**
 * Takes one text message of the day's budget; returns what gives it back. A number that no account has verified counts
 * per client address and exchange first: what is refused there takes nothing from other shoppers.
 */
export async function takeSms(context: AppContext, { destination, isVerified, origin }: SmsRecipient) {
  try {
    if (isVerified) return await takeBudget(context, 'known');
    const rules = newNumberRules(context.settings);
    const giveBackRules = await takeLimits(context.limits, [
      ...rules.origin.map((rule): Counted => [rule, origin]),
      ...rules.prefix.map((rule): Counted => [rule, phonePrefix(destination)]),
    ]);
    try {
      return await takeBudget(context, 'new');
    } catch (refused) {
      await giveBackRules();
      throw refused;
    }
  } catch (error) {
    throw asSmsLimited(error);
  }
}
