import { isAtLimit } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { newNumberRules, smsBudgets, smsWarningShare, type SmsBudget } from './codeLimits';
import { phoneExchange, type Destination } from './destination';
import { smsLimited } from './refusals';
import { takeLimits, type Counted } from './takeLimits';

export interface SmsRecipient {
  destination: Destination;
  /** True when an account has verified the number. */
  isVerified: boolean;
  /** Client IP address of the request, used as a rate-limit key. */
  origin: string;
}

const asSmsLimited = (error: unknown): unknown =>
  isAtLimit(error) ? smsLimited(error.failure.retryAfterSeconds) : error;

/** Today's text messages per budget: how many were sent and how many are allowed. */
export async function readSmsBudgets({ limits, settings }: Pick<AppContext, 'limits' | 'settings'>) {
  const rules = smsBudgets(settings);
  const read = async (name: SmsBudget) => ({
    used: Math.min(await limits.count(rules[name], 'all'), rules[name].points),
    of: rules[name].points,
  });
  return { known: await read('known'), new: await read('new') };
}

async function takeBudget({ limits, settings, metrics, log }: AppContext, name: SmsBudget): Promise<void> {
  const rule = smsBudgets(settings)[name];
  const used = await limits.take(rule, 'all');
  metrics.smsBudget.set({ budget: name }, used / rule.points);
  // Each count occurs once, so this logs once per day and budget.
  if (used === Math.ceil(smsWarningShare * rule.points))
    log.error(`Text messages are running out: ${smsWarningShare * 100} % of a day's budget is used`, {
      channel: name,
      count: used,
    });
  if (used === rule.points) log.error("A day's budget of text messages is used up", { channel: name, count: used });
}

/**
 * Takes one text message from the day's budget. For a number that no account has verified, the limits per client address
 * and exchange come first, so that refused requests do not use up the budget.
 */
export async function takeSms(context: AppContext, { destination, isVerified, origin }: SmsRecipient): Promise<void> {
  try {
    if (isVerified) return await takeBudget(context, 'known');
    const rules = newNumberRules(context.settings);
    const giveBackRules = await takeLimits(context.limits, [
      ...rules.origin.map((rule): Counted => [rule, origin]),
      ...rules.prefix.map((rule): Counted => [rule, phoneExchange(destination)]),
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
