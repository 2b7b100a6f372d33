import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildItem, buildReport, buildSection } from '../../../tests/fixtures/builders/buildPage';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseRegion } from '../../state/region';
import { PageSections } from './PageSections';

const picture = { base: '/pictures/night', width: 1600, height: 1000, widths: [480, 800] };
const link = { label: 'Go on', path: '/shop/pods', regions: null };

describe('the sections of a page', () => {
  test('a wide one is dark, and its picture has exact dimensions and loads lazily', () => {
    renderInLocale(<PageSections sections={[buildSection({ kind: 'wide', picture, link })]} />);
    const section = screen.getByRole('region', { name: 'A heading' });
    expect(section).toHaveAttribute('data-tone', 'dark');
    const image = section.querySelector('img')!;
    expect([image.width, image.height, image.getAttribute('loading')]).toEqual([480, 300, 'lazy']);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/us/en/shop/pods');
  });

  test.each(['wide', 'words', 'steps', 'tiles'] as const)(
    'in a section of the kind %s, a photo has its alt text and a drawing none',
    (kind) => {
      const photo = { ...picture, alt: 'Pods on a shelf' };
      const items = (of: typeof picture) => [buildItem({ picture: of })];
      const { unmount } = renderInLocale(
        <PageSections sections={[buildSection({ kind, picture: photo, items: items(photo) })]} />,
      );
      expect(screen.getByRole('img', { name: 'Pods on a shelf' })).toBeVisible();
      unmount();
      renderInLocale(<PageSections sections={[buildSection({ kind, picture, items: items(picture) })]} />);
      expect(screen.queryByRole('img')).toBeNull();
      expect(document.querySelectorAll('img')).toHaveLength(1);
    },
  );

  test('steps are a list in their order', () => {
    const items = [buildItem(), buildItem({ id: 'two', heading: 'Two', text: 'And then.' })];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'steps', items })]} />);
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['One', 'TwoAnd then.']);
  });

  test('S2-10 tiles link to filtered lists, in the regions that have products for them', () => {
    const items = [buildItem({ heading: 'Sativa', path: '/shop/pods?plant=Sativa', regions: ['CA'] })];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'tiles', items })]} />);
    const tile = screen.getByRole('link', { name: 'Sativa' });
    expect(tile).toHaveAttribute('href', '/us/en/shop/pods?plant=Sativa');
    expect(tile.closest('li')).toHaveAttribute('data-in', 'CA');
  });

  test('makers are links, or names when no list can be filtered', () => {
    const items = [
      buildItem({ heading: 'Alder', path: '/shop/pods?brand=alder' }),
      buildItem({ id: 'b', heading: 'Birch', text: 'Denver, Colorado' }),
    ];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'brands', items })]} />);
    expect(screen.getByRole('link', { name: 'Alder' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Birch' })).toBeNull();
    expect(screen.getByText('Birch')).toBeVisible();
    expect(screen.getByText('Denver, Colorado')).toBeVisible();
  });

  test('facts are names and values', () => {
    const items = [buildItem({ heading: 'Batteries', text: 'One' })];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'facts', items })]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Batteries');
    expect(screen.getByRole('definition')).toHaveTextContent('One');
  });

  test('a comparison has arguments, and a table whose rows each have a name and two cells', () => {
    const table = {
      own: 'Ours',
      other: 'Another',
      rows: [
        { name: 'Battery', own: 'Only ours', other: 'Any' },
        { name: 'First use', own: 'A minute', other: 'At once' },
      ],
    };
    const items = [buildItem({ heading: 'Children', text: 'It stays shut.' })];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'comparison', items, table, link })]} />);
    expect(screen.getByRole('heading', { name: 'Children', level: 3 })).toBeVisible();
    const [head, ...groups] = within(screen.getByRole('table', { name: 'A heading' })).getAllByRole('rowgroup');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ours', 'Another']);
    expect(
      groups.map((group) => [
        group.querySelector('th[scope=rowgroup]')!.textContent,
        ...within(group)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Battery', 'Only ours', 'Any'],
      ['First use', 'A minute', 'At once'],
    ]);
    expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
  });

  test('levels are a list that rises to its full width', () => {
    const items = [buildItem({ heading: 'Low' }), buildItem({ id: 'two', heading: 'High', text: 'Hot.' })];
    renderInLocale(<PageSections sections={[buildSection({ kind: 'levels', items })]} />);
    const levels = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(levels.map((level) => [level.textContent, level.style.getPropertyValue('--reach')])).toEqual([
      ['Low', '50%'],
      ['HighHot.', '100%'],
    ]);
  });

  test('D-07 each region sees the report of its own batch, and a link to the full report', () => {
    const reports = [
      buildReport({ regions: ['CA'] }),
      buildReport({ batchId: 'B-2', title: 'Birch', path: '/shop/pods/birch', regions: ['OH'] }),
    ];
    chooseRegion('us', 'OH');
    renderInLocale(<PageSections sections={[buildSection({ kind: 'report', reports, link })]} />);
    expect(screen.getByRole('meter', { name: /Total THC/ })).toHaveAttribute('value', '0.8');
    expect(screen.getByText('Birch')).toBeVisible();
    expect(screen.getByText('Amber')).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/us/en/shop/pods/birch');
  });

  test('S2-21 the portal is an external link', () => {
    const portal = { label: 'Open the portal', href: 'https://partner.test' };
    renderInLocale(<PageSections sections={[buildSection({ kind: 'call', portal })]} />);
    expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', 'https://partner.test');
  });

  test('a shelf renders what the page passes in, and contact is left to its own page', () => {
    const sections = [
      buildSection({ kind: 'shelf' }),
      buildSection({ id: 'contact', kind: 'contact', heading: 'Ask' }),
    ];
    renderInLocale(<PageSections sections={sections} shelf={<p>Four pods</p>} />);
    expect(within(screen.getByRole('region', { name: 'A heading' })).getByText('Four pods')).toBeVisible();
    expect(screen.queryByText('Ask')).toBeNull();
  });
});
