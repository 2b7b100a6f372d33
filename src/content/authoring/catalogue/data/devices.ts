import type { Words } from '../../../../domain/catalogue/productSchema';

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
  value: { en: 'USB-C, 5 V at 0.5 A; full in 50 minutes', fr: 'USB-C, 5 V à 0,5 A ; pleine charge en 50 minutes' },
};
const heat: Term = {
  name: { en: 'Heat levels', fr: 'Réglages de chaleur' },
  value: { en: 'Three: 2.4 V, 2.8 V and 3.2 V', fr: 'Trois : 2,4 V, 2,8 V et 3,2 V' },
};
const sensor: Term = {
  name: { en: 'Light sensor', fr: 'Capteur de lumière' },
  value: {
    en: 'One photodiode, held against the screen that shows the unlock light',
    fr: 'Une photodiode, à placer contre l’écran qui affiche la lumière de déverrouillage',
  },
};
const size: Term = {
  name: { en: 'Size and weight', fr: 'Dimensions et poids' },
  value: { en: '104 × 14 × 14 mm, 31 g', fr: '104 × 14 × 14 mm, 31 g' },
};
const fit: Term = {
  name: { en: 'Fits', fr: 'Compatibilité' },
  value: {
    en: 'All Lumapod pods, 0.5 g and 1 g; ceramic heater in the pod',
    fr: 'Toutes les capsules Lumapod de 0,5 g et de 1 g ; élément chauffant en céramique dans la capsule',
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

/** S2-14: the three devices. */
export const devices: DeviceEntry[] = [
  {
    slug: 'battery',
    isSoldInCanada: true,
    price: 30,
    expressDeliveryProvidersCount: 3,
    publishedOn: '2023-04-04',
    pictures: ['battery', 'battery-charging'],
    title: { en: 'Battery', fr: 'Batterie' },
    tagline: {
      en: 'One battery for every pod, unlocked by light',
      fr: 'Une seule batterie pour toutes les capsules, déverrouillées par la lumière',
    },
    description: {
      en: 'A pod ships locked. Hold the battery against your screen and its light sensor reads a short pattern of light; when the pattern matches the pod in the socket, the battery unlocks it and leaves it unlocked. After that there is one button for three heat levels, and the color of the ring shows the charge.',
      fr: 'Chaque capsule est livrée verrouillée. Placez la batterie contre votre écran : son capteur lit une brève séquence lumineuse et, si la séquence correspond à la capsule insérée, la batterie la déverrouille une fois pour toutes. Ensuite, un seul bouton commande les trois réglages de chaleur, et la couleur de l’anneau indique la charge.',
    },
    highlights: [
      {
        en: 'Unlocks a pod by light from any phone or computer screen, with no radio and no pairing',
        fr: 'Déverrouille les capsules grâce à la lumière de tout écran de téléphone ou d’ordinateur, sans ondes radio ni jumelage',
      },
      {
        en: 'Three heat levels on one button, remembered between uses',
        fr: 'Trois réglages de chaleur sur un seul bouton, conservés d’une utilisation à l’autre',
      },
      { en: 'About 150 three-second draws on a full charge', fr: 'Environ 150 bouffées de trois secondes par charge' },
      {
        en: 'Locks itself after five quick presses, so that no one else can use it by accident',
        fr: 'Se verrouille après cinq pressions rapides, pour éviter toute utilisation accidentelle',
      },
    ],
    specifications: [capacity, charging, heat, sensor, size, fit, warranty],
    inTheBox: [{ en: 'Battery, graphite', fr: 'Batterie, couleur graphite' }, cable, guide, safety],
  },
  {
    slug: 'starter-kit',
    isSoldInCanada: false,
    price: 42,
    expressDeliveryProvidersCount: 3,
    publishedOn: '2023-04-04',
    pictures: ['starter-kit', 'battery', 'battery-charging'],
    title: { en: 'Starter Kit' },
    tagline: { en: 'The battery, a travel case and everything to charge it' },
    description: {
      en: 'The kit holds the battery, a hard case with room for two pods, and a braided cable. Pods are sold separately: choose one, put it in the socket, and unlock it with light from your screen in under a minute.',
    },
    highlights: [
      { en: 'Light-reading battery with three heat levels' },
      { en: 'Hard case that holds the battery and two pods upright' },
      { en: 'Child-resistant latch on the case, opened by a push and a slide' },
      { en: 'Braided one-meter cable, long enough for a bedside outlet' },
    ],
    specifications: [
      capacity,
      charging,
      heat,
      sensor,
      { name: { en: 'Case' }, value: { en: 'Anodized aluminum with felt lining, 122 × 58 × 24 mm, 96 g' } },
      fit,
      warranty,
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
    pictures: ['referral-starter-kit', 'battery', 'battery-charging'],
    title: { en: 'Referral Starter Kit' },
    tagline: { en: 'The kit for an adult friend you have invited' },
    description: {
      en: 'For someone of legal age who comes with an invitation: the same battery as in the Starter Kit, a soft sleeve instead of the hard case, and a card with your invitation code. The battery reads the unlock light of any screen, so your friend needs only a pod and a phone.',
    },
    highlights: [
      { en: 'The standard battery, with light sensor and three heat levels' },
      { en: 'Wool-felt sleeve in place of the hard case, which keeps the price down' },
      { en: 'A numbered invitation card that is good for one account' },
    ],
    specifications: [
      capacity,
      charging,
      heat,
      sensor,
      { name: { en: 'Sleeve' }, value: { en: 'Gray wool felt, 118 × 34 mm, 14 g' } },
      fit,
      warranty,
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
