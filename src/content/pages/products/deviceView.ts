import type { Device, Product } from '../../../domain/catalogue/productSchema';
import type { Locale } from '../../../domain/region/locales';
import { regionsSelling } from '../../../domain/region/regions';
import type { Content } from '../../source/readContent';
import { resolveWords } from '../../source/resolveWords';
import type { ComparedDevice, ProductView } from '../pageContext';
import type { PagePicture, QuestionView } from '../sectionViews';
import { pageWords } from '../pageWords';
import { shownPrice } from '../shownPrice';
import type { Pictures } from '../productSummaries';

interface DeviceSource {
  product: Product;
  locale: Locale;
  content: Content;
  pictures: Pictures;
}

const storyPictures = ['step-insert', 'step-light', 'ring', 'battery-charging'];

const batteryQuestions = ['which-battery', 'which-screen', 'charging', 'does-not-start', 'travel', 'returns'];

function turnPictures({ 'battery-stand': still, 'battery-turn': strip }: Pictures) {
  return still && strip ? { still, strip } : null;
}

const isDevice = (product: Product): product is Device => product.productType === 'devices';

const priceOf = ({ variants }: Device): number => variants[0]!.suggestedPrice ?? 0;

const compared = (device: Device, locale: Locale): ComparedDevice => ({
  slug: device.slug,
  title: resolveWords(device.title, locale),
  price: shownPrice(device, device.variants[0]!, locale),
  inTheBox: device.inTheBox.map((words) => resolveWords(words, locale)),
});

function questions({ locale, content, pictures }: DeviceSource): QuestionView[] {
  const support = content.pages.get('support');
  if (!support) return [];
  const all = pageWords(support, { locale, content, pictures }).questions;
  return batteryQuestions.flatMap((id) => all.filter((question) => question.id === id));
}

/** Returns null for a pod. */
export function deviceView(source: DeviceSource): ProductView['device'] {
  const { product, locale, content, pictures } = source;
  if (!isDevice(product)) return null;
  const isBattery = product.slug === 'battery';
  return {
    highlights: product.highlights.map((words) => resolveWords(words, locale)),
    specifications: product.specifications.map(({ name, value }) => ({
      name: resolveWords(name, locale),
      value: resolveWords(value, locale),
    })),
    inTheBox: product.inTheBox.map((words) => resolveWords(words, locale)),
    compared: content.products
      .filter(isDevice)
      .filter((device) => regionsSelling(device, locale.country).length > 0)
      .sort((a, b) => priceOf(a) - priceOf(b))
      .map((device) => compared(device, locale)),
    questions: isBattery ? questions(source) : [],
    battery: isBattery
      ? {
          story: storyPictures
            .map((name): PagePicture | undefined => pictures[name])
            .filter((picture) => picture !== undefined),
          ring: pictures['ring-lights'] ?? null,
          turn: turnPictures(pictures),
          apart: pictures['battery-apart'] ?? null,
        }
      : null,
  };
}
