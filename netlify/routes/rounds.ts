import { createContext, type ContextParts } from '../services/appContext';
import { runOutgoing } from '../services/outgoing/runOutgoing';
import { runUpkeep } from '../services/upkeep/runUpkeep';

/** The background work of a deployed shop, a round a call; what calls it is a clock and reads no answer. */
export function openRounds(parts: ContextParts) {
  const context = createContext(parts);
  return {
    runOutgoing: async (): Promise<void> => void (await runOutgoing(context)),
    runUpkeep: (): Promise<void> => runUpkeep(context),
  };
}
