import { styled } from 'styled-components';
import type { WebhookSecret } from '../../../domain/staff/onboardingSchema';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { Notice } from '../../../ui/feedback/Notice';
import { color, radius, space } from '../../../ui/theme/tokens';
import { CopyButton } from '../CopyButton';

/** Names the time zone, because an operator may be in another one than the dispensary. */
export const formatSecretEnd = (instant: string): string =>
  dateFormatter('en-US', { dateStyle: 'medium', timeStyle: 'long' }).format(new Date(instant));

export function SecretNotice({ secret }: { secret: WebhookSecret }) {
  return (
    <Notice
      tone="success"
      title={`The webhook secret of ${secret.providerId}. It is shown only now.`}
      action={<CopyButton text={secret.webhookSecret} label="Copy" />}
    >
      <Code>{secret.webhookSecret}</Code>
      {secret.previousSecretUntil && `The one before is accepted until ${formatSecretEnd(secret.previousSecretUntil)}.`}
    </Notice>
  );
}

const Code = styled.code`
  display: block;
  margin-block: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  background: ${color.raised};
`;
