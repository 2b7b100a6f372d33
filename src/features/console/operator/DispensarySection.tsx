import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { changeWebhook, createProvider, rotateSecret, webhookQuery } from '../../../data/staff/serviceCalls';
import type { WebhookSecret } from '../../../domain/staff/onboardingSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';
import { color, media, radius, space } from '../../../ui/theme/tokens';
import { CopyButton } from '../CopyButton';
import { formatApiError } from '../formatApiError';

export function DispensarySection({ providerId }: { providerId: string }) {
  return (
    <Columns>
      <NewDispensary />
      {providerId && <WebhookCard key={providerId} providerId={providerId} />}
    </Columns>
  );
}

function SecretNotice({ secret }: { secret: WebhookSecret }) {
  return (
    <Notice
      tone="success"
      title={`The webhook secret of ${secret.providerId}. It is shown only now.`}
      action={<CopyButton text={secret.webhookSecret} label="Copy" />}
    >
      <Code>{secret.webhookSecret}</Code>
      {secret.previousSecretUntil &&
        `The one before is accepted until ${new Date(secret.previousSecretUntil).toLocaleString('en-US')}.`}
    </Notice>
  );
}

const fields = [
  ['name', 'Name'],
  ['providerId', 'Id, such as juniper-delivery'],
  ['licence', 'License number'],
  ['timezone', 'Time zone'],
] as const;
type Field = (typeof fields)[number][0];
const emptyForm: Record<Field, string> = { name: '', providerId: '', licence: '', timezone: 'America/Los_Angeles' };

function NewDispensary() {
  const client = useQueryClient();
  const [form, setForm] = useState(emptyForm);
  const [tax, setTax] = useState('');
  const [zone, setZone] = useState('');
  const [createdSecret, setCreatedSecret] = useState<WebhookSecret | null>(null);
  const creating = useSubmit(async () => {
    setCreatedSecret(await createProvider(staffToken() ?? '', { ...form, taxRate: Number(tax) / 100, zone }));
    setForm(emptyForm);
    setZone('');
    await client.invalidateQueries({ queryKey: ['staff', 'self'] });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void creating.submit(undefined);
  };
  const fieldError = (name: string) => creating.error?.problem.errors?.find(({ path }) => path === name)?.message;
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Add a dispensary
        </Heading>
        <Text tone="muted">
          Hours, prices and products follow in the other sections. Without hours it takes no orders.
        </Text>
        {createdSecret && <SecretNotice secret={createdSecret} />}
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            error={fieldError(name)}
          />
        ))}
        <TextField
          label="Tax, %"
          inputMode="decimal"
          value={tax}
          onChange={(event) => setTax(event.target.value)}
          error={fieldError('taxRate')}
        />
        <TextArea
          label="Delivery zone"
          hint="ZIP codes, pasted"
          rows={4}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          error={fieldError('zone')}
        />
        {creating.error && <Notice tone="error">{formatApiError(creating.error)}</Notice>}
        <div>
          <Button
            type="submit"
            isBusy={creating.isPending}
            disabled={!form.name.trim() || !form.providerId.trim() || !tax.trim()}
          >
            Create
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function WebhookCard({ providerId }: { providerId: string }) {
  const scope = { token: staffToken() ?? '', providerId };
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(webhookQuery(scope));
  const [url, setUrl] = useState<string | null>(null);
  const [secret, setSecret] = useState<WebhookSecret | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: ['staff', 'webhook', providerId] });
  const saving = useSubmit(async () => {
    await changeWebhook(scope, url?.trim() || null);
    await reload();
  });
  const rotating = useSubmit(async () => {
    setSecret(await rotateSecret(scope));
    await reload();
  });
  const saveError = saving.error ?? rotating.error;
  // A new secret is shown only once, so keep it if the next reload fails.
  if (error && !data)
    return (
      <RetryNotice retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {formatApiError(error)}
      </RetryNotice>
    );
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={3} size="sub">
          Connection of {providerId}
        </Heading>
        <Text tone="muted">
          Orders are sent, signed, to this address. The dispensary sends its own messages to {data?.path ?? '…'}
        </Text>
        <TextField
          label="Webhook address"
          type="url"
          value={url ?? data?.webhookUrl ?? ''}
          onChange={(event) => setUrl(event.target.value)}
        />
        {secret && <SecretNotice secret={secret} />}
        {saveError && <Notice tone="error">{formatApiError(saveError)}</Notice>}
        <Cluster>
          <Button isBusy={saving.isPending} disabled={url === null} onClick={() => void saving.submit(undefined)}>
            Save the address
          </Button>
          <Button variant="secondary" isBusy={rotating.isPending} onClick={() => void rotating.submit(undefined)}>
            New secret
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Code = styled.code`
  display: block;
  padding: ${space[2]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  background: ${color.raised};
`;
