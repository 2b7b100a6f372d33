import { changeCosts, limitRules, type ChangeKind } from '../../platform/limitRules';
import type { AppContext } from '../context/appContext';

type Context = Pick<AppContext, 'limits' | 'settings'>;

/** Throws a 429 if the account has changed too much in this hour. */
export const consumeChange = async ({ limits, settings }: Context, kind: ChangeKind, userId: string): Promise<void> =>
  void (await limits.consume(limitRules(settings).changes(kind), userId, changeCosts[kind]));
