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
import { problemText } from '../problemText';
import type { ServicePart } from './serviceParts';

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

/** The tax rate is a fraction, which people write as a percentage. */
const percentOf = (name: string) => (name === 'taxRate' ? 100 : 1);
const shown = (name: string, value: number) => String(Number((value * percentOf(name)).toFixed(3)));
/** An empty field is no number, which is refused, and not zero. */
const read = (name: string, typed: string) =>
  typed.trim() === '' ? Number.NaN : Number((Number(typed) / percentOf(name)).toFixed(5));

/** Minimum, fee, tax, limits, phone and the place where orders are picked up. */
export function TermsCard({ of, service, onChange }: ServicePart) {
  const [numbers, setNumbers] = useState(() => numberFields.map(([name]) => shown(name, service[name])));
  const [phone, setPhone] = useState(service.phone ?? '');
  const [address, setAddress] = useState(() => addressFields.map(([name]) => service.pickupAddress?.[name] ?? ''));
  const saving = useSubmit(async () => {
    const figures = Object.fromEntries(numberFields.map(([name], index) => [name, read(name, numbers[index]!)]));
    const place = Object.fromEntries(addressFields.map(([name], index) => [name, address[index]!.trim()]));
    const change = {
      ...figures,
      phone: phone.replace(/\D/g, '') || null,
      // A street means that orders can be picked up there.
      pickupAddress: address[0]!.trim() ? { addressTwo: service.pickupAddress?.addressTwo ?? '', ...place } : null,
    } as ServiceChange;
    await changeService(of, change);
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
        {saving.error && <Notice tone="error">{problemText(saving.error)}</Notice>}
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
