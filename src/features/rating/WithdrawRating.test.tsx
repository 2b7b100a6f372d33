import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { RatingIsland } from './PodRating';

const podPath = '/v1/app/user/pods/ABCDEFGH';
const remove = `DELETE ${podPath}/rating`;

/** Opens the page of a rated pod and asks to withdraw the rating. */
async function open(podKey: string, answer: () => Response, isUnlocked = true) {
  const path = `/v1/app/user/pods/${podKey}`;
  let userRating: number | null = 5;
  const api = fakeApi({
    [`GET ${path}`]: () => buildUserPod({ podKey, userRating, ...(!isUnlocked && { unlockedAt: null }) }),
    [`GET ${path}/rating`]: buildRating({ podKey }),
    [`DELETE ${path}/rating`]: () => {
      const response = answer();
      userRating = null;
      return response;
    },
  });
  const view = renderInLocale(<RatingIsland podKey={podKey} path="/us/en/rating" />);
  const { t, user } = view;
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: t('rating.withdraw') }));
    return within(screen.getByRole('dialog', { name: t('rating.withdraw') }));
  };
  return { ...view, api, ask };
}

test('D-43 a rating is withdrawn after a question, and the pod can then be rated again', async () => {
  const { api, ask, t, user } = await open('ABCDEFGH', noContent);
  await user.click((await ask()).getByRole('button', { name: t('rating.withdraw.keep') }));
  expect(api.callsOf(remove)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: t('rating.withdraw.confirm') }));
  expect(await screen.findByRole('heading', { name: t('rating.title.score') })).toBeVisible();
  expect(api.callsOf(remove)).toHaveLength(1);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('D-43 a withdrawal that fails keeps the rating and says why', async () => {
  const { ask, t, user } = await open('HGFEDCBA', offline);
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: t('rating.withdraw.confirm') }));
  expect(await dialog.findByText(t('error.network'))).toBeVisible();
  expect(screen.getByText(t('rating.published'))).toBeInTheDocument();
});

test('D-43 a pod that was only saved does not count, and its rating does not claim so', async () => {
  const { t } = await open('KLMNPQRS', offline, false);
  expect(await screen.findByRole('heading', { name: t('rating.yours') })).toBeVisible();
  expect(screen.queryByText(t('rating.published'))).toBeNull();
});
