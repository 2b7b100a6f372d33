declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    getVariation(settings: Record<string, number>): Font;
    layout(text: string): {
      glyphs: { path: { commands: PathCommand[] } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(file: string): Font;
}
