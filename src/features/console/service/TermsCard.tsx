import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { changeService } from '../../../data/staff/serviceCalls';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';
import { media, space } from '../../../ui/theme/tokens';
import { fieldError } from '../fieldError';
import { formatApiError } from '../formatApiError';
import type { ServiceCardProps } from './serviceCardProps';
import {
  addressFields,
  numberFields,
  savedTerms,
  termsChange,
  textFields,
  type TermName,
  type TermsDraft,
} from './termsForm';

export function TermsCard({ scope, service, onChange }: ServiceCardProps) {
  const [draft, setDraft] = useState<TermsDraft>({});
  const [isSaved, setSaved] = useState(false);
  const change = termsChange(service, draft);
  const isChanged = Object.keys(change).length > 0;
  const saving = useSubmit(async () => {
    onChange(await changeService(scope, change));
    setDraft({});
    setSaved(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void saving.submit(undefined);
  };
  const terms = { ...savedTerms(service), ...draft };
  const fieldProps = (name: TermName, path: string = name) => ({
    value: terms[name],
    error: fieldError(saving.error, path),
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
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
        <Text size="small" tone="muted">
          With a street and pickup hours, shoppers nearby can pick up. Without a street, they cannot.
        </Text>
        <Fields>
          {addressFields.map(([name, label]) => (
            <TextField key={name} label={label} {...fieldProps(name, `pickupAddress.${name}`)} />
          ))}
        </Fields>
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        {isSaved && <Notice tone="success">Saved. Orders that were placed keep their terms.</Notice>}
        <div>
          <Button type="submit" isBusy={saving.isPending} disabled={!isChanged}>
            Save
          </Button>
        </div>
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
