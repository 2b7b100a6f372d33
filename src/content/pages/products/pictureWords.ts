import type { Product } from '../../../domain/catalogue/productSchema';
import type { Locale } from '../../../domain/region/locales';
import { applyFrenchTypography } from '../../../domain/text/frenchTypography';

type Words = Record<Locale['language'], string>;

/** The caller inserts the no-break spaces of French. */
const devicePictures: Record<string, Words> = {
  battery: {
    en: 'The battery, standing, turned so that the socket for pods shows, its ring lit amber',
    fr: 'La batterie debout, tournée pour montrer le logement de la capsule, l’anneau allumé en ambre',
  },
  'battery-box': {
    en: 'The contents of the battery’s box: battery, coiled charging cable, printed guide and safety sheet',
    fr: 'Le contenu de la boîte : batterie, câble de recharge enroulé, guide imprimé et feuillet de sécurité',
  },
  'battery-charging': {
    en: 'The lower end of the battery with a USB-C plug in its port, its ring lit amber',
    fr: 'Le bas de la batterie avec une fiche USB-C dans sa prise, l’anneau allumé en ambre',
  },
  'battery-dimensions': {
    en: 'The battery with its measures: 104 mm high, 14 mm wide and 14 mm deep',
    fr: 'La batterie et ses dimensions : 104 mm de hauteur, 14 mm de largeur et 14 mm de profondeur',
  },
  'battery-sizes': {
    en: 'From left to right, to the same scale: a bank card, a battery with a pod, a battery, a 1 g pod and a 0.5 g pod',
    fr: 'De gauche à droite, à la même échelle : une carte bancaire, une batterie avec capsule, une batterie, une capsule de 1 g et une de 0,5 g',
  },
  'starter-kit': {
    en: 'The starter kit: battery, travel case, two mouthpiece caps, printed guide, safety sheet and braided cable',
    fr: 'La trousse de départ : batterie, étui de voyage, deux capuchons, guide imprimé, feuillet de sécurité et câble tressé',
  },
  'referral-kit': {
    en: 'The referral starter kit: battery, wool-felt sleeve, numbered invitation card, charging cable, printed guide and safety sheet',
    fr: 'La trousse de parrainage : batterie, étui en feutre de laine, carte d’invitation numérotée, câble de recharge, guide imprimé et feuillet de sécurité',
  },
};

interface Subject {
  product: Product;
  title: string;
  brand: string;
}

function packWords({ variants }: Product, brand: string): Words {
  const sizes = variants.map(({ grams }) => `${grams} g`);
  const isOne = sizes.length === 1;
  return {
    en: `A pack of ${brand} and ${isOne ? `its ${sizes[0]} pod` : `pods of ${sizes.join(' and ')}`}`,
    fr: `Un emballage de ${brand} et ${isOne ? 'sa capsule' : 'ses capsules'} de ${sizes.join(' et de ').replace('.', ',')}`,
  };
}

function podWords({ product, title, brand }: Subject, name: string): Words {
  if (name.startsWith('pack-')) return packWords(product, brand);
  const grams = product.variants[name === `pod-${product.slug}` ? 0 : 1]?.grams;
  const size = grams ? `${grams} g` : '';
  return {
    en: `A ${size} pod of ${title} by ${brand}, its oil seen through the glass above the label`,
    fr: `Une capsule ${title} de ${brand}, ${size.replace('.', ',')}, son huile visible à travers le verre au-dessus de l’étiquette`,
  };
}

/** Returns undefined for a drawing that an editor added. */
export function pictureWords(name: string, subject: Subject, { language }: Locale): string | undefined {
  const isPod = subject.product.productType === 'oil' && /^(pod|pack)-/.test(name);
  const words = isPod ? podWords(subject, name) : devicePictures[name];
  return words && (language === 'fr' ? applyFrenchTypography(words.fr) : words.en);
}
