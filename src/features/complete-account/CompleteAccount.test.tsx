import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { userQuery } from '../../data/account/accountQueries';
import { startMembership } from '../../data/account/membershipCalls';
import { queryClient } from '../../data/queryClient';
import type { User } from '../../domain/account/userSchema';
import type { LocaleId } from '../../domain/region/locales';
import { useAccountPrompt } from '../../state/session/accountPrompt';
import { CompleteAccount } from './CompleteAccount';

const me = 'GET /v1/app/user/me';
const save = 'PUT /v1/app/user/v2';
const trial = 'POST /v1/app/membership/trial';
const earlier = { termsVersion: '2025-01-01' };
const unfinished = { givenName: null, familyName: null, termsVersion: null };

const PromptHost = () => useAccountPrompt(({ answer }) => answer !== null) && <CompleteAccount />;

/** Makes a call that is refused until the account has been saved. */
async function renderPrompt(user: Partial<User>, localeId: LocaleId = 'en-US') {
  const stored = buildUser(user);
  const api = fakeApi({
    [me]: () => ({ ...stored }),
    [save]: ({ body }) => Object.assign(stored, body),
    [trial]: () =>
      stored.termsVersion === stored.currentTermsVersion
        ? { membership: {}, url: null }
        : problem(422, 'terms_not_accepted', { detail: 'Please accept the terms.', termsVersion: '2026-01-01' }),
  });
  const view = renderInLocale(<PromptHost />, { localeId });
  const { t } = view;
  let call!: Promise<unknown>;
  act(() => {
    call = startMembership('trial', '/us/en/account');
    void call.catch(() => undefined);
  });
  const submit = async () => view.user.click(await screen.findByRole('button', { name: t('details.save') }));
  await screen.findByRole('button', { name: t('details.save') });
  return { ...view, api, call, stored, submit, checkbox: () => screen.getByRole('checkbox') };
}

describe('S5-04 D-16 a call that needs details the account lacks', () => {
  test.each(['en-US', 'en-CA', 'fr-CA'] as const)('asks for new terms and then goes on, in %s', async (localeId) => {
    const { t, user, api, call, submit, checkbox } = await renderPrompt(earlier, localeId);
    expect(screen.getByRole('dialog', { name: t('details.newTerms.title') })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: t('register.accept.terms') })).toHaveAttribute('target', '_blank');
    await submit();
    expect(checkbox()).toHaveAccessibleDescription(t('details.termsRequired'));
    expect(api.callsOf(save)).toEqual([]);
    await user.click(checkbox());
    await submit();
    expect(await call).toEqual({ membership: {}, url: null });
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ termsVersion: '2026-01-01' }]);
    expect(api.callsOf(trial).map(({ body }) => body)).toEqual([
      { returnTo: '/us/en/account' },
      { returnTo: '/us/en/account' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ termsVersion: '2026-01-01' });
  });

  test('S2-60 finishes a sign-up that was interrupted: the name and the terms', async () => {
    const { t, user, api, call, submit, checkbox } = await renderPrompt(unfinished);
    expect(screen.getByRole('dialog', { name: t('details.title') })).toBeVisible();
    await user.click(checkbox());
    await submit();
    expect(screen.getByRole('textbox', { name: t('register.givenName') })).toBeInvalid();
    expect(api.callsOf(save)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: t('register.givenName') }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: t('register.familyName') }), 'Rowan');
    await submit();
    await call;
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([
      { givenName: 'Ada', familyName: 'Rowan', termsVersion: '2026-01-01' },
    ]);
  });

  test('is refused in the server’s words if the shopper declines, and can be tried again', async () => {
    const { t, user, api, call } = await renderPrompt(earlier);
    await user.click(screen.getByRole('button', { name: t('details.later') }));
    await expect(call).rejects.toMatchObject({ code: 'terms_not_accepted', message: 'Please accept the terms.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([api.callsOf(save), api.callsOf(trial).length]).toEqual([[], 1]);
  });

  test('asks again for terms that were published while the question was open', async () => {
    const { user, api, call, stored, submit, checkbox } = await renderPrompt(earlier);
    const answer = api.answers[save]!;
    api.answers[save] = problem(422, 'terms_not_accepted', { detail: 'Please accept.', termsVersion: '2026-02-02' });
    await user.click(checkbox());
    await submit();
    expect(await screen.findByText('Please accept.')).toBeVisible();
    await waitFor(() => expect(checkbox()).not.toBeChecked());
    stored.currentTermsVersion = '2026-02-02';
    api.answers[save] = answer;
    await user.click(checkbox());
    await submit();
    await call;
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([
      { termsVersion: '2026-01-01' },
      { termsVersion: '2026-02-02' },
    ]);
  });

  test('S8-02 keeps what was typed if the account cannot be saved', async () => {
    const { t, user, api, call, submit, checkbox } = await renderPrompt(earlier);
    const answer = api.answers[save]!;
    api.answers[save] = offline;
    await user.click(checkbox());
    await submit();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(checkbox()).toBeChecked();
    api.answers[save] = answer;
    await submit();
    await call;
  });
});
