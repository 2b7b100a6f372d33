import type { messages as en } from '../en/product';

export const messages: Record<keyof typeof en, string> = {
  'product.pictureOf': 'Image de {title}',
  'product.size': 'Format',
  'product.pictures': 'Images de {title}',
  'product.findSeller': 'Trouver un vendeur autorisé',
  'product.unlockPod': 'Déverrouiller une capsule',
  'product.findStores': 'Trouver un magasin',
  'product.related': 'Produits semblables',
  'product.notInRegion': 'Ce produit n’est pas vendu dans votre région.',
  'product.restricted':
    'Les renseignements sur cette capsule ne sont pas accessibles dans votre région en raison de restrictions locales.',
  'product.enlarge': 'Agrandir l’image {at} sur {total}',
  'product.unknownVariant': 'Le format de ce lien n’est pas vendu. Vous voyez {title}.',
  'product.soldOut.everywhere': 'Épuisé dans tous les dispensaires.',
  'product.soldOut.here': '{provider} n’en a plus.',
  'product.unavailable.here': '{provider} ne l’offre pas.',
  'product.unavailable.noProvider': 'Aucun dispensaire ne livre à votre adresse.',
  'product.otherAddress': 'Changer d’adresse',
  'product.deliveryNote': 'Livré par un dispensaire autorisé. Vous payez à la porte.',
  'product.inCart': '{quantity} dans votre panier',
  'product.priceNote': 'Fixé par le dispensaire, avant taxes',
  'money.beforeTaxes': 'avant taxes',
  'product.loadingStock': 'Vérification des stocks…',
  'product.addToOrder': 'Ajouter à la commande',
  'product.reportNotLoaded':
    'Ce rapport d’analyse n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
};
