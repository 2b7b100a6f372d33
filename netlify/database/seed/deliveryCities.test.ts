import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citySchema, dispensarySchema } from '../../../src/domain/delivery/citySchema';
import { gazetteerIndex } from '../../platform/maps/gazetteerIndex';
import { demoProviders } from './demoProviders';

const readFolder = (folder: string): unknown[] =>
  readdirSync(`content/${folder}`).map((name) => JSON.parse(readFileSync(`content/${folder}/${name}`, 'utf8')));
const dispensaries = readFolder('dispensaries').map((file) => dispensarySchema.parse(file));
const cities = readFolder('cities').map((file) => citySchema.parse(file));
const served = new Set(demoProviders.flatMap(({ zone }) => zone));

/** Smaller towns have no page, because it would repeat their neighbor's. */
const minCodes = 2;

describe('D-09 the delivery pages of cities state what the demo dispensaries do', () => {
  test.each(demoProviders)('$name: license, minimum, fee, hours, windows and ZIP codes', (provider) => {
    const terms = Object.entries(provider.deliveryTimes);
    expect(dispensaries.find(({ id }) => id === provider.id)).toEqual({
      id: provider.id,
      name: provider.name,
      licence: provider.licence,
      minimum: provider.deliveryTotalMinimumCents / 100,
      fee: provider.deliveryFeeCents / 100,
      hours: Object.fromEntries(terms.map(([day, hours]) => [day, { open: hours!.open, close: hours!.close }])),
      windowMinutes: 60,
      leadMinutes: 45,
      firstDay: provider.deliveryMinimumDaysInAdvance,
      postalCodes: provider.zone,
    });
    expect(new Set(terms.map(([, hours]) => `${hours!.timeframe} ${hours!.leadtime}`))).toEqual(new Set(['60 45']));
  });

  test('no other dispensary has terms in the content', () => {
    expect(dispensaries.map(({ id }) => id).sort()).toEqual(demoProviders.map(({ id }) => id).sort());
  });

  test('each city in which they serve two ZIP codes or more has a page, with exactly those codes', () => {
    const { areas } = gazetteerIndex();
    const codesByCity = new Map<string, string[]>();
    for (const { code, town } of areas)
      if (served.has(code)) codesByCity.set(town.name, [...(codesByCity.get(town.name) ?? []), code].sort());
    const expected = [...codesByCity].filter(([, codes]) => codes.length >= minCodes);
    expect(expected.length).toBeGreaterThan(30);
    expect(new Map(cities.map(({ name, postalCodes }) => [name, postalCodes]))).toEqual(new Map(expected));
  });
});
