import type { Jurisdiction } from '../../../../src/domain/laboratory/jurisdictions';

interface Oversight {
  laboratories: { name: string; licence: string; accreditation: string }[];
  /**
   * '#' stands for a digit, '@' for a letter. The formats are the regulators' own, but the numbers are outside the
   * ranges in use.
   */
  producerLicence: string;
}

/**
 * The laboratories of each jurisdiction. Every name is invented. Canada has one federal regulator for all provinces.
 */
export const oversight: Record<Jurisdiction, Oversight> = {
  CA: {
    laboratories: [
      { name: 'Redshank Analytical', licence: 'C8-0000917-LIC', accreditation: '99278.02' },
      { name: 'Plumb Line Laboratories', licence: 'C8-0000942-LIC', accreditation: '99415.03' },
      { name: 'Coldwater Assay', licence: 'C8-0000968-LIC', accreditation: '99552.01' },
    ],
    producerLicence: 'CDPH-1990####',
  },
  CO: {
    laboratories: [
      { name: 'Scree Line Testing', licence: '405R-00914', accreditation: '99689.02' },
      { name: 'Front Gate Analytics', licence: '405R-00937', accreditation: '99826.03' },
    ],
    producerLicence: '404R-009##',
  },
  MO: {
    laboratories: [
      { name: 'Confluence Row Labs', licence: 'TES000912', accreditation: '99963.01' },
      { name: 'Bluff and Beaker', licence: 'TES000945', accreditation: '99200.02' },
    ],
    producerLicence: 'MAN0009##',
  },
  NM: {
    laboratories: [
      { name: 'Acequia Analytical', licence: 'CCD-2023-0918-LAB', accreditation: '99337.03' },
      { name: 'Ninefold Assay', licence: 'CCD-2024-0951-LAB', accreditation: '99474.01' },
    ],
    producerLicence: 'CCD-2023-09##-MAN',
  },
  OH: {
    laboratories: [
      { name: 'Lock Seven Laboratories', licence: 'CCTL000092', accreditation: '99611.02' },
      { name: 'Tern Street Testing', licence: 'CCTL000097', accreditation: '99748.03' },
    ],
    producerLicence: 'CCP0009##',
  },
  UT: {
    laboratories: [{ name: 'Terrace Bench Laboratory', licence: 'UDAF-LAB-0093', accreditation: '99885.01' }],
    producerLicence: 'UDAF-PRO-09##',
  },
  WA: {
    laboratories: [
      { name: 'Cormorant Analytics', licence: 'WA-LAB-0914', accreditation: '99122.02' },
      { name: 'Still Rain Laboratories', licence: 'WA-LAB-0938', accreditation: '99259.03' },
    ],
    producerLicence: '99####',
  },
  CA_ALL: {
    laboratories: [
      { name: 'Laboratoires Quai Nord', licence: 'LIC-QN7XW2KD9T-2023', accreditation: '99396.01' },
      { name: 'Garrison Creek Analytical', licence: 'LIC-GC4RB8MZ3V-2022', accreditation: '99533.02' },
    ],
    producerLicence: 'LIC-@@#@@#@@#@-2022',
  },
};
