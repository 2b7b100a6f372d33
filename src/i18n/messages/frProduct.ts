import type { enProduct } from './enProduct';

/** Messages at the top of product pages, in Canadian French. */
export const frProduct: Record<keyof typeof enProduct, string> = {
  'product.pictureOf': 'Image de {title}',
  'product.size': 'Format',
  'product.pictures': 'Images de {title}',
  'product.askSeller': 'Offert par des vendeurs autorisés. Renseignez-vous auprès du vôtre.',
  'product.findStores': 'Trouver un magasin',
  'product.related': 'À comparer aussi',
  'product.notInRegion': 'Ce produit n’est pas vendu dans votre région.',
  'product.restricted':
    'Les renseignements sur cette capsule ne sont pas accessibles dans votre région en raison de restrictions locales.',
  'product.enlarge': 'Agrandir l’image {at} sur {total}',
  'product.unknownVariant': 'Ce lien désigne un format que nous ne vendons pas. Vous voyez {title}.',
  'product.soldOut.everywhere': 'Aucun dispensaire n’en a encore.',
  'product.soldOut.here': '{provider} n’en a plus.',
  'product.unavailable.here': '{provider} ne l’offre pas.',
  'product.unavailable.noProvider': 'Aucun dispensaire ne livre à votre adresse.',
  'product.otherAddress': 'Changer l’adresse',
  'product.deliveryNote': 'Livré par un dispensaire autorisé. Vous payez à la porte.',
  'product.inCart': '{quantity} dans votre panier',
  'product.priceNote': 'Fixé par le dispensaire, avant taxes',
  'money.beforeTaxes': 'avant taxes',
  'product.loadingStock': 'Chargement des produits en stock…',
  'product.addToOrder': 'Ajouter à la commande',
  'product.reportNotLoaded':
    'Le rapport d’analyse demandé n’a pas été chargé. Vérifiez votre connexion, puis rechargez la page.',
};
