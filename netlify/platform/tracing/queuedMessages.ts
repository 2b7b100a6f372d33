import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { currentSpan, inSpan, type SpanIds } from './spans';

/** The spans that queued messages, by message. Those of other processes, and older ones, are unknown here. */
const origins = new LRUCache<string, SpanIds>({ max: 5_000 });

/** The id of a new row, if its trace should be found when the message is sent. Otherwise the database makes the id. */
export function tracedMessage(): { id?: string } {
  const span = currentSpan();
  if (!span) return {};
  const id = randomUUID();
  origins.set(id, span.ids);
  return { id };
}

/** Runs an attempt to send a message in a span that links to the one that queued it. */
export const inMessage = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  inSpan(() => {
    const origin = origins.get(id);
    return { name: 'send message', attributes: { 'messaging.message.id': id }, links: origin ? [origin] : [] };
  }, work);
