import { battery, batteryProfile, seatedPod, sensorY } from './battery';
import { coil, cord, plug } from './cable';
import { carton, kitPrint, packPrint } from './carton';
import { oils, site } from './colour';
import type { Plant } from './colour';
import { Drawing, ellipse, group, place, rect } from './drawing';
import type { LabelBrand } from './label';
import { pod, podShadow } from './pod';
import { standing } from './shadow';

/** What Lumapod's own pods carry in pictures of several things. */
export const house: LabelBrand = {
  slug: 'lumapod',
  name: 'Lumapod',
  label: { ink: '#14130f', paper: '#fbfaf7', accent: '#ffb21a', pattern: 'rays' },
};

export function podPicture(brand: LabelBrand, plant: Plant): string {
  const d = new Drawing();
  return d.svg(group(podShadow(d, oils[plant].mid) + pod(d, brand, plant), { t: place(600, 112, 0.975) }));
}

export function packPicture(brand: LabelBrand): string {
  const d = new Drawing();
  const box = { w: 560, h: 860 };
  return d.svg(
    group(carton(d, { ...box, paper: brand.label.paper }, packPrint(d, brand, box)), { t: place(200, 180) }) +
      group(podShadow(d, oils.hybrid.mid) + pod(d, brand, 'hybrid'), { t: place(856, 454, 0.62) }),
  );
}

export function batteryPicture(): string {
  const d = new Drawing();
  return d.svg(
    standing(d, [468, 1096], 110) + group(battery(d), { t: place(468, 106, 0.5625) }) +
      standing(d, [796, 1096], 48, 1.6) + group(batteryProfile(d), { t: place(796, 106, 0.5625) }),
  );
}

export function chargingPicture(): string {
  const d = new Drawing();
  const cable = 'M600 1040C600 1130 690 1150 780 1110S930 1010 1010 1060S1120 1200 1160 1230';
  const waves = [150, 215, 285].map((r, at) => ellipse([600, 60 + sensorY * 0.5, r], { stroke: site.amber, w: 5 - at, o: 0.5 - at * 0.15 })).join('');
  return d.svg(
    rect([540, 110, 200, 860, 90], { fill: site.ink, o: 0.3, filter: d.blur(34, 1) }) +
      cord(d, cable, 20) + group(plug(d), { t: place(600, 928, 0.68) }) +
      waves + group(battery(d, 1.5), { t: place(600, 60, 0.5) }),
  );
}

function assembled(d: Drawing, plant: Plant): string {
  return group(pod(d, house, plant), { t: place(0, seatedPod) }) + battery(d);
}

function kit(d: Drawing, paper: string, ink: string): string {
  const box = { w: 500, h: 720 };
  return (
    group(carton(d, { ...box, paper, lid: 22 }, kitPrint(d, box, ink)), { t: place(330, 262) }) +
    standing(d, [318, 1066], 80) + group(assembled(d, 'sativa'), { t: place(318, 1064 - 1760 * 0.372, 0.372) }) +
    group(podShadow(d, oils.indica.mid) + pod(d, house, 'indica'), { t: place(744, 1046 - 990 * 0.372, 0.372) }) +
    group(coil(d, 17), { t: place(946, 1040, 0.86) })
  );
}

export function starterKitPicture(): string {
  const d = new Drawing();
  return d.svg(kit(d, '#1b1916', '#fbfaf7'));
}

/** The kit as a present: a light box with an amber band, and a second pod. */
export function referralKitPicture(): string {
  const d = new Drawing();
  const extra = group(podShadow(d, oils.hybrid.mid) + pod(d, house, 'hybrid'), { t: place(586, 1078 - 990 * 0.372, 0.372) });
  const band = d.linear([[0, '#d98c00'], [0.15, '#ffd069'], [0.5, '#ffb21a'], [1, '#c97f00']]);
  const ribbon = rect([690, 262, 46, 720], { fill: band }) + rect([690, 262, 46, 720], { fill: d.linear([[0, '#000', 0], [1, '#000', 0.2]], 'y') });
  return d.svg(kit(d, '#f4f1ea', '#14130f').replace('<!--ribbon-->', ribbon) + extra);
}
