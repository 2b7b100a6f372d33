import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useAnnouncements } from '../notifications/announcements';
import { useStepFlow } from './useStepFlow';

const path = '/us/en/flow';
const steps = ['size', 'color', 'name'] as const;
type Step = (typeof steps)[number];

/** Renders a flow whose steps up to `last` can be open. */
function renderFlow(last: Step | null) {
  return renderHook(
    (props: { last: Step | null }) => {
      const limit = props.last;
      return useStepFlow<Step | null>({
        path,
        steps,
        resolve: (requested) =>
          limit && (steps.find((id) => id === requested && steps.indexOf(id) <= steps.indexOf(limit)) ?? limit),
        headingId: (open) => `heading-${open}`,
        announcement: (id, { step, total }) => `${id}: ${step} of ${total}`,
      });
    },
    { initialProps: { last } },
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', `${path}?from=cart`);
  document.body.innerHTML = steps.map((id) => `<h2 id="heading-${id}" tabindex="-1">${id}</h2>`).join('');
});

test('the open step is in the URL, beside the other parameters', () => {
  const { result } = renderFlow('size');
  expect(result.current.open).toBe('size');
  expect(window.location.search).toBe('?from=cart&step=size');
});

test('a step in the URL opens; one that cannot be open is replaced', () => {
  window.history.replaceState(null, '', `${path}?step=size`);
  expect(renderFlow('color').result.current.open).toBe('size');
  window.history.replaceState(null, '', `${path}?step=name`);
  const entries = window.history.length;
  expect(renderFlow('color').result.current.open).toBe('color');
  expect([window.location.search, window.history.length]).toEqual(['?step=color', entries]);
});

test('a step that opens takes the focus and is announced, and Back returns to the previous one', async () => {
  const { result } = renderFlow('name');
  act(() => result.current.go('color'));
  expect(result.current.open).toBe('color');
  expect(document.activeElement).toBe(document.getElementById('heading-color'));
  expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toContain('color: 2 of 3');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.open).toBe('name'));
});

test('a step that cannot be open yet opens as soon as it can, and Back returns from it', async () => {
  const { result, rerender } = renderFlow('size');
  act(() => result.current.goWhenReady('color'));
  expect(result.current.open).toBe('size');
  rerender({ last: 'color' });
  expect(result.current.open).toBe('color');
  act(() => window.history.back());
  await waitFor(() => expect(result.current.open).toBe('size'));
});

test('closing leaves the steps and removes the parameter', () => {
  const { result, rerender } = renderFlow('name');
  act(() => result.current.close());
  expect(result.current.open).toBe('name');
  rerender({ last: null });
  expect([result.current.open, window.location.search]).toEqual([null, '?from=cart']);
});
