import { expect, test, vi } from 'vitest';

const steps = vi.hoisted((): string[] => []);
const ran = vi.hoisted(() => (name: string) => () => {
  steps.push(name);
  return {};
});
vi.mock('react-dom/client', ran('react-dom'));
vi.mock('../ui/text/VisuallyHidden', ran('styled-components'));
vi.mock('./startClient', ran('start'));
vi.mock('../i18n/LocalLink', ran('links'));
vi.mock('./site', ran('site'));
vi.mock('~gatsby/production-app', ran('Gatsby'));
vi.mock('../data/page/nextTask', () => ({
  nextTask: (then: () => void) => {
    steps.push('—');
    setTimeout(then);
  },
}));

test('yields to the browser after each part of the scripts, and starts Gatsby last', async () => {
  await import('./startBrowser');
  await vi.waitFor(() => expect(steps).toContain('Gatsby'));
  const parts = ['react-dom', 'styled-components', 'start', 'links', 'site'];
  expect(steps).toEqual([...parts.flatMap((part) => [part, '—']), 'Gatsby']);
});
