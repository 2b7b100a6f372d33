import type { OilType } from '../../../../src/domain/catalogue/vocabulary';
import type { Subcountry } from '../../../../src/domain/region/regions';

export type Territory = Exclude<Subcountry, 'CA_ALL' | 'ON' | 'AB'>;

interface Maker {
  /** The three letters in its batch numbers. */
  code: string;
  /** Where it may sell. The first is its home state, where every pod under the brand's own prefix is sold. */
  territories: Territory[];
  methods: OilType[];
  /** Number of pods with the brand's prefix. Pods with a state prefix are divided among the state's brands. */
  ownPods: number;
}

/** The methods and territories of each US brand. Keep them consistent with the stories in brands.ts. */
export const makers: Record<string, Maker> = {
  quillmoor: { code: 'QUI', territories: ['CA'], methods: ['Rosin', 'Live Resin', 'Cured Resin'], ownPods: 7 },
  'harrow-and-vane': {
    code: 'HAV',
    territories: ['OH', 'MO', 'CO', 'NM'],
    methods: ['Distillate', 'Cannabis Terpene Distillate'],
    ownPods: 7,
  },
  ferncastle: { code: 'FER', territories: ['WA', 'CA', 'CO'], methods: ['Live Resin', 'Live Diamonds'], ownPods: 7 },
  larkhollow: {
    code: 'LAR',
    territories: ['CA'],
    methods: ['Live Resin', 'Cured Resin', 'Distilled Live Resin', 'Broad Spectrum Extract'],
    ownPods: 7,
  },
  mirebell: { code: 'MIR', territories: ['CO', 'NM', 'CA'], methods: ['Live Resin'], ownPods: 7 },
  nettlewick: { code: 'NET', territories: ['CA'], methods: ['Rosin'], ownPods: 6 },
  brackenfold: { code: 'BRA', territories: ['MO', 'OH'], methods: ['Cured Resin'], ownPods: 6 },
  umberline: { code: 'UMB', territories: ['NM', 'CO'], methods: ['Cured Resin'], ownPods: 6 },
  'oxbow-parish': { code: 'OXB', territories: ['MO', 'OH'], methods: ['Live Resin', 'Live Diamonds'], ownPods: 6 },
  'kestrel-yard': {
    code: 'KES',
    territories: ['CA', 'WA', 'NM', 'OH', 'CO'],
    methods: ['Distillate', 'Cannabis Terpene Distillate'],
    ownPods: 10,
  },
  'pine-vellum': { code: 'PIV', territories: ['WA'], methods: ['Rosin'], ownPods: 5 },
  thornabee: {
    code: 'THO',
    territories: ['UT'],
    methods: ['Distillate', 'Distilled Live Resin', 'Broad Spectrum Extract', 'Cannabis Terpene Distillate'],
    ownPods: 6,
  },
  sorrelmark: {
    code: 'SOR',
    territories: ['OH'],
    methods: ['Live Resin', 'Activated THCA', 'Distillate'],
    ownPods: 6,
  },
  cinderquay: { code: 'CIN', territories: ['CA'], methods: ['Live Diamonds', 'Activated THCA'], ownPods: 7 },
  'halyard-nine': {
    code: 'HAL',
    territories: ['WA', 'CA', 'UT'],
    methods: ['Live Resin', 'Cured Resin', 'Rosin'],
    ownPods: 8,
  },
  'ninth-orchard': { code: 'NIN', territories: ['WA', 'CA'], methods: ['Live Resin', 'Live Diamonds'], ownPods: 7 },
  hollinferry: { code: 'HOL', territories: ['OH', 'MO', 'UT'], methods: ['Distilled Live Resin'], ownPods: 7 },
  wicketfield: {
    code: 'WIC',
    territories: ['MO', 'CO', 'UT'],
    methods: ['Distillate', 'Distilled Live Resin', 'Broad Spectrum Extract'],
    ownPods: 7,
  },
  'pinyon-assembly': {
    code: 'PIN',
    territories: ['NM'],
    methods: ['Cured Resin', 'Rosin', 'Live Resin'],
    ownPods: 6,
  },
  tidewright: { code: 'TID', territories: ['CA'], methods: ['Rosin'], ownPods: 6 },
  'basalt-choir': { code: 'BAS', territories: ['CO', 'UT', 'NM'], methods: ['Activated THCA'], ownPods: 7 },
  'longacre-still': {
    code: 'LON',
    territories: ['CO', 'NM', 'UT'],
    methods: ['Distillate', 'Cannabis Terpene Distillate', 'Broad Spectrum Extract'],
    ownPods: 7,
  },
};

interface State {
  territory: Territory;
  prefix: string;
  /** Number of pods made only for this state, under its prefix. */
  pods: number;
}

export const states: State[] = [
  { territory: 'CA', prefix: 'california', pods: 66 },
  { territory: 'CO', prefix: 'colorado', pods: 26 },
  { territory: 'MO', prefix: 'missouri', pods: 26 },
  { territory: 'NM', prefix: 'new-mexico', pods: 26 },
  { territory: 'OH', prefix: 'ohio', pods: 24 },
  { territory: 'UT', prefix: 'utah', pods: 14 },
  { territory: 'WA', prefix: 'washington', pods: 24 },
];
