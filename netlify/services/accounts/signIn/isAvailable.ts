import type { AppContext } from '../../context/appContext';
import type { Destination } from '../../people/destination';
import { findUser } from '../../people/findUser';
import { limitRules } from '../../../platform/limitRules';

export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.consume(limitRules(context.settings).requests('lookups'), origin);
  return (await findUser(context.database, destination)) === null;
}
