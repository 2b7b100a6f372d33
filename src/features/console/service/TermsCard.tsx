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
import { DraftStatus, outdatedReason } from './DraftStatus';
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
import { useDraftVersion } from './useDraftVersion';

export function TermsCard(props: ServiceCardProps) {
  const { scope, service, onChange } = props;
  const [draft, setDraft] = useState<TermsDraft>({});
  const base = useDraftVersion({ ...props, part: 'terms', hasDraft: Object.keys(draft).length > 0 });
  const [isSaved, setSaved] = useState(false);
  /** Refusals appear once the form is submitted, not while a number is being typed. */
  const [refusals, setRefusals] = useState<ReturnType<typeof readTerms>['refusals']>({});
  const read = readTerms(service, draft);
  const isRefused = Object.keys(read.refusals).length > 0;
  const isChanged = isRefused || Object.keys(read.change).length > 0;
  const saving = useSubmit(async () => {
    onChange(await base.guard(changeService({ ...scope, version: base.version }, read.change)));
    setDraft({});
    setSaved(true);
  });
  const missing = base.isOutdated ? outdatedReason : isChanged ? null : 'Nothing has changed.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusals(read.refusals);
    if (isChanged && !isRefused && !base.isOutdated) void saving.submit(undefined);
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
        <DraftStatus base={base} what="the terms" onDiscard={() => setDraft({})} onChoice={saving.reset}>
          {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        </DraftStatus>
        {isSaved && <Notice tone="success">Saved. Orders that were placed keep their terms.</Notice>}
        <SubmitButton isBusy={saving.isPending} missing={missing}>
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
