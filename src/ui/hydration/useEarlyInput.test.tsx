import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckboxField } from '../fields/CheckboxField';
import { RadioTiles } from '../fields/RadioTiles';
import { SegmentedControl } from '../fields/SegmentedControl';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { markChangedEarly } from './changedEarly';
import { Hydrated } from './Hydrated';

const start = { name: '', terms: false, news: true, by: 'email', size: 's', state: '' };
const changed = vi.fn<(change: Partial<typeof start>) => void>();
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

function Form() {
  const [values, setValues] = useState(start);
  const change = (next: Partial<typeof start>) => {
    changed(next);
    setValues((previous) => ({ ...previous, ...next }));
  };
  return (
    <form>
      <TextField label="Name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <CheckboxField
        label="Terms"
        checked={values.terms}
        onChange={({ target }) => change({ terms: target.checked })}
      />
      <CheckboxField label="News" checked={values.news} onChange={({ target }) => change({ news: target.checked })} />
      <SegmentedControl
        legend="By"
        name="by"
        value={values.by}
        options={options('email', 'phone')}
        onChange={(by) => change({ by })}
      />
      <RadioTiles
        legend="Size"
        name="size"
        value={values.size}
        options={options('s', 'l')}
        onChange={(size) => change({ size })}
      />
      <SelectField
        label="State"
        placeholder="Choose"
        value={values.state}
        options={options('CA', 'OH')}
        onChange={({ target }) => change({ state: target.value })}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const page = (
  <Hydrated>
    <Form />
  </Hydrated>
);
let container: HTMLElement;
const { dataset } = document.documentElement;

beforeEach(() => {
  changed.mockClear();
  dataset.dehydrated = '';
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
});
afterEach(() => {
  delete dataset.dehydrated;
  document.body.replaceChildren();
});

const hydrate = () => act(async () => hydrateRoot(container, page));
const state = () => JSON.parse(screen.getByRole('status').textContent) as typeof start;
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

function enterAll(): void {
  name().value = 'Robin';
  screen.getByLabelText('Terms').click();
  screen.getByLabelText('News').click();
  screen.getByLabelText('phone').click();
  screen.getByLabelText('l').click();
  screen.getByLabelText<HTMLSelectElement>('State').value = 'CA';
}

test('S2-22 S2-60 what was entered before hydration stays and is the form’s', async () => {
  enterAll();
  for (const control of container.querySelectorAll('input,select')) markChangedEarly(control);
  await hydrate();
  expect(state()).toEqual({ name: 'Robin', terms: true, news: false, by: 'phone', size: 'l', state: 'CA' });
  expect(name()).toHaveValue('Robin');
  for (const label of ['Terms', 'phone', 'l']) expect(screen.getByLabelText(label)).toBeChecked();
  expect(screen.getByLabelText('State')).toHaveValue('CA');
});

test('what nobody changed is not reported', async () => {
  await hydrate();
  expect(changed).not.toHaveBeenCalled();
  expect(dataset.dehydrated).toBeUndefined();
});

test('nor what the browser restored after a reload', async () => {
  enterAll();
  await hydrate();
  expect(changed).not.toHaveBeenCalled();
});

test('nor is a control that the page adds later, whose value the browser writes in another way', async () => {
  await hydrate();
  const root = await act(async () => hydrateRoot(document.body.appendChild(document.createElement('div')), null));
  await act(async () =>
    root.render(<TextField label="Amount" type="number" value="many" onChange={() => changed({})} />),
  );
  expect(screen.getByLabelText('Amount')).toHaveValue(null);
  expect(changed).not.toHaveBeenCalled();
});
