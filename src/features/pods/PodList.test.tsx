import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  findPodRow,
  podsCall,
  podTitles,
  ratedPod,
  renderPods,
  savedPod,
} from '../../../tests/fixtures/components/renderPods';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { neverResponds, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import { useAnnouncements } from '../../state/notifications/announcements';
import { chooseRegion } from '../../state/region';
import { PodsPage } from './PodsPage';

fakeTestDate();

describe('S2-08 a pod of the list', () => {
  test('S1-10 that is unlocked shows its day and rating, and links to its product and its batch’s report', async () => {
    const { t } = renderPods([buildUserPod({ userRating: 4, batchId: 'AL-2026-01' })]);
    const pod = within(await findPodRow('Amber'));
    expect(pod.getByText('Unlocked on Nov 20, 2026')).toBeVisible();
    expect(pod.getByText('Your rating: 4 out of 5')).toBeVisible();
    expect(await pod.findByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/amber');
    expect(pod.getByRole('link', { name: 'Lab report for batch AL-2026-01' })).toHaveAttribute(
      'href',
      '/us/en/shop/pods/amber?batch=AL-2026-01#lab-report',
    );
    expect(pod.getByRole('link', { name: `${t('pods.seeRating')} Amber` })).toHaveAttribute(
      'href',
      '/us/en/rating/ABCDEFGH',
    );
    expect(pod.queryByRole('link', { name: /^Unlock/ })).toBeNull();
    expect(pod.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('S1-10 that is only saved links to its unlock page and cannot be rated yet', async () => {
    const { t } = renderPods([savedPod]);
    const pod = within(await findPodRow('Birch'));
    expect(pod.getByText('Saved on Dec 31, 2025')).toBeVisible();
    expect(pod.getByRole('link', { name: `${t('pods.unlock')} Birch` })).toHaveAttribute(
      'href',
      '/us/en/user/unlock?key=BBBBBBBB',
    );
    expect(pod.queryByRole('link', { name: `${t('pods.rate')} Birch` })).toBeNull();
  });

  test.each([
    ['us', 'CA', 'en-US', 'pods.buyAgain', '/us/en/shop/pods/amber'],
    ['us', 'OH', 'en-US', 'pods.findAgain', '/us/en/shop/pods/amber'],
    ['ca', 'ON', 'fr-CA', 'pods.findAgain', '/ca/fr/shop/pods/amber'],
  ] as const)('that is unlocked leads to its page again, in %s %s', async (country, code, localeId, label, href) => {
    chooseRegion(country, code);
    const { t } = renderPods([buildUserPod({ regions: ['CA', 'OH', 'ON'] }), savedPod], { localeId });
    await findPodRow('Amber');
    const links = screen.getAllByRole('link', { name: new RegExp(`^${t(label)}`) });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
  });

  test('shows what the shopper mentioned when rating it, once its details are open', async () => {
    const rating = { podKey: 'AAAAAAAA', score: 4, tags: ['smooth-taste'], effects: ['relaxed'] };
    const { t, user } = renderPods([ratedPod], {
      answers: {
        'GET /v1/app/user/pods/AAAAAAAA/rating': rating,
        'GET /v1/app/batches/B-1': problem(404, 'batch_unknown'),
      },
    });
    const pod = within(await findPodRow('Amber'));
    await user.click(pod.getByText(t('pods.details')));
    expect(await pod.findByText('Smooth taste')).toBeVisible();
  });

  test('from the other country links to that country’s page', async () => {
    renderPods([buildUserPod({ regions: ['ON'], title: 'Maple', productPath: '/shop/pods/maple' })]);
    expect(await screen.findByRole('link', { name: 'Maple' })).toHaveAttribute('href', '/ca/en/shop/pods/maple');
  });

  test('of a batch that is no longer in the catalogue is named by its batch', async () => {
    const { t, user } = renderPods(
      [buildUserPod({ batchId: 'OLD-7', title: null, brandName: null, featuredImage: null, productPath: null })],
      { answers: { 'GET /v1/app/batches/OLD-7': problem(404, 'batch_unknown') } },
    );
    const pod = within(await findPodRow('Pod from batch OLD-7'));
    expect(pod.getByText(t('pods.unknownBatch'))).toBeVisible();
    expect(pod.queryByRole('link', { name: /report/ })).toBeNull();
    await user.click(pod.getByText(t('pods.details')));
    expect(await pod.findByText('OLD-7')).toBeVisible();
    expect(pod.queryByText(t('pods.grams'))).toBeNull();
  });

  test.each([
    ['us', 'CA', 'en-US', true],
    ['ca', 'CA_ALL', 'en-CA', false],
    ['ca', 'ON', 'en-CA', true],
    ['ca', 'CA_ALL', 'fr-CA', false],
  ] as const)('D-05 D-07 in %s %s (%s) it can be rated: %s', async (country, code, localeId, canRate) => {
    chooseRegion(country, code);
    const unratedPod = buildUserPod({ podKey: 'DDDDDDDD', title: 'Dune' });
    const { t } = renderPods([unratedPod, ratedPod], { localeId, search: '?unrated=true' });
    await findPodRow('Dune');
    expect(screen.queryAllByRole('link', { name: new RegExp(`^${t('pods.rate')}`) })).toHaveLength(canRate ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: /\(1\)/ })).toHaveLength(canRate ? 1 : 0);
    expect(podTitles(), 'nothing is unrated where nothing is rated').toEqual(canRate ? ['Dune'] : ['Dune', 'Amber']);
    expect(screen.queryByRole('link', { name: new RegExp(`^${t('pods.seeRating')}`) })).toBeNull();
  });
});

describe('S2-08 the details of a pod', () => {
  const batch = 'GET /v1/app/batches/B-1';
  const info = {
    batchId: 'B-1',
    title: 'Amber',
    variantTitle: '1 g',
    brandName: 'Alder',
    grams: 1,
    thcGrams: 0.842,
  };

  test('S7-32 load when they are opened, and the key is hidden until it is requested', async () => {
    const { t, user, api } = renderPods([buildUserPod()], { answers: { [batch]: info } });
    const pod = within(await findPodRow('Amber'));
    expect(api.callsOf(batch)).toEqual([]);
    await user.click(pod.getByText(t('pods.details')));
    for (const text of ['Amber, 1 g', '1 g', '0.842 g', 'B-1', t('pods.key.hidden')])
      expect(await pod.findByText(text)).toBeInTheDocument();
    expect(pod.getAllByText(/^Nov 20, 2026, 12:00\sPM$/)).toHaveLength(2);
    expect(pod.queryByText('ABCDEFGH')).toBeNull();
    await user.click(pod.getByRole('button', { name: `${t('pods.key.show')} Amber` }));
    expect(pod.getByText('ABCDEFGH')).toBeVisible();
    await user.click(pod.getByRole('button', { name: `${t('pods.key.copy')} Amber` }));
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
    expect(useAnnouncements.getState().announcements.at(-1)?.text).toBe(t('pods.key.copied'));
  });

  test('can be retried when loading fails; known data stays', async () => {
    const { t, user, api } = renderPods([buildUserPod()], { answers: { [batch]: offline } });
    const pod = within(await findPodRow('Amber'));
    await user.click(pod.getByText(t('pods.details')));
    expect(await pod.findByText(t('pods.details.error'))).toBeVisible();
    expect(pod.getByText('B-1')).toBeVisible();
    api.answers[batch] = info;
    await user.click(pod.getByRole('button', { name: t('app.retry') }));
    expect(await pod.findByText('0.842 g')).toBeVisible();
    expect(pod.queryByText(t('pods.details.error'))).toBeNull();
  });
});

describe('S2-08 the list', () => {
  test('shows that it is loading', () => {
    const { t } = renderPods([], { answers: { [podsCall]: neverResponds } });
    expect(screen.getByRole('status')).toHaveTextContent(t('app.loading'));
  });

  test.each([
    ['us', 'CA', 'en-US', 'pods.empty.unlock', '/us/en/user/unlock'],
    ['ca', 'CA_ALL', 'fr-CA', 'pods.empty.browse', '/ca/fr/shop/pods'],
  ] as const)('links to the next step when it is empty, in %s %s', async (country, code, localeId, label, href) => {
    chooseRegion(country, code);
    const { t } = renderPods([], { localeId });
    expect(await screen.findByText(t('pods.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t(label) })).toHaveAttribute('href', href);
  });

  test.each([
    ['the server failed', problem(500, 'internal', { detail: 'Boom.' }), 'Boom.'],
    ['no answer came', offline, "Can't connect to our servers. Please try again later."],
  ])('when %s shows an error, and can be retried', async (_, answer, words) => {
    const { t, user, api } = renderPods([], { answers: { [podsCall]: answer } });
    expect(await screen.findByText(t('pods.error'))).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    api.answers[podsCall] = [ratedPod];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('heading', { name: 'Amber' })).toBeVisible();
  });

  test('stays when it failed to update, with the time of the last update', async () => {
    const { t, user, api, unmount } = renderPods([ratedPod]);
    await findPodRow('Amber');
    unmount();
    api.answers[podsCall] = offline;
    renderInLocale(<PodsPage />);
    expect(await screen.findByText(/^We couldn’t refresh this list\. Last updated at 12:00\sPM\.$/)).toBeVisible();
    expect(podTitles()).toEqual(['Amber']);
    api.answers[podsCall] = [ratedPod, savedPod];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(podTitles()).toEqual(['Amber', 'Birch']));
  });

  test('says when there is no network', async () => {
    await nextNetwork(false);
    const { t } = renderPods([ratedPod]);
    expect(await screen.findByText(t('pods.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('pods.offline'))).toBeNull();
  });
});
