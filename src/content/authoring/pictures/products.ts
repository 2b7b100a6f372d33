import { battery, batteryProfile, device, sensorY } from './battery';
import { coil, cord, plug } from './cable';
import { carton, kitPrint, packPrint } from './carton';
import { oils, site } from './color';
import type { Plant } from './color';
import { Drawing, ellipse, group, place, rect } from './drawing';
import type { LabelBrand } from './label';
import { pod, podShadow } from './pod';
import { standing } from './shadow';

/** The brand of the pods shown in pictures of several things. */
export const house: LabelBrand = {
  slug: 'lumapod',
  name: 'Lumapod',
  label: { ink: '#14130f', paper: '#fbfaf7', accent: '#ffb21a', pattern: 'rays' },
};

export function podPicture(brand: LabelBrand, plant: Plant): string {
  const d = new Drawing();
  return d.svg(group(podShadow(d, oils[plant].mid) + pod(d, brand, plant), { t: place(600, 112, 0.975) }));
}

export function packPicture(brand: LabelBrand, plant: Plant): string {
  const d = new Drawing();
  const box = { w: 560, h: 860 };
  return d.svg(
    group(carton(d, { ...box, paper: brand.label.paper }, packPrint(d, { brand, plant }, box)), {
      t: place(200, 180),
    }) + group(podShadow(d, oils[plant].mid) + pod(d, brand, plant), { t: place(856, 454, 0.62) }),
  );
}

export function batteryPicture(): string {
  const d = new Drawing();
  return d.svg(
    standing(d, [488, 1112, 110]) +
      group(battery(d), { t: place(488, 90, 0.58) }) +
      standing(d, [774, 1112, 48], 1.6) +
      group(batteryProfile(d), { t: place(774, 90, 0.58) }),
  );
}

export function chargingPicture(): string {
  const d = new Drawing();
  const cable = 'M600 1040C600 1130 690 1150 780 1110S930 1010 1010 1060S1120 1200 1160 1230';
  const waves = [150, 215, 285]
    .map((r, at) => ellipse([600, 60 + sensorY * 0.5, r], { stroke: site.amber, w: 5 - at, o: 0.5 - at * 0.15 }))
    .join('');
  return d.svg(
    rect([540, 110, 200, 860, 90], { fill: site.ink, o: 0.3, filter: d.blur(34, 1) }) +
      cord(d, cable, 20) +
      group(plug(d), { t: place(600, 928, 0.68) }) +
      waves +
      group(battery(d, 1.5), { t: place(600, 60, 0.5) }),
  );
}

const kitBox = { w: 500, h: 720 };

function kit(d: Drawing, box: { paper: string; ink: string; ribbon?: string }): string {
  const print = kitPrint(d, kitBox, box.ink) + (box.ribbon ?? '');
  return (
    group(carton(d, { ...kitBox, paper: box.paper, lid: 22 }, print), { t: place(366, 270) }) +
    group(coil(d, 17), { t: place(606, 1062, 0.84) }) +
    standing(d, [318, 1082, 80]) +
    group(device(d, pod(d, house, 'sativa')), { t: place(318, 1080 - 1760 * 0.372, 0.372) }) +
    group(podShadow(d, oils.indica.mid) + pod(d, house, 'indica'), { t: place(900, 1066 - 990 * 0.372, 0.372) })
  );
}

export function starterKitPicture(): string {
  const d = new Drawing();
  return d.svg(kit(d, { paper: '#1b1916', ink: '#fbfaf7' }));
}

/** The kit as a gift: a light box with an amber ribbon and a second pod. */
export function referralKitPicture(): string {
  const d = new Drawing();
  const second = group(podShadow(d, oils.hybrid.mid) + pod(d, house, 'hybrid'), {
    t: place(1056, 1084 - 990 * 0.372, 0.372),
  });
  const silk = d.linear('0 #c97f00, .2 #ffd069, .5 #ffb21a, 1 #d08600');
  const ribbon = rect([404, 0, 44, 720], { fill: silk }) + rect([402, 0, 48, 720], { stroke: '#000', w: 2, o: 0.12 });
  return d.svg(group(kit(d, { paper: '#efebe2', ink: '#14130f', ribbon }) + second, { t: place(-50, 0) }));
}
