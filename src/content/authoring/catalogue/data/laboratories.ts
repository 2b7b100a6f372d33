import type { Subcountry } from '../../../../domain/region/regions';

interface Oversight {
  laboratories: { name: string; licence: string }[];
  /**
   * '#' stands for a digit, '@' for a letter. The formats are the regulators' own, but the numbers are outside the
   * ranges in use.
   */
  producerLicence: string;
}

/**
 * The laboratories of each jurisdiction. Every name is invented. Canada has one federal regulator for all provinces.
 */
export const oversight: Record<Exclude<Subcountry, 'ON' | 'AB'>, Oversight> = {
  CA: {
    laboratories: [
      { name: 'Redshank Analytical', licence: 'C8-0000917-LIC' },
      { name: 'Plumb Line Laboratories', licence: 'C8-0000942-LIC' },
      { name: 'Coldwater Assay', licence: 'C8-0000968-LIC' },
    ],
    producerLicence: 'CDPH-1990####',
  },
  CO: {
    laboratories: [
      { name: 'Scree Line Testing', licence: '405R-00914' },
      { name: 'Front Gate Analytics', licence: '405R-00937' },
    ],
    producerLicence: '404R-009##',
  },
  MO: {
    laboratories: [
      { name: 'Confluence Row Labs', licence: 'TES000912' },
      { name: 'Bluff and Beaker', licence: 'TES000945' },
    ],
    producerLicence: 'MAN0009##',
  },
  NM: {
    laboratories: [
      { name: 'Acequia Analytical', licence: 'CCD-2023-0918-LAB' },
      { name: 'Ninefold Assay', licence: 'CCD-2024-0951-LAB' },
    ],
    producerLicence: 'CCD-2023-09##-MAN',
  },
  OH: {
    laboratories: [
      { name: 'Lock Seven Laboratories', licence: 'CCTL000092' },
      { name: 'Tern Street Testing', licence: 'CCTL000097' },
    ],
    producerLicence: 'CCP0009##',
  },
  UT: {
    laboratories: [{ name: 'Terrace Bench Laboratory', licence: 'UDAF-LAB-0093' }],
    producerLicence: 'UDAF-PRO-09##',
  },
  WA: {
    laboratories: [
      { name: 'Cormorant Analytics', licence: 'WA-LAB-0914' },
      { name: 'Still Rain Laboratories', licence: 'WA-LAB-0938' },
    ],
    producerLicence: '99####',
  },
  CA_ALL: {
    laboratories: [
      { name: 'Laboratoires Quai Nord', licence: 'LIC-QN7XW2KD9T-2023' },
      { name: 'Garrison Creek Analytical', licence: 'LIC-GC4RB8MZ3V-2022' },
    ],
    producerLicence: 'LIC-@@#@@#@@#@-2022',
  },
};
