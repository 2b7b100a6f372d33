import type { AppContext } from '../appContext';
import { originRules } from '../auth/codeLimits';
import type { Destination } from '../auth/destination';
import { findUser } from './findUser';

/** Whether no account has this destination yet (S5-06); who asks too often gets a 429 (D-21). */
export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.take(originRules(context.settings).lookups, origin);
  return (await findUser(context.database, destination)) === null;
}
