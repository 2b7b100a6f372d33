import type { Language } from '../../../../src/domain/region/locales';
import type { ProblemCode, ShownProblemCode } from '../../../../src/domain/api/problemCodes';
import type { ServiceError } from '../../../platform/errors';
import { problemStatus } from '../../../platform/problems';
import { frenchFaultMessage } from './fieldMessages';

type Failure = Pick<ServiceError['failure'], 'code' | 'detail' | 'retryAfterSeconds'>;

/** One French sentence per code, even if the English detail varies by case. */
export const frenchDetails: Readonly<Record<ShownProblemCode, string>> = {
  account_exists: 'Ces coordonnées sont déjà liées à un autre compte Lumapod.',
  account_unknown: 'Aucun compte ne correspond à ces coordonnées. Voulez-vous en créer un?',
  accounts_limited: 'De nombreux comptes ont été créés à partir de votre réseau au cours de la dernière heure.',
  activation_expired: 'Ce déverrouillage a pris trop de temps. Veuillez recommencer.',
  activation_unknown: 'Nous n’avons pas trouvé ce déverrouillage. Veuillez recommencer.',
  address_incomplete: 'Veuillez utiliser une adresse avec une rue, un numéro et un code postal.',
  address_out_of_zone: 'Ce dispensaire ne livre pas à votre adresse. Veuillez utiliser une autre adresse.',
  address_unknown: 'Nous n’avons pas trouvé cette adresse. Veuillez la choisir de nouveau.',
  address_weight_limit:
    'Avec les autres commandes à cette adresse, la vôtre dépasse la limite légale pour une journée. Veuillez commander moins ou choisir un autre jour.',
  alert_unknown: 'Vous n’avez plus cette alerte.',
  alerts_full: 'Vous avez 50 alertes. Veuillez d’abord en retirer une dans votre compte.',
  batch_unknown: 'Nous n’avons pas trouvé ce lot.',
  billing_busy: 'Votre adhésion est en cours de modification. Veuillez réessayer dans un instant.',
  billing_unavailable: 'Notre service de facturation est injoignable. Veuillez réessayer plus tard.',
  cancellations_per_day: 'Vous avez annulé trop de commandes aujourd’hui. Vous pourrez passer la prochaine demain.',
  code_just_sent: 'Nous venons de vous envoyer un code.',
  confirmation_required:
    'Veuillez confirmer votre identité. Nous enverrons un code au courriel ou au numéro de votre compte.',
  database_busy: 'L’opération prend plus de temps que prévu. Veuillez réessayer dans un instant.',
  database_mismatch: 'Nous mettons la boutique à jour. Veuillez réessayer dans une minute.',
  database_not_anonymized: 'Cet aperçu ne peut pas encore servir : ses données n’ont pas été anonymisées.',
  database_unavailable: 'Notre base de données est injoignable en ce moment. Veuillez réessayer dans un instant.',
  destination_missing: 'Votre compte n’a pas de coordonnées confirmées de ce type. Veuillez utiliser les autres.',
  destination_unchanged: 'Ce sont déjà les coordonnées de votre compte.',
  email_unreachable:
    'Cette adresse courriel ne peut pas recevoir nos messages. Veuillez la vérifier ou utiliser votre numéro de téléphone.',
  email_unverified:
    'Veuillez d’abord confirmer une adresse courriel dans votre compte pour que nous puissions vous écrire.',
  eta_invalid: 'L’heure d’arrivée n’est pas valide. Elle doit être à venir et durer au plus 3 heures.',
  exception_unknown: 'Cette journée n’a pas d’heures particulières.',
  file_too_large: 'L’image est trop lourde. Veuillez en choisir une plus petite.',
  id_deleted: 'Il n’y a plus de photo de pièce d’identité pour cette commande.',
  id_missing: 'Veuillez téléverser une photo de votre pièce d’identité avant de commander.',
  id_not_viewed: 'Veuillez regarder la photo de la pièce d’identité avant de la confirmer.',
  id_weight_limit:
    'Avec les autres commandes liées à cette pièce d’identité, la vôtre dépasse la limite légale pour une journée. Veuillez commander moins ou choisir un autre jour.',
  idempotency_mismatch:
    'Votre commande a changé après son premier envoi. Veuillez la vérifier et la passer de nouveau.',
  image_blank:
    'On ne distingue rien sur cette image. Veuillez prendre une photo de votre pièce d’identité sous un bon éclairage.',
  image_too_large: 'Cette image compte trop de pixels. Veuillez prendre une simple photo de votre pièce d’identité.',
  image_too_small:
    'Cette image est trop petite pour que votre pièce d’identité soit lisible. Veuillez utiliser une photo d’au moins 480 × 300 pixels.',
  in_stock: 'Ce produit est déjà de retour en stock.',
  invalid_code: 'Code de vérification non valide',
  invalid_pod_key: 'Le code entré n’est pas valide. Veuillez l’entrer de nouveau.',
  last_operator: 'Il s’agit de la dernière personne responsable. Veuillez d’abord en inviter une autre.',
  link_unknown:
    'Ce lien a déjà servi, date de plus d’une minute, ou sa commande est terminée. Veuillez en demander un nouveau.',
  maps_failed: 'La recherche d’adresses ne fonctionne pas en ce moment. Veuillez réessayer plus tard.',
  maps_unavailable: 'La recherche d’adresses n’est pas disponible en ce moment. Veuillez réessayer dans un instant.',
  membership_busy: 'Votre adhésion est en cours de modification. Veuillez réessayer dans un instant.',
  membership_ends: 'Cette adhésion prend fin avec la période en cours. Vous pourrez ensuite adhérer de nouveau.',
  membership_exists: 'Vous êtes déjà membre.',
  membership_none: 'Vous n’êtes pas membre.',
  name_missing: 'Veuillez ajouter votre nom à votre compte.',
  not_delivered: 'Aucun dispensaire ne livre encore à ce code postal.',
  not_valid: 'Une partie de ce que vous avez entré n’est pas valide. Veuillez vérifier, puis réessayer.',
  open_orders_address:
    'Cette adresse compte déjà trop de commandes en cours. Pour commander tout de même, veuillez confirmer votre numéro de téléphone dans votre compte, ou utiliser une autre adresse.',
  open_orders_id:
    'Trop de commandes sont en cours avec cette photo de pièce d’identité. Veuillez attendre que l’une d’elles soit livrée ou annulée, ou prendre une nouvelle photo de votre propre pièce.',
  open_orders_limit:
    'Vous avez déjà trop de commandes en cours. Vous pourrez en passer une autre dès que l’une d’elles sera livrée ou annulée.',
  open_orders_network:
    'De nouveaux clients de votre réseau ont déjà beaucoup de commandes en cours pour cette journée. Veuillez confirmer votre numéro de téléphone dans votre compte, choisir un autre jour ou utiliser une autre connexion.',
  open_orders_phone:
    'Trop de commandes sont en cours avec ce numéro de téléphone. Pour commander tout de même, veuillez le confirmer dans votre compte, ou entrer un autre numéro.',
  operator_required: 'Seules les personnes responsables de la boutique peuvent le faire.',
  order_changed: 'Votre commande a changé. Veuillez la vérifier avant de la passer de nouveau.',
  order_not_drivable: 'Cette commande n’est pas emballée pour la livraison, ou un autre livreur l’a déjà.',
  order_open:
    'Une commande est encore en cours. Vous pourrez supprimer votre compte une fois qu’elle sera livrée ou annulée.',
  order_status_conflict: 'Cette commande a changé de statut et ne peut plus être modifiée ainsi.',
  order_unknown: 'Nous n’avons pas trouvé cette commande.',
  orders_outside: 'Des commandes en cours sont hors de ces heures.',
  orders_per_hour: 'Vous avez passé trop de commandes en une heure.',
  over_weight_limit: 'Votre commande dépasse la limite légale pour une commande en ligne et pour un même jour.',
  phone_not_supported: 'Veuillez entrer un numéro de téléphone valide des États-Unis ou du Canada.',
  phone_unverified:
    'Veuillez d’abord confirmer un numéro de téléphone dans votre compte pour que nous puissions vous texter.',
  pickup_not_offered: 'Ce dispensaire n’offre pas le ramassage. Veuillez choisir la livraison.',
  place_invalid: 'Nous n’avons pas trouvé ce lieu. Veuillez choisir l’une des suggestions.',
  place_unknown: 'Nous n’avons pas trouvé ce lieu. Veuillez choisir l’une des suggestions.',
  pod_not_offered: 'Les renseignements sur cette capsule ne sont pas offerts dans votre région.',
  pod_taken: 'Cette capsule a déjà été déverrouillée avec un autre compte.',
  pod_unknown: 'Cette capsule n’est pas dans votre liste.',
  pod_unlocked: 'Une capsule que vous avez déverrouillée reste dans votre liste.',
  product_carried: 'Ce produit fait déjà partie de l’assortiment.',
  provider_exists: 'Un dispensaire porte déjà cet identifiant.',
  provider_unavailable: 'Ce dispensaire ne livre pas. Veuillez choisir votre adresse de nouveau.',
  provider_unknown: 'Nous n’avons pas trouvé ce dispensaire.',
  push_off: 'Les alertes ne sont pas offertes en ce moment.',
  rating_by_staff:
    'Les personnes qui travaillent pour la boutique ou un dispensaire ne peuvent pas évaluer de capsules.',
  rating_closed: 'Vous pouvez modifier une évaluation pendant 30 jours. Celle-ci est plus ancienne.',
  rating_unknown: 'Vous n’avez pas encore évalué cette capsule.',
  ratings_unknown: 'Nous n’avons pas trouvé cette capsule.',
  review_by_staff: 'Les personnes qui travaillent pour la boutique ou un dispensaire ne peuvent pas publier d’avis.',
  review_pod_locked: 'Déverrouillez d’abord cette capsule\u00a0: seul son propriétaire peut donner son avis.',
  referral_code_late: 'Un code de parrainage ne peut servir qu’avant votre première commande.',
  referral_code_own: 'Vous ne pouvez pas utiliser votre propre code, ni celui d’une personne que vous avez invitée.',
  referral_code_unknown: 'Nous n’avons pas trouvé ce code de parrainage. Veuillez le vérifier.',
  referral_code_used: 'Vous avez déjà utilisé un code de parrainage.',
  request_timeout: 'L’envoi a mis trop de temps à arriver. Veuillez réessayer avec une meilleure connexion.',
  reward_minimum: 'Votre commande est trop petite pour utiliser votre crédit.',
  sending_failed: 'Nous n’avons pas pu envoyer le code. Veuillez réessayer plus tard.',
  server_busy: 'Nous sommes très occupés en ce moment. Veuillez réessayer dans quelques secondes.',
  run_unknown: 'Nous n’avons pas trouvé cette tournée.',
  server_error: 'Un problème est survenu, veuillez réessayer plus tard.',
  sms_limited:
    'Nous ne pouvons pas envoyer de message texte à ce numéro en ce moment. Veuillez utiliser votre courriel.',
  sms_stopped:
    'Ce numéro a répondu ARRET ou STOP à nos messages texte. Veuillez répondre START au dernier ou utiliser votre courriel.',
  sms_unavailable: 'Les messages texte ne sont pas disponibles en ce moment. Veuillez utiliser votre courriel.',
  sms_unreachable:
    'Ce numéro ne peut pas recevoir nos messages texte. Veuillez utiliser un autre numéro ou votre courriel.',
  staff_exists: 'Cette personne a déjà accès à la console.',
  staff_unknown: 'Nous n’avons pas trouvé cette personne.',
  service_changed: 'Cette information a changé entre-temps. Veuillez la relire avant d’enregistrer.',
  stock_changed: 'Le stock a changé entre-temps. Veuillez le vérifier, puis réessayer.',
  storage_unavailable: 'Notre stockage est injoignable en ce moment. Veuillez réessayer plus tard.',
  subscription_unknown: 'Les alertes ne sont pas activées dans ce navigateur.',
  terms_not_accepted:
    'Veuillez lire et accepter la version actuelle des conditions et de la politique de confidentialité.',
  too_large: 'Ce qui a été envoyé est trop volumineux.',
  too_many_requests: 'Trop de tentatives.',
  tracking_unknown: 'Ce lien de suivi n’est plus valide.',
  trial_used: 'Vous avez déjà eu votre essai sans frais. Vous pouvez adhérer sans essai.',
  unauthenticated: 'Veuillez vous connecter.',
  under_minimum: 'Votre commande est inférieure au minimum requis pour une livraison XPRESS.',
  unreadable_image: 'Nous n’avons pas pu lire cette image. Veuillez prendre une autre photo.',
  unsubscribe_unknown: 'Ce lien ne fonctionne plus. Rien n’a changé.',
  unsupported_image: 'Veuillez téléverser une photo fixe, non entrelacée, au format JPEG, PNG ou WebP.',
  uploads_busy: 'Beaucoup de photos sont en cours de vérification. Veuillez réessayer dans quelques secondes.',
  variant_unknown: 'Nous n’avons pas trouvé ce produit.',
  window_reserved:
    'Les dernières places de cette plage de livraison sont réservées aux personnes qui ont déjà commandé. Veuillez choisir une autre plage.',
};

const roundUp = (seconds: number): [number, Intl.RelativeTimeFormatUnit] => {
  if (seconds < 60) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
};

/** 75 → "in 2 minutes". Number and unit stay on one line. */
const waitText = (seconds: number, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(...roundUp(seconds)).replace(/(\d) /, '$1\u00a0');

/** 27 → "in 27 s". Short, because a page may count it down. */
const nextCodeText: Record<Language, (seconds: number) => string> = {
  en: (seconds) => `You can request another in ${seconds}\u00a0s.`,
  fr: (seconds) => `Vous pourrez en demander un autre dans ${seconds}\u00a0s.`,
};

const retryText: Record<Language, (wait: string) => string> = {
  en: (wait) => `Please try again ${wait}.`,
  fr: (wait) => `Veuillez réessayer ${wait}.`,
};

const findFrenchDetail = (code: ProblemCode): string | undefined =>
  (frenchDetails as Partial<Record<ProblemCode, string>>)[code];

export function localizedDetail(language: Language, { code, detail, retryAfterSeconds }: Failure): string {
  const sentence = (language === 'fr' && findFrenchDetail(code)) || detail;
  if (code === 'code_just_sent' && retryAfterSeconds) return `${sentence} ${nextCodeText[language](retryAfterSeconds)}`;
  return problemStatus(code) === 429 && retryAfterSeconds
    ? `${sentence} ${retryText[language](waitText(retryAfterSeconds, language))}`
    : sentence;
}

type WholeFailure = ServiceError['failure'];

/** The source of each of a failure's errors, in the same order: zod's issues, or the errors themselves. */
export type Faults = readonly { message: string }[];

/** Returns null if a message exists in English only. A message equal to the detail gets the detail's translation. */
function frenchErrors({ code, detail, errors = [] }: WholeFailure, faults: Faults): WholeFailure['errors'] | null {
  const translated = errors.map(({ path, message }, at) => ({
    path,
    message: frenchFaultMessage(faults[at]!) ?? (message === detail ? findFrenchDetail(code) : undefined),
  }));
  return translated.every((each): each is { path: string; message: string } => each.message !== undefined)
    ? translated
    : null;
}

/** Puts all texts of a failure in one language, which is English if any text has no French translation. */
export function localizeFailure(
  preferred: Language,
  failure: WholeFailure,
  faults: Faults = failure.errors ?? [],
): { failure: WholeFailure; language: Language } {
  const french = preferred === 'fr' && findFrenchDetail(failure.code) ? frenchErrors(failure, faults) : null;
  const language = french ? 'fr' : 'en';
  const errors = failure.errors && (french ?? failure.errors);
  return { language, failure: { ...failure, detail: localizedDetail(language, failure), errors } };
}
