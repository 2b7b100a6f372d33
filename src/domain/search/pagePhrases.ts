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

const deliveryTimes = combine(
  'delivery|deliver|livraison|livrer',
  'hour|time|window|when|long|fast|quick|soon|tonight|tomorrow|heure|quand|rapide|delai|jour',
);

const charging = [
  combine(
    'battery|batterie|charge|charging',
    'life|last|long|many|time|duree|dure|combien|temps|combien de temps|combien de temps dure|autonomie',
  ),
  combine('puff|draw|bouffee', 'charge'),
].join('|');

const faults = [
  combine('not', 'work|working|turn on|turning on|charge|charging|hit|hitting|pull|pulling|light up|start|read|show'),
  combine('marche|fonctionne|charge|recharge|allume|chauffe|tire|lit|demarre', 'pas|plus'),
  'stopped working|broken|faulty|defective|dead|died|mort|morte|no vapor|brise|defectueux|en panne|panne',
].join('|');

const locked = [
  combine('not', 'unlock|unlocking|open|opening'),
  combine('deverrouille|debloque|ouvre', 'pas|plus'),
].join('|');

const missing = `${combine('not|never', 'arrive|arrived|get|got|receive|received|come|came')}|pas recu|jamais recu|arrive pas`;

/** Each phrase also finds pages that contain its texts in a title or among an answer's words. */
export const pagePhrases: readonly [phrases: string, texts: readonly string[]][] = [
  // Before other phrases about orders, which share their words.
  [
    'cancel order|change order|edit order|annuler commande|modifier commande|order wrong|wrong item',
    ['cancel change order'],
  ],
  [
    'lost package|lost order|missing order|missing package|order missing|delayed|en retard|colis|commande perdue',
    ['order late', 'track order', 'suivre commande'],
  ],
  [missing, ['order late', 'track order', 'suivre commande', 'doesn arrive', 'arrive pas']],
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
    'contact|contact us|customer service|customer support|help center|get help|faq|support|call us|phone support|human|live chat|chat|representative|nous joindre|service a la clientele|soutien',
    ['support question', 'aide question'],
  ],
  [
    'difference|difference between|better than|which better|mieux que|vs|versus|differ|compared|comparison|difference entre|comparaison',
    ['differ', 'difference', 'different'],
  ],
  [
    'pay|paying|payment|payment method|payment option|visa|mastercard|interac|carte de credit|carte de debit|mode de paiement|comptant|credit card|debit card|credit|debit|cash|apple pay|google pay|venmo|tip|paiement|payer',
    ['how pay'],
  ],
  ['plane|airplane|fly|flying|flight|tsa|avion', ['on plane', 'en avion']],
  ['expire|expired|expiry|expiration|expiration date|shelf life|peremption', ['shelf life', 'peremption']],
  [
    'how to use|how use|how vape|how smoke|get started|getting started|instruction|manual|mode d emploi|comment utiliser|comment vapoter',
    ['first time', 'premiere fois'],
  ],
  ['beginner|newbie|first time|for beginner|debutant|premiere fois', ['first time', 'premiere fois']],
  ['how to store|how store|storage|ranger|rangement', ['how store pod', 'ranger']],
  [charging, ['charge battery', 'recharger batterie']],
  ['flash|flashing|blink|blinking|clignote|clignoter|clignotant', ['blink', 'clignote']],
  [combine('lost|find|where', 'code'), ['where pod code']],
  [
    'not sell|my info|my data|personal information|renseignement personnel',
    ['privacy policy', 'get my data', 'confidentialite'],
  ],
  ['safe|securitaire', ['oil tested', 'recherche huile']],
  [
    'order online|how to order|place order|comment commander|buy online|commander|acheter en ligne',
    ['xpress delivery california', 'order here state', 'how buy pod canada', 'comment acheter'],
  ],
  [
    'how to unlock|how unlock|comment deverrouiller|comment debloquer',
    ['unlock vape pod', 'deverrouiller capsule vapotage'],
  ],
  ['unlock|unlocking|deverrouiller|debloquer', ['unlock', 'deverrouiller']],
  [
    'where to buy|where buy|where can i buy|how to buy|where to find|ou acheter|ou trouver|comment acheter',
    ['find store', 'how buy', 'comment acheter'],
  ],
  ['how much|cost|combien|combien coute|coute|cout', ['cost', 'cout']],
  [combine('limit|maximum|many|combien', 'buy|order|purchase|grams|acheter'), ['over limit']],
  ['about us|who are you|qui etes vous|a propos', ['lumapod sell', 'lumapod vend']],
  ['brand|all brand|maker|producer|marque|producteur', ['maker', 'producteur']],
  ['same day|same day delivery|today|tonight|tomorrow|express delivery|aujourd hui|ce soir|demain', ['get delivery']],
  ['reward|referral|membership|point|recompense|parrainage|adhesion', ['account setting', 'parametres compte']],
  [deliveryCosts, ['delivery cost', 'how buy pod canada', 'comment acheter']],
  [deliveryTimes, ['get delivery', 'order here state', 'how buy pod canada', 'comment acheter']],
  [locked, ['battery doesn read', 'ring didn', 'isn accepted', 'batterie lit pas', 'anneau blanc', 'code refuse']],
  [faults, ['does nothing', 'doesn', 'isn', 'not working', 'fait rien', 'ne fonctionne pas', 'refuse']],
  [
    'how old|age|age limit|age requirement|legal age|minimum age|drinking age|quel age|age minimum|age legal|age requis|majorite',
    ['id handover', 'age gate', 'age date'],
  ],
  [
    'wholesale|bulk|become partner|stock lumapod|sell your pod|partenaire|devenir partenaire|en gros',
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
