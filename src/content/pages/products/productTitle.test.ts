import { expect, test } from 'vitest';
import { headWords } from '../../../app/headWordsByLocale';
import { oilTypes, plantTypes } from '../../../domain/catalogue/vocabulary';
import { localeOf } from '../../../domain/region/locales';
import { frenchOils, frenchPlants, productLine, productTitle } from './productTitle';

const pod = { title: 'First Ferry', brand: 'Tidewright', plantType: 'Sativa', oilType: 'Rosin' } as const;
const battery = { title: 'Battery', brand: 'Lumapod', plantType: null, oilType: null };
const american = localeOf('en-US');
const french = localeOf('fr-CA');

test.each([
  [pod, 'First Ferry Rosin THC Vape Pod | Tidewright', 'First Ferry – capsule de THC, rosine | Tidewright'],
  [
    { ...pod, plantType: 'CBD', oilType: 'Broad Spectrum Extract' } as const,
    'First Ferry Broad Spectrum Extract CBD Vape Pod | Tidewright',
    'First Ferry – capsule, extrait à large spectre | Tidewright',
  ],
  [
    { ...pod, title: 'Blackberry Transit', oilType: 'Cannabis Terpene Distillate' } as const,
    'Blackberry Transit Cannabis Terpene Distillate Pod | Tidewright',
    'Blackberry Transit – capsule de THC | Tidewright',
  ],
  [
    { ...pod, oilType: 'Activated THCA' } as const,
    'First Ferry Activated THCA Vape Pod | Tidewright',
    'First Ferry – capsule de THC, THCA activé | Tidewright',
  ],
  [battery, 'Lumapod Battery | Pod Vaporizer', 'Battery Lumapod | Vaporisateur à capsules'],
])('the title of %o', (product, english, inFrench) => {
  expect(productTitle(product, american)).toBe(english);
  expect(productTitle(product, french).length).toBeLessThanOrEqual(65);
  expect(productTitle(product, french)).toBe(inFrench);
});

test('a pod’s description begins with what it is, a device’s does not', () => {
  expect(productLine({ ...pod, oilType: 'Activated THCA' }, american)).toBe(
    'Sativa activated THCA vape cartridge by Tidewright.',
  );
  expect(productLine(pod, french)).toBe('Capsule de vapotage sativa, rosine, de Tidewright.');
  expect(productLine(battery, american)).toBeNull();
});

test('the French names are those of the interface', () => {
  const { oilTypes: oils, plantTypes: plants } = headWords['fr-CA'];
  for (const oil of oilTypes) expect(frenchOils[oil].toLowerCase()).toBe(oils[oil].toLowerCase());
  for (const plant of plantTypes) expect(frenchPlants[plant].toLowerCase()).toBe(plants[plant].toLowerCase());
});
