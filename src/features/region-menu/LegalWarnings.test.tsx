import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { offeredRegions } from '../../domain/region/regions';
import { chooseRegion } from '../../state/region';
import { LegalWarnings } from './LegalWarnings';

const visibleWarnings = () => screen.queryAllByRole('complementary').map((box) => box.textContent);

test('S2-46 California has its Proposition 65 warning, with a link to the state’s site', () => {
  const { t } = renderInLocale(<LegalWarnings />);
  const words = `${t('footer.prop65.signal')} ${t('footer.prop65.text')} ${t('footer.prop65.link')}`;
  expect(visibleWarnings().map((text) => text?.trim())).toEqual([words]);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.P65Warnings.ca.gov/cannabis');
});

test('S2-46 the warning begins with its symbol and a bold signal word', () => {
  renderInLocale(<LegalWarnings />);
  const signal = screen.getByText('WARNING:');
  expect(signal.tagName).toBe('STRONG');
  expect(signal.previousElementSibling?.tagName).toBe('svg');
  expect(signal.previousElementSibling).toHaveAttribute('aria-hidden', 'true');
});

test('S2-45 Washington has its intoxication warning', () => {
  chooseRegion('us', 'WA');
  const { t } = renderInLocale(<LegalWarnings />);
  expect(visibleWarnings()).toEqual([`${t('footer.washington.title')}. ${t('footer.washington.text')}`]);
});

test.each([
  ['CA', 'footer.prop65.title'],
  ['WA', 'footer.washington.title'],
] as const)('S2-45 S2-46 D-31 beside the footer’s, a product’s warning in %s names the product', (code, title) => {
  chooseRegion('us', code);
  const { t } = renderInLocale(
    <>
      <LegalWarnings about="Amber" />
      <LegalWarnings />
    </>,
  );
  for (const name of [`${t(title)}: Amber`, t(title)])
    expect(screen.getByRole('complementary', { name })).toBeVisible();
});

test.each(
  offeredRegions('us')
    .map(({ code }) => code)
    .filter((code) => code !== 'CA' && code !== 'WA'),
)('S2-45 S2-46 %s has none', (code) => {
  chooseRegion('us', code);
  renderInLocale(<LegalWarnings />);
  expect(visibleWarnings()).toEqual([]);
});

test.each(['en-CA', 'fr-CA'] as const)('S2-46 the Canadian pages in %s have none', (localeId) => {
  renderInLocale(<LegalWarnings />, { localeId });
  expect(visibleWarnings()).toEqual([]);
});
