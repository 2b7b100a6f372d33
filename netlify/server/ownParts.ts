import { deadLetterHandler } from './outgoing/deadLetters';
import type { LocalParts } from './localHandler';
import type { OpenLocal } from './openLocal';
import { operationsHandler, watchOperations } from './operations';
import { metricsHandler } from './status/metricsHandler';
import { readableOutbox } from './runLocal';

/** The parts of a local server besides the site and its editor. */
export const ownParts = (
  opened: OpenLocal,
): Pick<LocalParts, 'api' | 'gate' | 'outbox' | 'letters' | 'operations' | 'metrics'> => {
  const readStatus = watchOperations(opened);
  const { metrics, settings } = opened.context;
  return {
    api: opened.app.fetch,
    gate: opened.gate,
    outbox: readableOutbox(opened),
    letters: deadLetterHandler(opened.context),
    operations: operationsHandler(opened, readStatus),
    metrics: settings.metricsToken ? metricsHandler(settings.metricsToken, readStatus, metrics) : null,
  };
};
