import { path, placement, group, rect } from '../authoring/pictures/drawing';

type Point = readonly [x: number, y: number];
type Write = (words: string, at: Point, style: { size?: number; weight?: number; o?: number }) => string;

/** A skeletal formula: lines between carbon atoms, and those of them that are double. */
interface Molecule {
  formula: string;
  /** Milligrams per gram of the batch in reportArt. */
  amount: number;
  lines: readonly (readonly Point[])[];
  doubles: readonly (readonly [Point, Point])[];
}

function ring(count: number, r: number, [cx, cy]: Point = [0, 0]): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((-90 + (at * 360) / count) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
}

const closed = (points: readonly Point[]): Point[] => [...points, points[0]!];
const six = ring(6, 34);
const [top, right, , low, , left] = six as [Point, Point, Point, Point, Point, Point];
const methyl: Point[] = [top, [0, -64]];
const nine = ring(9, 40, [-14, 0]);
const eleven = ring(11, 46);

const molecules: readonly Molecule[] = [
  {
    formula: 'C10H16',
    amount: 17.2,
    lines: [
      closed(six),
      methyl,
      [left, [-4, -2], low],
      [
        [-4, -2],
        [20, -12],
      ],
      [
        [-4, -2],
        [-4, -26],
      ],
    ],
    doubles: [[top, right]],
  },
  {
    formula: 'C10H16',
    amount: 12.6,
    lines: [
      [
        [-84, 12],
        [-60, -2],
        [-36, 12],
        [-12, -2],
        [12, 12],
        [36, -2],
        [60, 12],
        [84, -2],
      ],
      [
        [60, 12],
        [60, 40],
      ],
      [
        [-36, 12],
        [-36, 40],
      ],
    ],
    doubles: [
      [
        [-84, 12],
        [-60, -2],
      ],
      [
        [-36, 12],
        [-36, 40],
      ],
      [
        [36, -2],
        [60, 12],
      ],
    ],
  },
  {
    formula: 'C10H16',
    amount: 10,
    lines: [
      closed(six),
      methyl,
      [low, [0, 62]],
      [
        [-24, 76],
        [0, 62],
        [24, 76],
      ],
    ],
    doubles: [
      [left, top],
      [low, [0, 62]],
    ],
  },
  {
    formula: 'C15H24',
    amount: 5.5,
    lines: [
      closed(nine),
      [nine[2]!, [54, -14], [54, 16], nine[3]!],
      [
        [54, -14],
        [74, -30],
      ],
      [
        [54, -14],
        [76, -6],
      ],
      [nine[7]!, [-76, -22]],
      [nine[4]!, [12, 66]],
    ],
    doubles: [
      [nine[6]!, nine[7]!],
      [nine[4]!, [12, 66]],
    ],
  },
  {
    formula: 'C15H24',
    amount: 4.8,
    lines: [
      closed(eleven),
      [eleven[1]!, [44, -58]],
      [eleven[4]!, [64, 46]],
      [eleven[8]!, [-72, 20]],
      [eleven[8]!, [-70, -4]],
    ],
    doubles: [
      [eleven[0]!, eleven[1]!],
      [eleven[4]!, eleven[5]!],
      [eleven[9]!, eleven[10]!],
    ],
  },
  {
    formula: 'C10H16',
    amount: 1.4,
    lines: [
      closed(six),
      methyl,
      [low, [0, 62]],
      [
        [-24, 76],
        [0, 62],
        [24, 76],
      ],
    ],
    doubles: [
      [left, top],
      [
        [0, 62],
        [24, 76],
      ],
    ],
  },
];

const joined = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The second line of a double bond, to the side of the first. */
function besideIt([[x1, y1], [x2, y2]]: readonly [Point, Point]): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(7 * (y1 - y2)) / long, (7 * (x2 - x1)) / long];
  return joined([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
  ]);
}

/** Digits of a formula stand lower and smaller than its letters. */
function formula(words: string, write: Write): string {
  let x = 0;
  return words
    .split(/(\d+)/)
    .map((part) => {
      const isNumber = /\d/.test(part);
      const drawn = write(part, [x, isNumber ? 7 : 0], { size: isNumber ? 17 : 25, weight: 600 });
      x += part.length * (isNumber ? 11 : 19) + 1;
      return drawn;
    })
    .join('');
}

/** Cards of terpenes, each with its skeletal formula, its formula and its amount, which every language writes alike. */
export function terpeneCards(write: Write): string {
  return molecules
    .map(({ formula: words, amount, lines, doubles }, index) => {
      const [x, y] = [152 + (index % 3) * 190, 340 + Math.floor(index / 3) * 270];
      const bonds = lines.map(joined).join('') + doubles.map(besideIt).join('');
      return group(
        path(bonds, { stroke: '#14130f', w: 5, cap: 'round', t: placement(0, 6, 0.84) }) +
          group(formula(words, write), { t: placement(-46, 102) }) +
          rect([-70, 118, 140, 8, 3], { fill: '#ece8de' }) +
          rect([-70, 118, (140 * amount) / 18, 8, 3], { fill: '#f58c06' }) +
          write(`${amount.toFixed(1)} mg/g`, [-46, 154], { size: 21 }),
        { t: placement(x, y) },
      );
    })
    .join('');
}
