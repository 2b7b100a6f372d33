/**
 * Neighborhoods that people write instead of their city, in the format of the gazetteer's aliases: country, state, name and
 * a representative postal code. The postal data lists only the city.
 */
export const neighborhoods = [
  'US\tCA\tHollywood\t90028',
  'US\tCA\tSilver Lake\t90026',
  'US\tCA\tEcho Park\t90026',
  'US\tCA\tLos Feliz\t90027',
  'US\tCA\tKoreatown\t90005',
  'US\tCA\tWestwood\t90024',
  'US\tCA\tBrentwood Heights\t90049',
  'US\tCA\tCentury City\t90067',
  'US\tCA\tMar Vista\t90066',
  'US\tCA\tEagle Rock\t90041',
  'US\tCA\tHighland Park\t90042',
  'US\tCA\tBoyle Heights\t90033',
  'US\tCA\tPacific Beach\t92109',
  'US\tCA\tOcean Beach\t92107',
  'US\tCA\tHillcrest\t92103',
  'US\tCA\tNorth Park\t92104',
  'US\tCA\tMission District\t94110',
  'US\tCA\tNoe Valley\t94114',
  'CA\tON\tScarborough\tM1P',
  'CA\tON\tEtobicoke\tM9A',
  'CA\tON\tNorth York\tM2N',
];
