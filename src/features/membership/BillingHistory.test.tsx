import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildInvoice } from '../../../tests/fixtures/builders/buildMembership';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Invoice } from '../../domain/account/membershipSchema';
import type { LocaleId } from '../../domain/region/locales';
import { BillingHistory } from './BillingHistory';

const invoices = 'GET /v1/app/membership/invoices';

function renderBillingHistory(response: Invoice[] | typeof offline, localeId?: LocaleId) {
  const api = fakeApi({ [invoices]: response });
  return { api, ...renderInLocale(<BillingHistory />, { localeId }) };
}

const rows = () => screen.findAllByRole('listitem');

describe('S2-76 the billing history', () => {
  test('lists each invoice, newest first, with its date, period, amount and state', async () => {
    renderBillingHistory([
      buildInvoice({ number: 'A-3', status: 'open', issuedAt: '2026-11-06T18:00:00.000Z' }),
      buildInvoice({ number: 'A-2', status: 'void' }),
      buildInvoice({ number: 'A-1', amount: { amount: 5, currencyCode: 'USD' } }),
    ]);
    const [newest, middle, oldest] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(newest).getByText('November 6, 2026')).toBeVisible();
    expect(within(newest).getByText('October 5, 2026 – November 5, 2026')).toBeVisible();
    expect(within(newest).getByText('Invoice A-3')).toBeVisible();
    expect(within(newest).getByText('$4.99 USD')).toBeVisible();
    expect(within(newest).getByText('Open')).toBeVisible();
    expect(within(middle).getByText('Void')).toBeVisible();
    expect(within(oldest).getByText('Paid')).toBeVisible();
    expect(within(oldest).getByText('$5.00 USD')).toBeVisible();
    expect(screen.queryByText(/Test/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('D-26 marks test invoices, and links to the billing service’s page', async () => {
    const url = 'https://invoice.example/i/A-1';
    renderBillingHistory([
      buildInvoice({ number: 'TEST-20261005-0A1B2C3D4E', isTest: true }),
      buildInvoice({ number: 'A-1', url }),
    ]);
    const [unpaid, billed] = (await rows()) as [HTMLElement, HTMLElement];
    expect(within(unpaid).getByText('Test: no money moved')).toBeVisible();
    expect(within(unpaid).queryByRole('link')).toBeNull();
    expect(within(billed).getByRole('link', { name: 'View invoice A-1' })).toHaveAttribute('href', url);
  });

  test('says that nothing was billed yet, and then has no print button', async () => {
    const { t } = renderBillingHistory([]);
    expect(await screen.findByText(t('membership.history.empty'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows a year, and the rest on request, with focus on the first of them', async () => {
    const many = Array.from({ length: 14 }, (_, index) => buildInvoice({ number: `A-${14 - index}` }));
    const { user } = renderBillingHistory(many);
    expect(await rows()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 2 older invoices' }));
    const all = await rows();
    expect(all).toHaveLength(14);
    expect(all[12]).toHaveFocus();
    expect(all[12]).toHaveTextContent('Invoice A-2');
    expect(screen.queryByRole('button', { name: /older/ })).toBeNull();
  });

  test('prints only the history', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { t, user } = renderBillingHistory([buildInvoice()]);
    await user.click(await screen.findByRole('button', { name: t('membership.history.print') }));
    expect(print).toHaveBeenCalledTimes(1);
    const region = screen.getByRole('region', { name: t('membership.history') });
    expect(document.documentElement.dataset.print).toBe(region.id);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.print).toBeUndefined();
  });

  test('S8-02 shows an error when loading fails, and can be retried', async () => {
    const { t, api, user } = renderBillingHistory(offline);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('membership.history.error'));
    api.answers[invoices] = [buildInvoice()];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await rows()).toHaveLength(1);
  });
});
