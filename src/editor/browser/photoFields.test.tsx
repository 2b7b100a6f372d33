import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, useState, type ComponentType } from 'react';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../tests/fixtures/editor/memoryChanges';
import { applyToPictures, applyToTexts } from '../changes/applyChanges';
import { editorChanges } from './changes/editorChanges';
import { photoField } from './photoField';
import { pictureForChanges, serverUploads, stagedUploads } from './uploadPicture';

vi.mock('./changes/changeStore', () => ({ browserStore: memoryChanges() }));
/** The pictures of the server or of the built site. */
const published = vi.hoisted(() => ({ pictures: ['shelf'], texts: {} as Record<string, string> }));
vi.mock('./entries', () => {
  const read = () => ({
    pictures: applyToPictures({ all: published.pictures, photos: [] }, editorChanges().list()),
    texts: applyToTexts(published.texts, editorChanges().list()),
  });
  let current = read();
  const listeners = new Set<() => void>();
  return {
    fetchEntries: async () => {
      current = read();
      for (const listener of listeners) listener();
      return current;
    },
    currentEntries: () => current,
    watchEntries: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
const form = vi.hoisted(() => ({ isNew: true }));
vi.mock('./cmsStore', () => ({ useFormEntry: () => ({ get: () => form.isNew }) }));
// jsdom has no canvas.
vi.mock('./canvasImaging', async () => {
  const { sharpImaging } = await import('../../content/pictures/photos/sharpImaging');
  return { canvasImaging: sharpImaging };
});

beforeEach(async () => {
  form.isNew = true;
  published.pictures = ['shelf'];
  published.texts = {};
  localStorage.clear();
  const changes = editorChanges();
  await changes.remove(changes.list().map(({ path }) => path));
  const { fetchEntries } = await import('./entries');
  await fetchEntries();
});

interface FieldProps {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
}

function renderField(control: unknown, { value }: { value?: unknown } = {}) {
  const changed = vi.fn();
  function Form() {
    const [current, setCurrent] = useState(value);
    const onChange = (next: unknown) => {
      changed(next);
      setCurrent(next);
    };
    return createElement(control as ComponentType<FieldProps>, {
      value: current,
      forID: 'field',
      classNameWrapper: '',
      onChange,
    });
  }
  const { unmount } = render(<Form />);
  return Object.assign(changed, { unmount });
}

const photo = (width: number, type: 'jpeg' | 'webp' = 'webp') =>
  sharp({ create: { width, height: 900, channels: 3, background: { r: 190, g: 150, b: 100 } } })
    .toFormat(type)
    .toBuffer();
const fileOf = (name: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const zone = () => screen.getByRole('status').parentElement!;
const dropFile = (file: File) => fireEvent.drop(zone(), { dataTransfer: { files: [file] } });

/** Answers uploads like the local server, and lists what it stored. */
function stubServer() {
  const calls: { action: string; params: object }[] = [];
  const answers: (() => Promise<Response>)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const call = JSON.parse(body) as { action: string; params: { path: string } };
    calls.push(call);
    const answer = await (answers.shift() ?? (() => Promise.resolve(Response.json({}))))();
    const { name } = (await answer.clone().json()) as { name?: string };
    if (name) published.pictures = [...published.pictures, name];
    return answer;
  });
  const saved = (name: string) => ({ name, path: `content/pictures/${name}.jpg`, isCutOut: false, id: `${name}-hash` });
  return { calls, answers, saves: (name: string) => answers.push(async () => Response.json(saved(name))) };
}

describe('on a local server,', () => {
  const field = () => photoField(serverUploads).controlComponent;

  test('a dropped photo is sent as new, and its saved name becomes the value', async () => {
    const { calls, answers } = stubServer();
    answers.push(async () =>
      Response.json({ name: 'ete-1', path: 'content/pictures/ete-1.png', isCutOut: true, id: 'hash' }),
    );
    const changed = renderField(field());
    const bytes = await photo(1000, 'jpeg');
    dropFile(fileOf('Été 1.jpg', bytes));
    expect(await screen.findByText(/^Saved as ete-1\. Its white background is now transparent\./)).toBeVisible();
    expect(changed).toHaveBeenCalledWith('ete-1');
    const content = bytes.toString('base64');
    const asset = { path: 'content/pictures/Été 1.jpg', content, encoding: 'base64', isNew: true };
    expect(calls).toEqual([{ action: 'persistMedia', params: { asset } }]);
  });

  test('a refusal is shown, and another file can be chosen', async () => {
    const { answers } = stubServer();
    answers.push(async () => Response.json({ error: 'oak.jpg was not saved. It is blank.' }, { status: 422 }));
    const changed = renderField(field());
    const file = fileOf('oak.jpg', await photo(1000, 'jpeg'));
    fireEvent.change(document.getElementById('field')!, { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('oak.jpg was not saved. It is blank.');
    await waitFor(() => expect(document.getElementById('field')).toBeEnabled());
    expect(changed).not.toHaveBeenCalled();
  });

  test.each<[string, string, () => Promise<Uint8Array | string> | string, string]>([
    ['too large', 'oak.jpg', () => 'x'.repeat(20_000_001), 'It has 20.1 MB, and at most 20 MB are possible.'],
    [
      'too large for a drawing',
      'oak.svg',
      () => 'x'.repeat(26_000_000),
      'It has 26 MB, and at most 20 MB are possible.',
    ],
    ['empty', 'oak.jpg', () => '', 'The file is empty.'],
    ['no picture', 'oak.jpg', () => 'Hello', 'It is no picture. Upload a JPEG, PNG, WebP, AVIF or SVG.'],
    ['another type', 'oak.jpg', () => 'GIF89a......', 'It is a file of the type GIF.'],
  ])('a file that is %s is refused without being sent', async (_, name, build, fault) => {
    const { calls } = stubServer();
    renderField(field());
    dropFile(fileOf(name, await build()));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${name} was not saved. ${fault}`);
    expect(calls).toEqual([]);
  });

  test('a photo that replaces another before it is saved removes that one', async () => {
    const { calls, saves } = stubServer();
    renderField(field());
    for (const name of ['oak', 'ash']) {
      saves(name);
      dropFile(fileOf(`${name}.webp`, await photo(1000)));
      expect(await screen.findByText(new RegExp(`^Saved as ${name}\\.`))).toBeVisible();
      await waitFor(() => expect(document.getElementById('field')).toBeEnabled());
    }
    const params = { path: 'content/pictures/oak.jpg', base: 'oak-hash' };
    expect(calls.at(-1)).toEqual({ action: 'removeUpload', params });
    expect(serverUploads.list().map(({ name }) => name)).toEqual(['ash']);
  });

  /** `answer` is the server's answer, which says that the photo is stored. */
  async function startUpload() {
    const { calls, answers } = stubServer();
    const stored = { name: 'oak', path: 'content/pictures/oak.jpg', isCutOut: false, id: 'hash' };
    let answer = (): void => {};
    answers.push(() => new Promise((done) => (answer = () => done(Response.json(stored)))));
    const changed = renderField(field());
    dropFile(fileOf('oak.webp', await photo(1000)));
    await waitFor(() => expect(calls).toHaveLength(1));
    return { calls, changed, answer };
  }

  test('a canceled upload is removed once it is stored, and changes nothing', async () => {
    const { calls, changed, answer } = await startUpload();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.getElementById('field')).toBeEnabled();
    answer();
    await waitFor(() => expect(calls.at(-1)?.action).toBe('removeUpload'));
    expect(changed).not.toHaveBeenCalled();
  });

  test('a photo of a closed form does not change the next form, which offers it', async () => {
    const { calls, changed, answer } = await startUpload();
    changed.unmount();
    answer();
    await waitFor(() => expect(serverUploads.list()).toHaveLength(1));
    const next = renderField(field());
    fireEvent.click(await screen.findByRole('button', { name: 'Use oak' }));
    expect([changed.mock.calls, next.mock.calls]).toEqual([[], [['oak']]]);
    expect(screen.queryByText(/nothing uses them/)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['a published entry', () => (published.texts = { 'photos/oak.json': '{"name":"oak"}' })],
    [
      'a draft',
      () =>
        editorChanges().put([{ path: 'content/photos/oak.json', text: '{\n  "name": "oak"\n}', base: null, at: 0 }]),
    ],
  ])('a photo that %s has come to use is not removed', async (_, use) => {
    const { calls, saves } = stubServer();
    saves('oak');
    await serverUploads.add(fileOf('oak.webp', await photo(1000)));
    renderField(field());
    const remove = screen.getByRole('button', { name: 'Remove oak' });
    await use();
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove oak' })).toBeNull());
    expect(calls.map(({ action }) => action)).toEqual(['persistMedia']);
  });

  test('a saved entry shows its photo, and takes no other', () => {
    form.isNew = false;
    renderField(field(), { value: 'shelf' });
    expect(screen.getByText('shelf. To use another file, add a new photo.')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/admin/pictures/shelf.svg');
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('without a server,', () => {
  const picture = async (width: number) => fileOf('Shelf.webp', await photo(width));
  /** `shelf-3` was published after the site was built. */
  const inRepository = async () => ['shelf', 'shelf-3'];

  test('a photo joins the changes, is shown at once, and replaces the one before it', async () => {
    const changed = renderField(photoField(stagedUploads(inRepository)).controlComponent);
    dropFile(await picture(1000));
    expect(await screen.findByText(/^Saved as shelf-2\./)).toBeVisible();
    expect(changed).toHaveBeenCalledWith('shelf-2');
    const [change] = editorChanges().list();
    expect(change).toMatchObject({ path: 'content/pictures/shelf-2.jpg', base: null });
    expect(document.querySelector('img')).toHaveAttribute('src', `data:image/jpeg;base64,${change!.text}`);
    expect(await sharp(Buffer.from(change!.text!, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
    await waitFor(() => expect(document.getElementById('field')).toBeEnabled());
    dropFile(await picture(1100));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('shelf-4'));
    expect(editorChanges().list()).toMatchObject([{ path: 'content/pictures/shelf-4.jpg' }]);
  });

  test('a photo that no entry shows is offered, and removed from the changes on request', async () => {
    const uploads = stagedUploads(inRepository);
    await uploads.add(await picture(1000));
    renderField(photoField(uploads).controlComponent);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove shelf-2' }));
    await waitFor(() => expect(editorChanges().list()).toEqual([]));
  });

  test('a photo is refused if the names in the repository cannot be read', async () => {
    const changed = renderField(photoField(stagedUploads(() => Promise.reject(new Error('offline')))).controlComponent);
    dropFile(await picture(1000));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect([changed.mock.calls, editorChanges().list()]).toEqual([[], []]);
  });

  test('one that is too small is refused in the words of the server, and nothing is kept', async () => {
    renderField(photoField(stagedUploads(inRepository)).controlComponent);
    dropFile(await picture(300));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Shelf.webp was not saved. It has 300 × 900 pixels, which would look blurred.',
    );
    expect(editorChanges().list()).toEqual([]);
  });

  describe('a drawing from the list of pictures', () => {
    const drawing = (fileName: string, inside = '') => ({
      file: `content/pictures/${fileName}`,
      body: new TextEncoder().encode(`<svg viewBox="0 0 400 300">${inside}</svg>`),
    });

    test('replaces the one of its name, unless it is uploaded as new', async () => {
      const shelf = drawing('shelf.svg');
      expect(await pictureForChanges(shelf, inRepository)).toMatchObject({ path: shelf.file });
      const path = 'content/pictures/shelf-2.svg';
      expect(await pictureForChanges({ ...shelf, isNew: true }, inRepository)).toMatchObject({ path });
    });

    test.each([
      ['shelf.svg', '<script>1</script>', 'content/pictures/shelf.svg · expected only what draws: line 1 has <script>'],
      [
        'My Shelf.svg',
        '',
        'Expected a drawing such as pod-alder.svg, in lower case, got content/pictures/My Shelf.svg',
      ],
    ])('is refused as %j with %j', async (fileName, inside, fault) => {
      await expect(pictureForChanges(drawing(fileName, inside), inRepository)).rejects.toThrow(fault);
    });
  });
});
