import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { navigationDelayed, navigationEnded, useNavigation } from '../state/navigation/navigation';
import { LiveRegion } from './LiveRegion';
import { SlowNavigation } from './SlowNavigation';

function Page() {
  const isSlow = useNavigation((state) => state.isSlow);
  return (
    <>
      <LiveRegion />
      {isSlow && <SlowNavigation />}
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe.each(['en-US', 'fr-CA'] as const)('S9-13 S8-22 in %s a slow page', (localeId) => {
  test('shows a message and announces it politely, once, until the page opens', () => {
    const { t } = renderInLocale(<Page />, { localeId });
    expect(screen.queryByText(t('app.loading'))).toBeNull();
    act(navigationDelayed);
    passTime(100);
    expect(screen.getByText(t('app.loading'))).toBeVisible();
    act(navigationDelayed);
    passTime(100);
    expect(screen.getByRole('status').textContent).toBe(t('app.slowPage'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    act(() => navigationEnded('/'));
    expect(screen.queryByText(t('app.loading'))).toBeNull();
  });
});

test('S9-13 the next slow page is announced again', () => {
  const { t } = renderInLocale(<Page />);
  act(navigationDelayed);
  passTime(6000);
  act(() => navigationEnded('/'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(navigationDelayed);
  passTime(100);
  expect(screen.getByRole('status')).toHaveTextContent(t('app.slowPage'));
});
