import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeWebhook, rotateSecret, webhookQuery } from '../../../data/staff/serviceCalls';
import type { WebhookSecret, WebhookSettings } from '../../../domain/staff/onboardingSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { fieldError } from '../fieldError';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import { formatSecretEnd, SecretNotice } from './SecretNotice';
import { QueryFailure } from '../QueryFailure';

export function WebhookCard({ providerId }: { providerId: string }) {
  const scope = { token: staffToken() ?? '', providerId };
  const client = useQueryClient();
  const query = useQuery(webhookQuery(scope));
  const { data, error } = query;
  const [url, setUrl] = useState<string | null>(null);
  const [secret, setSecret] = useState<WebhookSecret | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: ['staff', 'webhook', providerId] });
  const saving = useSubmit(async () => {
    await changeWebhook(scope, url?.trim() || null);
    await reload();
  });
  const [isRotating, setRotating] = useState(false);
  const rotating = useSubmit(async (keepPrevious: boolean) => {
    setSecret(await rotateSecret(scope, keepPrevious));
    setRotating(false);
    await reload();
  });
  // A new secret is shown only once, so keep it if the next reload fails.
  if (error && !data) return <QueryFailure query={query} />;
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={3} size="sub">
          Connection of {providerId}
        </Heading>
        <Paragraph tone="muted">
          Orders are sent, signed, to this address. The dispensary sends its own messages to {data?.path ?? '…'}
        </Paragraph>
        <TextField
          label="Webhook address"
          type="url"
          value={url ?? data?.webhookUrl ?? ''}
          onChange={(event) => setUrl(event.target.value)}
          error={fieldError(saving.error, 'webhookUrl')}
        />
        {secret && <SecretNotice secret={secret} />}
        {data?.previousSecretUntil && !secret && (
          <Paragraph size="small" tone="muted">
            The secret before the current one is accepted until {formatSecretEnd(data.previousSecretUntil)}.
          </Paragraph>
        )}
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        <Cluster>
          <SubmitButton
            isBusy={saving.isPending}
            missing={url === null ? 'The address has not changed.' : null}
            onClick={() => void saving.submit(undefined)}
          >
            Save the address
          </SubmitButton>
          <Button variant="secondary" onClick={() => setRotating(true)}>
            New secret…
          </Button>
        </Cluster>
      </Stack>
      {isRotating && (
        <RotateDialog
          previousUntil={data?.previousSecretUntil ?? null}
          isBusy={rotating.isPending}
          error={rotating.error && formatApiError(rotating.error)}
          onClose={() => setRotating(false)}
          onRotate={(keepPrevious) => void rotating.submit(keepPrevious)}
        />
      )}
    </Card>
  );
}

interface RotateDialogProps {
  previousUntil: WebhookSettings['previousSecretUntil'];
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onRotate: (keepPrevious: boolean) => void;
}

/** Asks first, because a second rotation ends the secret that the dispensary may still use. */
function RotateDialog({ previousUntil, isBusy, error, onClose, onRotate }: RotateDialogProps) {
  const [hasLeaked, setLeaked] = useState(false);
  return (
    <Modal
      isOpen
      title="Replace the secret?"
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button isWide isBusy={isBusy} onClick={() => onRotate(!hasLeaked)}>
          {hasLeaked ? 'Replace it and end the current one now' : 'Replace it'}
        </Button>
      }
    >
      <Stack $gap={4}>
        {previousUntil && (
          <Notice tone="warning" title="A secret is being replaced already">
            The one before the current one is accepted until {formatSecretEnd(previousUntil)}. Replacing the current one
            too ends it now.
          </Notice>
        )}
        <Paragraph>
          The new secret is shown once. The current one is accepted for another day, so that the dispensary can change
          over.
        </Paragraph>
        <CheckboxField
          label="The current secret has leaked: end it at once"
          checked={hasLeaked}
          onChange={(event) => setLeaked(event.target.checked)}
        />
        {error && <Notice tone="error">{error}</Notice>}
      </Stack>
    </Modal>
  );
}
