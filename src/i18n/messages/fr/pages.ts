import type { messages as en } from '../en/pages';

export const messages: Record<keyof typeof en, string> = {
  'pages.contents': 'Sur cette page',
  'pages.print': 'Imprimer cette page',
  'pages.minutes.one': '{count} minute de lecture',
  'pages.minutes.other': '{count} minutes de lecture',
  'pages.next': 'Pour continuer',
  'pages.questions': 'Questions et réponses',
  'support.search': 'Chercher dans les réponses',
  'support.searchExample': 'Par exemple : lumière, batterie faible, rapport d’analyse',
  'support.clear': 'Effacer la recherche',
  'support.topics': 'Sujets',
  'support.found.one': '{count} réponse trouvée',
  'support.found.other': '{count} réponses trouvées',
  'support.none': 'Aucune réponse trouvée pour « {query} »',
  'support.noneText': 'Essayez moins de mots ou d’autres mots, ou écrivez-nous : quelqu’un lit chaque message.',
  'app.lastUpdated': 'Mise à jour : {date}',
  'app.updateReady': 'Une nouvelle version de la boutique est prête.',
  'notFound.text': 'Aucune page n’existe à cette adresse. Elle a peut-être été déplacée, ou le lien est erroné.',
  'notFound.home': 'Aller à l’accueil',
  'notFound.pods': 'Voir les capsules',
  'notFound.support': 'Obtenir de l’aide',
  'serverError.text':
    'Désolés, un problème est survenu. Nous y travaillons. Écrivez-nous si recharger la page ne règle rien.',
  'pages.maker.notHere': 'Aucune capsule de {maker} n’est encore vendue dans votre région.',
  'pages.maker.allPods': 'Voir toutes les capsules',
  'pages.landing.notHere': 'Aucune de ces capsules n’est encore vendue dans votre région.',
  'pages.landing.otherState':
    'Vous magasinez dans une autre région. Changez-la dans le menu pour voir ce qui y est vendu.',
  'pages.landing.list': 'Tout voir, avec filtres',
  'pages.landing.more': 'Autres catégories de capsules',
};
