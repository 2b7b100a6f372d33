import { colorChannels } from '../../../src/content/source/contrast';

export const siteColors = { paper: '#fbfaf7', surface: '#f2f0ea', ink: '#14130f', amber: '#ffb21a' } as const;

/** `part` is the share of the second color. */
export function mixColors(from: string, to: string, part: number): string {
  const target = colorChannels(to);
  const mixed = colorChannels(from).map((value, index) => Math.round(value + (target[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const plantColors = ['sativa', 'indica', 'hybrid', 'cbd'] as const;
export type Plant = (typeof plantColors)[number];
