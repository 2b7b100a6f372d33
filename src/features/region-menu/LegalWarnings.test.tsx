import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { regionOf, regions } from '../../domain/region/regions';
import { LegalWarnings } from './LegalWarnings';

test('S2-46 California has the Proposition 65 warning, which leads to the state’s site', () => {
  const { t } = renderInLocale(<LegalWarnings region={regionOf('CA')} />);
  expect(screen.getByText(t('footer.prop65.text'), { exact: false })).toBeVisible();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.p65warnings\.ca\.gov\//i);
  expect(screen.queryByText(t('footer.washington.text'), { exact: false })).toBeNull();
});

test('S2-45 Washington has its intoxication warning', () => {
  const { t } = renderInLocale(<LegalWarnings region={regionOf('WA')} />);
  expect(screen.getByText(t('footer.washington.text'), { exact: false })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(regions.map(({ code }) => code).filter((code) => code !== 'CA' && code !== 'WA'))(
  'S2-45 S2-46 %s has neither',
  (code) => {
    const { container } = renderInLocale(<LegalWarnings region={regionOf(code)} />);
    expect(container).toBeEmptyDOMElement();
  },
);
