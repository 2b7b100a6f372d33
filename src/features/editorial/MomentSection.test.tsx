import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildItem, buildSection } from '../../../tests/fixtures/builders/buildPage';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { momentLayers, type MomentLayer } from '../../domain/editorial/sectionSchema';
import type { PagePicture } from '../../content/pages/sectionViews';
import { MomentSection } from './MomentSection';

const layers = Object.fromEntries(
  momentLayers.map((name) => [name, { base: `/pictures/moment-${name}`, width: 1400, height: 875, widths: [800] }]),
) as Record<MomentLayer, PagePicture>;
const items = [buildItem({ heading: 'Flash' }), buildItem({ id: 'two', heading: 'Rainbow' })];
const section = buildSection({ id: 'moment', kind: 'moment', heading: 'The moment', items, layers });

let see = (_isIntersecting: boolean) => {};
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  return () => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const stage = () => document.querySelector<HTMLElement>('[data-stage]')!;
const shown = () => [...stage().querySelectorAll<HTMLElement>('[data-layer]')].map(({ dataset }) => dataset.layer);

test('it waits for its first picture, plays once it is seen, and again when asked', async () => {
  const { user } = renderInLocale(<MomentSection section={section} />);
  await waitFor(() => expect(stage()).toHaveAttribute('data-stage', 'ready'));
  expect(shown()).toEqual(momentLayers);
  await act(async () => see(false));
  expect(stage()).toHaveAttribute('data-stage', 'ready');
  await act(async () => see(true));
  await waitFor(() => expect(stage()).toHaveAttribute('data-stage', 'playing'));
  const button = screen.getByRole('button', { name: 'Play again' });
  const playAgain = vi.fn<() => void>();
  const light = { animationName: 'flash', currentTime: 5000, play: playAgain };
  const transition = { currentTime: 120, play: vi.fn<() => void>() };
  stage().parentElement!.getAnimations = () => [light, transition] as unknown as Animation[];
  await user.click(button);
  expect(playAgain).toHaveBeenCalledOnce();
  expect([light.currentTime, transition.currentTime]).toEqual([0, 120]);
  expect(button).toHaveFocus();
});

test('D-31 for less data it is a still of the end, without the pictures before it', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  renderInLocale(<MomentSection section={section} />);
  await act(async () => see(true));
  expect(stage()).toHaveAttribute('data-stage', 'still');
  expect(shown()).toEqual(['lifted', 'white', 'oil']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Flash', 'Rainbow']);
});
