import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { Gallery } from './Gallery';

const picture = (base: string) => ({ base, width: 1200, height: 1200, widths: [240, 480, 1200] });
const renderGallery = (names = ['/pictures/pod', '/pictures/pack']) =>
  renderInLocale(<Gallery title="Amber" pictures={names.map(picture)} />);

test('each picture opens enlarged, arrow keys and buttons change it, and closing returns focus', async () => {
  const { t, user } = renderGallery();
  const frames = screen.getAllByRole('button');
  expect(frames.map((frame) => frame.getAttribute('aria-label'))).toEqual(
    [1, 2].map((at) => `${t('product.pictureOf', { title: 'Amber' })}. ${t('product.enlarge', { at, total: 2 })}`),
  );
  frames[1]!.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Amber' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2');
  act(() =>
    within(dialog)
      .getByRole('button', { name: t('product.nextPicture') })
      .focus(),
  );
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 2');
  await user.click(within(dialog).getByRole('button', { name: t('product.previousPicture') }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2');
  await user.click(within(dialog).getByRole('button', { name: t('product.closePicture') }));
  expect(frames[1]).toHaveFocus();
});

test('a single picture has no next or previous', async () => {
  const { t, user } = renderGallery(['/pictures/pod']);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('dialog', { name: 'Amber' });
  expect(screen.queryByRole('button', { name: t('product.nextPicture') })).toBeNull();
});

test('a picture that fails to load is replaced by a drawing with the title', async () => {
  const { container } = renderGallery(['/pictures/pod']);
  fireEvent.error(container.querySelector('img')!);
  expect(await screen.findByText('Amber')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
