import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { ChosenPlace } from '../../../src/state/delivery/deliveryPlace';
import { openPage } from './hydrated';
import { readStored } from './storage';
import { expect } from './test';
import { american, at, us, wordsOf } from './words';

export const dispensaryName = 'Sunhollow Collective';

export const header = (page: Page): Locator => page.getByRole('banner');
export const addressPanel = (
  page: Page,
  locale = american,
  title: 'address.title' | 'header.storesNearYou' = 'address.title',
) => page.getByRole('dialog', { name: wordsOf(locale).t(title), exact: true });
export const searchField = (panel: Locator) => panel.locator('input[role=combobox]');
export const useButton = (panel: Locator) => panel.getByRole('button', { name: us.t('address.use') });
export const readPlace = async (page: Page, key: string = storageKeys.deliveryPlace) =>
  JSON.parse((await readStored(page, key)) ?? 'null') as ChosenPlace | null;

export async function chooseOption(panel: Locator, text: string, option: string | RegExp): Promise<void> {
  await searchField(panel).fill(text);
  await panel.getByRole('option', { name: option }).first().click();
}

export async function openAddress(page: Page): Promise<Locator> {
  await openPage(page, at('pods'));
  await header(page)
    .getByRole('button', { name: us.t('header.addAddress') })
    .click();
  const panel = addressPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

export async function expectNoSideScroll(panel: Locator): Promise<void> {
  const isWithin = await panel.evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const parts = [...dialog.querySelectorAll('button, input, strong, dd, p')];
    return parts.every((part) => {
      const box = part.getBoundingClientRect();
      return box.width === 0 || (box.left >= left && box.right <= right);
    });
  });
  expect(isWithin, 'no part stands out of the panel').toBe(true);
}
