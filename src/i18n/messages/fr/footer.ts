import type { messages as en } from '../en/footer';

export const messages: Record<keyof typeof en, string> = {
  'footer.label': 'Pied de page',
  // Shown only in two US states, whose site is in English. No French page shows these.
  'footer.washington.title': 'Avertissement de l’État de Washington',
  'footer.washington.text': 'Ce produit a des effets intoxicants et est réservé aux adultes de 21 ans ou plus.',
  'footer.prop65.title': 'Avertissement de la Californie',
  'footer.warningAbout': '{title} : {about}',
  'footer.prop65.signal': 'AVERTISSEMENT :',
  'footer.prop65.text': 'Vapoter du cannabis pendant la grossesse expose votre enfant au delta-9-THC.',
  'footer.prop65.link': 'Pour en savoir plus : www.P65Warnings.ca.gov/cannabis',
};
