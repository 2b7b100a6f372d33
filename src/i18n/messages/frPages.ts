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
  'app.lastUpdated': 'Mise à jour : {date}',
  'app.updateReady': 'Une version plus récente de la boutique est prête.',
  'notFound.text': 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est erroné.',
  'notFound.home': 'Aller à l’accueil',
  'notFound.support': 'Obtenir de l’aide',
  'serverError.text':
    'Désolés, un problème est survenu. Nous y travaillons. Écrivez-nous si recharger la page ne règle rien.',
};
