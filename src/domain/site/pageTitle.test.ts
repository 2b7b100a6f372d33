import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle';

const shell = { name: 'Lumapod' };

test.each([
  [{ words: { title: 'Support' }, shell }, 'Support · Lumapod'],
  [{ words: { title: 'Lumapod' }, shell }, 'Lumapod'],
  [{ words: { title: 'Amber Rosin THC Vape Pod | Alder' }, shell, product: {} }, 'Amber Rosin THC Vape Pod | Alder'],
  [{ words: { title: 'Lumapod Battery | Pod Vaporizer' }, shell, product: {} }, 'Lumapod Battery | Pod Vaporizer'],
])('%o has the title %s', (page, title) => expect(pageTitle(page)).toBe(title));
