/** Messages of the footer and of the warnings that a state's law requires. */
export const messages = {
  'footer.label': 'Footer',
  // Based on a published notice of WAC 314-55-155(6), with "Cannabis" for its "Marijuana". Counsel must check the
  // wording.
  'footer.washington.title': 'Washington State warning',
  'footer.washington.text':
    'This product has intoxicating effects and may be habit forming. Cannabis can impair concentration, coordination, and judgment. Do not operate a vehicle or machinery under the influence of this drug. There may be health risks associated with consumption of this product. For use only by adults twenty-one and older. Keep out of the reach of children.',
  // Based on the safe-harbor warning for vaped cannabis (27 CCR 25607.43), from memory. Counsel must check the
  // wording.
  'footer.prop65.title': 'California Proposition 65 warning',
  'footer.warningAbout': '{title}: {about}',
  'footer.prop65.signal': 'WARNING:',
  'footer.prop65.text':
    "Vaping or dabbing cannabis during pregnancy exposes your child to delta-9-THC and other chemicals that can affect your child's birthweight, behavior, and learning ability.",
  'footer.prop65.link': 'For more information go to www.P65Warnings.ca.gov/cannabis',
} as const;
