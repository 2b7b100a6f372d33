import { isLimitReached, type LimitRule } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { clientNetwork } from '../../../platform/clientNetwork';
import { hashDestination } from '../../people/codeHash';
import {
  exchangeRules,
  freeTextsRule,
  reservedTextsRule,
  smsBudgets,
  smsWarningShare,
  type SmsBudget,
} from './codeLimits';
import { phoneExchange, type Destination } from '../../people/destination';
import { smsLimited } from '../../people/authErrors';
import { consumeLimits, type LimitUse } from '../../../platform/consumeLimits';

export interface SmsRecipient {
  destination: Destination;
  isVerified: boolean;
  isFamiliar: boolean;
  origin: string;
}

type Context = Pick<AppContext, 'limits' | 'settings'>;

export async function readSmsBudgets({ limits, settings }: Context) {
  const rules = smsBudgets(settings);
  const read = async (name: SmsBudget) => ({
    used: Math.min(await limits.count(rules[name].day, 'all'), rules[name].day.points),
    of: rules[name].day.points,
  });
  return { known: await read('known'), new: await read('new') };
}

async function tryConsume({ limits }: Pick<AppContext, 'limits'>, rule: LimitRule, key: string): Promise<boolean> {
  try {
    await limits.consume(rule, key);
    return true;
  } catch (error) {
    if (isLimitReached(error)) return false;
    throw error;
  }
}

/** Half of the day's budget is available at once, the rest gradually. */
async function consumeBudget(context: AppContext, name: SmsBudget): Promise<void> {
  const { limits, settings, metrics, log } = context;
  const { day, burst, trickle } = smsBudgets(settings)[name];
  if (!(await tryConsume(context, burst, 'all'))) await limits.consume(trickle, 'all');
  const used = await limits.consume(day, 'all');
  metrics.smsBudget.set({ budget: name }, used / day.points);
  // Each count occurs once, so this logs once per day and budget.
  if (used === Math.ceil(smsWarningShare * day.points))
    log.error(`Text messages are running out: ${smsWarningShare * 100} % of a day's budget is used`, {
      channel: name,
      count: used,
    });
  if (used === day.points) log.error("A day's budget of text messages is used up", { channel: name, count: used });
}

/** Falls back to the account's reserve, which strangers cannot use up. */
async function consumeForOwner(context: AppContext, destination: Destination): Promise<void> {
  try {
    await consumeBudget(context, 'known');
  } catch (error) {
    if (!isLimitReached(error)) throw error;
    await context.limits.consume(reservedTextsRule, hashDestination(context.settings, destination));
  }
}

/** Checks address, network and exchange first, so that refused requests do not use up the budget. */
async function consumeForStranger(
  context: AppContext,
  { destination, isVerified, origin }: SmsRecipient,
): Promise<void> {
  const { limits, settings } = context;
  const budget = isVerified ? 'known' : 'new';
  const { address, network } = smsBudgets(settings)[budget];
  const exchanges = isVerified ? [] : exchangeRules(settings);
  const refund = await consumeLimits(limits, [
    ...address.map((rule): LimitUse => [rule, origin]),
    ...network.map((rule): LimitUse => [rule, clientNetwork(origin)]),
    ...exchanges.map((rule): LimitUse => [rule, phoneExchange(destination)]),
  ]);
  try {
    await consumeBudget(context, budget);
  } catch (error) {
    await refund();
    throw error;
  }
}

export async function consumeSms(context: AppContext, recipient: SmsRecipient): Promise<void> {
  const { isVerified, isFamiliar, destination } = recipient;
  try {
    await (isVerified && isFamiliar ? consumeForOwner(context, destination) : consumeForStranger(context, recipient));
  } catch (error) {
    throw isLimitReached(error) ? smsLimited(error.failure.retryAfterSeconds) : error;
  }
}

/** Strangers need a proof for any number once their address or the whole shop sends far more than usual. */
export async function needsProofOfWork(
  context: AppContext,
  { isVerified, isFamiliar, origin }: SmsRecipient,
): Promise<boolean> {
  if (!isVerified) return true;
  if (isFamiliar) return false;
  const { burst } = smsBudgets(context.settings).known;
  return (
    (await context.limits.count(burst, 'all')) >= burst.points || !(await tryConsume(context, freeTextsRule, origin))
  );
}
