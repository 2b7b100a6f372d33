import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { changeService } from '../../../data/staff/serviceCalls';
import type { ServiceChange } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { media, space } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';
import type { ServiceCardProps } from './serviceCardProps';

const numberFields = [
  ['deliveryTotalMinimum', 'Minimum for delivery, $'],
  ['deliveryFee', 'Delivery fee, $'],
  ['pickupTotalMinimum', 'Minimum for pickup, $'],
  ['taxRate', 'Tax, %'],
  ['purchaseLimitGrams', 'THC in an order and a day, g'],
  ['purchaseLimitOilGrams', 'Concentrate in an order and a day, g'],
  ['slotCapacity', 'Orders in one window'],
  ['deliveryAllowedDaysInAdvance', 'Days that can be chosen'],
  ['deliveryMinimumDaysInAdvance', 'Days in advance'],
] as const;
const addressFields = [
  ['addressOne', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'ZIP code'],
] as const;

/** The tax rate is stored as a fraction and shown as a percentage. */
const displayFactor = (name: string) => (name === 'taxRate' ? 100 : 1);
const formatNumber = (name: string, value: number) => String(Number((value * displayFactor(name)).toFixed(3)));
/** Returns NaN for an empty field, which the server rejects, because Number('') would be zero. */
const parseNumber = (name: string, text: string) =>
  text.trim() === '' ? Number.NaN : Number((Number(text) / displayFactor(name)).toFixed(5));

export function TermsCard({ scope, service, onChange }: ServiceCardProps) {
  const [numbers, setNumbers] = useState(() => numberFields.map(([name]) => formatNumber(name, service[name])));
  const [phone, setPhone] = useState(service.phone ?? '');
  const [address, setAddress] = useState(() => addressFields.map(([name]) => service.pickupAddress?.[name] ?? ''));
  const saving = useSubmit(async () => {
    const numberChanges = Object.fromEntries(
      numberFields.map(([name], index) => [name, parseNumber(name, numbers[index]!)]),
    );
    const addressChanges = Object.fromEntries(addressFields.map(([name], index) => [name, address[index]!.trim()]));
    const change = {
      ...numberChanges,
      phone: phone.replace(/\D/g, '') || null,
      // Without a street, there is no pickup.
      pickupAddress: address[0]!.trim()
        ? { addressTwo: service.pickupAddress?.addressTwo ?? '', ...addressChanges }
        : null,
    } as ServiceChange;
    await changeService(scope, change);
    onChange();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.submit(undefined);
  };
  const replace = (list: string[], index: number, value: string) =>
    list.map((each, position) => (position === index ? value : each));
  const faults = saving.error?.problem.errors ?? [];
  return (
    <Card>
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <Heading level={3} size="sub">
          Terms
        </Heading>
        <Fields>
          {numberFields.map(([name, label], index) => (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              value={numbers[index]}
              onChange={(event) => setNumbers(replace(numbers, index, event.target.value))}
              error={faults.find(({ path }) => path === name)?.message}
            />
          ))}
          <TextField
            label="Phone for customers"
            type="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            error={faults.find(({ path }) => path === 'phone')?.message}
          />
        </Fields>
        <Heading level={4} size="small">
          Pickup address
        </Heading>
        <Fields>
          {addressFields.map(([name, label], index) => (
            <TextField
              key={name}
              label={label}
              value={address[index]}
              onChange={(event) => setAddress(replace(address, index, event.target.value))}
              error={faults.find(({ path }) => path === `pickupAddress.${name}`)?.message}
            />
          ))}
        </Fields>
        {saving.error && <Notice tone="error">{formatApiError(saving.error)}</Notice>}
        <div>
          <Button type="submit" isBusy={saving.isPending}>
            Save
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const Fields = styled.div`
  display: grid;
  align-items: end;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
