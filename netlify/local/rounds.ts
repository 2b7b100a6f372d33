import type { AppContext } from '../services/appContext';
import { runOutgoing } from '../services/outgoing/runOutgoing';
import { runUpkeep } from '../services/upkeep/runUpkeep';

const messageRound = 5_000;
const upkeepRound = 3_600_000;

/** Does the work now and then again and again, one round at a time; gives the way to stop, which waits for a running round. */
function repeat(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const start = () => {
    round ??= work().finally(() => (round = null));
  };
  start();
  const timer = setInterval(start, milliseconds);
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** The background work of a server that runs on: what scheduled functions do where the shop is deployed. */
export function startRounds(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const stops = [
    repeat(messageRound, () => runOutgoing(context, stopping.signal)),
    repeat(upkeepRound, () => runUpkeep(context)),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
