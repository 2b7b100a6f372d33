import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import type { WebhookSettings } from '../../../domain/staff/onboardingSchema';
import { DispensarySection } from './DispensarySection';

const create = 'POST /v1/staff/providers';
const read = 'GET /v1/staff/webhook';
const rotate = 'POST /v1/staff/webhook/secret';
const settings: WebhookSettings = {
  webhookUrl: null,
  path: '/v1/webhooks/dispensary/alder',
  previousSecretUntil: null,
};
const secretOf = (webhookSecret: string, previousSecretUntil: string | null = null) => ({
  providerId: 'alder',
  webhookSecret,
  previousSecretUntil,
});

function renderSection(answers: Parameters<typeof fakeApi>[0], providerId = 'alder') {
  const api = fakeApi({ [read]: settings, ...answers });
  const onCreate = vi.fn();
  return { api, onCreate, ...renderInLocale(<DispensarySection providerId={providerId} onCreate={onCreate} />) };
}
const openDialog = async (user: ReturnType<typeof renderSection>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'New secret…' }));
  return within(await screen.findByRole('dialog', { name: 'Replace the secret?' }));
};

test('S7-21 a new dispensary gets an id from its name, and is the one that the other sections are about', async () => {
  const { api, onCreate, user } = renderSection({ [create]: secretOf('whsec_new') }, '');
  await user.type(screen.getByLabelText('Name'), 'Café Linden & Sons');
  expect(screen.getByLabelText(/^Id/)).toHaveValue('cafe-linden-sons');
  await user.type(screen.getByLabelText(/^Id/), '-2');
  await user.type(screen.getByLabelText('Name'), ' West');
  expect(screen.getByLabelText(/^Id/)).toHaveValue('cafe-linden-sons-2');
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
  expect(screen.getByText('Still missing: license number, tax.')).toBeVisible();
  await user.type(screen.getByLabelText('License number'), 'C9-0990501-LIC');
  const tax = screen.getByLabelText('Tax, %');
  await user.type(tax, 'nine');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(tax).toHaveAccessibleDescription('Expected a percentage such as 9.5, up to 100.');
  expect(api.callsOf(create)).toEqual([]);
  await user.clear(tax);
  await user.type(tax, '9,5 %');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
  expect(onCreate).toHaveBeenCalledWith('alder');
  expect(api.callsOf(create)[0]!.body).toMatchObject({ providerId: 'cafe-linden-sons-2', taxRate: 0.095 });
});

test('faults of a pasted zone are named by line', async () => {
  const errors = [{ path: 'zone line 2', message: 'expected a ZIP code of five digits, got "LA"' }];
  const { onCreate, user } = renderSection({ [create]: problem(422, 'not_valid', { errors }) }, '');
  await user.type(screen.getByLabelText('Name'), 'Linden');
  await user.type(screen.getByLabelText('License number'), 'C9');
  await user.type(screen.getByLabelText('Tax, %'), '9');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Line 2: expected a ZIP code of five digits, got "LA".')).toBeVisible();
  expect(onCreate).not.toHaveBeenCalled();
});

test('a secret is replaced only after a question, and the current one is accepted for another day', async () => {
  const { api, user } = renderSection({ [rotate]: secretOf('whsec_next', '2026-07-02T16:00:00.000Z') });
  const dialog = await openDialog(user);
  expect(api.callsOf(rotate)).toEqual([]);
  expect(dialog.queryByText('A secret is being replaced already')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('whsec_next')).toBeVisible();
  expect(screen.getByText(/is accepted until Jul 2, 2026/)).toBeVisible();
  expect(api.callsOf(rotate).map(({ body }) => body)).toEqual([{ keepPrevious: true }]);
});

test('one that is being replaced already is warned about, and a leaked one ends at once', async () => {
  const { api, user } = renderSection({
    [read]: { ...settings, previousSecretUntil: '2999-07-02T16:00:00.000Z' },
    [rotate]: secretOf('whsec_next'),
  });
  expect(await screen.findByText(/^The secret before the current one is accepted until/)).toBeVisible();
  const dialog = await openDialog(user);
  expect(dialog.getByText('A secret is being replaced already')).toBeVisible();
  await user.click(dialog.getByLabelText('The current secret has leaked: end it at once'));
  await user.click(dialog.getByRole('button', { name: 'Replace it and end the current one now' }));
  await waitFor(() => expect(api.callsOf(rotate).map(({ body }) => body)).toEqual([{ keepPrevious: false }]));
});
