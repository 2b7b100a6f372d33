import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './Picture';

const renderPicture = () => render(<Picture base="/pictures/pod" alt="A pod" sizes="100px" />).container;
const image = (container: HTMLElement) => container.querySelector('img');

test('a picture that fails to load is replaced by an outline with its alt text', async () => {
  const container = renderPicture();
  expect(image(container)).toHaveAttribute('src', '/pictures/pod-480.webp');
  fireEvent.error(image(container)!);
  await waitFor(() => expect(image(container)).toBeNull());
  expect(await screen.findByRole('img', { name: 'A pod' })).toBeVisible();
});

test('so is one that failed before hydration', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/pictures/pod-480.webp');
  const container = renderPicture();
  await waitFor(() => expect(image(container)).toBeNull());
  expect(await screen.findByRole('img', { name: 'A pod' })).toBeVisible();
});
