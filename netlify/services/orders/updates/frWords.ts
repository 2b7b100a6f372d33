import type { KindWords, UpdateWords } from './updateWords';
import type { UpdateKind } from './orderUpdate';

/** `short` is part of text messages, so its letters are those of GSM-7: no ç, ê or î. */
const delivery: Record<UpdateKind, KindWords> = {
  PLACED: {
    short: 'enregistrée',
    title: 'Nous avons bien reçu votre commande',
    lead: (at) => `${at} l’a reçue et répondra sous peu. Nous vous écrirons dès que ce sera fait.`,
  },
  ACCEPTED: {
    short: 'acceptée',
    title: 'Votre commande est acceptée',
    lead: (at) => `${at} la préparera pour votre plage de livraison.`,
  },
  ON_THE_WAY: {
    short: 'en route',
    title: 'Votre commande est en route',
    lead: (_, isDue) => `Préparez votre pièce d’identité${isDue ? ' et votre paiement' : ''}.`,
  },
  READY_PICKUP: {
    short: 'à ramasser',
    title: 'Votre commande est prête pour le ramassage',
    lead: (_, isDue) => `Apportez votre pièce d’identité${isDue ? ' et votre paiement' : ''}.`,
  },
  COMPLETED: {
    short: 'livrée',
    title: 'Votre commande a été livrée',
    lead: () => 'Merci! Voici votre reçu.',
  },
  DECLINED: {
    short: 'refusée',
    title: 'Votre commande a été refusée',
    lead: (at) => `${at} n’a pas pu prendre cette commande. Rien n’a été facturé.`,
  },
  CANCELLED: {
    short: 'annulée',
    title: 'Votre commande a été annulée',
    lead: () => 'Rien n’a été facturé.',
  },
  LATE: {
    short: 'en retard',
    title: 'Votre commande est en retard',
    lead: (at) => `${at} n’a pas encore donné de nouvelle heure. Elle s’affichera sur la page de votre commande.`,
  },
};

export const frWords: UpdateWords = {
  kind: {
    delivery,
    pickup: {
      ...delivery,
      ACCEPTED: {
        ...delivery.ACCEPTED,
        lead: (at) => `${at} la prépare. Nous vous écrirons dès que vous pourrez passer la chercher.`,
      },
      COMPLETED: { ...delivery.COMPLETED, short: 'ramassée', title: 'Vous avez ramassé votre commande' },
    },
  },
  subject: (orderNumber, short) => `Commande ${orderNumber}\u00a0: ${short}`,
  order: 'Commande',
  dispensary: 'Dispensaire',
  licence: 'Licence',
  date: 'Date',
  window: { delivery: 'Plage de livraison', pickup: 'Plage de ramassage' },
  eta: 'Arrivée prévue',
  arriving: 'arrivée prévue',
  arrivingHours: ({ start, end }) => `arrivée prévue entre ${start} et ${end}`,
  pickupAt: 'Lieu de ramassage',
  deliverTo: 'Adresse de livraison',
  bringId: {
    delivery: (isDue) =>
      `Préparez une pièce d’identité valide avec photo. La personne qui livre la vérifiera à votre porte${isDue ? ', où vous paierez' : ''}.`,
    pickup: (isDue) =>
      `Apportez une pièce d’identité valide avec photo. Le dispensaire la vérifiera${isDue ? ', et vous paierez sur place' : ''}.`,
  },
  reason: 'Raison',
  items: 'Votre commande',
  receipt: 'Reçu',
  subtotal: 'Sous-total',
  tax: 'Taxes',
  deliveryFee: 'Frais de livraison',
  credit: 'Crédit utilisé',
  total: 'Total',
  link: 'Voir votre commande',
  footer: (brand) =>
    `Vous recevez ce message parce que vous avez passé une commande chez ${brand}. Il ne concerne que cette commande et ne contient jamais de publicité.`,
  settings: 'Réglages des messages',
  unsubscribe: 'Ne plus recevoir de courriels sur mes commandes',
  hours: (start, end) => `de ${start} à ${end}`,
  stop: 'Répondez ARRET pour ne plus en recevoir.',
};
