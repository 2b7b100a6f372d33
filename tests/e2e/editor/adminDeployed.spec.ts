import sharp from 'sharp';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { test } from '../support/deployedEditor';
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
