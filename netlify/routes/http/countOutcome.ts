import type { Metrics } from '../../platform/metrics';
import type { AppContext } from '../../services/appContext';
import type { AppRequest } from './appEnv';

interface Answered {
  c: AppRequest;
  method: string;
  route: string;
}

type Count = (metrics: Metrics, c: AppRequest) => void;

/** The outcome label: the route's own outcome, the problem's code, or the label for success. */
const outcomeOf = (c: AppRequest, success: string): string => c.get('code') ?? c.get('outcome') ?? success;

const codeTo =
  (channel: 'email' | 'sms'): Count =>
  ({ codes }, c) =>
    c.res.ok && codes.inc({ channel });
const webhookOf =
  (sender: string): Count =>
  ({ webhooksIn }, c) =>
    webhooksIn.inc({ sender, outcome: outcomeOf(c, 'taken') });

/** The calls that are counted as business metrics. */
const counted: Record<string, Count> = {
  'POST /v1/app/user/auth/email': codeTo('email'),
  'POST /v1/app/user/auth/phone': codeTo('sms'),
  'POST /v1/app/user/task-to-change-email': codeTo('email'),
  'POST /v1/app/user/task-to-change-phone': codeTo('sms'),
  'POST /v1/app/orders': ({ orders }, c) =>
    orders.inc({ outcome: outcomeOf(c, c.res.status === 201 ? 'placed' : 'repeated') }),
  'POST /v1/webhooks/dispensary/{providerId}': webhookOf('dispensary'),
  'POST /v1/webhooks/stripe': webhookOf('stripe'),
};

/** Counts the outcome of a request, such as a code sent, an order placed or a dispensary message. */
export function countOutcome({ metrics }: AppContext, { c, method, route }: Answered): void {
  counted[`${method} ${route}`]?.(metrics, c);
}
