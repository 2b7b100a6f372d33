import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { buildBatchInfo, buildCheckedKey, podKey } from '../../../tests/fixtures/builders/buildUnlock';
import { calls, renderUnlock } from '../../../tests/fixtures/components/renderUnlock';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { clearUnlock, consumeUnlockLink, useUnlockDraft } from '../../state/unlockDraft';

const path = '/us/en/unlock';

beforeEach(() => {
  clearUnlock();
  window.history.replaceState(null, '', path);
});

const refuse = (status: number, code: string, detail?: string) => ({
  answers: { [calls.check]: problem(status, code, { detail }) },
});

describe('S2-62 the code', () => {
  test.each(['ABCDEFGH', 'abcd efgh', ' abcd–efgh ', 'a-b-c-d-e-f-g-h'])('is read from %s', async (typed) => {
    const { api, enter, heading, t } = renderUnlock();
    await enter(typed);
    await heading(t('unlock.pod.title'));
    expect(api.callsOf(calls.check)[0]!.body).toMatchObject({ podKey });
  });

  test('can be pasted as is, and is looked up with the button', async () => {
    const { user, field, press, heading, t } = renderUnlock();
    await heading(t('unlock.code.title'));
    await user.click(field());
    await user.paste('abcd-efgh');
    expect(field()).toHaveValue('abcd-efgh');
    await press(t('unlock.code.submit'));
    await heading(t('unlock.pod.title'));
  });

  test('is a plain field without autocorrect and autocomplete', async () => {
    const { field, heading, t } = renderUnlock();
    await heading(t('unlock.code.title'));
    for (const [name, value] of [
      ['spellcheck', 'false'],
      ['autocomplete', 'off'],
      ['autocapitalize', 'characters'],
    ] as const)
      expect(field()).toHaveAttribute(name, value);
  });
});

describe('S5-13 an invalid code', () => {
  test.each(['ABCDEFG', 'ABCDEFGHI', 'ABCDEFG1', 'ıſcdefgh'])(
    '%s is said to be none, and nothing is asked of the server',
    async (typed) => {
      const { api, enter, field, t } = renderUnlock();
      await enter(typed);
      expect(field()).toHaveAccessibleDescription(
        expect.stringContaining("You've entered an invalid code. Please try entering it again."),
      );
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue(typed);
      expect(api.calls.filter(({ path: asked }) => asked.includes('check-key'))).toEqual([]);
      expect(t('error.podCode')).toBe("You've entered an invalid code. Please try entering it again.");
    },
  );

  test('an empty field shows no error', async () => {
    const { heading, press, field, t } = renderUnlock();
    await heading(t('unlock.code.title'));
    await press(t('unlock.code.submit'));
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('error.required')));
  });

  test('an unknown code shows the same error, until it is changed', async () => {
    const { enter, field, user, t } = renderUnlock(refuse(422, 'invalid_pod_key'));
    await enter('ABCDEFGH');
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('error.podCode')));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('ABCDEFGH');
    await user.type(field(), '{Backspace}');
    expect(field()).toBeValid();
  });
});

describe('other server refusals', () => {
  test('D-24 of a pod that another account has unlocked, with a link to help', async () => {
    const { enter, t } = renderUnlock(refuse(409, 'pod_taken'));
    await enter('ABCDEFGH');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('unlock.error.taken'));
    expect(screen.getByRole('link', { name: t('app.contactUs') })).toHaveAttribute('href', '/us/en/support');
  });

  test('S8-18 of a pod that the region does not sell, with the region and a button to change it, which looks the pod up again', async () => {
    chooseRegion('us', 'OH');
    const { api, enter, press, field, t } = renderUnlock(refuse(409, 'pod_not_offered'));
    await enter('ABCDEFGH');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Pod info is unavailable in your region due to local restrictions.');
    expect(alert).toHaveTextContent('Ohio');
    expect(api.callsOf(calls.check)[0]!.body).toEqual({ podKey, region: 'OH' });
    await press(t('region.change'));
    expect(usePanel.getState().open).toBe('region');
    act(() => chooseRegion('us', 'CA'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field()).toHaveValue('ABCDEFGH');
    api.answers[calls.check] = buildCheckedKey();
    await press(t('unlock.code.submit'));
    await screen.findByRole('heading', { name: t('unlock.pod.title') });
    expect(api.callsOf(calls.check)[1]!.body).toEqual({ podKey, region: 'CA' });
  });

  test('S8-18 a pod that was looked up elsewhere is hidden in a region that does not sell it', async () => {
    const { toPod, t } = renderUnlock({
      answers: { [calls.check]: buildCheckedKey({ batch: buildBatchInfo({ regions: ['CA'] }) }) },
    });
    await toPod();
    act(() => chooseRegion('us', 'OH'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('unlock.error.region'));
    expect(screen.queryByText('B-1')).toBeNull();
    expect(screen.queryByRole('button', { name: t('unlock.pod.unlock') })).toBeNull();
  });

  test.each([
    [true, 'unlock.error.limit.account'],
    [false, 'unlock.error.limit.visitor'],
  ] as const)('D-24 of too many invalid codes, with the wait; signed in: %s', async (isSignedIn, words) => {
    const wait = 'Too many tries. Please try again in 12 minutes.';
    const { enter, field, t } = renderUnlock({ ...refuse(429, 'too_many_requests', wait), isSignedIn });
    await enter('ABCDEFGH');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${wait}${t(words)}`);
    expect(field()).toHaveValue('ABCDEFGH');
  });

  test.each([
    ['S8-02 no response', offline, 'error.network'],
    [
      'S8-01 that it failed',
      problem(500, 'server_error', { detail: 'Something went wrong, please try again later.' }),
      'error.generic',
    ],
  ] as const)('%s: shows an error, keeps the code, and can be retried', async (_, answer, words) => {
    const { api, enter, press, heading, field, t } = renderUnlock({ answers: { [calls.check]: answer } });
    await enter('ABCDEFGH');
    expect(await screen.findByRole('alert')).toHaveTextContent(t(words));
    expect(field()).toHaveValue('ABCDEFGH');
    api.answers[calls.check] = buildCheckedKey();
    await press(t('app.retry'));
    await heading(t('unlock.pod.title'));
  });
});

describe('S2-62 a link', () => {
  test.each(['?key=abcd-efgh', '?code=ABCDEFGH', '#podKey=ABCDEFGH'])(
    'with %s fills the code in, leaves the address, and leads to the pod by itself',
    async (part) => {
      window.history.replaceState({ key: 'router' }, '', path + part);
      consumeUnlockLink();
      expect(window.location.pathname + window.location.search + window.location.hash).toBe(path);
      expect(window.history.state).toEqual({ key: 'router' });
      const { api, heading, isAt, t } = renderUnlock();
      await heading(t('unlock.pod.title'));
      await isAt('pod');
      expect(api.callsOf(calls.check).map(({ body }) => body)).toEqual([{ podKey, region: 'CA' }]);
    },
  );

  test('with an invalid code fills the field and shows the error, without a lookup', async () => {
    window.history.replaceState(null, '', `${path}?key=ABC`);
    consumeUnlockLink();
    const { api, field, heading, t } = renderUnlock();
    await heading(t('unlock.code.title'));
    expect(field()).toHaveValue('ABC');
    expect(field()).toBeInvalid();
    expect(api.callsOf(calls.check)).toEqual([]);
  });

  test('that fails is not retried in a loop', async () => {
    window.history.replaceState(null, '', `${path}?key=ABCDEFGH`);
    consumeUnlockLink();
    const { api, t } = renderUnlock({ answers: { [calls.check]: offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    expect(api.callsOf(calls.check)).toHaveLength(1);
  });

  test('to another pod replaces the previous one; to the same pod continues', () => {
    const draft = () => useUnlockDraft.getState();
    useUnlockDraft.setState({ typed: podKey, checked: buildCheckedKey(), variant: 'unlock', isShown: true });
    window.history.replaceState(null, '', `${path}?key=abcdefgh`);
    consumeUnlockLink();
    expect(draft()).toMatchObject({ typed: podKey, variant: 'unlock', isShown: true, isLinked: false });
    window.history.replaceState(null, '', `${path}?key=HGFEDCBA`);
    consumeUnlockLink();
    expect(draft()).toMatchObject({ typed: 'HGFEDCBA', checked: null, variant: null, isShown: false, isLinked: true });
  });
});
