import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../domain/text/formatCount';
import { changeZones } from '../../../data/staff/serviceCalls';
import { changeZoneText, parseZone } from '../../../domain/staff/parseZone';
import type { ZonesResult } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Notice } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/fields/TextArea';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import type { ServiceCardProps } from './serviceCardProps';
import { ZoneMap } from './ZoneMap';
import { ZoneNotice } from './ZoneNotice';

interface Outcome {
  /** The list that was checked or saved. */
  text: string;
  result: ZonesResult;
}

/** New ZIP codes are saved at once. A list that removes codes or contains unknown ones must be confirmed. */
const needsConfirmation = ({ errors, removed, unknown }: ZonesResult) =>
  errors.length + removed.length + unknown.length;

function useZoneChange({ scope, service, onChange }: ServiceCardProps, onSaved: () => void) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const saving = useSubmit(async ({ text, isConfirmed }: { text: string; isConfirmed: boolean }) => {
    const preview = isConfirmed ? null : await changeZones(scope, text, true);
    const result = preview && needsConfirmation(preview) ? preview : await changeZones(scope, text, false);
    setOutcome({ text, result });
    if (!result.isSaved) return;
    onChange({ ...service, postalCodes: result.postalCodes });
    onSaved();
  });
  return {
    ...saving,
    result: outcome?.result ?? null,
    submit: (text: string) => void saving.submit({ text, isConfirmed: false }),
    confirm: () => outcome && void saving.submit({ text: outcome.text, isConfirmed: true }),
    forget: () => setOutcome(null),
  };
}

export function ZonesCard(props: ServiceCardProps) {
  const { scope, service } = props;
  /** Null while nothing is typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? service.postalCodes.join(' ');
  const saving = useZoneChange(props, () => setDraft(null));
  const selected = new Set(parseZone(text).postalCodes);
  const change = (next: string) => {
    setDraft(next);
    saving.forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.submit(text);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Delivery zone
        </Heading>
        <List>
          <TextArea
            label={formatCount(selected.size, 'ZIP code')}
            hint="Separated by spaces, commas or lines. The list replaces the zone."
            rows={6}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </List>
        <ZoneMap
          scope={scope}
          service={service}
          selected={selected}
          onToggle={(codes, isSelected) => change(changeZoneText(text, codes, isSelected))}
        />
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        {saving.result && <ZoneNotice result={saving.result} isBusy={saving.isPending} onConfirm={saving.confirm} />}
        <SubmitButton isBusy={saving.isPending} missing={draft === null ? 'Nothing has changed.' : null}>
          Save the zone
        </SubmitButton>
      </Stack>
    </Card>
  );
}

const List = styled.div`
  textarea {
    max-height: 260px;
    overflow-y: auto;
  }
`;
