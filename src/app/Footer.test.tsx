import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildShell } from '../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import type { FooterLink } from '../content/pages/pageContext';
import type { LocaleId } from '../domain/region/locales';
import { usePanel } from '../state/panels';
import { chooseRegion } from '../state/region';
import { closeSession, openSession } from '../state/session/session';
import { Footer } from './Footer';

const link = (title: string, rest: Partial<FooterLink> = {}): FooterLink => ({
  id: title,
  title,
  href: `/${title}`,
  who: null,
  regions: null,
  ...rest,
});
const footer = {
  mainLinks: [link('main')],
  groups: [
    {
      id: 'help',
      title: 'Help',
      links: [
        link('out', { who: 'out' }),
        link('in', { who: 'in' }),
        link('ohio', { regions: ['OH'] }),
        link('portal', { href: 'https://partner.test' }),
      ],
    },
  ],
  trademark: 'A trademark',
  terms: 'The terms',
};
const renderFooter = (localeId: LocaleId = 'en-US') =>
  renderInLocale(<Footer shell={buildShell({ footer })} />, { localeId });
const links = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => !text?.includes('P65'));

test('S2-44 has the monogram, main links, grouped links, pickers, trademark and terms', () => {
  const { t } = renderFooter();
  expect(screen.getByRole('contentinfo', { name: t('footer.label') })).toBeVisible();
  expect(screen.getByRole('link', { name: 'main' })).toHaveAttribute('href', '/us/en/main');
  expect(screen.getByRole('region', { name: 'Help' })).toContainElement(screen.getByRole('link', { name: 'portal' }));
  expect(screen.getByRole('link', { name: 'portal' })).toHaveAttribute('href', 'https://partner.test');
  expect([screen.getByText('A trademark'), screen.getByText('The terms')]).toHaveLength(2);
});

test('S6-05 shows the links for the visitor’s session and region', () => {
  renderFooter();
  expect(links()).toEqual(['main', 'out', 'portal']);
  act(() => openSession('token-1'));
  expect(links()).toEqual(['main', 'in', 'portal']);
  act(() => {
    closeSession();
    chooseRegion('us', 'OH');
  });
  expect(links()).toEqual(['main', 'out', 'ohio', 'portal']);
});

test('S2-44 S2-52 the location picker names the region and opens the menu', async () => {
  chooseRegion('us', 'NM');
  const { t, user } = renderFooter();
  await user.click(screen.getByRole('button', { name: `${t('footer.location')}: ${t('region.NM')}` }));
  expect(usePanel.getState().open).toBe('region');
});

test('S2-44 S2-53 the language picker is shown only in Canada', async () => {
  const us = renderFooter();
  expect(screen.queryByRole('button', { name: /English/ })).toBeNull();
  us.unmount();
  const { t, user } = renderFooter('fr-CA');
  await user.click(screen.getByRole('button', { name: `${t('footer.language')}: Français` }));
  expect(usePanel.getState().open).toBe('language');
});
