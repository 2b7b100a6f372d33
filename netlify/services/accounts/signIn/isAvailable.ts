import type { AppContext } from '../../context/appContext';
import type { Destination } from '../../people/destination';
import { findUser } from '../../people/findUser';
import { originRules } from '../codes/codeLimits';

export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.consume(originRules(context.settings).lookups, origin);
  return (await findUser(context.database, destination)) === null;
}
