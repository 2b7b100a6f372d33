const combine = (words: string, others: string): string =>
  words
    .split('|')
    .flatMap((word) => others.split('|').map((other) => `${word} ${other}`))
    .join('|');

/** In French, 'frais de port' is the cost of shipping. */
const deliveryCosts = combine(
  'delivery|deliver|shipping|ship|port|livraison|livrer|expedition|envoi',
  'cost|fee|price|charge|minimum|frais|cout|coute|prix|tarif|combien|gratuit|gratuite',
);

const faults =
  'not work|not working|stopped working|broken|faulty|defective|dead|not turn on|not charge|not charging|not hitting|no vapor|marche pas|fonctionne pas|charge pas|allume pas|brise|defectueux|en panne|panne';

/** Each phrase also finds pages that contain its texts in a title or among an answer's words. */
export const pagePhrases: readonly [phrases: string, texts: readonly string[]][] = [
  // Before other phrases about orders, which share their words.
  [
    'cancel order|change order|edit order|annuler commande|modifier commande|order wrong|wrong item',
    ['cancel change order'],
  ],
  [
    'lost package|lost order|missing order|missing package|never arrived|not arrived|not arrive|not received|order missing|delayed|en retard|colis|commande perdue|pas recu',
    ['order late', 'track order', 'suivre commande'],
  ],
  [
    'where is my order|order status|order late|where order|order arrive|order come|order coming',
    ['order late', 'track order'],
  ],
  ['track|tracking|track order|suivre|suivi|suivre commande|suivi commande', ['track order', 'suivre commande']],
  ['my order|order history|past order|mes commandes|historique commande', ['your order', 'vos commandes']],
  ['favorite|favourite|saved|saved product|wishlist|favori|liste de souhaits', ['favorite', 'favourite', 'favori']],
  [
    'sign in|signin|log in|login|sign up|register|create account|se connecter|connexion|creer un compte',
    ['sign in', 'se connecter'],
  ],
  ['my account|account setting|profile|mon compte|profil', ['account setting', 'parametres compte']],
  ['batch|batch number|lot number|lot|numero de lot', ['find batch', 'trouver lot']],
  [
    'contact|contact us|customer service|customer support|help center|get help|faq|support|call us|phone support|nous joindre|service a la clientele|soutien',
    ['support question', 'aide question'],
  ],
  [
    'difference|difference between|vs|versus|differ|compared|comparison|difference entre|comparaison',
    ['differ', 'difference', 'different'],
  ],
  [
    'pay|paying|payment|credit card|debit card|credit|debit|cash|apple pay|google pay|venmo|tip|paiement|payer',
    ['how pay'],
  ],
  ['plane|airplane|fly|flying|flight|tsa|avion', ['on plane', 'en avion']],
  ['expire|expired|expiry|expiration|expiration date|shelf life|peremption', ['shelf life', 'peremption']],
  [
    'how to use|how use|how vape|how smoke|get started|getting started|instruction|manual|mode d emploi|comment utiliser|comment vapoter',
    ['first time', 'premiere fois'],
  ],
  ['beginner|newbie|first time|for beginner|debutant|premiere fois', ['first time', 'premiere fois']],
  ['unlock|unlocking|deverrouiller|debloquer', ['unlock', 'deverrouiller']],
  [
    'where to buy|where buy|where can i buy|how to buy|where to find|ou acheter|ou trouver|comment acheter',
    ['find store', 'how buy', 'comment acheter'],
  ],
  ['how much|cost|combien|cout', ['cost', 'cout']],
  ['about us|who are you|qui etes vous|a propos', ['lumapod sell', 'lumapod vend']],
  ['brand|all brand|maker|producer|marque|producteur', ['maker', 'producteur']],
  ['same day|same day delivery|today|express delivery|aujourd hui', ['get delivery']],
  ['reward|referral|membership|point|recompense|parrainage|adhesion', ['account setting', 'parametres compte']],
  ['sf|san fran', ['san francisco']],
  [deliveryCosts, ['delivery cost', 'how buy pod canada', 'comment acheter']],
  [faults, ['does nothing', 'doesn', 'isn', 'not working', 'fait rien', 'ne fonctionne pas', 'refuse']],
  [
    'how old|age|age limit|age requirement|legal age|minimum age|drinking age|quel age|age minimum|age legal|age requis|majorite',
    ['id handover', 'age gate', 'age date'],
  ],
  [
    'wholesale|become partner|stock lumapod|sell your pod|partenaire|devenir partenaire|en gros',
    ['partner', 'partenaire'],
  ],
  ['kind of weed|type of weed|sorte de cannabis', ['what are sativa', 'que sont sativa']],
  ['forgot|forgot password|forgotten|reset password|oublie|mot de passe oublie', ['no password', 'mot passe']],
  ['leak|leaking|leaky|drip|dripping|seep|coule|couler|fuite|fuir', ['leaks', 'fuit']],
  ['pickup|pick up|collect|curbside|ramassage|cueillette', ['find store', 'trouver magasin']],
  ['condition|terms and condition|terms of service|tos', ['terms use', 'conditions utilisation']],
  [
    'notification|unsubscribe|newsletter|email preference|desabonner|infolettre|preference',
    ['account setting', 'parametres compte'],
  ],
  [
    'how does it work|how it works|how does this work|comment ca marche|comment ca fonctionne',
    ['unlocking light work', 'fonctionne deverrouillage', 'first time', 'premiere fois'],
  ],
];
