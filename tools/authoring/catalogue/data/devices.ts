import type { Words } from '../../../../src/domain/catalogue/productSchema';

type Term = { name: Words; value: Words };

export interface DeviceEntry {
  slug: 'battery' | 'starter-kit' | 'referral-starter-kit';
  isSoldInCanada: boolean;
  price: number;
  expressDeliveryProvidersCount: number;
  publishedOn: string;
  pictures: string[];
  title: Words;
  tagline: Words;
  description: Words;
  highlights: Words[];
  specifications: Term[];
  inTheBox: Words[];
}

const capacity: Term = {
  name: { en: 'Battery', fr: 'Batterie' },
  value: { en: '350 mAh lithium-ion, not removable', fr: '350 mAh, lithium-ion, non amovible' },
};
const charging: Term = {
  name: { en: 'Charging', fr: 'Recharge' },
  value: { en: 'USB-C, 5 V at 0.5 A; full in 50 minutes', fr: 'USB-C, 5 V à 0,5 A; pleine charge en 50 minutes' },
};
const draws: Term = {
  name: { en: 'Per charge', fr: 'Par charge' },
  value: { en: 'About 150 draws of three seconds', fr: 'Environ 150 bouffées de trois secondes' },
};
const heat: Term = {
  name: { en: 'Heat levels', fr: 'Réglages de chaleur' },
  value: {
    en: 'Three: 2.4 V, 2.8 V and 3.2 V; two presses change the level',
    fr: 'Trois : 2,4 V, 2,8 V et 3,2 V; deux pressions changent de réglage',
  },
};
const ring: Term = {
  name: { en: 'Ring of light', fr: 'Anneau lumineux' },
  value: {
    en: 'Rainbow: light read. White: pod unlocked. Amber: in use or charging. Red: below 15 percent',
    fr: 'Arc-en-ciel : lumière lue. Blanc : capsule déverrouillée. Ambre : en marche ou en charge. Rouge : moins de 15 %',
  },
};
const sensor: Term = {
  name: { en: 'Light sensor', fr: 'Capteur de lumière' },
  value: {
    en: 'One photodiode in the ring, held against the screen that shows the unlock light',
    fr: 'Une photodiode dans l’anneau, à placer contre l’écran qui affiche la lumière de déverrouillage',
  },
};
const size: Term = {
  name: { en: 'Size and weight', fr: 'Dimensions et poids' },
  value: { en: '104 × 14 × 14 mm, 31 g', fr: '104 × 14 × 14 mm, 31 g' },
};
const temperature: Term = {
  name: { en: 'Use and storage', fr: 'Utilisation et rangement' },
  value: {
    en: 'From 41 to 95 °F (5 to 35 °C), dry, away from children and pets',
    fr: 'De 5 à 35 °C, au sec, hors de la portée des enfants et des animaux',
  },
};
const care: Term = {
  name: { en: 'Care', fr: 'Entretien' },
  value: {
    en: 'Wipe contacts and sensor with a dry cloth once a week; charge at least every three months',
    fr: 'Essuyer les contacts et le capteur avec un chiffon sec chaque semaine; recharger au moins tous les trois mois',
  },
};
const fit: Term = {
  name: { en: 'Fits', fr: 'Compatibilité' },
  value: {
    en: 'All Lumapod pods, 0.5 g and 1 g, and no others; ceramic heater in the pod',
    fr: 'Toutes les capsules Lumapod de 0,5 g et de 1 g, et aucune autre; élément chauffant en céramique dans la capsule',
  },
};
const warranty: Term = {
  name: { en: 'Warranty', fr: 'Garantie' },
  value: { en: 'Two years', fr: 'Deux ans' },
};

const cable: Words = { en: 'USB-C charging cable, 30 cm', fr: 'Câble de recharge USB-C, 30 cm' };
const guide: Words = {
  en: 'Printed guide to unlocking by light',
  fr: 'Guide imprimé du déverrouillage par la lumière',
};
const safety: Words = { en: 'Safety and recycling sheet', fr: 'Feuillet sur la sécurité et le recyclage' };

/** The three devices. */
export const devices: DeviceEntry[] = [
  {
    slug: 'battery',
    isSoldInCanada: true,
    price: 30,
    expressDeliveryProvidersCount: 3,
    publishedOn: '2023-04-04',
    pictures: ['battery', 'battery-charging', 'battery-dimensions', 'battery-sizes'],
    title: { en: 'Battery', fr: 'Batterie' },
    tagline: {
      en: 'One battery for every pod, unlocked by light',
      fr: 'Une seule batterie pour toutes les capsules, déverrouillées par la lumière',
    },
    description: {
      en: 'A pod ships locked. Hold the battery against your screen and its sensor reads a short pattern of light. If it matches the pod in the socket, the battery unlocks it for good. From then on, one button sets three heat levels, and the ring’s color shows what the battery is doing.',
      fr: 'Chaque capsule est livrée verrouillée. Placez la batterie contre votre écran : son capteur lit une brève séquence lumineuse. Si elle correspond à la capsule insérée, la batterie la déverrouille une fois pour toutes. Ensuite, un seul bouton commande les trois réglages de chaleur, et la couleur de l’anneau indique ce que fait la batterie.',
    },
    highlights: [
      {
        en: 'Unlocks a pod by light from any phone or computer screen, with no radio and no pairing',
        fr: 'Déverrouille les capsules grâce à la lumière de tout écran de téléphone ou d’ordinateur, sans ondes radio ni jumelage',
      },
      {
        en: 'Heats only an unlocked pod; five quick presses turn the battery on or off',
        fr: 'Ne chauffe qu’une capsule déverrouillée; cinq pressions rapides l’allument ou l’éteignent',
      },
      {
        en: 'Three heat levels on one button, remembered between uses',
        fr: 'Trois réglages de chaleur sur un seul bouton, conservés d’une utilisation à l’autre',
      },
      {
        en: 'Stops by itself after an eight-second draw, or if it gets too warm',
        fr: 'S’arrête d’elle-même après huit secondes d’aspiration, et si elle chauffe trop',
      },
      {
        en: 'Fully charged in 50 minutes by USB-C; works while charging',
        fr: 'Pleine charge en 50 minutes par USB-C, utilisable pendant la recharge',
      },
    ],
    specifications: [capacity, charging, draws, heat, ring, sensor, size, fit, temperature, care, warranty],
    inTheBox: [{ en: 'Battery, graphite', fr: 'Batterie, couleur graphite' }, cable, guide, safety],
  },
  {
    slug: 'starter-kit',
    isSoldInCanada: false,
    price: 42,
    expressDeliveryProvidersCount: 3,
    publishedOn: '2023-04-04',
    pictures: ['starter-kit', 'battery', 'battery-charging', 'battery-sizes'],
    title: { en: 'Starter Kit' },
    tagline: { en: 'The battery, a travel case and a cable to charge it' },
    description: {
      en: 'For a first battery, or a second one for the road. The kit holds the battery, a hard case with room for two pods, and a braided cable long enough for the bedside. Pods are sold separately: choose one, insert it, and unlock it with light from your screen in under a minute.',
    },
    highlights: [
      { en: 'The same battery, with its light sensor and three heat levels' },
      { en: 'Hard case that holds the battery and two pods upright, so oil doesn’t leak' },
      { en: 'Child-resistant latch on the case: push, then slide' },
      { en: 'Braided one-meter cable and two spare mouthpiece caps' },
    ],
    specifications: [
      capacity,
      charging,
      draws,
      heat,
      ring,
      sensor,
      { name: { en: 'Case' }, value: { en: 'Anodized aluminum with felt lining, 122 × 58 × 24 mm, 96 g' } },
      {
        name: { en: 'Cleaning the case' },
        value: { en: 'Take out the felt and wash it by hand; wipe the shell with a damp cloth' },
      },
      fit,
      temperature,
      care,
      { name: { en: 'Warranty' }, value: { en: 'Two years on the battery, one on case and cable' } },
    ],
    inTheBox: [
      { en: 'Battery, graphite' },
      { en: 'Hard case for the battery and two pods' },
      { en: 'Braided USB-C charging cable, 1 m' },
      { en: 'Two mouthpiece caps' },
      guide,
      safety,
    ],
  },
  {
    slug: 'referral-starter-kit',
    isSoldInCanada: false,
    price: 36,
    expressDeliveryProvidersCount: 2,
    publishedOn: '2024-02-13',
    pictures: ['referral-kit', 'battery', 'battery-charging', 'battery-sizes'],
    title: { en: 'Referral Starter Kit' },
    tagline: { en: 'A kit for the adult friend you invited' },
    description: {
      en: 'For an invited friend of legal age: the same battery as in the Starter Kit, a felt sleeve instead of the hard case, and a card with an invitation code. The battery reads the unlock light from any screen, so your friend needs only a pod and a phone. Pods are sold separately.',
    },
    highlights: [
      { en: 'The same battery, with its light sensor and three heat levels' },
      { en: 'Wool-felt sleeve instead of the hard case, for a lower price' },
      { en: 'Numbered invitation card, valid for one new adult account' },
      { en: 'Gift box with a ribbon' },
    ],
    specifications: [
      capacity,
      charging,
      draws,
      heat,
      ring,
      sensor,
      { name: { en: 'Sleeve' }, value: { en: 'Gray wool felt, 118 × 34 mm, 14 g; wash by hand, dry flat' } },
      { name: { en: 'Invitation' }, value: { en: 'One code for one account, within a year of purchase' } },
      fit,
      temperature,
      care,
      { name: { en: 'Warranty' }, value: { en: 'Two years on the battery, one on sleeve and cable' } },
    ],
    inTheBox: [
      { en: 'Battery, graphite' },
      { en: 'Wool-felt sleeve' },
      cable,
      { en: 'Invitation card with a one-use code' },
      guide,
      safety,
    ],
  },
];
