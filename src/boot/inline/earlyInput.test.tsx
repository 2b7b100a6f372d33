import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hydrated } from '../../ui/hydration/Hydrated';
import { keepEarlyInput } from './earlyInput';

const submitted = vi.fn<(values: object) => void>();

function Form() {
  const [values, setValues] = useState({ terms: false, news: true, by: 'email', state: '', email: '', phone: '' });
  const change = (next: Partial<typeof values>) => setValues({ ...values, ...next });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(values);
      }}
    >
      <label>
        <input type="checkbox" checked={values.terms} onChange={({ target }) => change({ terms: target.checked })} />
        Terms
      </label>
      <label>
        <input type="checkbox" checked={values.news} onChange={({ target }) => change({ news: target.checked })} />
        News
      </label>
      {['email', 'phone'].map((by) => (
        <label key={by}>
          <input type="radio" name="by" value={by} checked={values.by === by} onChange={() => change({ by })} />
          {by}
        </label>
      ))}
      {/* One field for two values, like the one for email or phone. */}
      <input
        type="text"
        value={values.by === 'email' ? values.email : values.phone}
        onChange={({ target }) => change({ [values.by]: target.value })}
      />
      <label>
        State
        <select value={values.state} onChange={({ target }) => change({ state: target.value })}>
          <option value="">Choose</option>
          <option value="CA">California</option>
        </select>
      </label>
      <button type="submit">Go</button>
    </form>
  );
}

let container: HTMLElement;

let stop: AbortController;
const { dataset } = document.documentElement;
const Page = () => (
  <Hydrated>
    <Form />
  </Hydrated>
);

/** The page's HTML with its start script, before any other script has loaded. */
beforeEach(() => {
  submitted.mockClear();
  dataset.dehydrated = '';
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  stop = new AbortController();
  keepEarlyInput(stop.signal);
});
afterEach(() => {
  stop.abort();
  delete dataset.dehydrated;
  document.body.replaceChildren();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const hydrate = () => act(() => void render(<Page />, { container, hydrate: true }));

test('S2-72 typed text is React’s before it renders again and before the next key', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '310';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const view = render(<Page />, { container, hydrate: true });
  // The next key is a task of its own, so microtasks come before it.
  await act(() => Promise.resolve());
  view.rerender(<Page />);
  expect(field.value).toBe('310');
});

test('S2-22 fields changed before hydration reach React, followed by a click on submit', async () => {
  box('Terms').click();
  box('News').click();
  radio('phone').click();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '310';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.value = 'CA';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  screen.getByRole('button').click();
  expect(submitted).not.toHaveBeenCalled();
  hydrate();
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(submitted).toHaveBeenCalledWith({
    terms: true,
    news: false,
    by: 'phone',
    state: 'CA',
    email: '',
    phone: '310',
  });
  expect([box('Terms').checked, box('News').checked, radio('phone').checked, select.value]).toEqual([
    true,
    false,
    true,
    'CA',
  ]);
});

test('S2-22 input is kept where a password manager adds an element after each field, and React rerenders the form', async () => {
  const before = screen.getByRole<HTMLInputElement>('textbox');
  box('Terms').click();
  radio('phone').click();
  before.value = '310';
  before.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button').click();
  for (const field of container.querySelectorAll('input')) field.after(document.createElement('com-manager-icon'));
  await act(async () => void hydrateRoot(container, <Page />, { onRecoverableError: () => undefined }));
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(before.isConnected).toBe(false);
  expect(submitted.mock.calls[0]![0]).toMatchObject({ terms: true, news: true, by: 'phone', phone: '310' });
  expect(screen.getByRole('textbox')).toHaveValue('310');
});

test('only the last choice counts: a change that was undone stays undone', async () => {
  radio('phone').click();
  radio('email').click();
  box('Terms').click();
  box('Terms').click();
  screen.getByRole('button').click();
  hydrate();
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(submitted).toHaveBeenCalledWith({ terms: false, news: true, by: 'email', state: '', email: '', phone: '' });
});

test('of several clicks the last is done, once', async () => {
  screen.getByRole('button').click();
  screen.getByRole('button').click();
  hydrate();
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  await new Promise((later) => setTimeout(later, 20));
  expect(submitted).toHaveBeenCalledOnce();
});

test('the second click of a double click on what was there before is dropped', async () => {
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  hydrate();
  await new Promise((later) => setTimeout(later, 20));
  expect(submitted).not.toHaveBeenCalled();
});

test('a click that waited more than ten seconds is dropped', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  screen.getByRole('button').click();
  vi.setSystemTime(Date.now() + 10_001);
  hydrate();
  await new Promise((later) => setTimeout(later, 20));
  expect(submitted).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each<[string, () => void]>([
  ['a click', () => screen.getByRole('button').click()],
  ['a change', () => box('Terms').click()],
])('%s is marked on each part around it, so that they hydrate without more input', (_, input) => {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  for (const part of [outer, inner]) part.dataset.dehydrated = '';
  inner.append(...container.childNodes);
  outer.append(inner);
  container.append(outer);
  input();
  expect([inner, outer, document.documentElement].map((part) => part.dataset.dehydrated)).toEqual(['kept', 'kept', '']);
});

test('a part that hydrates later keeps its own clicks until then', async () => {
  const pressed = vi.fn();
  let arrive = () => {};
  const script = new Promise<void>((resolve) => (arrive = resolve));
  const Inner = () => {
    use(script);
    return <button onClick={pressed}>Inner</button>;
  };
  const Part = ({ children }: { children: ReactNode }) => {
    const part = useRef<HTMLDivElement>(null);
    return (
      <Hydrated>
        <div ref={part} data-dehydrated="">
          <Suspense>
            <Hydrated element={part}>{children}</Hydrated>
          </Suspense>
        </div>
      </Hydrated>
    );
  };
  container.innerHTML = renderToString(
    <Part>
      <button>Inner</button>
    </Part>,
  );
  const late = (
    <Part>
      <Inner />
    </Part>
  );
  await act(async () => render(late, { container, hydrate: true }));
  screen.getByRole('button').click();
  expect(dataset.dehydrated, 'the page itself').toBeUndefined();
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});
