import { render, screen } from '@testing-library/react';
import { createRef, type ComponentType, type Ref } from 'react';
import { expect, test } from 'vitest';
import { withFrame } from './fieldFrame';

interface Props {
  field: { get: (name: string) => string };
  ref?: Ref<{ getValidateValue: () => string }>;
  value: number;
}

const Icon = () => <svg />;
/** Decap's bars above the items of a list. The items' fields have frames of their own. */
const ItemBars = ({ value }: Props) => [
  <div key="list">
    <button type="button" aria-label="Collapse">
      <Icon />
    </button>
    <button type="button">Add</button>
  </div>,
  ...Array.from({ length: value }, (_, index) => (
    <div key={index}>
      <div>
        <button type="button">
          <Icon />
        </button>
        <div role="button">
          <Icon />
        </div>
        <button type="button">
          <Icon />
        </button>
      </div>
      <div data-field="inner">
        <button type="button">
          <Icon />
        </button>
      </div>
    </div>
  )),
];

const { controlComponent: List } = withFrame({
  name: 'list',
  controlComponent: ItemBars as unknown,
}) as { controlComponent: ComponentType<Props> };
const field = { get: (name: string) => (name === 'name' ? 'variants' : 'Size') };
const names = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);

test('the buttons of a list’s items say what they do to which, also of an item that is added', () => {
  const item = (at: number) => [`Collapse or expand size ${at}`, `Move size ${at}`, `Remove size ${at}`, ''];
  const { rerender } = render(<List field={field} value={1} />);
  expect(names()).toEqual(['Collapse', 'Add', ...item(1)]);
  rerender(<List field={field} value={2} />);
  expect(names()).toEqual(['Collapse', 'Add', ...item(1), ...item(2)]);
});

test('an empty field does not keep a draft from being saved', () => {
  const control = createRef<{ getValidateValue: () => string }>();
  render(<List field={field} value={0} ref={control} />);
  expect(control.current!.getValidateValue()).not.toBe('');
});
