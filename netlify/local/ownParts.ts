import { deadLetterHandler } from './deadLetters';
import type { LocalParts } from './localHandler';
import type { OpenLocal } from './openLocal';
import { operationsHandler } from './operations';
import { readableOutbox } from './runLocal';

/** The parts of a local server besides the site and its editor. */
export const ownParts = (
  opened: OpenLocal,
): Pick<LocalParts, 'api' | 'gate' | 'outbox' | 'letters' | 'operations'> => ({
  api: opened.app.fetch,
  gate: opened.gate,
  outbox: readableOutbox(opened),
  letters: deadLetterHandler(opened.context),
  operations: operationsHandler(opened),
});
