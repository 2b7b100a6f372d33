import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { changeService } from '../../../data/staff/serviceCalls';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media, space } from '../../../ui/theme/tokens';
import { fieldError } from '../fieldError';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import type { ServiceCardProps } from './serviceCardProps';
import {
  addressFields,
  numberFields,
  readTerms,
  savedTerms,
  textFields,
  type TermName,
  type TermsDraft,
} from './termsForm';

export function TermsCard({ scope, service, onChange }: ServiceCardProps) {
  const [draft, setDraft] = useState<TermsDraft>({});
  const [isSaved, setSaved] = useState(false);
  /** Refusals appear once the form is submitted, not while a number is being typed. */
  const [refusals, setRefusals] = useState<ReturnType<typeof readTerms>['refusals']>({});
  const read = readTerms(service, draft);
  const isRefused = Object.keys(read.refusals).length > 0;
  const isChanged = isRefused || Object.keys(read.change).length > 0;
  const saving = useSubmit(async () => {
    onChange(await changeService(scope, read.change));
    setDraft({});
    setSaved(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusals(read.refusals);
    if (isChanged && !isRefused) void saving.submit(undefined);
  };
  const terms = { ...savedTerms(service), ...draft };
  const fieldProps = (name: TermName, path: string = name) => ({
    value: terms[name],
    error: refusals[name] ?? fieldError(saving.error, path),
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setRefusals({ ...refusals, [name]: undefined });
      setSaved(false);
    },
  });
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Terms
        </Heading>
        <Fields>
          {textFields.map(([name, label]) => (
            <TextField key={name} label={label} {...fieldProps(name)} />
          ))}
          {numberFields.map(([name, label]) => (
            <TextField key={name} label={label} inputMode="decimal" {...fieldProps(name)} />
          ))}
          <TextField label="Phone for customers" type="tel" {...fieldProps('phone')} />
        </Fields>
        <Heading level={4} size="small">
          Pickup address
        </Heading>
        <Paragraph size="small" tone="muted">
          With a street and pickup hours, shoppers nearby can pick up. Without a street, they cannot.
        </Paragraph>
        <Fields>
          {addressFields.map(([name, label]) => (
            <TextField key={name} label={label} {...fieldProps(name, `pickupAddress.${name}`)} />
          ))}
        </Fields>
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        {isSaved && <Notice tone="success">Saved. Orders that were placed keep their terms.</Notice>}
        <SubmitButton isBusy={saving.isPending} missing={isChanged ? null : 'Nothing has changed.'}>
          Save
        </SubmitButton>
      </Stack>
    </Card>
  );
}

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
