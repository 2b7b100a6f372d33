import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { normalizedText } from '../../../tests/fixtures/normalizedText';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { weekdays } from '../../domain/time/weekdays';
import type { LocaleId } from '../../domain/region/locales';
import { usePanel } from '../../state/panels';
import { ProviderFacts } from './ProviderFacts';

const hours = { open: '10:00', close: '15:00', leadtime: 30, timeframe: 60 };
const everyDay = Object.fromEntries(weekdays.map((day) => [day, hours]));
const dispensary = (changes: Partial<DeliveryProvider> = {}) =>
  buildProvider({ deliveryTimes: everyDay, deliveryTotalMinimum: 40, purchaseLimitOilGrams: 8, ...changes });

/** A time of day on Tuesday, November 3, in Los Angeles. */
const clock = (time: string) => new Date(`2026-11-03T${time}:00-08:00`);

beforeEach(() => void vi.useFakeTimers({ now: clock('12:10') }));

interface Setup {
  provider?: DeliveryProvider;
  localeId?: LocaleId;
  isCompact?: boolean;
}

const renderProviderFacts = ({ provider = dispensary(), localeId, isCompact }: Setup = {}) =>
  renderInLocale(<ProviderFacts provider={provider} isCompact={isCompact} />, {
    localeId,
  });

const facts = () => screen.getAllByRole('term').map((term) => [...term.parentElement!.children].map(normalizedText));
/** Each timer renders and sets the next one, which may already be due. */
async function advance(minutes: number): Promise<void> {
  for (const each of [minutes * 60_000, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(each));
}
const factValue = (name: string) =>
  facts()
    .find(([term]) => term === name)!
    .slice(1);

describe('S1-13 the terms shown before anything is typed', () => {
  test('S5-10 S5-11 D-17 D-40 minimum, fee, hours, window, limit, ID, payment and seller', () => {
    renderProviderFacts();
    expect(facts()).toEqual([
      ['Minimum order', '$40 before taxes'],
      ['Delivery fee', '$5', 'No fee on orders above $50'],
      ['Delivery hours today', '10:00 AM – 3:00 PM'],
      ['Next delivery window', 'Today: 1:00 PM – 2:00 PM', 'All times are Pacific Time.'],
      ['Daily legal limit', '8 g of cannabis concentrate or 8 g of THC'],
      ['At the door', 'Valid government-issued photo ID, 21 or older'],
      ['Payment', 'To the driver, on delivery'],
      ['Sold by', 'Fernlight Delivery', 'License C9-0000001-LIC'],
    ]);
  });

  test.each<[LocaleId, string[]]>([
    ['en-US', ['Closed on Thursday, November 26, 2026 (Thanksgiving)', 'Thu, Dec 24, 2026: 10:00 AM – 12:00 PM']],
    ['fr-CA', ['Fermé le jeudi 26 novembre 2026 (Thanksgiving)', 'jeu. 24 déc. 2026 : de 10 h 00 à 12 h 00']],
  ])('S3-08 in %s, the hours end with the next dates that have others', (localeId, expected) => {
    const { t } = renderProviderFacts({
      localeId,
      provider: dispensary({
        exceptions: [
          { day: '2026-11-26', deliveryHours: null, pickupHours: hours, reason: 'Thanksgiving' },
          { day: '2026-12-24', deliveryHours: { ...hours, close: '12:00' }, pickupHours: null, reason: '' },
        ],
      }),
    });
    expect(factValue(t('facts.hours')).slice(1)).toEqual(expected);
  });

  test.each<[LocaleId, string, string]>([
    ['en-CA', '$5', '$50'],
    ['fr-CA', '5 $', '50 $'],
  ])('D-05 %s shows no free-delivery amount', (localeId, fee, limit) => {
    const { t, unmount } = renderProviderFacts({ localeId });
    expect(factValue(t('xpress.fee'))).toEqual([fee]);
    unmount();
    const { container } = renderProviderFacts({ localeId, isCompact: true });
    expect(container).not.toHaveTextContent(limit);
    expect(container).toHaveTextContent(fee);
  });

  test('with no delivery fee, no waiver is mentioned', () => {
    renderProviderFacts({ provider: dispensary({ deliveryFee: { amount: 0, currencyCode: 'USD' } }) });
    expect(factValue('Delivery fee')).toEqual(['$0']);
  });
});

describe('S5-15 as time passes', () => {
  test('the window moves on when it closes', async () => {
    renderProviderFacts();
    expect(factValue('Next delivery window')[0]).toBe('Today: 1:00 PM – 2:00 PM');
    await advance(21);
    expect(factValue('Next delivery window')[0]).toBe('Today: 2:00 PM – 3:00 PM');
  });

  test('D-18 a closed dispensary shows when it opens, until it does', async () => {
    vi.setSystemTime(clock('03:00'));
    renderProviderFacts();
    expect(factValue('Delivery hours today')).toEqual(['10:00 AM – 3:00 PM', 'Closed now. Opens at 10:00 AM.']);
    await advance(7 * 60);
    expect(factValue('Delivery hours today')).toEqual(['10:00 AM – 3:00 PM']);
    expect(factValue('Next delivery window')[0]).toBe('Today: 11:00 AM – 12:00 PM');
  });

  test('a dispensary that never delivers says so', () => {
    const { t } = renderProviderFacts({ provider: dispensary({ deliveryTimes: {} }) });
    expect(factValue('Delivery hours today')).toEqual(['No deliveries today']);
    expect(factValue('Next delivery window')[0]).toBe(t('facts.noneSoon'));
  });
});

describe('a pause', () => {
  const pause = { until: '2026-11-03T22:00:00.000Z', reason: 'Power cut' };

  test('is shown with its reason until it ends', async () => {
    const { container } = renderProviderFacts({ provider: dispensary({ pause }), isCompact: true });
    const lines = () => [...container.querySelectorAll('p')].map(normalizedText);
    expect(lines()[1]).toBe('Paused for now. Windows start again at 2:00 PM. Reason: Power cut');
    expect(lines()[2]).toBe('Next window: Today: 2:00 PM – 3:00 PM');
    await advance(110);
    expect(lines().join()).not.toContain('Paused');
  });

  test('is a note beside today’s hours', () => {
    renderProviderFacts({ provider: dispensary({ pause }) });
    expect(factValue('Delivery hours today')[1]).toBe(
      'Paused for now. Windows start again at 2:00 PM. Reason: Power cut',
    );
  });
});

describe('S2-55 compact, for the cart', () => {
  const lines = (container: Element) => [...container.querySelectorAll('p')].map(normalizedText);

  test('shows the same in four lines, with a button to the hours', async () => {
    const { container, t, user } = renderProviderFacts({ isCompact: true });
    expect(lines(container)).toEqual([
      'Delivery $5, no fee above $50 · minimum $40',
      'Next window: Today: 1:00 PM – 2:00 PM',
      'Have your ID ready (21+). Pay the driver.',
      'Sold by Fernlight Delivery, license C9-0000001-LIC',
    ]);
    await user.click(screen.getByRole('button', { name: t('address.hours') }));
    expect(usePanel.getState().open).toBe('hours');
  });

  test('closed for today, shows when it opens and the next window', () => {
    vi.setSystemTime(clock('20:00'));
    const { container } = renderProviderFacts({ isCompact: true });
    expect(lines(container)[1]).toMatch(
      /^Closed now\. Opens tomorrow at 10:00 AM\. No windows are open right now\. Next: Wednesday/,
    );
  });
});
