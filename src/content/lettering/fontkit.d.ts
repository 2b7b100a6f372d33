declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }
  export interface Point {
    x: number;
    y: number;
    endContour: boolean;
    copy(): Point;
  }
  export interface UnpackedGlyph {
    points?: Point[];
    components?: { dx: number; dy: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    fvar: { axis: { axisTag: string; minValue: number; maxValue: number; defaultValue: number }[] };
    variationCoords: number[] | null;
    _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
    _transformedGlyphs: UnpackedGlyph[];
    getGlyph(id: number): unknown;
    layout(text: string): {
      glyphs: { path: { commands: PathCommand[] } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(file: string): Font;
}
