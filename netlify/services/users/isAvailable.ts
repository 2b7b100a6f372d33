import type { AppContext } from '../appContext';
import { originRules } from '../auth/codeLimits';
import type { Destination } from '../auth/destination';
import { findUser } from './findUser';

/** True when no account has this destination yet. Throws a 429 for too many lookups. */
export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.consume(originRules(context.settings).lookups, origin);
  return (await findUser(context.database, destination)) === null;
}
