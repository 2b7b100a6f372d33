import { colorChannels } from '../../../src/content/contrast';

export const siteColors = { paper: '#fbfaf7', surface: '#f2f0ea', ink: '#14130f', amber: '#ffb21a' } as const;

/** `part` is the share of the second color. */
export function mixColors(from: string, to: string, part: number): string {
  const target = colorChannels(to);
  const mixed = colorChannels(from).map((value, index) => Math.round(value + (target[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const plantColors = ['sativa', 'indica', 'hybrid', 'cbd'] as const;
export type Plant = (typeof plantColors)[number];

export interface OilColors {
  light: string;
  mid: string;
  deep: string;
}

export const oilColors: Record<Plant, OilColors> = {
  sativa: { light: '#ffe07a', mid: '#fbb021', deep: '#d07c06' },
  indica: { light: '#f58a48', mid: '#bd4a18', deep: '#7a240a' },
  hybrid: { light: '#f6dc6e', mid: '#d6a92c', deep: '#98760f' },
  cbd: { light: '#fffae0', mid: '#f3e4a4', deep: '#d3ba66' },
};
