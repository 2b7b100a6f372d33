import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { previewReady, previewScript, type PreviewMessage } from '../../../domain/editorial/previewMessage';
import { PreviewFrame } from './PreviewFrame';

const message: PreviewMessage = { type: 'preview-draft', path: '/us/en', region: 'CA', context: {}, files: {} };

/** The document of the page in the frame, which jsdom does not load. Null if the browser could not load it. */
let loaded: Document | null;

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview');
const script = () => loaded!.querySelector(`script[src="/${previewScript}"]`)!;
const waitTenSeconds = () => act(() => vi.advanceTimersByTime(10_000));

/** Dispatches the message with which a page asks for the draft. */
const askForDraft = () => {
  const { contentWindow: source } = frame();
  const event = new MessageEvent('message', { data: { type: previewReady }, source, origin: location.origin });
  act(() => void window.dispatchEvent(event));
};

beforeEach(() => {
  vi.useFakeTimers();
  loaded = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(() => loaded);
  render(<PreviewFrame message={message} device="Phone" />);
});

test('a page that asks for the draft gets it, and no message is shown', () => {
  fireEvent.load(frame());
  const send = vi.spyOn(frame().contentWindow!, 'postMessage');
  askForDraft();
  expect(send).toHaveBeenCalledExactlyOnceWith(message, location.origin);
  waitTenSeconds();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the script cannot be loaded', () => act(() => void script().dispatchEvent(new Event('error')))],
  ['the page does not ask for the draft', waitTenSeconds],
])('if %s, a message says so, and another try loads the page again', (_, fail) => {
  fireEvent.load(frame());
  expect(screen.queryByRole('alert')).toBeNull();
  fail();
  expect(screen.getByRole('alert')).toHaveTextContent('doesn’t show your draft');
  const failed = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(failed);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if the browser could not load the page, a message says so', () => {
  loaded = null;
  fireEvent.load(frame());
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a page that asks for the draft late removes the message', () => {
  fireEvent.load(frame());
  waitTenSeconds();
  askForDraft();
  expect(screen.queryByRole('alert')).toBeNull();
});
