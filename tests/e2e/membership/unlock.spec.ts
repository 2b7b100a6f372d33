import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { Activation } from '../../../src/domain/unlock/unlockSchema';
import type { Translator } from '../../../src/i18n/translator';
import { openPage, reloadPage } from '../support/hydrated';
import { claimPodKey, regionsOfPod, soldIn, unlockPod } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { at, french, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const startCall = '**/v1/app/unlock/activation-sequence';

function unlockOn(page: Page, { t }: Translator = us) {
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = main.getByRole('textbox', { name: t('unlock.code.label') });
  const enter = async (code: string) => {
    await field.fill(code);
    await button(t('unlock.code.submit')).click();
  };
  const light = page.getByRole('dialog', { name: t('light.title') });
  const play = () => light.getByRole('button', { name: t('light.start') }).click();
  const expectStep = async (step: string, name: string) => {
    await expect(heading(name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/unlock\\?step=${step}$`));
  };
  const register = async (email: string, readCode: (to: string) => Promise<string>) => {
    await main.getByRole('radio', { name: t('register.title') }).check({ force: true });
    await main.getByRole('textbox', { name: t('register.givenName') }).fill('Robin');
    await main.getByRole('textbox', { name: t('register.familyName'), exact: true }).fill('Sample');
    await main.getByRole('textbox', { name: t('signIn.email') }).fill(email);
    await main.getByRole('checkbox').check();
    await button(t('register.submit')).click();
    await main.getByLabel(t('signIn.code')).fill(await readCode(email));
  };
  return { main, heading, button, field, enter, light, play, expectStep, register };
}

/** Plays only the first symbols of one frame. unlockLight.spec.ts tests all three frames. */
const shortenLight = (page: Page, symbols = Infinity) =>
  page.route(startCall, async (route) => {
    const response = await route.fetch();
    const activation = (await response.json()) as Activation;
    const levels = activation.levels.slice(0, symbols);
    await route.fulfill({ response, json: { ...activation, levels, repeats: 1 } });
  });

const newEmail = () => `robin.${crypto.randomUUID()}@shopper.example`;

test.beforeEach(async ({ page }) => {
  // The browser asks before a reload between the light and the answer (S2-59).
  page.on('dialog', (dialog) => void dialog.accept());
});

test.describe('by light', () => {
  // Reduced motion would disable the fast light.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'S1-09 S2-61 … S2-69 a visitor unlocks a pod: code, account, light twice, rainbow, white, and it is in the list',
    { tag: ['@phone', '@core'] },
    async ({ page, seedAccepted, outbox, axe }) => {
      await seedAccepted();
      await shortenLight(page);
      const { key, batchId } = claimPodKey();
      const { main, heading, button, field, light, play, enter, expectStep, register } = unlockOn(page);

      await openPage(page, at('unlock'));
      const [instructions, aboutLight] = [page.locator('#steps'), page.locator('#light')];
      await expect(instructions).toBeVisible();
      // The HTML contains this step. The URL names a step only once there is a pod.
      await expect(heading(us.t('unlock.code.title'))).toBeVisible();
      await axe();
      await enter(`${key.slice(0, 4)}-${key.slice(4)} `.toLowerCase());
      await expectStep('pod', us.t('unlock.pod.title'));
      await expect(heading(us.t('unlock.pod.title'))).toBeFocused();
      const title = await main.getByRole('heading', { level: 3 }).first().innerText();
      await expect(main.getByText(batchId, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: us.t('unlock.pod.report') })).toHaveAttribute(
        'href',
        new RegExp(`\\?batch=${batchId}#lab-report$`),
      );
      await axe();
      await page.goBack();
      await expect(field).toHaveValue(/-/);
      await page.goForward();
      await button(us.t('unlock.pod.unlock')).click();

      await expectStep('signIn', us.t('unlock.signIn.title'));
      await axe();
      await register(newEmail(), outbox);
      await expectStep('place', us.t('unlock.place.title'));
      await axe();
      await button(us.t('unlock.place.start')).click();
      await light.getByRole('button', { name: us.t('light.leave') }).click();
      await expect(light).toBeHidden();
      await button(us.t('unlock.place.start')).click();
      await play();
      await light.getByRole('button', { name: us.t('light.stop') }).click();
      await expect(main.getByText(us.t('unlock.place.stopped'))).toBeVisible();
      await main.getByRole('radio', { name: new RegExp(`^${us.t('light.fast')}`) }).check({ force: true });
      await button(us.t('unlock.place.start')).click();
      await play();

      await expectStep('rainbow', us.t('unlock.rainbow.title'));
      await expect(light).toBeHidden();
      await button(us.t('unlock.no')).click();
      await main.getByText(us.t('unlock.rainbow.battery')).click();
      await expect(main.getByText(us.t('unlock.rainbow.battery.text'))).toBeVisible();
      await axe();
      await button(us.t('unlock.again')).click();
      await expectStep('place', us.t('unlock.place.title'));
      await shortenLight(page, 10);
      await button(us.t('unlock.place.start')).click();
      await play();
      await expectStep('rainbow', us.t('unlock.rainbow.title'));
      await button(us.t('unlock.rainbow.yes')).click();

      await expectStep('white', us.t('unlock.white.title'));
      await expect(instructions).toBeHidden();
      await expect(aboutLight).toBeVisible();
      await reloadPage(page);
      await expectStep('white', us.t('unlock.white.title'));
      await axe();
      await button(us.t('unlock.white.yes')).click();
      await expectStep('done', us.t('unlock.done.unlocked'));
      await expect(aboutLight).toBeHidden();
      await expect(main.getByText(us.t('unlock.invite.title'))).toBeVisible();
      await axe();
      expect(await readStored(page, storageKeys.unlockDraft)).toBeNull();

      await main.getByRole('link', { name: us.t('unlock.toMyPods') }).click();
      await expect(page).toHaveURL(new RegExp(`${at('myPods')}(\\?.*)?$`));
      await expect(main.getByText(title).first()).toBeVisible();
    },
  );
});

test(
  'S5-13 D-24 S8-18 S8-03 a wrong code, another account’s code, a code for a pod not sold here, a link, and a light that fails to load',
  { tag: '@phone' },
  async ({ page, context, request, seedAccepted, outbox, expectedErrors, axe }) => {
    const used = claimPodKey();
    await unlockPod(request, await openAccount(request, outbox), used.key);
    const californian = claimPodKey((pod) => regionsOfPod(pod).join() === 'CA');
    await seedAccepted({ us: 'OH' });
    await seedStorage(context, { [storageKeys.token]: await openAccount(request, outbox) });
    const { main, button, field, enter, light, play, expectStep } = unlockOn(page);
    const alert = main.getByRole('alert');

    await openPage(page, at('userUnlock'));
    await enter('ABC');
    await expect(field).toHaveAccessibleDescription(new RegExp(us.t('error.podCode')));
    await expect(field).toBeFocused();
    expectedErrors.push(/^(409|422) POST .*\/check-key$/);
    await enter('QZQZQZQZ');
    await expect(field).toHaveAccessibleDescription(new RegExp(us.t('error.podCode')));
    await expect(field).toHaveValue('QZQZQZQZ');
    await axe();
    await enter(used.key);
    await expect(alert).toContainText(us.t('unlock.error.taken'));
    await expect(alert.getByRole('link')).toHaveAttribute('href', at('support'));
    await enter(californian.key);
    await expect(alert).toContainText(us.t('unlock.error.region'));
    await expect(alert).toContainText(us.t('region.OH'));
    await axe();
    await alert.getByRole('button', { name: us.t('region.change') }).click();
    const regions = page.getByRole('dialog', { name: us.t('header.selectLocation') });
    await regions.getByRole('button', { name: us.t('region.CA'), exact: true }).click();
    await expect(alert).toBeHidden();
    await expect(field).toHaveValue(californian.key);
    await button(us.t('unlock.code.submit')).click();
    await expectStep('pod', us.t('unlock.pod.title'));

    const linked = claimPodKey();
    await page.goto(`${at('userUnlock')}?key=${linked.key}`);
    await expectStep('pod', us.t('unlock.pod.title'));
    await expect(main.getByText(linked.batchId, { exact: true })).toBeVisible();
    await button(us.t('unlock.pod.unlock')).click();
    await expectStep('place', us.t('unlock.place.title'));
    expectedErrors.push(/^request failed: POST .*\/activation-sequence net::ERR_CONNECTION_RESET$/);
    await page.route(startCall, (route) => route.abort('connectionreset'), { times: 1 });
    await button(us.t('unlock.place.start')).click();
    await expect(alert).toContainText(us.t('error.activationSequence'));
    await axe();
    await alert.getByRole('button', { name: us.t('app.retry') }).click();
    await play();
    await light.getByRole('button', { name: us.t('light.stop') }).click();
    await expect(main.getByText(us.t('unlock.place.stopped'))).toBeVisible();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'at 320 px').toBe(
      true,
    );
  },
);

test(
  'S2-70 D-05 in French a visitor saves a pod by its link and a new account, without a question about referrals',
  { tag: '@desktop' },
  async ({ page, seedAccepted, outbox, axe }) => {
    const fr = wordsOf(french);
    const { key, batchId } = claimPodKey(soldIn('CA_ALL'));
    await seedAccepted();
    const { main, button, expectStep, register } = unlockOn(page, fr);
    await page.goto(`${at('unlock', french)}#podKey=${key}`);
    await expectStep('pod', fr.t('unlock.pod.title'));
    await expect(main.getByText(batchId, { exact: true })).toBeVisible();
    const title = await main.getByRole('heading', { level: 3 }).first().innerText();
    await button(fr.t('unlock.pod.save')).click();
    await expectStep('signIn', fr.t('unlock.signIn.title'));
    await register(newEmail(), outbox);
    await expectStep('done', fr.t('unlock.done.saved'));
    await expect(main.getByText(fr.t('unlock.invite.title'))).toHaveCount(0);
    await axe();
    await main.getByRole('link', { name: fr.t('unlock.toMyPods') }).click();
    await expect(main.getByText(title).first()).toBeVisible();
  },
);
