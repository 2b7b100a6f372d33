import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, useState, type ComponentType } from 'react';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../tests/fixtures/editor/memoryChanges';
import { applyToPictures } from '../changes/applyChanges';
import { editorChanges } from './changes/editorChanges';
import { framingFields } from './framingFields';
import { photoField } from './photoField';
import { addToChanges, pictureForChanges, uploadToServer } from './uploadPicture';

vi.mock('./changes/changeStore', () => ({ browserStore: memoryChanges() }));
vi.mock('./entries', () => ({
  fetchEntries: async () => ({
    pictures: applyToPictures({ all: ['shelf'], photos: [] }, editorChanges().list()),
  }),
}));
const form = vi.hoisted(() => ({ name: '' }));
vi.mock('./cmsStore', () => ({ useFormEntry: () => ({ getIn: () => form.name }) }));
// jsdom has no canvas.
vi.mock('./canvasImaging', async () => {
  const { sharpImaging } = await import('../../content/pictures/photos/sharpImaging');
  return { canvasImaging: sharpImaging };
});

interface FieldProps {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
}

function renderField(control: unknown, { value, name = '' }: { value?: unknown; name?: string } = {}) {
  const changed = vi.fn();
  form.name = name;
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
  render(<Form />);
  return changed;
}

const answerWith = (body: object) => {
  const fetched = vi.fn((_url: string, _init: { body: string }) => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const file = new File(['photo'], 'Été 1.jpg', { type: 'image/jpeg' });
const zone = () => screen.getByRole('status').parentElement!;

test('a dropped photo is sent as new, and its saved name becomes the value', async () => {
  const fetched = answerWith({ name: 'ete-1', path: 'content/pictures/ete-1.png', isCutOut: true });
  const changed = renderField(photoField(uploadToServer).controlComponent);
  fireEvent.drop(zone(), { dataTransfer: { files: [file] } });
  expect(await screen.findByText(/^Saved as ete-1\. Its white background is now transparent\./)).toBeVisible();
  expect(changed).toHaveBeenCalledWith('ete-1');
  const { action, params } = JSON.parse(fetched.mock.calls[0]![1].body) as { action: string; params: unknown };
  expect([action, params]).toEqual([
    'persistMedia',
    { asset: { path: 'content/pictures/Été 1.jpg', content: btoa('photo'), encoding: 'base64', isNew: true } },
  ]);
});

test('a refusal is shown, and another file can be chosen', async () => {
  answerWith({ error: 'Été 1.jpg was not saved. It is blank.' });
  const changed = renderField(photoField(uploadToServer).controlComponent);
  fireEvent.change(document.getElementById('field')!, { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Été 1.jpg was not saved. It is blank.');
  await waitFor(() => expect(document.getElementById('field')).toBeEnabled());
  expect(changed).not.toHaveBeenCalled();
});

test('a saved entry shows its photo, and takes no other', () => {
  renderField(photoField(uploadToServer).controlComponent, { value: 'shelf' });
  expect(screen.getByText('shelf. To use another file, add a new photo.')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/admin/pictures/shelf.svg');
  expect(document.querySelector('input')).toBeNull();
});

describe('without a server,', () => {
  beforeEach(() =>
    editorChanges().remove(
      editorChanges()
        .list()
        .map(({ path }) => path),
    ),
  );

  const picture = async (width: number) => {
    const background = { r: 190, g: 150, b: 100 };
    const bytes = await sharp({ create: { width, height: 900, channels: 3, background } })
      .webp()
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'Shelf.webp');
  };
  /** `shelf-3` was published after the site was built. */
  const inRepository = async () => ['shelf', 'shelf-3'];

  test('a photo joins the changes, is shown at once, and replaces the one before it', async () => {
    const changed = renderField(photoField(addToChanges(inRepository)).controlComponent);
    fireEvent.drop(zone(), { dataTransfer: { files: [await picture(1000)] } });
    expect(await screen.findByText(/^Saved as shelf-2\./)).toBeVisible();
    expect(changed).toHaveBeenCalledWith('shelf-2');
    const [change] = editorChanges().list();
    expect(change).toMatchObject({ path: 'content/pictures/shelf-2.jpg', base: null });
    expect(document.querySelector('img')).toHaveAttribute('src', `data:image/jpeg;base64,${change!.text}`);
    expect(await sharp(Buffer.from(change!.text!, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
    await waitFor(() => expect(document.getElementById('field')).toBeEnabled());
    fireEvent.drop(zone(), { dataTransfer: { files: [await picture(1100)] } });
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('shelf-4'));
    expect(editorChanges().list()).toMatchObject([{ path: 'content/pictures/shelf-4.jpg' }]);
  });

  test('a photo is refused if the names in the repository cannot be read', async () => {
    const changed = renderField(photoField(addToChanges(() => Promise.reject(new Error('offline')))).controlComponent);
    fireEvent.drop(zone(), { dataTransfer: { files: [await picture(1000)] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect([changed.mock.calls, editorChanges().list()]).toEqual([[], []]);
  });

  test('one that is too small is refused in the words of the server, and nothing is kept', async () => {
    renderField(photoField(addToChanges(inRepository)).controlComponent);
    fireEvent.drop(zone(), { dataTransfer: { files: [await picture(300)] } });
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

const controlOf = (name: string) => framingFields.find((field) => field.name === name)!.controlComponent;

test('the focus is set by a click on the photo, moved by sliders, and reset', () => {
  const changed = renderField(controlOf('focus'), { name: 'shelf' });
  const photo = screen.getByRole('button', { name: 'Choose the point on the photo' });
  photo.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent.click(photo, { detail: 1, clientX: 200, clientY: 200 });
  expect(changed).toHaveBeenLastCalledWith({ x: 25, y: 75 });
  fireEvent.change(screen.getByLabelText('From the top: 75 %'), { target: { value: '40' } });
  expect(changed).toHaveBeenLastCalledWith({ x: 25, y: 40 });
  fireEvent.click(photo, { detail: 0, clientX: 0, clientY: 0 });
  expect(changed).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(changed).toHaveBeenLastCalledWith('');
  expect(screen.getByLabelText('From the top: 50 %')).toBeVisible();
});

test('the crop reads Decap’s maps, and keeps its other sides', () => {
  const map = { toJS: () => ({ left: 10, top: 0, right: 20, bottom: 0 }) };
  const changed = renderField(controlOf('crop'), { name: 'shelf', value: map });
  expect(document.querySelector('.editor-crop')).toHaveStyle({ left: '10%', right: '20%' });
  fireEvent.change(screen.getByLabelText('Cut off at the top: 0 %'), { target: { value: '15' } });
  expect(changed).toHaveBeenLastCalledWith({ left: 10, top: 15, right: 20, bottom: 0 });
});
