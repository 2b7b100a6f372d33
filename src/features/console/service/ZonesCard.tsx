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
import { DraftStatus, outdatedReason } from './DraftStatus';
import type { ServiceCardProps } from './serviceCardProps';
import { useDraftVersion } from './useDraftVersion';
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

type DraftVersion = ReturnType<typeof useDraftVersion>;

function useZoneChange({ scope, onChange }: ServiceCardProps, { version, guard }: DraftVersion, onSaved: () => void) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const saving = useSubmit(async ({ text, isConfirmed }: { text: string; isConfirmed: boolean }) => {
    const send = (isDryRun: boolean) => guard(changeZones({ ...scope, version }, text, isDryRun));
    const preview = isConfirmed ? null : await send(true);
    const result = preview && needsConfirmation(preview) ? preview : await send(false);
    setOutcome({ text, result });
    if (!result.isSaved) return;
    onChange(result.service);
    onSaved();
  });
  return {
    ...saving,
    result: outcome?.result ?? null,
    submit: (text: string) => void saving.submit({ text, isConfirmed: false }),
    confirm: () => outcome && void saving.submit({ text: outcome.text, isConfirmed: true }),
    forget: () => setOutcome(null),
    reset: () => {
      setOutcome(null);
      saving.reset();
    },
  };
}

export function ZonesCard(props: ServiceCardProps) {
  const { scope, service } = props;
  /** Null while nothing is typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? service.postalCodes.join(' ');
  const base = useDraftVersion({ ...props, part: 'zones', hasDraft: draft !== null });
  const saving = useZoneChange(props, base, () => setDraft(null));
  const selected = new Set(parseZone(text).postalCodes);
  const change = (next: string) => {
    setDraft(next);
    saving.forget();
  };
  const missing = base.isOutdated ? outdatedReason : draft === null ? 'Nothing has changed.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) saving.submit(text);
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
        <DraftStatus base={base} what="the zone" onDiscard={() => setDraft(null)} onChoice={saving.reset}>
          <ZoneProgress saving={saving} />
        </DraftStatus>
        <SubmitButton isBusy={saving.isPending} missing={missing}>
          Save the zone
        </SubmitButton>
      </Stack>
    </Card>
  );
}

function ZoneProgress({ saving }: { saving: ReturnType<typeof useZoneChange> }) {
  if (saving.error) return <Notice tone="error">{formatApiError(saving.error)}</Notice>;
  return saving.result && <ZoneNotice result={saving.result} isBusy={saving.isPending} onConfirm={saving.confirm} />;
}

const List = styled.div`
  textarea {
    max-height: 260px;
    overflow-y: auto;
  }
`;
