import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { defaultRegion } from '../../../src/domain/region/regions';

const base = process.argv[2] ?? 'http://127.0.0.1:8888';

interface Screen {
  width: number;
  height: number;
  scale: number;
}

const phone: Screen = { width: 390, height: 844, scale: 2 };
/** Also the size of the desktop screenshots that the web app manifest states. */
const desktop: Screen = { width: 1280, height: 800, scale: 1 };
const wideDesktop: Screen = { width: 1440, height: 926, scale: 1 };

/** The storage of a browser that has passed the age gate and declined consent. */
const storedAnswers = [
  ...(['us', 'ca'] as const).flatMap((country) => [
    [`age_accepted_${country}`, 'true'],
    [`subcountry_${country}`, defaultRegion(country).code],
  ]),
  ['consent', JSON.stringify({ analytics: false, errorReports: false, decidedAt: new Date().toISOString() })],
];

async function takeScreenshot(browser: Browser, path: string, { width, height, scale }: Screen): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width === phone.width,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (answers) => answers.forEach(([key, value]) => localStorage.setItem(key!, value!)),
    [...storedAnswers],
  );
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  // Without scrollbars, the space reserved for them would be an empty strip.
  await page.addStyleTag({ content: 'html{scrollbar-gutter:auto!important}' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const screenshot = await page.screenshot();
  await context.close();
  return screenshot;
}

interface RoundedBox {
  width: number;
  height: number;
  radius: number;
}

const roundedRect = ({ width, height, radius }: RoundedBox): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

async function fitScreen(screenshot: Buffer, box: RoundedBox): Promise<Buffer> {
  const resized = await sharp(screenshot).resize(box.width, box.height).toBuffer();
  const mask = { input: roundedRect(box), blend: 'dest-in' } as const;
  return sharp(resized).composite([mask]).png().toBuffer();
}

/** Composes the picture at the top of the README: a desktop, and a phone in front of its right edge. */
async function composeReadmePicture(home: Buffer, product: Buffer): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 860, channels: 3, background: '#eae7df' } })
    .composite([
      { input: await fitScreen(home, { width: 1180, height: 759, radius: 20 }), left: 40, top: 50 },
      { input: roundedRect({ width: 358, height: 751, radius: 46 }), left: 1204, top: 54 },
      { input: await fitScreen(product, { width: 338, height: 731, radius: 36 }), left: 1214, top: 64 },
    ])
    .png()
    .toBuffer();
}

const writeWebp = (picture: Buffer, file: string) => sharp(picture).webp({ quality: 83, effort: 6 }).toFile(file);

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  for (const [language, locale] of [
    ['en', '/us/en'],
    ['fr', '/ca/fr'],
  ] as const) {
    const home = await takeScreenshot(browser, locale, desktop);
    await writeWebp(home, `static/screenshots/desktop-${language}.webp`);
    const pods = await takeScreenshot(browser, `${locale}/shop/pods`, phone);
    await writeWebp(pods, `static/screenshots/phone-${language}.webp`);
  }
  const home = await takeScreenshot(browser, '/us/en', wideDesktop);
  const product = await takeScreenshot(browser, '/us/en/shop/pods/california-cellar-stair', phone);
  await writeWebp(await composeReadmePicture(home, product), 'docs/shop.webp');
  await browser.close();
}

void main();
