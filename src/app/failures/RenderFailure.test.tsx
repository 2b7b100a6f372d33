import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localeOf, locales, type LocaleId } from '../../domain/region/locales';
import { en } from '../../i18n/messages/en';
import { fr } from '../../i18n/messages/fr';

const renderFailure =
  "Sorry, something went wrong there. We're working on it, feel free to contact us if refreshing doesn't fix things.";

// Each test starts with no messages loaded, as a page does.
beforeEach(() => vi.resetModules());

async function renderFailurePage(localeId: LocaleId) {
  const { RenderFailure } = await import('./RenderFailure');
  // Rendered without the locale context and the site's styles.
  render(<RenderFailure localeId={localeId} />);
}

test('S8-19 uses the specification’s wording', async () => {
  await renderFailurePage('en-US');
  expect(screen.getByRole('alert')).toHaveTextContent(renderFailure);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
});

describe.each(locales.map(({ id }) => id))('S2-58 in %s', (localeId) => {
  test.each([true, false])('with the page’s messages loaded: %s', async (isLoaded) => {
    if (isLoaded) await (await import('../../i18n/loadMessages')).loadMessages(localeId);
    await renderFailurePage(localeId);
    const messages = localeOf(localeId).language === 'fr' ? fr : en;
    expect(screen.getByRole('heading')).toHaveTextContent(messages['error.unknown']);
    expect(screen.getByText(messages['error.render'])).toBeVisible();
    expect(screen.getByRole('button', { name: messages['app.reload'] })).toBeVisible();
    // A plain link, because the router may be what failed.
    expect(screen.getByRole('link', { name: messages['app.contactUs'] })).toHaveAttribute('href', '/us/en/support');
  });
});

test('uses the built-in words when only other messages of the language are loaded', async () => {
  await (await import('../../i18n/loadMessages')).loadMessages('fr-CA', 'account');
  await renderFailurePage('fr-CA');
  expect(screen.getByText(fr['error.render'])).toBeVisible();
});

test('S2-58 the button reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  await renderFailurePage('en-US');
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});
