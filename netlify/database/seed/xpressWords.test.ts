import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../../../src/domain/time/weekdays';
import { distanceKm } from '../../../src/domain/address/distance';
import { coverageAreas } from '../../../src/domain/delivery/coverageAreas';
import { formatMoney } from '../../../src/domain/money/money';
import { freeDeliveryAbove } from '../../../src/domain/delivery/orderTotals';
import { legalAge } from '../../../src/domain/region/ageGate';
import { pageSchema } from '../../../src/domain/editorial/pageSchema';
import { gazetteerIndex } from '../../platform/maps/gazetteerIndex';
import { demoProviders } from './demoProviders';

const page = pageSchema.parse(JSON.parse(readFileSync('content/pages/xpress.json', 'utf8')));
const facts = page.sections.find(({ kind }) => kind === 'facts')!.items;
const fact = (id: string) => facts.find((item) => item.id === id)!;
const getText = (id: string) => fact(id).text?.en;

const dollars = (amount: number) => formatMoney({ amount }, { hideZeroCents: true });
/** '21:00' → '9 p.m.' */
const formatHour = (clock: string) => {
  const hour = Number(clock.slice(0, 2));
  expect(clock.slice(3)).toBe('00');
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};
/** '21:00' → '21 h' */
const formatFrenchHour = (clock: string) => `${Number(clock.slice(0, 2))}\u00a0h`;
const days = demoProviders.flatMap(({ deliveryTimes }) => Object.values(deliveryTimes));

describe('D-09 the figures on the delivery page are true for every demo dispensary', () => {
  test('S5-10 the lowest minimum', () => {
    const lowest = Math.min(...demoProviders.map(({ deliveryTotalMinimumCents }) => deliveryTotalMinimumCents));
    expect(getText('minimum')).toBe(`From ${dollars(lowest / 100)}`);
  });

  test('D-17 the fee, and the total above which it is waived', () => {
    expect(demoProviders.map(({ deliveryFeeCents }) => dollars(deliveryFeeCents / 100))).toEqual(
      demoProviders.map(() => getText('fee')),
    );
    expect(fact('fee').heading.en).toContain(`above ${dollars(freeDeliveryAbove)}`);
  });

  test('S9-03 the delivery hours in each language, and one-hour windows', () => {
    const opens = days.map(({ open }) => open).sort()[0]!;
    const closes = days
      .map(({ close }) => close)
      .sort()
      .at(-1)!;
    expect(getText('hours')).toBe(`Between ${formatHour(opens)} and ${formatHour(closes)}`);
    expect(fact('hours').heading.en).toContain('each dispensary keeps its own');
    const { en, enCa, fr } = page.sections.find(({ id }) => id === 'where-and-when')!.paragraphs[0]!;
    expect(en).toContain('Each dispensary keeps its own hours');
    expect(enCa).toContain(`between ${formatHour(opens)} and ${formatHour(closes)} Pacific Time`);
    expect(fr).toContain(`entre ${formatFrenchHour(opens)} et ${formatFrenchHour(closes)}, heure du Pacifique`);
    expect(days).toHaveLength(demoProviders.length * weekdays.length);
    expect(new Set(demoProviders.map(({ timezone }) => timezone))).toEqual(new Set(['America/Los_Angeles']));
    expect(new Set(days.map(({ timeframe }) => timeframe))).toEqual(new Set([60]));
    expect(page.lead.en).toContain('one-hour windows');
  });

  test('S5-11 D-40 the legal limit', () => {
    for (const { purchaseLimitGrams, purchaseLimitOilGrams } of demoProviders)
      expect(getText('limit')!.replaceAll('\u00a0', ' ')).toBe(
        `${purchaseLimitOilGrams} g of cannabis concentrate or ${purchaseLimitGrams} g of THC`,
      );
  });

  test('S9-01 the minimum age', () => {
    expect(getText('door')).toBe(`${legalAge.us} and over`);
  });

  test('D-09 the map’s areas hold each zone’s postal codes, reach no farther, and are named in the words', () => {
    const names: string[] = [];
    for (const { id, zone } of demoProviders) {
      const spots = zone.flatMap((code) => gazetteerIndex().areasByCode.get(code) ?? []);
      const [first] = spots;
      expect(spots.length).toBeGreaterThan(40);
      const nearest = [...coverageAreas].sort((a, b) => distanceKm(a, first!) - distanceKm(b, first!))[0]!;
      const farthest = Math.max(...spots.map((spot) => distanceKm(nearest, spot)));
      expect(farthest, id).toBeLessThanOrEqual(nearest.radiusKm);
      expect(farthest, id).toBeGreaterThan(nearest.radiusKm - 3);
      names.push(nearest.name);
    }
    expect(names.sort()).toEqual(coverageAreas.map(({ name }) => name).sort());
    for (const name of names) expect(getText('areas')).toContain(name);
  });

  test('every area is named', () => {
    for (const { id } of demoProviders) {
      const [, ...area] = id.split('-');
      expect(page.lead.en.toLowerCase()).toContain(area.join(' '));
    }
  });
});
