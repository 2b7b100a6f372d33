import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../../tests/fixtures/editor/memoryChanges';
import type { ContentFault } from '../../../content/files/contentError';
import type { ContentChange } from '../../changes/changeSet';
import { computeVersion } from '../../changes/fileVersion';
import type { Obstacles, PublishResponse, Publisher } from '../../changes/publisher';
import { entriesPath, pictureNamesPath, type BuildState } from '../../api/editorApi';
import { editorChanges } from './editorChanges';
import { StatusBar } from './StatusBar';
import { recordVersions } from './versions';

vi.mock('../cmsStore', () => ({
  openForm: (hash: string) => {
    location.hash = hash;
  },
}));
vi.mock('./changeStore', () => ({ browserStore: memoryChanges() }));

const amber = 'content/products/amber.json';
const pod = (title: string) => JSON.stringify({ productType: 'oil', title: { en: title } });
const changed: ContentChange = { path: amber, text: pod('New'), base: pod('Old'), at: Date.now() };
const brand: ContentChange = { path: 'content/brands/fresh.json', text: '{}', base: null, at: Date.now() };
const idle: BuildState = { state: 'idle', seconds: 0, expectedSeconds: null, lines: [], faults: [] };

function renderBar(more: Partial<Publisher> = {}) {
  const publisher: Publisher = {
    intervals: { buildMs: 4_000, busyBuildMs: 1_000, reviewsMs: 60_000 },
    verb: 'Publish',
    hasTitle: true,
    check: async () => ({ faults: [], conflicts: [] }),
    publish: vi.fn(async (): Promise<PublishResponse | Obstacles> => ({
      message: 'Published 2 files.',
      pages: ['/us/en/a'],
      isBuilding: true,
    })),
    reviews: async () => [],
    editing: async () => 0,
    build: async () => idle,
    history: async () => [],
    versionText: async () => null,
    ...more,
  };
  const refresh = vi.fn();
  const onBuilt = vi.fn();
  render(<StatusBar publisher={publisher} refresh={refresh} onBuilt={onBuilt} />);
  return { publisher, refresh, onBuilt };
}

const review = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Review/ }));
  return within(screen.getByRole('dialog', { hidden: true }));
};

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  location.hash = '#/collections/pods/entries/amber';
  const changes = editorChanges();
  await changes.remove(changes.list().map(({ path }) => path));
});

describe('the review', () => {
  test('says in words what changed, and whose version it replaces', async () => {
    recordVersions([{ data: pod('Old'), file: { path: amber, author: 'Ana', updatedOn: new Date().toISOString() } }]);
    await editorChanges().put([changed, brand]);
    renderBar();
    const dialog = await review();
    expect(await dialog.findByText('Everything fits together.')).toBeDefined();
    expect(dialog.getByText('Title · English')).toBeDefined();
    expect([dialog.getByText('Old').tagName, dialog.getByText('New', { selector: 'ins' }).tagName]).toEqual([
      'DEL',
      'INS',
    ]);
    expect(dialog.getByText('Last published just now by Ana')).toBeDefined();
    expect(dialog.getByText('Brand', { exact: false, selector: 'h3' }).textContent).toContain('New Brand fresh');
  });

  test('publishes everything once, and then nothing is left', async () => {
    await editorChanges().put([changed, brand]);
    const { publisher, refresh } = renderBar();
    const dialog = await review();
    await dialog.findByText('Everything fits together.');
    fireEvent.change(dialog.getByLabelText('What is it about?'), { target: { value: 'A fresh brand' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Publish 2 changes', hidden: true }));
    expect(await dialog.findByText('Published 2 files.')).toBeDefined();
    expect(dialog.getByRole('link', { name: '/us/en/a', hidden: true })).toBeDefined();
    expect(publisher.publish).toHaveBeenCalledExactlyOnceWith([brand, changed], 'A fresh brand');
    expect([editorChanges().list(), refresh.mock.calls]).toEqual([[], [[[]]]]);
  });

  test('undoes a publication by drafts of the texts from before', async () => {
    await editorChanges().put([changed, brand]);
    const { refresh } = renderBar();
    const dialog = await review();
    await dialog.findByText('Everything fits together.');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish 2 changes', hidden: true }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Undo', hidden: true }));
    await dialog.findByRole('button', { name: 'Publish 2 changes', hidden: true });
    expect(editorChanges().list()).toMatchObject([
      { path: brand.path, text: null, base: '{}' },
      { path: amber, text: pod('Old'), base: pod('New') },
    ]);
    expect(refresh.mock.calls).toEqual([[[]], [[brand.path, amber]]]);
  });

  test('does not undo over a newer draft of another window', async () => {
    await editorChanges().put([changed]);
    renderBar();
    const dialog = await review();
    await dialog.findByText('Everything fits together.');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish one change', hidden: true }));
    const undo = await dialog.findByRole('button', { name: 'Undo', hidden: true });
    await vi.waitFor(() => expect(editorChanges().list()).toEqual([]));
    await editorChanges().put([{ ...changed, text: pod('Newer'), base: pod('New') }]);
    fireEvent.click(undo);
    expect(await dialog.findByText(/^Another window has changed/)).toBeDefined();
    expect(editorChanges().list()).toMatchObject([{ path: amber, text: pod('Newer') }]);
  });

  test('a pull request is not undone here', async () => {
    await editorChanges().put([changed]);
    const publish = async () => ({ message: 'Sent for review.', pages: [], review: 'https://review.example/1' });
    renderBar({ publish });
    const dialog = await review();
    await dialog.findByText('Everything fits together.');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish one change', hidden: true }));
    expect(await dialog.findByText('Sent for review.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
  });

  test('keeps what has a fault from being published, and leads to its field', async () => {
    const faults: ContentFault[] = [
      { file: amber, field: 'brand', message: 'expected a brand' },
      { file: 'content/stores/a.json', field: 'brands[0]', message: 'expected another brand' },
    ];
    await editorChanges().put([changed]);
    renderBar({ check: async () => ({ faults, conflicts: [] }) });
    const dialog = await review();
    expect(await dialog.findByText('2 problems keep these changes from being published.')).toBeDefined();
    const others = within(dialog.getByRole('region', { name: 'Stores', hidden: true }));
    expect(others.getByRole('listitem', { hidden: true }).textContent).toBe('a Brand 1: expected another brand');
    expect(others.getByRole<HTMLAnchorElement>('link', { name: 'a', hidden: true }).hash).toBe(
      '#/collections/stores/entries/a',
    );
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Publish/, hidden: true }).disabled).toBe(true);
    const form = document.createElement('div');
    form.innerHTML = `
      <div data-field="brand"><input></div>`;
    document.body.append(form);
    const field = form.querySelector('input')!;
    for (const each of form.children) each.scrollIntoView = vi.fn();
    fireEvent.click(dialog.getByRole('button', { name: 'Brand', hidden: true }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([screen.queryByRole('dialog', { hidden: true }), location.hash]).toEqual([
      null,
      '#/collections/pods/entries/amber',
    ]);
    form.remove();
  });

  test('shows both versions of a file that two people changed, and publishes the chosen one', async () => {
    const theirs = pod('Theirs');
    await editorChanges().put([changed]);
    const check = vi.fn(async ([change]: readonly ContentChange[]) => ({
      faults: [],
      conflicts: change!.base === theirs ? [] : [{ path: amber, theirs }],
    }));
    renderBar({ check });
    const dialog = await review();
    expect(await dialog.findByText('Theirs')).toBeDefined();
    expect(dialog.getAllByRole('alert', { hidden: true })[1]!.textContent).toContain(
      `Somebody else published another version of ${amber} since you opened it.`,
    );
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    fireEvent.click(dialog.getByRole('button', { name: 'Copy mine', hidden: true }));
    expect(await dialog.findByRole('button', { name: 'Copied', hidden: true })).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(changed.text);
    vi.unstubAllGlobals();
    expect(dialog.getByText('New', { selector: 'ins' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine', hidden: true }));
    expect(await dialog.findByText('Everything fits together.')).toBeDefined();
    expect(editorChanges().find(amber)).toMatchObject({ text: changed.text, base: theirs });
  });

  test('shows both versions of a picture, and publishes one’s own on top of the other’s hash', async () => {
    const path = 'content/pictures/pod.svg';
    const [mine, theirs] = [btoa('mine'), btoa('theirs')];
    await editorChanges().put([{ path, text: mine, base: 'old', at: Date.now() }]);
    const base = await computeVersion(path, theirs);
    const check = async ([change]: readonly ContentChange[]) => ({
      faults: [],
      conflicts: change!.base === base ? [] : [{ path, theirs }],
    });
    renderBar({ check });
    const dialog = await review();
    await dialog.findByText('Theirs');
    const shown = dialog.getAllByRole('figure', { hidden: true });
    expect(shown.map((each) => [each.textContent, each.querySelector('img')!.src])).toEqual([
      ['Theirs', `data:image/svg+xml;base64,${theirs}`],
      ['Yours', `data:image/svg+xml;base64,${mine}`],
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine', hidden: true }));
    expect(await dialog.findByText('Everything fits together.')).toBeDefined();
    expect(editorChanges().find(path)).toMatchObject({ text: mine, base });
  });

  test('groups problems elsewhere by kind and entry, and hides all but the first few', async () => {
    const faults = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [
      { file: `content/products/${name}.json`, field: 'brand', message: 'expected a brand' },
      { file: `content/stores/${name}.json`, field: 'brands[0]', message: 'expected a brand' },
    ]);
    await editorChanges().put([{ ...brand, text: null, base: '{}' }]);
    renderBar({ check: async () => ({ faults: [...faults, { ...faults[0]!, field: 'slug' }], conflicts: [] }) });
    const dialog = await review();
    const pods = await dialog.findByRole('region', { name: 'Pods', hidden: true });
    expect([...pods.querySelectorAll('li')].map((each) => each.closest('details') === null)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(pods.textContent).toContain('a Brand: expected a brand; Slug: expected a brand');
    expect(pods.querySelector('summary')!.textContent).toBe('and 2 more');
    fireEvent.click(within(pods).getByRole('link', { name: 'f', hidden: true }));
    await waitFor(() => expect(location.hash).toBe('#/collections/pods/entries/f'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  test('shows what changed at the end of a long text', async () => {
    const start = 'A pod that was filled slowly, and left to rest. '.repeat(5);
    const text = (end: string) => JSON.stringify({ productType: 'oil', description: { en: start + end } });
    await editorChanges().put([{ ...changed, text: text('It is blue.'), base: text('It is red.') }]);
    renderBar();
    const dialog = await review();
    expect(dialog.getByText('red').tagName).toBe('DEL');
    expect(dialog.getByText('blue').parentElement!.textContent).toMatch(/^….{20,50}It is redblue\.$/);
  });

  test('discards a change, and takes it back until the review closes', async () => {
    await editorChanges().put([changed, brand]);
    const kept = editorChanges().find(amber);
    const { refresh } = renderBar();
    const dialog = await review();
    fireEvent.click(dialog.getByRole('button', { name: 'Discard Pod New', hidden: true }));
    const undo = await dialog.findByRole('button', { name: 'Undo: keep Pod New', hidden: true });
    expect(undo.closest('li')!.textContent).toBe('Discarded Pod NewUndo');
    expect([document.activeElement, editorChanges().list()]).toEqual([undo, [brand]]);
    expect(refresh).toHaveBeenCalledExactlyOnceWith([amber]);
    fireEvent.click(undo);
    expect(await dialog.findByRole('button', { name: 'Discard Pod New', hidden: true })).toBeDefined();
    expect(editorChanges().find(amber)).toEqual(kept);
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));

    fireEvent.click(dialog.getByRole('button', { name: 'Discard Pod New', hidden: true }));
    const again = await dialog.findByRole('button', { name: 'Undo: keep Pod New', hidden: true });
    await editorChanges().put([{ ...changed, text: pod('Since') }]);
    expect(await dialog.findByRole('button', { name: 'Discard Pod Since', hidden: true })).toBeDefined();
    expect(again.isConnected, 'a newer draft is not replaced').toBe(false);
  });

  test('takes back one’s own version after theirs was taken', async () => {
    const theirs = pod('Theirs');
    await editorChanges().put([changed]);
    renderBar({ check: async () => ({ faults: [], conflicts: [{ path: amber, theirs }] }) });
    const dialog = await review();
    fireEvent.click(await dialog.findByRole('button', { name: 'Take theirs', hidden: true }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Undo: keep Pod New', hidden: true }));
    expect(await dialog.findByRole('button', { name: 'Take theirs', hidden: true })).toBeDefined();
    expect(editorChanges().find(amber)).toMatchObject({ text: changed.text, base: changed.base });
  });

  test('keeps the changes if the server cannot be reached', async () => {
    await editorChanges().put([changed]);
    renderBar({ publish: () => Promise.reject(new Error('Failed to fetch')) });
    const dialog = await review();
    await dialog.findByText('Everything fits together.');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish one change', hidden: true }));
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain(
      'Failed to fetch Your changes are still here.',
    );
    expect(editorChanges().list()).toHaveLength(1);
  });
});

describe('the open entry', () => {
  test('is a draft, or published by somebody', async () => {
    recordVersions([{ data: pod('Old'), file: { path: amber, author: 'Ana', updatedOn: new Date().toISOString() } }]);
    renderBar();
    expect(await screen.findByText('Published · by Ana · just now')).toBeDefined();
    await editorChanges().put([changed]);
    expect(await screen.findByText('Draft · by you · just now')).toBeDefined();
  });

  test('warns of another window with the same entry', async () => {
    renderBar({ editing: async () => 1 });
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else has this entry open.');
  });

  test('warns of a pull request with the same entry', async () => {
    const pull = {
      number: 3,
      title: 'Autumn',
      by: 'Ben',
      at: '2026-05-06T10:00:00Z',
      url: 'https://github.example/3',
      paths: [amber],
    };
    renderBar({ reviews: async () => [pull] });
    expect((await screen.findByRole('alert')).textContent).toContain('Ben has changed this entry in Autumn');
    expect(screen.getByText(/^In review · by Ben/)).toBeDefined();
  });
});

describe('the build', () => {
  test('shows its progress and the time left', async () => {
    renderBar({ build: async () => ({ ...idle, state: 'running', seconds: 5, expectedSeconds: 12 }) });
    expect(await screen.findByText('Building the shop · about 7 s left')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(5 / 12);
  });

  test('notifies open pages once it is done', async () => {
    const states: BuildState['state'][] = ['running', 'built'];
    const { onBuilt } = renderBar({ build: async () => ({ ...idle, state: states.shift() ?? 'built' }) });
    expect(await screen.findByText('The shop is up to date')).toBeDefined();
    expect(onBuilt).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['content/brands/alder.json', '#/collections/brands/entries/alder'],
    [amber, '#/collections/pods/entries/amber'],
    ['content/products/charger.json', '#/collections/devices/entries/charger'],
    ['content/footer/footer.json', '#/collections/footer/entries/footer'],
  ])('that failed leads from %s to its own form, and can be started again', async (file, hash) => {
    const texts = { 'products/amber.json': pod('Amber'), 'products/charger.json': '{"productType": "devices", broken' };
    const answers: Record<string, object> = { [entriesPath]: texts, [pictureNamesPath]: { all: [], photos: [] } };
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
    location.hash = '#/collections/pods';
    const rebuild = vi.fn(async () => {});
    const fault = { file, field: 'name', message: 'expected text' };
    renderBar({ build: async () => ({ ...idle, state: 'failed', faults: [fault] }), rebuild });
    fireEvent.click(await screen.findByRole('button', { name: `${file} · name · expected text` }));
    await waitFor(() => expect(location.hash).toBe(hash));
    fireEvent.click(screen.getByRole('button', { name: 'Build again' }));
    await waitFor(() => expect(rebuild).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });

  test('that failed for a picture, which has no form, only says so', async () => {
    const fault = { file: 'content/pictures/pod.svg', field: '', message: 'line 3: <script> is not allowed' };
    renderBar({ build: async () => ({ ...idle, state: 'failed', faults: [fault] }) });
    const line = await screen.findByText('content/pictures/pod.svg · whole file · line 3: <script> is not allowed');
    expect(line.tagName).toBe('SPAN');
  });
});
