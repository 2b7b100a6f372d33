import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startText } from './startScripts';

const submitted = vi.fn<(values: object) => void>();

/** The site's shell does this after hydration. */
function useAlive() {
  useEffect(() => {
    (window as { early?: { isAlive: boolean } }).early!.isAlive = true;
  }, []);
}

function Form() {
  const [values, setValues] = useState({ terms: false, news: true, by: 'email', state: '', email: '', phone: '' });
  const change = (next: Partial<typeof values>) => setValues({ ...values, ...next });
  useAlive();
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

/** The page's HTML with its start script, before any other script has loaded. */
beforeEach(() => {
  submitted.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const dataset = { scripts: '', data: '', chunks: '', page: '/' };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset } });
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function(startText)();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
  document.body.replaceChildren();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const hydrate = () => act(() => void render(<Form />, { container, hydrate: true }));

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

test('S2-22 a letter typed right after hydration does not give way to an earlier text', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button').click();
  hydrate();
  // Still before the script's next look at the page.
  fireEvent.input(field, { target: { value: '31' } });
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(field).toHaveValue('31');
  expect(submitted).toHaveBeenCalledWith({ terms: false, news: true, by: 'email', state: '', email: '31', phone: '' });
});

test('S2-22 leaving a field right after hydration does not lose the text typed before', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '310';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  hydrate();
  act(() => void field.dispatchEvent(new Event('change', { bubbles: true })));
  screen.getByRole('button').click();
  expect(submitted, 'React does not know the text yet').toHaveBeenLastCalledWith(
    expect.objectContaining({ email: '' }),
  );
  await waitFor(() => {
    screen.getByRole('button').click();
    expect(submitted).toHaveBeenLastCalledWith(expect.objectContaining({ email: '310' }));
  });
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
