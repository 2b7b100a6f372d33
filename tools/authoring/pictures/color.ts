export const site = { paper: '#fbfaf7', surface: '#f2f0ea', ink: '#14130f', amber: '#ffb21a' } as const;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two #rrggbb colors. `part` is the share of the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + (target[at]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export const plants = ['sativa', 'indica', 'hybrid', 'cbd'] as const;
export type Plant = (typeof plants)[number];

export interface OilColours {
  light: string;
  mid: string;
  deep: string;
  dark: string;
}

export const oils: Record<Plant, OilColours> = {
  sativa: { light: '#ffe07a', mid: '#fbb021', deep: '#d07c06', dark: '#7d4302' },
  indica: { light: '#f58a48', mid: '#bd4a18', deep: '#7a240a', dark: '#3c0d03' },
  hybrid: { light: '#f6dc6e', mid: '#d6a92c', deep: '#98760f', dark: '#4d3d06' },
  cbd: { light: '#fffae0', mid: '#f3e4a4', deep: '#d3ba66', dark: '#8b7430' },
};
