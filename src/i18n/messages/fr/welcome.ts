import type { messages as en } from '../en/welcome';

export const messages: Record<keyof typeof en, string> = {
  'gate.title': 'Bienvenue',
  'gate.us.question': 'Avez-vous {legalAge} ans ou plus?',
  'gate.us.hint': 'Vous devez avoir {legalAge} ans ou plus pour utiliser ce site aux États-Unis.',
  'gate.us.yes': 'Oui',
  'gate.us.no': 'Non',
  'gate.us.state': 'État',
  'gate.submit': 'Entrer',
  'gate.ca.birthday': 'Date de naissance',
  'gate.ca.birthdayHint': 'Nous vérifions votre âge et ne conservons pas la date.',
  'gate.ca.dateFormat': 'MM/JJ/AAAA',
  'gate.ca.hint':
    'Vous devez avoir {legalAge} ans ou plus pour utiliser ce site au Canada, ou {quebecAge} ans au Québec.',
  'gate.ca.province': 'Province',
  'gate.ca.quebec': 'Québec',
  'gate.remember': 'Votre réponse est conservée sur cet appareil.',
  'gate.seemsIn.us': 'Vous semblez être aux États-Unis.',
  'gate.seemsIn.ca': 'Vous semblez être au Canada.',
  'gate.switch.us': 'Aller au site des États-Unis',
  'gate.switch.ca': 'Aller au site du Canada',
  'gate.terms.terms': 'Conditions d’utilisation',
  'gate.terms.privacy': 'Politique de confidentialité',
  'gate.error.birthday': 'Veuillez entrer une date de naissance valide ({dateFormat})',
  'gate.error.age': 'Vous devez avoir {legalAge} ans ou plus',
  'consent.title': 'Mesure d’audience et rapports d’erreurs',
  'consent.text': 'Pouvons-nous compter les pages vues et signaler les erreurs, sans nom ni commande?',
  'consent.allow': 'Autoriser',
  'consent.refuse': 'Non merci',
  'consent.choose': 'Choisir',
  'consent.kept':
    'Votre réponse est conservée. Vous pouvez la modifier en tout temps sous « Mesure d’audience et consentement ».',
};
