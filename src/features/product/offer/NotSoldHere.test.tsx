import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { NotSoldHere } from './NotSoldHere';

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['en-US', true, ['/us/en/shop/pods']],
  ['en-CA', true, ['/ca/en/unlock', '/ca/en/shop/pods']],
  ['fr-CA', true, ['/ca/fr/unlock', '/ca/fr/shop/pods']],
  ['en-CA', false, ['/ca/en/shop/pods']],
] as const)('S8-18 %s: a product that is not sold here leads on (pod: %s)', (localeId, isPod, expected) => {
  renderInLocale(<NotSoldHere isPod={isPod} list="pods" />, { localeId });
  expect(paths()).toEqual(expected);
});
