import type { OilType } from '../../../src/domain/catalogue/vocabulary';
import { colorChannels } from '../../../src/content/source/contrast';
import type { Plant } from './color';

/** How light passes through an oil: without scattering, blurred by haze, or around crystals. */
export type OilKind = 'clear' | 'milky' | 'crystals';

interface OilLook {
  kind: OilKind;
  /** The color of a pod full of it, against white. */
  color: string;
}

/** Distillation takes color and haze away, curing and pressing leave them. */
const looks: Record<OilType, OilLook> = {
  Distillate: { kind: 'clear', color: '#ffdc7c' },
  'Cannabis Terpene Distillate': { kind: 'clear', color: '#ffd052' },
  'Broad Spectrum Extract': { kind: 'clear', color: '#fce09c' },
  'Activated THCA': { kind: 'clear', color: '#ffd96c' },
  'Distilled Live Resin': { kind: 'clear', color: '#ffbd36' },
  'Live Resin': { kind: 'clear', color: '#f9a321' },
  'Cured Resin': { kind: 'clear', color: '#e57f1c' },
  Rosin: { kind: 'milky', color: '#f3b558' },
  'Live Diamonds': { kind: 'crystals', color: '#ffba34' },
};

/** How much more red, green and blue an oil of each plant type takes. */
const strengths: Record<Plant, readonly [number, number, number]> = {
  sativa: [1, 0.96, 1.05],
  indica: [1.4, 1.3, 1.1],
  hybrid: [1.1, 1.05, 1],
  cbd: [0.75, 0.7, 0.72],
};

/** The share of red, green and blue that is left of white light behind the oil. */
function lightLeft(type: OilType, plant: Plant): [number, number, number] {
  const channels = colorChannels(looks[type].color).map((value, index) => (value / 255) ** strengths[plant][index]!);
  return channels as [number, number, number];
}

export interface PodOil {
  kind: OilKind;
  /** The exponents that turn the light that gray oil leaves into the red, green and blue that this oil leaves. */
  exponents: readonly [number, number, number];
  /** The light that the oil casts beside its pod. */
  glow: string;
}

/** The light that gray oil leaves in the middle of a pod. */
const grayLeft = 0.4;

export function oilOf(type: OilType, plant: Plant): PodOil {
  const left = lightLeft(type, plant);
  const exponents = left.map((share) => Math.log(share) / Math.log(grayLeft)) as [number, number, number];
  const glow = `#${left
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return { kind: looks[type].kind, exponents, glow };
}
