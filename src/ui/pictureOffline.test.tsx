import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './Picture';

vi.mock('./MissingPicture', () => {
  throw new Error('offline');
});

test('a picture that fails together with its outline stays with its alt text, and nothing around it fails', async () => {
  render(<Picture base="/pictures/battery" alt="The battery" sizes="72px" />);
  fireEvent.error(screen.getByRole('img', { name: 'The battery' }));
  await import('./MissingPicture').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('img', { name: 'The battery' })).toBeInTheDocument();
});
