import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { userQuery } from '../../../data/account/accountQueries';
import { queryClient } from '../../../data/queryClient';
import type { User } from '../../../domain/account/userSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { changeDraft, clearDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { DetailsStep } from './DetailsStep';

const save = 'PUT /v1/app/user/v2';
const nameless = { givenName: null, familyName: null };

beforeEach(clearDraft);

interface Setup {
  user?: Partial<User>;
  answers?: Parameters<typeof fakeApi>[0];
  state?: 'open' | 'done';
  localeId?: LocaleId;
}

function renderDetailsStep({ user = nameless, answers = {}, state = 'open', localeId }: Setup = {}) {
  const api = fakeApi({ [save]: buildUser({ givenName: 'Ada', familyName: 'Rowan' }), ...answers });
  const onDone = vi.fn();
  const frame = { id: 'details', number: 1, state, onEdit: vi.fn() } as const;
  const view = renderInLocale(<DetailsStep frame={frame} user={buildUser(user)} onDone={onDone} />, { localeId });
  const { t } = view;
  const field = (key: 'givenName' | 'familyName') => screen.getByRole('textbox', { name: t(`register.${key}`) });
  const submit = () => view.user.click(screen.getByRole('button', { name: t('checkout.continue') }));
  return { ...view, api, onDone, field, submit };
}

describe('S2-73 the details', () => {
  test('S7-14 are saved, shown from then on, and removed from the draft', async () => {
    const { user, field, submit, api, onDone } = renderDetailsStep();
    await user.type(field('givenName'), ' Ada ');
    await user.type(field('familyName'), 'Rowan');
    expect(useCheckoutDraft.getState()).toMatchObject({ givenName: ' Ada ', familyName: 'Rowan' });
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ givenName: 'Ada', familyName: 'Rowan' }]);
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ givenName: 'Ada' });
    expect(useCheckoutDraft.getState()).toMatchObject({ givenName: '', familyName: '' });
  });

  test.each(['en-US', 'fr-CA'] as const)('S5-01 marks missing fields, in %s: Required', async (localeId) => {
    const { user, field, submit, api, t } = renderDetailsStep({ localeId });
    await user.type(field('familyName'), '   ');
    await submit();
    for (const key of ['givenName', 'familyName'] as const) {
      expect(field(key)).toBeInvalid();
      expect(field(key)).toHaveAccessibleDescription(expect.stringContaining(t('error.required')));
    }
    expect(field('givenName')).toHaveFocus();
    expect(api.calls).toEqual([]);
    await user.type(field('givenName'), 'Ada');
    expect(field('givenName')).toBeValid();
  });

  test.each(['en-US', 'fr-CA'] as const)(
    'S5-04 require the current terms of an account without them, in %s',
    async (localeId) => {
      const { user, submit, api, onDone, t } = renderDetailsStep({ user: { termsVersion: '2025-01-01' }, localeId });
      const checkbox = screen.getByRole('checkbox');
      expect(checkbox).toHaveAccessibleName(expect.stringContaining(t('register.accept.terms')));
      await submit();
      expect(checkbox).toHaveAccessibleDescription(t('details.termsRequired'));
      expect(checkbox).toHaveFocus();
      expect(api.calls).toEqual([]);
      await user.click(checkbox);
      await submit();
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ termsVersion: '2026-01-01' }]);
    },
  );

  test('S5-04 keep names and ask again if other terms were published meanwhile', async () => {
    const refusal = problem(422, 'terms_not_accepted', { detail: 'Please accept.', termsVersion: '2026-02-02' });
    const { user, field, submit } = renderDetailsStep({
      user: { ...nameless, termsVersion: null },
      answers: { [save]: refusal },
    });
    await user.type(field('givenName'), 'Ada');
    await user.type(field('familyName'), 'Rowan');
    await user.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByText('Please accept.')).toBeVisible();
    expect([field('givenName'), field('familyName')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Ada',
      'Rowan',
    ]);
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ currentTermsVersion: '2026-02-02' });
  });

  test('can be autofilled by the browser', () => {
    const { field } = renderDetailsStep();
    expect(field('givenName')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('familyName')).toHaveAttribute('autocomplete', 'family-name');
  });

  test('start with what was typed before a reload or a new sign-in, otherwise with the account’s details', () => {
    changeDraft({ familyName: 'Alder' });
    const { field } = renderDetailsStep({ user: { givenName: 'Ada', familyName: 'Rowan' } });
    expect([field('givenName'), field('familyName')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Ada',
      'Alder',
    ]);
  });

  test('are not saved again when they did not change', async () => {
    const { submit, api, onDone } = renderDetailsStep({ user: {} });
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(api.calls).toEqual([]);
  });

  test.each([
    [
      'S8-04 a refusal in the server’s words',
      problem(422, 'not_valid', { detail: 'Check the name.' }),
      'Check the name.',
    ],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('%s keeps what was typed', async (_, response, message) => {
    const { user, field, submit, api, onDone } = renderDetailsStep({ answers: { [save]: response } });
    await user.type(field('givenName'), 'Ada');
    await user.type(field('familyName'), 'Rowan');
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('givenName')).toHaveValue('Ada');
    expect(onDone).not.toHaveBeenCalled();
    api.answers[save] = buildUser();
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});

test.each([
  [{}, 'Ada Rowan · shopper@example.com'],
  [{ email: null, phoneNumber: '4155550100' }, 'Ada Rowan · (415) 555-0100'],
])('S5-05 when done, fold to one line: name and contact', (user, line) => {
  renderDetailsStep({ user, state: 'done' });
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
