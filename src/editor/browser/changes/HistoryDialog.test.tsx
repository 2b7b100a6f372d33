import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../../tests/fixtures/editor/memoryChanges';
import { editorChanges, setPublishedReader } from './editorChanges';
import { HistoryDialog } from './HistoryDialog';

const form = vi.hoisted(() => ({ isUnsaved: false }));
vi.mock('../cmsStore', () => ({ isFormUnsaved: () => form.isUnsaved }));
vi.mock('./changeStore', () => ({ browserStore: memoryChanges() }));

const path = 'content/products/amber.json';
const pod = (title: string) => JSON.stringify({ productType: 'oil', title: { en: title } });
const now = new Date('2026-05-06T12:00:00Z');
const texts: Record<string, string | null> = { new: pod('New'), gone: null, old: pod('Old') };
const versions = [
  { id: 'new', at: '2026-05-06T11:00:00Z', by: 'Ben' },
  { id: 'gone', at: '2026-05-05T11:00:00Z', by: 'Ben' },
  { id: 'old', at: '2026-05-04T11:00:00Z', by: '' },
];

beforeEach(async () => {
  form.isUnsaved = false;
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  setPublishedReader(async () => texts.new!);
  const changes = editorChanges();
  await changes.remove(changes.list().map((change) => change.path));
});

function open(history = async () => versions) {
  const [close, onRestored] = [vi.fn(), vi.fn()];
  const publisher = { history, versionText: async (_: string, id: string) => texts[id]! };
  render(<HistoryDialog path={path} publisher={publisher} now={now} close={close} onRestored={onRestored} />);
  return { close, onRestored };
}

async function choose(name: string) {
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  return within(button.closest('li')!);
}

test('an old version is compared with the published one, and becomes a draft based on it', async () => {
  const { close, onRestored } = open();
  const old = await choose('2 days ago');
  expect([old.getByText('New').tagName, old.getByText('Old').tagName]).toEqual(['DEL', 'INS']);
  fireEvent.click(old.getByRole('button', { name: 'Make it a draft' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(editorChanges().list()).toMatchObject([{ path, text: texts.old, base: texts.new }]);
  expect(onRestored).toHaveBeenCalledOnce();
});

test('a version that is shown already, and one that deleted the entry, are not made drafts', async () => {
  open();
  const current = await choose('1 hour ago · Ben');
  expect(current.getByText('The entry is like this now.')).toBeDefined();
  const deleted = await choose('yesterday · Ben');
  expect(deleted.getByText('This version deleted the entry.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make it a draft' })).toBeNull();
});

test('with a draft, versions are compared with the draft', async () => {
  await editorChanges().put([{ path, text: pod('Draft'), base: texts.new!, at: 0 }]);
  open();
  const current = await choose('1 hour ago · Ben');
  expect(current.getByText('Draft').tagName).toBe('DEL');
  expect(current.getByRole('button', { name: 'Replace the draft' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '1 hour ago · Ben' }));
  await vi.waitFor(() => expect(screen.queryByText('Draft')).toBeNull());
});

test('a draft that another window has changed meanwhile is not replaced', async () => {
  await editorChanges().put([{ path, text: pod('Draft'), base: texts.new!, at: 0 }]);
  const { close } = open();
  const old = await choose('2 days ago');
  await editorChanges().put([{ path, text: pod('Newer'), base: texts.new!, at: 1 }]);
  fireEvent.click(old.getByRole('button', { name: 'Replace the draft' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Another window has changed');
  expect(editorChanges().find(path)).toMatchObject({ text: pod('Newer') });
  expect(close).not.toHaveBeenCalled();
});

test('what is typed in the form is not replaced', async () => {
  form.isUnsaved = true;
  open();
  const old = await choose('2 days ago');
  expect(old.getByText('Save or discard what you typed in the form first.')).toBeDefined();
  expect(old.getByRole('button', { name: 'Make it a draft' })).toHaveProperty('disabled', true);
});

test('an entry without versions, and a failure, are said', async () => {
  open(async () => []);
  expect(await screen.findByText('This entry has never been published.')).toBeDefined();
  open(() => Promise.reject(new Error('GitHub can’t be reached.')));
  expect((await screen.findByRole('alert')).textContent).toBe('GitHub can’t be reached.');
});
