import { lettering } from '../../lettering/lettering';
import { n } from '../../lettering/numbers';
import { batterySize, device } from './battery';
import { oils, site } from './color';
import { Drawing, group, path, place, rect } from './drawing';
import { wordmark } from './mark';
import { lyingPhone } from './phone';
import { pod } from './pod';
import { house } from './products';

interface Stage {
  /** Where the tip touches the screen. */
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** The dark room around the light: a barely visible table edge and a warm glow around the source. */
function room(d: Drawing, { x, y, scale }: Stage): string {
  const night = d.linear('0 #0b0a09, .55 #14110d, 1 #080706', 'y');
  return (
    rect([0, 0, d.width, d.height], { fill: night }) +
    d.glow([x, y - 620 * scale, 1700 * scale, 1900 * scale], '#6b430f', 0.5) +
    d.glow([x, y, 2100 * scale, 620 * scale], '#c97a10', 0.42) +
    d.glow([x, y + 30 * scale, 1500 * scale, 330 * scale], '#ffab2e', 0.3)
  );
}

/** The device in the dark: shaded from above, lit from below by the screen, with glowing oil. */
function lit(d: Drawing): string {
  const body = 'M-206-20H206V1640C206 1716 150 1760 70 1760H-70C-150 1760-206 1716-206 1640z';
  const dusk = d.linear('0 #000 .2, .5 #000 .42, .8 #000 .1, 1 #000 0', 'y');
  const edge = d.linear('0 #ffb84a 0, .45 #ffb84a .25, 1 #ffe3a8 1', 'y');
  const under =
    d.glow([0, 1830, 420, 620], '#ffb43a', 0.85) +
    d.glow([0, 1800, 300, 260], '#fff1cf', 0.8) +
    path('M-203 300V1640C-203 1714-150 1757-70 1757H70C150 1757 203 1714 203 1640V300', {
      stroke: edge,
      w: 12,
      filter: d.blur(3, 0.1),
    }) +
    path('M-203 300V1640C-203 1714-150 1757-70 1757H70C150 1757 203 1714 203 1640V300', { stroke: edge, w: 4 });
  const { light } = oils.sativa;
  return (
    d.glow([0, -430, 560, 620], site.amber, 0.34) +
    device(d, pod(d, house, 'sativa'), 1.6) +
    group(rect([-210, -20, 420, 1790], { fill: dusk }) + under, { clip: d.clip(body) }) +
    rect([-196, -906, 392, 330], {
      fill: d.linear('0 #000 .5, 1 #000 .1', 'y'),
      clip: d.clip(
        'M-124-890C-124-900-112-906-94-906H94C112-906 124-900 124-890C126-802 188-730 195-588C195-578 150-574 0-574S-195-578-195-588C-188-730-126-802-124-890z',
      ),
    }) +
    rect([-201, -236, 402, 242], {
      fill: d.linear('0 #4a2a06 .1, .4 #2a1602 .34, 1 #0d0702 .66', 'y'),
    }) +
    rect([-200, -580, 400, 346], {
      fill: d.linear('0 #3a1f04 .55, .4 #3a1f04 .12, 1 #3a1f04 0', 'y'),
    }) +
    d.glow([0, -340, 190, 190], light, 0.62) +
    d.glow([0, -290, 120, 100], '#fff4cf', 0.85)
  );
}

function scene(d: Drawing, stage: Stage): string {
  const { x, y, scale, turn } = stage;
  const plane = `translate(${x} ${y}) scale(${n(scale * 1.7, 3)}) matrix(.985 -.07 -.38 .34 0 0)`;
  const at = place(x, y, scale);
  const standingBody = group(lit(d), { t: `${at} rotate(${turn}) translate(0 ${-batterySize.height + 6})` });
  const mirrored = group(device(d, '', 1), {
    t: `${at} rotate(${-turn}) scale(1 -1) translate(0 ${-batterySize.height - 10})`,
    o: 0.22,
  });
  return (
    room(d, stage) +
    group(rect([-480, -235, 960, 470, 70], { fill: '#000', o: 0.8, filter: d.blur(30) }), {
      t: `translate(0 ${60 * scale}) ${plane}`,
    }) +
    group(rect([-480, -235, 960, 470, 70], { fill: '#171310' }), { t: `translate(0 ${30 * scale}) ${plane}` }) +
    group(lyingPhone(d, [0, 0]), { t: plane }) +
    group(mirrored, {
      clip: d.clip(`M${x - 400 * scale} ${y}H${x + 400 * scale}V${y + 130 * scale}H${x - 400 * scale}z`),
    }) +
    d.glow([x, y - 10 * scale, 620 * scale, 420 * scale], '#ffc45a', 0.4) +
    standingBody +
    d.glow([x, y + 4 * scale, 380 * scale, 80 * scale], '#fffdf5', 0.95) +
    d.glow([x, y, 900 * scale, 36 * scale], '#ffe6b0', 0.5)
  );
}

/** Full-bleed, dark. The left two fifths stay empty for text. */
export function heroPicture(): string {
  const d = new Drawing(1600, 1200);
  return d.svg(scene(d, { x: 1070, y: 1030, scale: 0.362, turn: 9 }));
}

/** Full-bleed, dark, for phones. Text goes over the top quarter or below. */
export function heroTallPicture(): string {
  const d = new Drawing(1000, 1300);
  return d.svg(scene(d, { x: 460, y: 1130, scale: 0.35, turn: 9 }));
}

/** The background of link previews. */
export function sharePicture(): string {
  const d = new Drawing(1200, 630);
  const word = wordmark(112);
  const line = lettering('Unlocked by light', 44, { weight: 450 });
  return d.svg(
    scene(d, { x: 900, y: 560, scale: 0.2, turn: 9 }) +
      path(word.d, { fill: '#fbfaf7', t: place(84, 330) }) +
      path(line.d, { fill: site.amber, t: place(88, 404) }),
  );
}
