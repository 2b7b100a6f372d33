import { limitRules } from '../../platform/limitRules';
import type { AppContext } from '../context/appContext';

/** A hosted maps service charges per request. The gazetteer has no limit. */
export async function consumeMapLimit(
  { maps, limits, settings }: AppContext,
  kind: 'suggestions' | 'places',
  origin: string,
): Promise<void> {
  if (maps.isMetered) await limits.consume(limitRules(settings).requests(kind), origin);
}
