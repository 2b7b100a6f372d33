import type { PageProps } from 'gatsby';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  oilFiles,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { regionCss } from '../../boot/beforePaint';
import type { PageContext } from '../../content/pages/pageContext';
import { sitePages } from '../../content/pages/sitePages';
import { readContent } from '../../content/source/readContent';
import { setPageAttribute } from '../../data/page/pageAttributes';
import { localeOf, splitLocalePath } from '../../domain/region/locales';
import { chooseRegion } from '../../state/region';
import Landing from '../Landing';

const ohio = {
  slug: 'ohio',
  value: 'OH',
  title: { en: 'Pods in Ohio' },
  description: { en: 'What Ohio sells.' },
  heading: { en: 'Vape pods in Ohio' },
  lead: { en: 'Ohio’s pods.' },
  about: { heading: { en: 'Buying in Ohio' }, paragraphs: [{ en: 'In stores.' }, { en: 'With an ID.' }] },
};
const changes = {
  'landings/ohio.json': ohio,
  ...oilFiles({ slug: 'birch', title: { en: 'Birch' }, visibility: productSoldIn('availableUsOh') }),
  ...oilFiles({ slug: 'toundra', visibility: productSoldIn('availableCaAll') }),
};
const pages = sitePages(readContent(writeContent(changes), fixturePictureNames), renderedPictures);

function renderPage(path: string, region: 'CA' | 'OH' = 'CA') {
  const { context } = pages.find((page) => page.path === path)!;
  fakeApi({});
  setPageAttribute('region', region);
  act(() => chooseRegion('us', region));
  return renderInLocale(
    <>
      <style>{regionCss}</style>
      <Landing {...({ pageContext: context } as PageProps<object, PageContext>)} />
    </>,
    { localeId: localeOf(splitLocalePath(path)!.locale.id).id },
  );
}

test('a plant type’s page shows the pods of the shopper’s region, what it is, and leads to the list and other kinds', () => {
  const { t } = renderPage('/us/en/shop/plants/sativa');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heading of Sativa');
  expect(screen.getByRole('heading', { level: 2, name: 'Amber' })).toBeVisible();
  expect(screen.getByText('Birch')).not.toBeVisible();
  expect(screen.getByText(t('pages.landing.notHere'))).not.toBeVisible();
  expect(screen.getByRole('link', { name: t('pages.landing.list') })).toHaveAttribute(
    'href',
    '/us/en/shop/pods?plant=Sativa',
  );
  expect(within(screen.getByRole('region', { name: 'About Sativa' })).getByText('What Sativa is.')).toBeVisible();
  const others = within(screen.getByRole('navigation', { name: t('pages.landing.more') })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual([
    '/us/en/shop/extractions/live-resin',
    '/us/en/shop/states/ohio',
  ]);
});

test('a state’s page shows its pods to everyone without prices, and tells a shopper of another state', () => {
  const { t } = renderPage('/us/en/shop/states/ohio');
  expect(screen.getByText('Birch')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(screen.getByText(t('pages.landing.otherState'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('pages.maker.allPods') })).toHaveAttribute('href', '/us/en/shop/pods');
});

test('to a shopper of the state it says nothing about regions', () => {
  const { t } = renderPage('/us/en/shop/states/ohio', 'OH');
  expect(screen.getByText('Birch')).toBeVisible();
  expect(screen.getByText(t('pages.landing.otherState'))).not.toBeVisible();
});

test('in French it is French, and leads to the whole list, which has no filters', () => {
  const { t } = renderPage('/ca/fr/shop/extractions/live-resin');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heading of Live Resin (fr)');
  expect(screen.getByRole('link', { name: t('pages.maker.allPods') })).toHaveAttribute('href', '/ca/fr/shop/pods');
});
