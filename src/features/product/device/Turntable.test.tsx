import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { Turntable } from './Turntable';

const still = { base: '/pictures/battery-stand.1', width: 480, height: 1120, widths: [240, 480] };
const strip = { base: '/pictures/battery-turn.1', width: 1920, height: 2240, widths: [960, 1920] };
const renderTurntable = () => renderInLocale(<Turntable still={still} strip={strip} />);
const slider = () => screen.getByRole('slider');
const loaded = (container: HTMLElement) => container.querySelector(`img[src^="${strip.base}"]`);

test('it is a slider from the front around, whose value names the side', async () => {
  const { t, user } = renderTurntable();
  expect(slider()).toHaveAccessibleName(t('device.turn.slider'));
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Front, 0 degrees');
  await user.tab();
  expect(slider()).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Left side, 120 degrees');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(slider()).toHaveAttribute('aria-valuenow', '345');
  await user.keyboard('{End}{ArrowUp}');
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
});

test('a drag turns it with the pointer, and another pointer does not', () => {
  renderTurntable();
  fireEvent.pointerDown(slider(), { pointerId: 1, clientX: 100, button: 0 });
  fireEvent.pointerMove(slider(), { pointerId: 2, clientX: 300 });
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
  fireEvent.pointerMove(slider(), { pointerId: 1, clientX: 166 });
  expect(slider()).toHaveAttribute('aria-valuenow', '90');
  fireEvent.pointerMove(slider(), { pointerId: 1, clientX: 89 });
  expect(slider()).toHaveAttribute('aria-valuenow', '345');
  fireEvent.pointerUp(slider(), { pointerId: 1 });
  fireEvent.pointerMove(slider(), { pointerId: 1, clientX: 300 });
  expect(slider()).toHaveAttribute('aria-valuenow', '345');
});

test('the frames are loaded on the first turn, not before, and then cover the still picture', async () => {
  const { t, user, container } = renderTurntable();
  expect(loaded(container)).toBeNull();
  await user.click(screen.getByRole('button', { name: t('device.turn.toRight') }));
  expect(slider()).toHaveAttribute('aria-valuenow', '15');
  expect(slider()).toHaveAttribute('aria-busy', 'true');
  fireEvent.load(loaded(container)!);
  expect(slider()).toHaveAttribute('aria-busy', 'false');
  await user.click(screen.getByRole('button', { name: t('device.turn.toLeft') }));
  expect(slider()).toHaveAttribute('aria-valuenow', '0');
});

test('a touch that scrolls the page loads nothing, and a drag does', () => {
  const { container } = renderTurntable();
  fireEvent.pointerDown(slider(), { pointerId: 1, clientX: 100, button: 0 });
  fireEvent.pointerMove(slider(), { pointerId: 1, clientX: 103 });
  fireEvent.pointerCancel(slider(), { pointerId: 1 });
  fireEvent.pointerMove(slider(), { pointerId: 1, clientX: 180 });
  expect(loaded(container)).toBeNull();
  fireEvent.pointerDown(slider(), { pointerId: 2, clientX: 100, button: 0 });
  fireEvent.pointerMove(slider(), { pointerId: 2, clientX: 112 });
  expect(loaded(container)).not.toBeNull();
});

test('frames that fail to load are said so, and the next turn tries again', async () => {
  const { t, user, container } = renderTurntable();
  await user.click(screen.getByRole('button', { name: t('device.turn.toRight') }));
  fireEvent.error(loaded(container)!);
  expect(screen.getByRole('status')).toHaveTextContent(t('device.turn.failed'));
  expect(loaded(container)).toBeNull();
  await user.click(screen.getByRole('button', { name: t('device.turn.toRight') }));
  expect(loaded(container)).not.toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('whoever saves data sees a picture', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const { t } = renderTurntable();
  expect(screen.getByRole('img', { name: t('device.turn.picture') })).toBeVisible();
  expect(screen.queryByText(t('device.turn.text'))).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
