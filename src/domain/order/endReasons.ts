import type { Language } from '../region/locales';

type Reason = Record<Language, string>;

const byDriver: readonly Reason[] = [
  {
    en: 'Nobody answered the door or phone.',
    fr: 'Personne n’a répondu à la porte ni au téléphone.',
  },
  {
    en: 'The ID was missing, expired or did not match.',
    fr: 'La pièce d’identité manquait, était expirée ou ne correspondait pas.',
  },
  {
    en: 'The person at the door is under 21.',
    fr: 'La personne à la porte a moins de 21 ans.',
  },
  {
    en: 'The address could not be found or reached.',
    fr: 'L’adresse est introuvable ou inaccessible.',
  },
  {
    en: 'The customer did not want the order any more.',
    fr: 'La commande n’était plus désirée.',
  },
];

const byDispensary: readonly Reason[] = [
  {
    en: 'A product in this order is sold out.',
    fr: 'Un produit de cette commande est épuisé.',
  },
  {
    en: 'We cannot make it in the time you chose.',
    fr: 'Nous ne pouvons pas respecter la plage choisie.',
  },
  {
    en: 'The photo of your ID cannot be read, has expired or does not match.',
    fr: 'La photo de votre pièce d’identité est illisible, expirée ou ne correspond pas.',
  },
  {
    en: 'We could not reach you.',
    fr: 'Nous n’avons pas réussi à vous joindre.',
  },
  {
    en: 'We cannot deliver to this address.',
    fr: 'Nous ne pouvons pas livrer à cette adresse.',
  },
];

/** The reasons that a driver can choose for a failed delivery. Orders store them in English. */
export const driverReasons: readonly string[] = byDriver.map(({ en }) => en);

/** The reasons that a dispensary can choose for declining or canceling an order. Orders store them in English. */
export const dispensaryReasons: readonly string[] = byDispensary.map(({ en }) => en);

/** Returns a reason in somebody's own words unchanged. */
export const localizeReason = (reason: string, language: Language): string =>
  [...byDriver, ...byDispensary].find(({ en }) => en === reason)?.[language] ?? reason;
