import { ringGlow, uprightRender } from './battery';
import { renderedPack } from './carton';
import { oilColors, siteColors } from './color';
import { Drawing, group, placement, rect } from './drawing';
import type { LabelBrand, LabelSubject } from './label';
import { drawPod, podShadow } from './pod';
import { image, type PodRenderSize } from './renders';

/** The brand of pods in pictures that show several products. */
export const houseBrand: LabelBrand = {
  slug: 'lumapod',
  name: 'Lumapod',
  label: { ink: '#14130f', paper: '#fbfaf7', accent: '#ffb21a', pattern: 'rays' },
};

const podScale = 1.05;

/** Both sizes have the same scale, so a half-height pod looks as small as it is. Each stands in the picture's middle. */
const podGrounds: Record<PodRenderSize, number> = { '1g': 1104, '0.5g': 996 };

export function podPicture(subject: LabelSubject, size: PodRenderSize): string {
  const d = new Drawing();
  return d.svg(
    group(podShadow(d, oilColors[subject.plant]) + drawPod(d, subject, size), {
      t: placement(600, podGrounds[size] - 990 * podScale, podScale),
    }),
  );
}

export function packPicture(subject: LabelSubject): string {
  const d = new Drawing();
  const { brand, plant } = subject;
  return d.svg(
    renderedPack(d, subject, { x: 70, ground: 1104, height: 1010 }) +
      group(podShadow(d, oilColors[plant]) + drawPod(d, { brand, plant }), {
        t: placement(914, 1120 - 990 * 0.6, 0.6),
      }),
  );
}

/** Shows the battery from the front, and turned so that its socket is visible. */
export function batteryPicture(): string {
  const d = new Drawing();
  return d.svg(
    uprightRender(d, 'battery-front', [450, 1126, 100]) + uprightRender(d, 'battery-light', [760, 1130, 100]),
  );
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
