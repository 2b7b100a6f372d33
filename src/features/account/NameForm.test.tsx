import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { userQuery } from '../../data/account/accountQueries';
import { queryClient } from '../../data/queryClient';
import { NameRow } from './NameRow';

const save = 'PUT /v1/app/user/v2';

function renderNameForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [save]: buildUser({ givenName: 'Grace' }), ...answers });
  const view = renderInLocale(
    <dl>
      <NameRow user={buildUser()} />
    </dl>,
  );
  const { t, user } = view;
  const opener = () => screen.getByRole('button', { name: t('settings.name.change') });
  const field = (key: 'givenName' | 'familyName') => screen.getByRole('textbox', { name: t(`register.${key}`) });
  const open = () => user.click(opener());
  const fill = async (key: 'givenName' | 'familyName', text: string) => {
    await user.clear(field(key));
    if (text) await user.type(field(key), text);
  };
  const submit = () => user.click(screen.getByRole('button', { name: t('app.save') }));
  return { ...view, api, opener, field, open, fill, submit };
}

describe('S7-14 the name', () => {
  test('is edited in place, saved without surrounding spaces, and shown from then on', async () => {
    const { api, open, field, fill, submit, opener } = renderNameForm();
    await open();
    expect(field('givenName')).toHaveFocus();
    expect([field('givenName'), field('familyName')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Ada',
      'Rowan',
    ]);
    await fill('givenName', '  Grace ');
    await submit();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ givenName: 'Grace', familyName: 'Rowan' }]);
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ givenName: 'Grace' });
  });

  test('S5-01 is required', async () => {
    const { api, open, field, fill, submit, t } = renderNameForm();
    await open();
    await fill('familyName', '');
    await submit();
    expect(field('familyName')).toHaveAccessibleDescription(expect.stringContaining(t('error.required')));
    expect(field('familyName')).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('is not saved again when it did not change', async () => {
    const { api, open, submit, opener } = renderNameForm();
    await open();
    await submit();
    await waitFor(() => expect(opener()).toBeVisible());
    expect(api.calls).toEqual([]);
  });

  test('editing can be canceled', async () => {
    const { api, user, open, fill, opener, t } = renderNameForm();
    await open();
    await fill('givenName', 'Grace');
    await user.click(screen.getByRole('button', { name: t('settings.cancel') }));
    expect(opener()).toHaveFocus();
    expect(screen.getByText('Ada Rowan')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['S8-04 the server’s words', problem(422, 'not_valid', { detail: 'Check the name.' }), 'Check the name.'],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('stays in the field when saving fails: %s', async (_, response, message) => {
    const { api, open, field, fill, submit, opener } = renderNameForm({ [save]: response });
    await open();
    await fill('givenName', 'Grace');
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('givenName')).toHaveValue('Grace');
    api.answers[save] = buildUser({ givenName: 'Grace' });
    await submit();
    await waitFor(() => expect(opener()).toBeVisible());
  });
});
