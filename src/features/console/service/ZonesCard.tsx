import { useState, type FormEvent } from 'react';
import { changeZones } from '../../../data/staff/serviceCalls';
import type { ZonesResult } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/fields/TextArea';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { formatApiError } from '../formatApiError';
import { ZoneMap } from './ZoneMap';
import type { ServiceCardProps } from './serviceCardProps';

export function ZonesCard({ scope, service: { postalCodes }, onChange }: ServiceCardProps) {
  const [text, setText] = useState(postalCodes.join(' '));
  const [result, setResult] = useState<ZonesResult | null>(null);
  const saving = useSubmit(async () => {
    const saved = await changeZones(scope, text);
    setResult(saved);
    if (saved.isSaved) onChange();
  });
  const selected = new Set(text.match(/\b\d{5}\b/g));
  const toggle = (codes: string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const code of codes) {
      if (isSelected) next.add(code);
      else next.delete(code);
    }
    setText([...next].sort().join(' '));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.submit(undefined);
  };
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Delivery zone
        </Heading>
        <TextArea
          label={`${selected.size} ZIP codes`}
          hint="Separated by spaces, commas or lines. The list replaces the zone."
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ZoneMap scope={scope} selected={selected} onToggle={toggle} />
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        {result && result.errors.length > 0 && (
          <Notice tone="error" title="Nothing was changed">
            {result.errors.map(({ line, message }) => (
              <div key={`${line} ${message}`}>
                Line {line}: {message}
              </div>
            ))}
          </Notice>
        )}
        <div>
          <Button type="submit" isBusy={saving.isPending}>
            Save the zone
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
