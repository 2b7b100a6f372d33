import type { AppContext } from '../appContext';
import { originRules } from '../auth/codeLimits';
import type { Destination } from '../auth/destination';
import { findUser } from './findUser';

/** Throws a 429 for too many lookups. */
export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.take(originRules(context.settings).lookups, origin);
  return (await findUser(context.database, destination)) === null;
}
