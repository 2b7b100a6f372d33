import type { Metrics } from '../../platform/metrics';
import type { AppContext } from '../../services/context/appContext';
import type { AppRequest } from './appEnv';

interface CompletedCall {
  c: AppRequest;
  method: string;
  route: string;
}

type OutcomeCounter = (metrics: Metrics, c: AppRequest) => void;

const readOutcome = (c: AppRequest, success: string): string => c.get('code') ?? c.get('outcome') ?? success;

const countCode =
  (channel: 'email' | 'sms'): OutcomeCounter =>
  ({ codes }, c) =>
    c.res.ok && codes.inc({ channel });
const countWebhook =
  (sender: string): OutcomeCounter =>
  ({ webhooksIn }, c) =>
    webhooksIn.inc({ sender, outcome: readOutcome(c, 'taken') });

const counters: Record<string, OutcomeCounter> = {
  'POST /v1/app/user/auth/email': countCode('email'),
  'POST /v1/app/user/auth/phone': countCode('sms'),
  'POST /v1/app/user/task-to-change-email': countCode('email'),
  'POST /v1/app/user/task-to-change-phone': countCode('sms'),
  'POST /v1/app/orders': ({ orders }, c) =>
    orders.inc({ outcome: readOutcome(c, c.res.status === 201 ? 'placed' : 'repeated') }),
  'POST /v1/webhooks/dispensary/{providerId}': countWebhook('dispensary'),
  'POST /v1/webhooks/stripe': countWebhook('stripe'),
};

export function countOutcome({ metrics }: AppContext, { c, method, route }: CompletedCall): void {
  counters[`${method} ${route}`]?.(metrics, c);
}
