import type { messages as en } from '../en/search';

export const messages: Record<keyof typeof en, string> = {
  'search.label': 'Chercher des produits, des marques, des magasins et des réponses',
  'search.hint': 'Capsules, magasins, réponses…',
  'search.clear': 'Effacer la recherche',
  'search.close': 'Fermer la recherche',
  'search.found.one': '{count} résultat',
  'search.found.other': '{count} résultats',
  'search.kind.product': 'Produits',
  'search.kind.maker': 'Marques',
  'search.kind.store': 'Magasins',
  'search.kind.question': 'Réponses',
  'search.kind.page': 'Pages',
  'search.recent': 'Recherches récentes',
  'search.forget': 'Effacer',
  'search.none': 'Aucun résultat pour « {text} »',
  'search.none.text': 'Vérifiez l’orthographe ou essayez avec moins de mots. Ces pages peuvent aussi vous aider.',
  'search.didYouMean': 'Vouliez-vous dire {title}?',
  'search.goTo': 'Aller à',
  'search.pods': 'Toutes les capsules',
  'search.stores': 'Trouver un magasin',
  'search.support': 'Aide et contact',
};
