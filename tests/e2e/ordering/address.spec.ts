import {
  header,
  chooseOption,
  expectNoSideScroll,
  openAddress,
  addressPanel,
  readPlace,
  searchField,
  dispensaryName,
  useButton,
} from '../support/addressPanel';
import { expectAnnounced } from '../support/announcements';
import { openPage, reloadPage } from '../support/hydrated';
import { openByKeyboard } from '../support/modal';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

test(
  'S2-54 S4-25 S4-28 S4-29 an address with its unit is chosen by keyboard alone, applies immediately, and survives a reload',
  { tag: '@core' },
  async ({ page, axe }, { project }) => {
    await openPage(page, at('pods'));
    const opener = header(page).getByRole('button', { name: us.t('header.addAddress') });
    const panel = addressPanel(page);
    await openByKeyboard(page, opener, panel);
    expect((await panel.boundingBox())!.width, 'S9-05').toBe(352);

    await searchField(panel).focus();
    await page.keyboard.type('233 S Spring Street apt 4, Los Angeles 90012');
    const options = panel.getByRole('option');
    await expect(options.first(), 'S5-20').toContainText(/233 S Spring St\s*Los Angeles, CA/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(panel, 'Esc closes the list alone').toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
    await expectAnnounced(page, us.t('address.said.served', { provider: dispensaryName }));
    expect(await readPlace(page), 'without the button').toMatchObject({
      label: '233 S Spring St',
      addressTwo: 'apt 4',
    });
    await expect(panel.getByText(us.t('address.unverified'))).toBeVisible();
    await axe();

    const unit = panel.getByRole('textbox', { name: us.t('address.unit') });
    await expect(unit).toHaveValue('apt 4');
    await unit.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Unit 5');
    await expect(panel.getByText('233 S Spring St, Unit 5', { exact: true })).toBeVisible();
    if (project.name === 'phone') {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideScroll(panel);
    }
    await useButton(panel).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    const changer = header(page).getByRole('button', {
      name: us.t('header.changeAddress', { address: '233 S Spring St' }),
    });
    await expect(changer, 'S4-23').toBeFocused();

    await reloadPage(page);
    await changer.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('233 S Spring St, Unit 5', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
    await expect(useButton(panel), 'it is the current one').toBeHidden();
  },
);

test(
  'S2-54 S8-20 S9-04 the browser’s location: refused, the panel says nothing; granted, it is the address with the unit typed before',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    const panel = await openAddress(page);
    const locate = panel.getByRole('button', { name: us.t('address.useLocation') });
    const unit = panel.getByRole('textbox', { name: us.t('address.unit') });
    await unit.fill('4B');

    // Grants these permissions and denies all others.
    await context.grantPermissions(['notifications']);
    await locate.click();
    await expect(locate).toBeVisible();
    await expect(locate).not.toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await readPlace(page)).toBeNull();

    await context.setGeolocation({ latitude: 34.0537, longitude: -118.2428 });
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect(panel.getByText('Los Angeles, 4B', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.noStreet')), 'the gazetteer knows no streets').toBeVisible();
    expect(await readPlace(page)).toMatchObject({ label: 'Los Angeles', addressTwo: '4B' });
    await expect(unit).toHaveValue('4B');
    await axe();

    await chooseOption(panel, '233 S Spring St, Los Angeles 90012', /233 S Spring St/);
    await expect(panel.getByText('233 S Spring St', { exact: true }), 'the unit stays with its address').toBeVisible();
    await useButton(panel).click();
    await expect(panel).toBeHidden();
  },
);

test('S5-19 D-20 the nearest town comes first on one line, a ZIP code alone leads to its town, and the panel asks for one where needed', async ({
  page,
  axe,
}) => {
  const panel = await openAddress(page);
  const options = panel.getByRole('option');
  await searchField(panel).fill('100 Pine St, Venice');
  await expect(options.first()).toContainText('Venice, CA');
  await searchField(panel).fill('1 main st hollywood');
  await expect(options.first()).toContainText('Hollywood, CA');
  await searchField(panel).fill('90012');
  await expect(options.first()).toContainText('Los Angeles, CA 90012');
  await axe();
  await options.first().click();
  await expect(searchField(panel)).toHaveValue(', Los Angeles, CA 90012');
  await searchField(panel).pressSequentially('233 S Spring St');
  await options.first().click();
  await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
  await panel.getByRole('textbox', { name: us.t('address.unit') }).fill('Apt 4B');
  await expect(panel.getByText('233 S Spring St, Apt 4B', { exact: true })).toBeVisible();

  await searchField(panel).fill('600 Pine Ave, Long Beach');
  await expect(options.first()).toContainText(us.t('address.addCode', { town: 'Long Beach, CA' }));
  await options.first().click();
  const code = panel.getByRole('textbox', { name: us.t('address.code'), exact: true });
  await expect(code).toBeFocused();
  const useCode = panel.getByRole('button', { name: us.t('address.code.use') });
  await code.fill('94102');
  await useCode.click();
  const other = us.t('address.code.unknown', { code: '94102', town: 'Long Beach, CA' });
  await expect(panel.getByText(other), 'that of another town').toBeVisible();
  await axe();
  await code.fill('90806');
  await useCode.click();
  await expect(panel.getByText('Long Beach, CA 90806', { exact: true })).toBeVisible();
  await expect(panel.getByText('600 Pine Ave', { exact: true })).toBeVisible();
  await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
  expect(await readPlace(page), 'S3-07 the unit stays with its address').toMatchObject({
    label: '600 Pine Ave',
    addressTwo: '',
  });
});

test(
  'D-20 a pasted address of several lines is found with its unit, and a PO box is refused with the reason',
  { tag: '@core' },
  async ({ page, context, browserName, axe }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openAddress(page);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await searchField(panel).selectText();
      await page.keyboard.press('ControlOrMeta+V');
    };
    await searchField(panel).fill('PO Box 12, Los Angeles, CA 90012');
    await expect(panel.getByText(us.t('address.noDoor.poBox')).first()).toBeVisible();
    await axe();

    await paste('Robin Sample\nApt 4B\n233 S Spring St\nLos Angeles, CA 90012\nUnited States of America\n');
    await expect(searchField(panel)).toHaveValue(
      'Robin Sample, Apt 4B, 233 S Spring St, Los Angeles, CA 90012, United States of America',
    );
    await panel.getByRole('option', { name: /233 S Spring St\s*Los Angeles, CA 90012/ }).click();
    await expect(panel.getByText('233 S Spring St, Apt 4B', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: dispensaryName }))).toBeVisible();
  },
);
