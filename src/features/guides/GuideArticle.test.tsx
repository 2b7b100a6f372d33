import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { GuideView } from '../../content/pages/pageContext';
import { GuideArticle, GuideFacts } from './GuideArticle';
import { GuideTiles } from './GuideTiles';

const picture = { base: '/pictures/lab', width: 1200, height: 900, widths: [480] };
const row = (name: string) => ({ name, value: `Value of ${name}`, detail: `Detail of ${name}` });
const guide: GuideView = {
  publishedOn: '2026-11-01',
  updatedOn: '2026-11-25',
  wordCount: 610,
  minutes: 3,
  picture,
  parts: [
    { id: 'one', heading: 'One', paragraphs: ['First.', 'Second.'], points: ['A point'], table: null },
    {
      id: 'two',
      heading: 'Two',
      paragraphs: ['Third.'],
      points: [],
      table: { columns: row('Column'), rows: [row('Myrcene'), row('Pinene')] },
    },
  ],
  links: [
    { label: 'Everywhere', path: '/find-batch', regions: null },
    { label: 'In Ohio', path: '/shop/pods', regions: ['OH'] },
  ],
};

test('a guide has contents that lead to its parts, which their headings name', () => {
  const { t } = renderInLocale(<GuideArticle guide={guide} />);
  const contents = screen.getByRole('navigation', { name: t('pages.contents') });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#one', '#two']);
  for (const [at, name] of ['One', 'Two'].entries())
    expect(`#${screen.getByRole('region', { name }).id}`).toBe(links[at]!.getAttribute('href'));
  expect(within(screen.getByRole('region', { name: 'One' })).getByRole('listitem')).toHaveTextContent('A point');
});

test('a photo has its alt text, in the article and on its tile; a drawing has none', () => {
  const photo = { ...picture, alt: 'Pods on a shelf' };
  const tile = { path: '/guides/terpenes', heading: 'What terpenes are', lead: 'Small.', minutes: 1 };
  const { unmount } = renderInLocale(
    <>
      <GuideArticle guide={{ ...guide, picture: photo }} />
      <GuideTiles guides={[{ ...tile, picture: photo }]} />
    </>,
  );
  expect(screen.getAllByRole('img', { name: 'Pods on a shelf' })).toHaveLength(2);
  unmount();
  renderInLocale(<GuideTiles guides={[{ ...tile, picture }]} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a table has a heading for each column and row', () => {
  renderInLocale(<GuideArticle guide={guide} />);
  const table = screen.getByRole('table', { name: 'Two' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('row', { name: /^Pinene Value of Pinene/ })).toBeVisible();
  expect(within(table).getByRole('rowheader', { name: 'Myrcene' })).toHaveAttribute('scope', 'row');
});

test('next steps are links, limited to their regions', () => {
  const { t } = renderInLocale(<GuideArticle guide={guide} />);
  const next = screen.getByRole('navigation', { name: t('pages.next') });
  expect(within(next).getByRole('link', { name: 'Everywhere' })).toHaveAttribute('href', '/us/en/find-batch');
  expect(within(next).getByText('In Ohio')).toHaveAttribute('data-in', 'OH');
});

test.each([
  ['en-US', 'Last updated November 25, 2026 · 3 minutes to read'],
  ['fr-CA', 'Mise à jour : 25 novembre 2026 · 3 minutes de lecture'],
] as const)('in %s it says when it was updated and how long it takes', (localeId, line) => {
  renderInLocale(<GuideFacts guide={guide} />, { localeId });
  expect(screen.getByText(line)).toBeVisible();
});

test('a tile is one link, named by the guide’s heading', () => {
  renderInLocale(
    <GuideTiles
      guides={[{ path: '/guides/terpenes', heading: 'What terpenes are', lead: 'Small.', minutes: 1, picture }]}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('What terpenes are');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/us/en/guides/terpenes');
  expect(screen.getByText('1 minute to read')).toBeVisible();
});
