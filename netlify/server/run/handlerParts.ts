import { deadLetterHandler } from '../outgoing/deadLetters';
import type { HandlerParts } from '../http/serverHandler';
import type { OpenedServer } from './openServer';
import { operationsHandler, watchOperations } from './operationsHandler';
import { metricsHandler } from '../status/metricsHandler';
import type { PrivateOptions } from '../private/privatePaths';

export const readableOutbox = ({ context: { settings, outbox } }: OpenedServer): PrivateOptions['outbox'] =>
  settings.smtp === null && settings.twilio === null ? outbox : null;

export const handlerParts = (
  opened: OpenedServer,
): Pick<HandlerParts, 'api' | 'gate' | 'outbox' | 'deadLetters' | 'operations' | 'metrics'> => {
  const readStatus = watchOperations(opened);
  const { metrics, settings } = opened.context;
  return {
    api: opened.app.fetch,
    gate: opened.gate,
    outbox: readableOutbox(opened),
    deadLetters: deadLetterHandler(opened.context),
    operations: operationsHandler(opened, readStatus),
    metrics: settings.metricsToken ? metricsHandler(settings.metricsToken, readStatus, metrics) : null,
  };
};
