import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../../../src/domain/delivery/weekdays';
import { formatMoney } from '../../../src/domain/money';
import { freeDeliveryAbove } from '../../../src/domain/order/orderTotals';
import { legalAge } from '../../../src/domain/region/ageGate';
import { pageSchema } from '../../../src/domain/site/pageSchema';
import { demoProviders } from './demoProviders';

const page = pageSchema.parse(JSON.parse(readFileSync('content/pages/xpress.json', 'utf8')));
const facts = page.sections.find(({ kind }) => kind === 'facts')!.items;
const fact = (id: string) => facts.find((item) => item.id === id)!;
const textOf = (id: string) => fact(id).text?.en;

const dollars = (amount: number) => formatMoney({ amount }, { hideZeroCents: true });
/** '21:00' → '9 p.m.' */
const spoken = (clock: string) => {
  const hour = Number(clock.slice(0, 2));
  expect(clock.slice(3)).toBe('00');
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};
/** '21:00' → '21 h' */
const spokenInFrench = (clock: string) => `${Number(clock.slice(0, 2))}\u00a0h`;
const days = demoProviders.flatMap(({ deliveryTimes }) => Object.values(deliveryTimes));

describe('D-09 the figures on the delivery page are true for every demo dispensary', () => {
  test('S5-10 the lowest minimum', () => {
    const lowest = Math.min(...demoProviders.map(({ deliveryTotalMinimumCents }) => deliveryTotalMinimumCents));
    expect(textOf('minimum')).toBe(`From ${dollars(lowest / 100)}`);
  });

  test('D-17 the fee, and the total above which it is waived', () => {
    expect(demoProviders.map(({ deliveryFeeCents }) => dollars(deliveryFeeCents / 100))).toEqual(
      demoProviders.map(() => textOf('fee')),
    );
    expect(fact('fee').heading.en).toContain(`above ${dollars(freeDeliveryAbove)}`);
  });

  test('S9-03 the delivery hours in each language, and one-hour windows', () => {
    const opens = days.map(({ open }) => open).sort()[0]!;
    const closes = days
      .map(({ close }) => close)
      .sort()
      .at(-1)!;
    expect(textOf('hours')).toBe(`Between ${spoken(opens)} and ${spoken(closes)}`);
    expect(fact('hours').heading.en).toContain('each dispensary keeps its own');
    const { en, enCa, fr } = page.sections.find(({ id }) => id === 'where-and-when')!.paragraphs[0]!;
    expect(en).toContain('Each dispensary keeps its own hours');
    expect(enCa).toContain(`between ${spoken(opens)} and ${spoken(closes)} Pacific Time`);
    expect(fr).toContain(`entre ${spokenInFrench(opens)} et ${spokenInFrench(closes)}, heure du Pacifique`);
    expect(days).toHaveLength(demoProviders.length * weekdays.length);
    expect(new Set(demoProviders.map(({ timezone }) => timezone))).toEqual(new Set(['America/Los_Angeles']));
    expect(new Set(days.map(({ timeframe }) => timeframe))).toEqual(new Set([60]));
    expect(page.lead.en).toContain('one-hour windows');
  });

  test('S5-11 the legal limit', () => {
    expect(demoProviders.map(({ purchaseLimitGrams }) => `${purchaseLimitGrams} g of THC`)).toEqual(
      demoProviders.map(() => textOf('limit')),
    );
  });

  test('S9-01 the minimum age', () => {
    expect(textOf('door')).toBe(`${legalAge.us} and over`);
  });

  test('every area is named', () => {
    for (const { id } of demoProviders) {
      const [, ...area] = id.split('-');
      expect(page.lead.en.toLowerCase()).toContain(area.join(' '));
    }
  });
});
