import type { enPages } from './enPages';

export const frPages: Record<keyof typeof enPages, string> = {
  'pages.contents': 'Sur cette page',
  'pages.print': 'Imprimer cette page',
  'pages.questions': 'Questions et réponses',
  'support.search': 'Chercher dans les réponses',
  'support.searchExample': 'Par exemple : lumière, batterie faible, rapport d’analyse',
  'support.clear': 'Effacer la recherche',
  'support.topics': 'Sujets',
  'support.found.one': '{count} réponse trouvée',
  'support.found.other': '{count} réponses trouvées',
  'support.none': 'Aucune réponse trouvée pour « {query} »',
  'support.noneText': 'Essayez avec moins de mots ou d’autres mots, ou écrivez-nous : une personne lit chaque message.',
};
