import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { sendingFailed } from '../../people/authErrors';
import type { Destination } from '../../people/destination';

type Channel = Destination['channel'];

const canSend = ({ settings, outbox }: Pick<AppContext, 'settings' | 'outbox'>, channel: Channel): boolean =>
  outbox !== null || (channel === 'email' ? settings.smtp : settings.twilio) !== null;

/** Throws before anything is counted or stored if no sender is configured for the channel. */
export function requireSender(context: Pick<AppContext, 'settings' | 'outbox'>, channel: Channel): void {
  if (canSend(context, channel)) return;
  if (channel === 'email' || !canSend(context, 'email')) throw sendingFailed();
  throw new ServiceError({
    code: 'sms_unavailable',
    detail: 'Text messages aren’t available at the moment. Please use your email instead.',
  });
}
