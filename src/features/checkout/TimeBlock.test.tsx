import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { DeliverySlot } from '../../domain/delivery/deliverySlots';
import { TimeBlock } from './TimeBlock';

const hour = 3_600_000;
const slotAt = (start: string, isFull = false): DeliverySlot => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + hour).toISOString(),
  isFull,
});

// Tuesday morning in Los Angeles.
const now = new Date('2026-11-03T18:00:00Z');
const today = [slotAt('2026-11-03T22:00:00Z'), slotAt('2026-11-03T23:00:00Z', true)];
const tomorrow = [slotAt('2026-11-04T22:00:00Z', true), slotAt('2026-11-04T23:00:00Z')];
const thursday = [slotAt('2026-11-05T22:00:00Z')];

let chosen: string | null = null;

function Chosen({ slots }: { slots: DeliverySlot[] }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (start: string) => {
    chosen = start;
    setValue(start);
  };
  return (
    <TimeBlock number={4} slots={slots} timezone="America/Los_Angeles" now={now} value={value} onChange={choose} />
  );
}

const windows = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('name') === 'slot')
    .map((radio) =>
      document.getElementById(radio.getAttribute('aria-labelledby')!)!.textContent!.replace(/\u202f/g, ' '),
    );

describe('S2-73 the delivery time', () => {
  test('S5-18 today’s windows are labelled in the dispensary’s hours', async () => {
    const { user } = renderInLocale(<Chosen slots={today} />);
    expect(windows()).toEqual(['Today: 2:00 PM – 3:00 PM', 'Today: 3:00 PM – 4:00 PM']);
    await user.click(screen.getByRole('radio', { name: /^Today: 2:00/ }));
    expect(chosen).toBe('2026-11-03T22:00:00.000Z');
    expect(screen.getByRole('radio', { name: /^Today: 2:00/ })).toBeChecked();
  });

  test('D-18 a full window cannot be chosen, and says why', () => {
    const { t } = renderInLocale(<Chosen slots={today} />);
    const full = screen.getByRole('radio', { name: /^Today: 3:00/ });
    expect(full).toBeDisabled();
    expect(full).toHaveAccessibleDescription(t('checkout.time.full'));
  });

  test('S5-17 another day shows its own windows, and takes the first that is free', async () => {
    const { user } = renderInLocale(<Chosen slots={[...today, ...tomorrow, ...thursday]} />);
    await user.click(screen.getByRole('radio', { name: 'Wednesday, November 4' }));
    expect(windows()).toEqual(['Tomorow: 2:00 PM – 3:00 PM', 'Tomorow: 3:00 PM – 4:00 PM']);
    expect(chosen).toBe('2026-11-04T23:00:00.000Z');
    await user.click(screen.getByRole('radio', { name: 'Thursday, November 5' }));
    expect(windows()).toEqual(['Thursday, November 5: 2:00 PM – 3:00 PM']);
  });

  test('one day alone is not offered as a choice', () => {
    renderInLocale(<Chosen slots={today} />);
    expect(screen.queryByRole('radio', { name: 'Tuesday, November 3' })).toBeNull();
  });

  test('where no window is open, that is said', () => {
    const { t } = renderInLocale(<Chosen slots={[]} />);
    expect(screen.getByText(t('checkout.time.none'))).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
