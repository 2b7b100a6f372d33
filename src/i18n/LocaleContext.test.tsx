import { act, render, screen } from '@testing-library/react';
import { Suspense, useMemo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

// Each test starts with no messages loaded, as a page does.
const start = async () => ({ ...(await import('./LocaleContext')), ...(await import('./loadMessages')) });

beforeEach(() => {
  vi.resetModules();
});

test('useWords suspends until all of its groups have loaded, and keeps the hooks around it', async () => {
  const { LocaleProvider, useWords } = await start();
  function Words() {
    const [count, setCount] = useState(1);
    const { t } = useWords('account', 'pods');
    const text = useMemo(() => `${t('signIn.codeSent', { destination: 'a@b.co' })} ${count}`, [t, count]);
    return <button onClick={() => setCount(count + 1)}>{text}</button>;
  }
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <LocaleProvider localeId="en-US">
          <Words />
        </LocaleProvider>
      </Suspense>,
    ),
  );
  const button = await screen.findByRole('button', { name: /a@b\.co.* 1$/ });
  act(() => button.click());
  expect(button.textContent).toMatch(/ 2$/);
});

test('loaded messages render at once, without a fallback', async () => {
  const { LocaleProvider, useWords, loadMessages } = await start();
  await Promise.all([loadMessages('fr-CA'), loadMessages('fr-CA', 'account')]);
  const fallback = vi.fn(() => null);
  const Fallback = fallback;
  const Words = () => <p>{useWords('account').t('app.close')}</p>;
  render(
    <Suspense fallback={<Fallback />}>
      <LocaleProvider localeId="fr-CA">
        <Words />
      </LocaleProvider>
    </Suspense>,
  );
  expect(screen.getByText('Fermer')).toBeTruthy();
  expect(fallback).not.toHaveBeenCalled();
});
