import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildSection } from '../../../tests/fixtures/builders/buildPage';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { Hero } from './Hero';
import { HomeOpening } from './HomeOpening';

const picture = (name: string) => ({ base: `/pictures/${name}.1`, width: 300, height: 1600, widths: [300] });
const layers = { 'hero-oil': picture('hero-oil'), 'hero-rim': picture('hero-rim') };
const renderHomeOpening = (pictures = {}) =>
  renderInLocale(
    <>
      <Hero heading="Unlocked by light" lead="One battery" wide={picture('hero')} />
      <HomeOpening
        sections={[buildSection({ id: 'steps', kind: 'steps', heading: 'How it works' })]}
        pictures={pictures}
      />
    </>,
  );
const light = () => document.querySelector('image')?.closest('svg') ?? null;

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()));

test('the light lies in the hero, beside its pictures, and leaves with the page', async () => {
  const { unmount } = renderHomeOpening(layers);
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const hero = screen.getByRole('heading', { name: 'Unlocked by light' }).closest('section')!;
  // jsdom may report later that the document has loaded.
  await waitFor(() => expect(light()).not.toBeNull());
  expect(hero).toContainElement(light());
  expect(light()!.parentElement!.querySelector('[data-for="desktop"]')).not.toBeNull();
  unmount();
  expect(light()).toBeNull();
});

test('without its pictures there are the sections alone', () => {
  renderHomeOpening();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(light()).toBeNull();
});
