import { ringGlow, uprightRender } from './battery';
import { renderedPack } from './carton';
import { siteColors } from './color';
import { Drawing, group, placement, rect } from './drawing';
import { drawPod, podShadow, podUnit, type PodSubject } from './pod';
import { image, type PodRenderSize } from './renders';

const podScale = 1.05;

/** Both sizes have the same scale, so a half-height pod looks as small as it is. Each stands in the picture's middle. */
const podGrounds: Record<PodRenderSize, number> = { '1g': 1104, '0.5g': 996 };

export function podPicture(subject: PodSubject, size: PodRenderSize): string {
  const d = new Drawing();
  return d.svg(
    group(podShadow(d, subject) + drawPod(d, subject, size), {
      t: placement(600, podGrounds[size] - 990 * podScale, podScale),
    }),
  );
}

type SizedPod = readonly [subject: PodSubject, size: PodRenderSize];

/** For one pod and for two: pixels per centimeter, the left edge of the pack, and where each pod stands. */
const packLayouts = [
  { unit: 174, left: 122, pods: [[944, 1116]] },
  {
    unit: 150,
    left: 70,
    pods: [
      [764, 1124],
      [1012, 1092],
    ],
  },
] as const;

/** A pack and, in front of it to the right, its pod in each size, to the same scale. */
export function packPicture(pods: readonly SizedPod[]): string {
  const d = new Drawing();
  const layout = packLayouts[pods.length === 1 ? 0 : 1];
  const scale = layout.unit / podUnit;
  const standing = pods.map(([subject, size], index) => {
    const [x, y] = layout.pods[index]!;
    return group(podShadow(d, subject) + drawPod(d, subject, size), { t: placement(x, y - 990 * scale, scale) });
  });
  const pack = renderedPack(d, pods[0]![0], { x: layout.left, ground: 1090, unit: layout.unit });
  // The last pod stands farthest back.
  return d.svg(pack + standing.reverse().join(''));
}

/** Shows one battery, turned so that its ring and its socket are visible. */
export function batteryPicture(): string {
  const d = new Drawing();
  return d.svg(uprightRender(d, 'battery-light', [600, 1130, 104]));
}

export function chargingPicture(): string {
  const d = new Drawing();
  const w = (1200 * 560) / 776;
  return d.svg(image('charging.png', [(1200 - w) / 2 - 20, 0, w, 1200]) + ringGlow(d, [526, 364], { unit: 140 }));
}

const frame = { w: 160, h: 1120, columns: 12 };

/** The frames of the battery's turntable, in two rows. Opaque, in the color of the section around it. */
export function turnPicture(): string {
  const [w, h] = [frame.w * frame.columns, frame.h * 2];
  return new Drawing(w, h).svg(image('turn.jpg', [0, 0, w, h]));
}

/** The first of these frames, with the same space on its left and right. */
export function standPicture(): string {
  const { w, h, columns } = frame;
  const first = `<svg x="${w}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${image('turn.jpg', [0, 0, w * columns, h * 2])}</svg>`;
  return new Drawing(w * 3, h).svg(rect([0, 0, w * 3, h], { fill: siteColors.surface }) + first);
}

/** Shows the device taken apart on the left, and assembled and lit on the right. */
export const apartPicture = (): string =>
  new Drawing(400, 1600).svg(image('apart.png', [0, 0, 200, 1600]) + image('lit.png', [200, 0, 200, 1600]));

/** The render's table is grayer than the tiles of other products; brightened, they match side by side. */
function kitPicture(file: string): string {
  const d = new Drawing();
  const box = [0, 0, 1200, 1200] as const;
  return d.svg(image(file, box) + rect(box, { fill: '#151411', blend: 'color-dodge' }));
}

export const batteryBoxPicture = (): string => kitPicture('battery-box.jpg');
export const starterKitPicture = (): string => kitPicture('starter-kit.jpg');
export const referralKitPicture = (): string => kitPicture('referral-kit.jpg');
