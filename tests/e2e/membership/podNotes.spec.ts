import { storageKeys } from '../../../src/data/storage';
import { openPage, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { claimPodKey, soldIn, unlockPod } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { at, us } from '../support/words';

const note = 'Pears, slow evenings';

test(
  'the owner of a pod writes a note, and finds dates, rating and note beside the button that buys it again',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, axe }) => {
    const { request } = page;
    const token = await openAccount(request, outbox);
    await seedStorage(context, { [storageKeys.token]: token });
    const pod = claimPodKey(soldIn('CA'));
    await unlockPod(request, token, pod.key);
    const rating = await request.put(`/v1/app/user/pods/${pod.key}/rating`, {
      headers: { authorization: `Bearer ${token}` },
      data: { score: 4, tags: ['good-vapor'] },
    });
    expect(rating.ok(), 'the rating is kept').toBe(true);

    await openPage(page, at('myPods'));
    const row = main(page).getByRole('article');
    await row.getByRole('button', { name: us.t('pods.note.add') }).press('Enter');
    await expect(row.getByRole('textbox', { name: us.t('pods.note') })).toBeFocused();
    await page.keyboard.type(note);
    await axe();
    await row.getByRole('button', { name: us.t('pods.note.save') }).click();
    await expect(row.getByText(note)).toBeVisible();
    await expect(row.getByRole('button', { name: us.t('pods.note.change') })).toBeFocused();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });

    const again = row.getByRole('link', { name: new RegExp(`^${us.t('pods.buyAgain')}`) });
    const path = (await again.getAttribute('href'))!;
    const shifts = await watchShifts(page);
    await openPage(page, path);
    const owned = main(page).getByText(new RegExp(`^${us.t('pods.before', { date: '' })}`));
    await expect(owned).toBeVisible();
    await waitUntilIdle(page);
    expect(await shifts(), 'nothing moves when it arrives').toEqual([]);
    await owned.click();
    await expect(main(page).getByText(us.t('pods.rated', { score: 4, most: 5 }))).toBeVisible();
    await expect(main(page).getByText(us.t('rating.tag.good-vapor')).first()).toBeVisible();
    await expect(main(page).getByText(note)).toBeVisible();
    await axe();
  },
);
