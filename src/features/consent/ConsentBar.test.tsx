import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { locales } from '../../domain/region/locales';
import { useConsent } from '../../state/privacy/consent';
import { useToasts } from '../../state/notifications/toasts';
import { ConsentBar } from './ConsentBar';

/** Renders the bar as the shell does: at the end of the page, while consent is undecided. */
function Page() {
  const mustAsk = useConsent((state) => state.mustAsk);
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button">Buy</button>
      </main>
      {mustAsk && <ConsentBar />}
    </>
  );
}

/** jsdom has no layout, so the test sets the bar's position. */
class FakeResizeObserver {
  constructor(private readonly changed: () => void) {}
  observe() {
    this.changed();
  }
  disconnect() {}
}

function setup(localeId: (typeof locales)[number]['id'] = 'en-US') {
  useConsent.restore();
  const view = renderInLocale(<Page />, { localeId });
  const bar = () => view.queryByRole('region', { name: view.t('consent.title') });
  const button = (key: 'consent.allow' | 'consent.refuse') => view.getByRole('button', { name: view.t(key) });
  return { ...view, bar, button };
}

const stored = () => JSON.parse(localStorage.getItem('consent') ?? 'null') as unknown;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('D-29 the bar', () => {
  test.each(locales)('says in $id what is measured, and offers accept, reject and a choice', ({ id, prefix }) => {
    const { bar, t, getByRole, button } = setup(id);
    expect(bar()).toHaveTextContent(t('consent.text').replace('\u00a0', ' '));
    expect(button('consent.allow').className).toBe(button('consent.refuse').className);
    expect(button('consent.allow').dataset).toEqual(button('consent.refuse').dataset);
    expect(getByRole('link', { name: t('consent.choose') })).toHaveAttribute('href', `${prefix}/privacy-choices`);
  });

  test('is not a dialog and does not take focus', () => {
    const { bar, queryByRole } = setup();
    expect(bar()).toBeVisible();
    expect(queryByRole('dialog')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test.each([
    ['consent.allow', true],
    ['consent.refuse', false],
  ] as const)('%s applies to both choices, confirms it, and closes the bar', async (key, isAllowed) => {
    const { user, bar, button, t } = setup();
    await user.click(button(key));
    expect(stored()).toEqual({ analytics: isAllowed, errorReports: isAllowed, decidedAt: expect.any(String) });
    expect(bar()).toBeNull();
    expect(useToasts.getState().toasts).toMatchObject([{ variant: 'success', message: t('consent.kept') }]);
  });

  test('can be reached by keyboard, and returns focus to where it was', async () => {
    const { user, button, getByRole, bar, t } = setup();
    await user.tab();
    expect(getByRole('button', { name: 'Buy' })).toHaveFocus();
    await user.tab();
    expect(getByRole('link', { name: t('consent.choose') })).toHaveFocus();
    await user.tab();
    expect(button('consent.refuse')).toHaveFocus();
    await user.tab();
    expect(button('consent.allow')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(bar()).toBeNull();
    expect(getByRole('button', { name: 'Buy' })).toHaveFocus();
  });

  test('moves focus to the content when there is no previous element', async () => {
    const { user, button, getByRole } = setup();
    await user.click(button('consent.refuse'));
    expect(getByRole('main')).toHaveFocus();
  });

  test('reserves room for the focused element while it is visible, and none after', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(600);
    const { user, button } = setup();
    const room = () => [document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom];
    const height = `${window.innerHeight - 600}px`;
    expect(room()).toEqual([height, height]);
    await user.click(button('consent.refuse'));
    expect(room()).toEqual(['', '']);
  });

  test('does not appear when the browser sends an opt-out signal', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(setup().bar()).toBeNull();
  });
});
