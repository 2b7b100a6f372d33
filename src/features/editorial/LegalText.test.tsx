import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { LegalText } from './LegalText';

const words = buildWords({
  heading: 'Terms of use',
  updatedOn: '2026-11-01',
  sections: [
    buildSection({ id: 'who', heading: 'Who we are', paragraphs: ['We make pods.'] }),
    buildSection({
      id: 'age',
      heading: 'Age',
      points: ['Adults only'],
      link: { label: 'Privacy', path: '/privacy#id-images', regions: null },
    }),
  ],
});

test('S2-23 a legal page is numbered, and starts with its contents and the date of its last change', () => {
  const { t } = renderInLocale(<LegalText words={words} />);
  const contents = screen.getByRole('navigation', { name: t('pages.contents') });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#who', '#age']);
  expect(screen.getByRole('heading', { name: '2. Age' })).toBeVisible();
  expect(screen.getByRole('region', { name: '2. Age' }).id).toBe('age');
  expect(screen.getByText(t('app.lastUpdated', { date: 'November 1, 2026' }))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/us/en/privacy#id-images');
});

test('it can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, t } = renderInLocale(<LegalText words={words} />, { localeId: 'fr-CA' });
  await user.click(screen.getByRole('button', { name: t('pages.print') }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText(/1er novembre 2026/)).toBeVisible();
});
