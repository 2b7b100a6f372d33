// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxField } from './CheckboxField';
import { FileField } from './FileField';
import { RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('a text field is named by its label and described by its hint, then its error', () => {
  render(<TextField label="E-mail" hint="Work or home" error="Enter a whole address." />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(describedBy(input)).toBe('Work or home | Enter a whole address.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a text field without error is neither invalid nor described', () => {
  render(<TextField label="E-mail" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a text field passes its ref to the input, so that a form can set focus', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="E-mail" />);
  expect(ref.current).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('a select and a checkbox show their errors the same way', () => {
  render(
    <>
      <SelectField label="State" options={[{ value: 'ca', label: 'California' }]} error="Choose a state." />
      <CheckboxField label="I accept" error="Confirm to go on." />
    </>,
  );
  expect(describedBy(screen.getByRole('combobox', { name: 'State' }))).toBe('Choose a state.');
  expect(describedBy(screen.getByRole('checkbox', { name: 'I accept' }))).toBe('Confirm to go on.');
});

const slots = [
  { value: 'noon', label: 'Noon', detail: 'Free' },
  { value: 'two', label: 'Two', isDisabled: true },
  { value: 'four', label: 'Four' },
];

function Slots() {
  const [value, setValue] = useState<string | null>('noon');
  return <RadioCards legend="Window" name="slot" options={slots} value={value} onChange={setValue} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('arrow keys skip a disabled radio card', async () => {
  render(<Slots />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Noon'));
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Four').checked).toBe(true);
  expect(radio('Two').disabled).toBe(true);
});

test('a radio card is described by its detail', () => {
  render(<Slots />);
  expect(describedBy(radio('Noon'))).toBe('Free');
});

test('a file field returns a chosen file and a dropped one', async () => {
  const onFile = vi.fn();
  render(<FileField label="Photo" chooseLabel="Choose a photo" onFile={onFile} />);
  const chosen = new File(['a'], 'chosen.jpg', { type: 'image/jpeg' });
  const dropped = new File(['b'], 'dropped.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText(/Photo Choose a photo/), chosen);
  fireEvent.drop(screen.getByText('Choose a photo'), { dataTransfer: { files: [dropped] } });
  expect(onFile.mock.calls).toEqual([[chosen], [dropped]]);
});

test('a file field offers the camera under its own name if asked to', async () => {
  const onFile = vi.fn();
  const { rerender } = render(
    <FileField
      label="Photo"
      chooseLabel="Choose a photo"
      cameraLabel="Take a photo"
      error="Too dark."
      onFile={onFile}
    />,
  );
  const camera = screen.getByLabelText('Take a photo');
  expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual(['environment', 'image/*']);
  expect(describedBy(camera)).toBe('Too dark.');
  const shot = new File(['a'], 'shot.jpg', { type: 'image/jpeg' });
  await userEvent.upload(camera, shot);
  expect(onFile.mock.calls).toEqual([[shot]]);
  rerender(<FileField label="Photo" chooseLabel="Choose a photo" onFile={onFile} />);
  expect(screen.queryByLabelText('Take a photo')).toBeNull();
});
