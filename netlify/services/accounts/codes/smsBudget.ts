import { limitRules, splitTexts, type SmsBudget } from '../../../platform/limitRules';
import { isLimitReached, type LimitRule } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { clientNetwork } from '../../../platform/clientNetwork';
import { hashDestination } from '../../people/codeHash';
import { smsWarningShare } from './codeLimits';
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
  const read = async (name: SmsBudget) => {
    const rule = limitRules(settings).texts(name);
    return { used: Math.min(await limits.count(rule, 'all'), rule.points), of: rule.points };
  };
  return { known: await read('known'), new: await read('new') };
}

/** Returns false if the limit is reached. */
export async function tryConsume(
  { limits }: Pick<AppContext, 'limits'>,
  { rule, key, points }: { rule: LimitRule; key: string; points?: number },
): Promise<boolean> {
  try {
    await limits.consume(rule, key, points);
    return true;
  } catch (error) {
    if (isLimitReached(error)) return false;
    throw error;
  }
}

async function consumeBudget(context: AppContext, name: SmsBudget): Promise<void> {
  const { limits, settings, metrics, log } = context;
  const day = limitRules(settings).texts(name);
  const { burst, trickle } = splitTexts(day);
  if (!(await tryConsume(context, { rule: burst, key: 'all' }))) await limits.consume(trickle, 'all');
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
    const { reservedTexts } = limitRules(context.settings);
    await context.limits.consume(reservedTexts, hashDestination(context.settings, destination));
  }
}

/** Checks network and exchange first, so that refused requests do not use up the budget. */
async function consumeForStranger(
  context: AppContext,
  { destination, isVerified, origin }: SmsRecipient,
): Promise<void> {
  const { limits, settings } = context;
  const budget = isVerified ? 'known' : 'new';
  const { networkTexts, exchangeTexts } = limitRules(settings);
  const ofNetwork: LimitUse = [networkTexts(budget), clientNetwork(origin)];
  const ofExchange: LimitUse = [exchangeTexts, phoneExchange(destination)];
  const refund = await consumeLimits(limits, isVerified ? [ofNetwork] : [ofNetwork, ofExchange]);
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

/** Strangers need a proof for any number once their network or the whole shop sends far more than usual. */
export async function needsProofOfWork(
  context: AppContext,
  { isVerified, isFamiliar, origin }: SmsRecipient,
): Promise<boolean> {
  if (!isVerified) return true;
  if (isFamiliar) return false;
  const { texts, networkTexts } = limitRules(context.settings);
  const { burst } = splitTexts(texts('known'));
  if ((await context.limits.count(burst, 'all')) >= burst.points) return true;
  // Each one counts twice, so a network gets half of its texts without a proof.
  const free = { rule: networkTexts('known'), key: `free ${clientNetwork(origin)}`, points: 2 };
  return !(await tryConsume(context, free));
}
