import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildOil } from '../../../../tests/fixtures/contentFolder';
import { SearchDialog } from './SearchDialog';

vi.mock('../cmsStore', () => ({
  openForm: (hash: string) => {
    location.hash = hash;
  },
}));
vi.mock('../changes/editorChanges', () => ({
  editorChanges: () => ({ load: () => Promise.resolve(), list: () => [] }),
}));

const texts = {
  'products/california-amber.json': JSON.stringify(buildOil({ description: { en: 'Resin of a river bank.' } })),
};

/** jsdom has dialogs, but does not open them. */
const dialogs = HTMLDialogElement.prototype;

beforeEach(() => {
  dialogs.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialogs.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  location.hash = '';
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/admin/entries.json' ? texts : { all: [], photos: [] })),
  );
});

const field = () => screen.findByRole('searchbox', { name: 'Search all content' });

test('the search opens by a button, finds a word inside an entry, and leads there', async () => {
  render(<SearchDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(await field(), { target: { value: 'river' } });
  const result = await screen.findByRole('link', { name: /Amber/ });
  expect(within(result).getByText('Description · English: Resin of a river bank.')).toBeVisible();
  expect(result).toHaveAttribute('href', '#/collections/pods/entries/california-amber');
  expect(screen.getByText('1 found')).toBeVisible();
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(location.hash).toBe('#/collections/pods/entries/california-amber');
  expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
});

test('it opens by “/” outside of text fields, by Ctrl+K anywhere, and says when nothing has the words', async () => {
  render(
    <>
      <input aria-label="Title" />
      <SearchDialog />
    </>,
  );
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: '/' });
  expect(dialog).not.toHaveAttribute('open');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(dialog).toHaveAttribute('open');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'k', ctrlKey: true });
  expect(dialog).toHaveAttribute('open');
  fireEvent.change(await field(), { target: { value: 'nowhere' } });
  expect(await screen.findByText('No entry has “nowhere”.')).toBeVisible();
});

test('it says when the entries cannot be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  render(<SearchDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/couldn’t be loaded/)).toBeVisible();
});

test('Enter that accepts a candidate of an input method opens nothing', async () => {
  render(<SearchDialog />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(await field(), { target: { value: 'river' } });
  await screen.findByRole('link', { name: /Amber/ });
  for (const state of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(await field(), { key: 'Enter', ...state });
  expect(location.hash).toBe('');
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});

test.each([
  ['Ctrl and “/”', { key: '/', ctrlKey: true }],
  ['Alt and “/”', { key: '/', altKey: true }],
  ['Ctrl+Shift+K, which opens a browser’s tools', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['K alone', { key: 'k' }],
  ['an input method', { key: '/', isComposing: true }],
])('%s is another key', (_, init) => {
  render(<SearchDialog />);
  fireEvent.keyDown(document.body, init);
  expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
});

test.each([
  ['Shift and 7', { key: '/', code: 'Digit7', shiftKey: true }],
  ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }],
  ['Command and K', { key: 'k', metaKey: true }],
])('%s opens it', (_, init) => {
  render(<SearchDialog />);
  fireEvent.keyDown(document.body, init);
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});

test.each([
  ['one of ours', <dialog key="review" open aria-label="Your changes" />],
  ['one of Decap’s', <div key="media" role="dialog" aria-label="Pictures" />],
])('it does not open beside another dialog: %s', (_, other) => {
  render(
    <>
      {other}
      <SearchDialog />
    </>,
  );
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(document.querySelector('dialog.editor-search')).not.toHaveAttribute('open');
});
