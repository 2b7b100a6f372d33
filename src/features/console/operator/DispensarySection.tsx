import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { createProvider } from '../../../data/staff/serviceCalls';
import { taxPercent, taxRateOf } from '../../../domain/staff/serviceNumbers';
import type { WebhookSecret } from '../../../domain/staff/onboardingSchema';
import { formatNumberRefusal, readNumber } from '../../../domain/text/typedNumber';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Notice } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media, space } from '../../../ui/theme/tokens';
import { fieldError } from '../fieldError';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import { SecretNotice } from './SecretNotice';
import { WebhookCard } from './WebhookCard';

interface DispensarySectionProps {
  providerId: string;
  /** Chooses the new dispensary, so that the other sections are about it. */
  onCreate: (providerId: string) => void;
}

export function DispensarySection({ providerId, onCreate }: DispensarySectionProps) {
  return (
    <Columns>
      <NewDispensary onCreate={onCreate} />
      {providerId && <WebhookCard key={providerId} providerId={providerId} />}
    </Columns>
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

/** 'Linden & Sons, Pasadena' → 'linden-sons-pasadena'. */
const suggestId = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

function missingFields({ name, providerId, licence }: typeof emptyForm, tax: string): string | null {
  const values = { name, id: providerId, 'license number': licence, tax };
  const missing = Object.entries(values).flatMap(([label, value]) => (value.trim() ? [] : [label]));
  return missing.length ? `Still missing: ${missing.join(', ')}.` : null;
}

function NewDispensary({ onCreate }: Pick<DispensarySectionProps, 'onCreate'>) {
  const client = useQueryClient();
  const [form, setForm] = useState(emptyForm);
  const [tax, setTax] = useState('');
  const [zone, setZone] = useState('');
  const [createdSecret, setCreatedSecret] = useState<WebhookSecret | null>(null);
  const [taxRefusal, setTaxRefusal] = useState<string | null>(null);
  const creating = useSubmit(async (taxRate: number) => {
    const created = await createProvider(staffToken() ?? '', { ...form, taxRate, zone });
    setCreatedSecret(created);
    setForm(emptyForm);
    setTax('');
    setZone('');
    await client.invalidateQueries({ queryKey: ['staff', 'self'] });
    onCreate(created.providerId);
  });
  const change = (name: Field, value: string) =>
    setForm({
      ...form,
      [name]: value,
      ...(name === 'name' && form.providerId === suggestId(form.name) && { providerId: suggestId(value) }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readNumber(tax, taxPercent);
    if ('expected' in read) setTaxRefusal(formatNumberRefusal(read, tax));
    else void creating.submit(taxRateOf(read.value));
  };
  const errorOf = (name: string) => fieldError(creating.error, name);
  const zoneErrors = (creating.error?.problem.errors ?? [])
    .filter(({ path }) => path.startsWith('zone'))
    .map(({ path, message }) => `${path.replace('zone line', 'Line')}: ${message}.`);
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Add a dispensary
        </Heading>
        <Paragraph tone="muted">
          Hours, prices and products follow in the other sections. Without hours it takes no orders.
        </Paragraph>
        {createdSecret && <CreatedNotice secret={createdSecret} />}
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            value={form[name]}
            onChange={(event) => change(name, event.target.value)}
            error={errorOf(name)}
          />
        ))}
        <TextField
          label="Tax, %"
          inputMode="decimal"
          value={tax}
          onChange={(event) => {
            setTax(event.target.value);
            setTaxRefusal(null);
          }}
          error={taxRefusal ?? errorOf('taxRate')}
        />
        <TextArea
          label="Delivery zone"
          hint="ZIP codes, pasted"
          rows={4}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          error={zoneErrors.join(' ')}
        />
        {creating.error && <Notice tone="error">{formatApiError(creating.error)}</Notice>}
        <SubmitButton isBusy={creating.isPending} missing={missingFields(form, tax)}>
          Create
        </SubmitButton>
      </Stack>
    </Card>
  );
}

const CreatedNotice = ({ secret }: { secret: WebhookSecret }) => (
  <>
    <SecretNotice secret={secret} />
    <Paragraph size="small">
      Next: <a href="#service">hours and terms</a>, <a href="#stock">products</a>, <a href="#people">people</a>.
    </Paragraph>
  </>
);

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
