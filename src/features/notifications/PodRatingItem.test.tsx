import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import { openPanel, usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { closeSession, openSession } from '../../state/session/session';
import { NotificationPanel } from './NotificationPanel';

const PanelHost = () => (usePanel(({ open }) => open === 'notifications') ? <NotificationPanel /> : null);

fakeTestDate();

interface RatingSetup {
  localeId?: LocaleId;
  catalogue?: ProductSummary[] | (() => never);
  read?: string[];
}

function renderPodRatingItem({ localeId = 'en-US', catalogue = [buildSummary()], read = [] }: RatingSetup = {}) {
  localStorage.setItem('notifications_read', JSON.stringify(read));
  const api = fakeApi({
    [`GET /notifications/${localeId}.json`]: [buildNotification()],
    [`GET /catalogue/${localeId}.json`]: catalogue,
    'GET /v1/app/user/pods': [buildUserPod()],
  });
  // Canada as a whole has no ratings.
  chooseRegion('ca', 'AB');
  openSession('token-1');
  openPanel('notifications');
  return { api, ...renderInLocale(<PanelHost />, { localeId }) };
}

const texts = {
  'en-US': {
    named: 'You unlocked Amber by Alder. How was it?',
    unnamed: 'You unlocked a pod. How was it?',
    action: 'Rate this pod',
    href: '/us/en/rating/ABCDEFGH',
    yesterday: 'Yesterday',
  },
  'fr-CA': {
    named: 'Vous avez déverrouillé Amber (Alder). Qu’en pensez-vous?',
    unnamed: 'Vous avez déverrouillé une capsule. Qu’en pensez-vous?',
    action: 'Évaluer cette capsule',
    href: '/ca/fr/rating/ABCDEFGH',
    yesterday: 'Hier',
  },
};

describe.each(['en-US', 'fr-CA'] as const)('S3-18 the rating request for a pod in %s', (localeId) => {
  const { named, unnamed, action, href } = texts[localeId];
  const findRatingLink = () => screen.findByRole('link', { name: new RegExp(action) });
  const card = async () => (await findRatingLink()).closest('article')!;

  test('S3-18 names the pod and its brand, and links to the rating', async () => {
    renderPodRatingItem({ localeId });
    expect(await screen.findByText(named)).toBeVisible();
    expect(await findRatingLink()).toHaveAttribute('href', href);
    expect(await findRatingLink()).toHaveAccessibleName(`${action} ${named}`);
    expect((await screen.findAllByRole('article'))[0]).toBe(await card());
  });

  test('S3-18 shows the pod’s picture', async () => {
    renderPodRatingItem({ localeId });
    const picture = await within(await card()).findByRole('presentation');
    expect(picture).toHaveAttribute('src', '/pictures/amber-480.webp');
  });

  test.each<[string, RatingSetup['catalogue']]>([
    ['for a pod that is not in the catalogue', [buildSummary({ variants: [] })]],
    ['while the catalogue fails to load', offline],
  ])('S4-40 has neither a name nor a picture %s', async (_, catalogue) => {
    const { api } = renderPodRatingItem({ localeId, catalogue });
    expect(await screen.findByText(unnamed)).toBeVisible();
    await waitFor(() => expect(api.callsOf(`GET /lists/${localeId}/list.json`)).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByText(unnamed)).toBeVisible();
    expect(within(await card()).queryByRole('presentation')).toBeNull();
    expect((await card()).querySelector('svg')).toBeVisible();
    expect(await findRatingLink()).toHaveAttribute('href', href);
  });
});

test('S3-18 HTML in a name is shown as text', async () => {
  const { container } = renderPodRatingItem({
    catalogue: [buildSummary({ title: '<em>Amber</em> & <img src=x>', brand: 'Sedge & Slate' })],
  });
  expect(
    await screen.findByText('You unlocked <em>Amber</em> & <img src=x> by Sedge & Slate. How was it?'),
  ).toBeVisible();
  expect(container.querySelector('img[src=x]')).toBeNull();
});

test('S6-06 disappears after signing out', async () => {
  renderPodRatingItem();
  await screen.findByText(texts['en-US'].named);
  act(closeSession);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('S6-06 signed out, the list fetches neither pods nor catalogue', async () => {
  const api = fakeApi({ 'GET /notifications/en-US.json': [buildNotification()] });
  openPanel('notifications');
  renderInLocale(<PanelHost />);
  await screen.findByRole('article');
  expect(api.calls.map(({ path }) => path)).toEqual(['/notifications/en-US.json']);
});
