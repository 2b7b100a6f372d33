import sharp from 'sharp';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import type { Page } from '@playwright/test';
import { test, type GitHub } from '../support/deployedEditor';
import { expect, openReview, saveDraft } from '../support/editorServer';
import { findProduct } from '../support/siteContent';

const pod = findProduct((product) => product.productType === 'oil' && !product.visibility.availableCaAll);
const path = `content/products/${pod.slug}.json`;

/** A phone stores a photo sideways, with its location. */
const photo = () =>
  sharp({ create: { width: 1200, height: 1000, channels: 3, background: { r: 190, g: 150, b: 100 } } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '38/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test(
  'a photo is uploaded, described and chosen for a pod, and all of it is one pull request',
  { tag: ['@desktop', '@night'] },
  async ({ page, deployed: { address, gitHub }, expectedErrors }) => {
    // Decap checks whether the name of the new entry is taken.
    expectedErrors.push(/contents\/content\/photos\//);
    // A form that is still saving asks for confirmation before it closes.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address('#/collections/photos/new'));
    await page
      .getByLabel('Name')
      .setInputFiles({ name: 'Pod on Oak.JPG', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByText(/^Saved as pod-on-oak\./)).toBeVisible();
    await page.getByLabel('English', { exact: true }).first().fill('A pod on an oak table');
    await page.getByLabel('French').first().fill('Une capsule sur une table en chêne');
    await page.getByLabel(/^Shape/).fill('Square');
    await page.getByRole('option', { name: /Square/ }).click();
    await saveDraft(page);
    // Decap then opens the saved entry's address, even if another form is open.
    await expect(page).toHaveURL(/entries\/pod-on-oak$/);

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search all content' });
    await search.getByRole('searchbox').fill(pod.title.en);
    await search.getByRole('link').filter({ hasText: pod.title.en }).first().click();
    await expect(page.getByLabel('English', { exact: true }).first()).toHaveValue(pod.title.en);
    const picture = page.getByLabel('Picture', { exact: true }).first();
    await picture.fill('oak table');
    await page.getByRole('option', { name: 'A pod on an oak table' }).click();
    await saveDraft(page);

    const review = await openReview(page);
    await expect(review.getByText('Everything fits together.')).toBeVisible();
    await review.getByLabel('What is it about?').fill('A photo of the pod');
    await review.getByRole('button', { name: 'Send for review: 3 changes' }).click();
    await expect(review.getByText('Sent for review.')).toBeVisible();

    expect(gitHub.pulls).toMatchObject([{ title: 'A photo of the pod', base: 'main' }]);
    const branch = gitHub.pulls[0]!.head;
    const stored = await sharp(gitHub.bytesAt(branch, 'content/pictures/pod-on-oak.jpg')).metadata();
    expect([stored.format, stored.width, stored.height]).toEqual(['jpeg', 1000, 1200]);
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    expect(JSON.parse(gitHub.textAt(branch, 'content/photos/pod-on-oak.json')!)).toMatchObject({ name: 'pod-on-oak' });
    expect((JSON.parse(gitHub.textAt(branch, path)!) as Product).pictures[0]).toBe('pod-on-oak');
    expect(JSON.parse(gitHub.textAt('main', path)!)).toMatchObject({ pictures: pod.pictures });
  },
);

type Act = (state: { page: Page; gitHub: GitHub }) => unknown;

const isPoll = (call: string) => /^GET (?:pulls|commits\/main\/status)/.test(call);
const podCards = (page: Page) => page.locator('a[href^="#/collections/pods/entries/"]');
/** Opens a file of the same site, so that the editor starts again. */
const leave = (page: Page) => page.goto(new URL('/admin/pictures.json', page.url()).href);
const title = (page: Page) => page.getByLabel('English', { exact: true }).first();

test(
  'a list of hundreds of entries takes three requests to GitHub, and one for each entry that the site was not built from',
  { tag: ['@desktop', '@night'] },
  async ({ page, deployed: { address, gitHub } }) => {
    const requests = async (act: () => Promise<unknown>): Promise<number> => {
      const { length } = gitHub.calls;
      await act();
      await page.waitForLoadState('networkidle');
      return gitHub.calls.slice(length).filter((call) => !isPoll(call)).length;
    };
    const seePods = () => expect.poll(() => podCards(page).count()).toBeGreaterThan(100);
    const openCold = async (hash: string) => {
      await leave(page);
      await page.goto(address(hash));
    };
    const reloadPods = () => openCold('#/collections/pods').then(seePods);
    const form = () => expect(title(page)).toHaveValue(pod.title.en);
    expect(await requests(() => page.goto(address('#/collections/pods')).then(seePods)), 'the list').toBe(3);
    expect(await requests(() => page.reload().then(seePods)), 'its reload').toBeLessThanOrEqual(3);
    expect(
      await requests(async () => {
        await page.goto(address(`#/collections/pods/entries/${pod.slug}`));
        await form();
      }),
      'an entry of the list',
    ).toBeLessThanOrEqual(2);
    expect(await requests(() => page.reload().then(form)), 'an entry at once').toBeLessThanOrEqual(4);
    expect(
      await requests(async () => {
        await openCold('#/table/products');
        await expect(page.getByRole('row').nth(10)).toBeAttached();
      }),
      'the table',
    ).toBeLessThanOrEqual(3);
    gitHub.push({ [path]: gitHub.textAt('main', path)!.replace(pod.title.en, 'Another title') });
    expect(await requests(reloadPods), 'a list with one newer entry').toBe(4);
    await expect(podCards(page).filter({ hasText: 'Another title' })).toHaveCount(1);
  },
);

/** Netlify's window for signing in at GitHub, which passes the new token to the page that opened it. */
const signInWindow = `<script>
  addEventListener('message', ({ origin }) =>
    opener.postMessage('authorization:github:success:{"token":"fresh"}', origin));
  opener.postMessage('authorizing:github', '*');
</script>`;

async function signInAgain(page: Page): Promise<void> {
  await page
    .context()
    .route('https://api.netlify.com/**', (route) => route.fulfill({ contentType: 'text/html', body: signInWindow }));
  await page.reload();
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
}

const refusals: { what: string; message: string | RegExp; start: Act; end: Act }[] = [
  {
    what: 'at GitHub’s limit',
    message: /GitHub: No more requests from your account are allowed until \d/,
    start: ({ gitHub }) =>
      gitHub.refuse({
        status: 403,
        message: 'API rate limit exceeded',
        headers: { 'x-ratelimit-remaining': '0' },
      }),
    end: ({ page, gitHub }) => {
      gitHub.refuse(null);
      return page.reload();
    },
  },
  {
    what: 'after a session has ended',
    message: 'GitHub: Your session has ended. Reload this page to sign in again: what you typed is kept.',
    start: ({ gitHub }) => gitHub.tokens.delete('secret'),
    end: ({ page, gitHub }) => {
      gitHub.tokens.add('fresh');
      return signInAgain(page);
    },
  },
];

for (const { what, message, start, end } of refusals)
  test(
    `${what}, a form is still saved, review and lists say why they can’t go on, and nothing is lost`,
    { tag: ['@desktop', '@night'] },
    async ({ page, deployed: { address, gitHub }, expectedErrors }) => {
      expectedErrors.push(/api\.github\.com|\b40[13]\b/, /session has ended|No more requests/);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(address(`#/collections/pods/entries/${pod.slug}`));
      await expect(title(page)).toHaveValue(pod.title.en);
      await page.waitForLoadState('networkidle');
      await start({ page, gitHub });
      await title(page).fill('Kept title');
      await saveDraft(page);
      const review = await openReview(page);
      await expect(review.getByRole('alert')).toContainText(message);
      await expect(review.getByRole('alert')).toContainText('Your changes are still here.');
      await review.getByRole('button', { name: 'Close' }).click();
      const { length } = gitHub.calls;
      await page.goto(address('#/collections/brands'));
      const notice = page.getByRole('alert').filter({ hasText: 'Not loaded' });
      await expect(notice).toContainText(message);
      await expect(notice).toContainText('Your changes are still in this browser.');
      expect(gitHub.calls.slice(length), 'GitHub is not asked again').toEqual([]);

      await end({ page, gitHub });
      await expect(page.getByRole('link', { name: 'Halyard Nine' })).toBeVisible();
      await page.goto(address(`#/collections/pods/entries/${pod.slug}`));
      await expect(title(page)).toHaveValue('Kept title');
      await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
    },
  );
