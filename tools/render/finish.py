"""Turns renders into the masters that the drawings use.

    python3 tools/render/finish.py [NAME...]

Reads tools/render/out/NAME.png (16 bit), takes the last noise out, and writes content/pictures/renders/NAME.png, or
NAME.jpg where nothing shows through, and gathers the outlines of labels in renders.json. Needs Debian's
python3-opencv.
"""

import glob
import json
import os
import sys

import cv2
import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get('RENDER_OUT', os.path.join(HERE, 'out'))
MASTERS = os.path.join(HERE, '../../content/pictures/renders')


# The share of a render's grain that stays, because it hides the steps in soft shadows and is what felt, paper and anodized
# metal look like.
GRAIN = {
    'apart': 0.5,
    'battery-box': 0.2,
    'hero-': 0.5,
    'lit': 0.5,
    'moment-': 0.3,
    'referral-kit': 0.25,
    'ring': 0.1,
    'starter-kit': 0.2,
    'turn-': 0.5,
}

# How much colors may differ and still be averaged, where it is not 10. Light through a window or oil is noisy.
STRENGTH = {'night': 18, 'store': 17}

# The parts in focus of pictures with a blurred ground: boxes from the top left, in parts of the picture. Blur is noisy at
# bright edges, so a median goes over the rest. A little grain stays, which hides steps in soft shadows.
FOCUS = {
    'delivery': [(0.08, 0.12, 0.43, 0.76), (0.39, 0.41, 0.78, 0.76), (0.0, 0.65, 0.88, 0.83)],
    'filling': [(0.2, 0.5, 0.645, 0.86), (0.56, 0.25, 0.62, 0.52), (0.71, 0.49, 0.89, 0.8)],
    'partners': [(0.06, 0.46, 0.68, 0.8), (0.14, 0.17, 0.61, 0.49), (0.74, 0.59, 0.81, 0.8), (0.84, 0.05, 0.92, 0.79)],
    'store': [
        (0.28, 0.07, 0.72, 0.18),
        *[(0.12, low, 0.6, low + 0.085) for low in (0.278, 0.385, 0.49)],
        (0.12, 0.58, 0.6, 0.73),
        (0.685, 0.27, 0.88, 0.77),
    ],
}


def even_blur(color, name):
    even = cv2.addWeighted(cv2.medianBlur(cv2.medianBlur(color, 5), 5), 0.86, color, 0.14, 0)
    height, width = color.shape[:2]
    for left, top, right, bottom in FOCUS[name]:
        part = (slice(round(top * height), round(bottom * height)), slice(round(left * width), round(right * width)))
        even[part] = color[part]
    return even


# A render of metal behind glass, where single pixels are far too bright or dark.
SPECKLED = 'oil-'

# The darkest and brightest value of a render that reflections on glass veil.
LEVELS = {'oil-': (24, 242)}


def stretched(color, name):
    dark, bright = next((levels for start, levels in LEVELS.items() if name.startswith(start)), (0, 255))
    return (color - dark) * 255 / (bright - dark)


def without_specks(color):
    """Replaces pixels that differ much from those around them."""
    for _ in range(2):
        middle = cv2.medianBlur(color, 3)
        is_speck = numpy.abs(color.astype(int) - middle).max(axis=2, keepdims=True) > 10 * 257
        color = numpy.where(is_speck, middle, color)
    # Dark parts are the noisiest.
    middle = cv2.medianBlur(color, 5)
    return numpy.where(middle.max(axis=2, keepdims=True) < 110 * 257, middle, color)


def without_sparks(color, name):
    """Replaces single bright pixels, and leaves small print alone."""
    far = 24 if name == 'night' else 70
    middle = cv2.medianBlur(color, 3)
    is_spark = (color.astype(int) - middle).max(axis=2, keepdims=True) > far * 257
    return numpy.where(is_spark, middle, color)


def smooth(color, name):
    """Non-local means of 16-bit color: it evens out grain and leaves edges and soft gradients alone."""
    color = without_specks(color) if name.startswith(SPECKLED) else without_sparks(color, name)
    share = next((share for start, share in GRAIN.items() if name.startswith(start)), 0.08)
    strength = 257.0 * STRENGTH.get(name, 10)
    even = cv2.fastNlMeansDenoising(numpy.ascontiguousarray(color), [strength], None, 5, 21, cv2.NORM_L1)
    return cv2.addWeighted(color, share, even, 1 - share, 0).astype(numpy.float32) / 257


def finish(path):
    name = os.path.splitext(os.path.basename(path))[0]
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(numpy.float32) / 257
    color = numpy.clip(stretched(picture[:, :, :3], name) * 257, 0, 65535).astype(numpy.uint16)
    whole = with_dither(smooth(even_blur(color, name) if name in FOCUS else color, name))
    if picture.shape[2] == 3:
        # Where pixels are small, their grain costs most and shows least.
        quality = 86 if whole.shape[1] > 2000 else 92
        cv2.imwrite(os.path.join(MASTERS, f'{name}.jpg'), whole, [cv2.IMWRITE_JPEG_QUALITY, quality])
        return
    alpha = numpy.clip(picture[:, :, 3] + 0.5, 0, 255).astype(numpy.uint8)
    whole[alpha == 0] = 0
    path = os.path.join(MASTERS, f'{name}.png')
    cv2.imwrite(path, numpy.dstack([whole, alpha]), [cv2.IMWRITE_PNG_COMPRESSION, 9])


def evened(picture):
    """
    Averages pixels with those around them that look alike. Non-local means would turn the soft gradients of glass and
    labels into steps, because it works on whole numbers.
    """
    spotless = numpy.where(numpy.abs(picture - cv2.medianBlur(picture, 3)) > 14, cv2.medianBlur(picture, 3), picture)
    return cv2.bilateralFilter(cv2.bilateralFilter(spotless, 9, 12, 2.2), 7, 7, 1.6)


def with_dither(values):
    """Whole numbers, some rounded up or down by chance, so that soft gradients have no steps. The seed is fixed."""
    chance = 0.25 + numpy.random.default_rng(7).random(values.shape[:2], numpy.float32) / 2
    return numpy.clip(values + (chance if values.ndim == 2 else chance[:, :, None]), 0, 255).astype(numpy.uint8)


def read_cutout(name):
    picture = cv2.imread(os.path.join(OUT, f'{name}.png'), cv2.IMREAD_UNCHANGED).astype(numpy.float32) / 257
    return evened(numpy.ascontiguousarray(picture[:, :, :3])), numpy.clip(picture[:, :, 3] + 0.5, 0, 255).astype(numpy.uint8)


def write_jpeg(name, picture):
    cv2.imwrite(os.path.join(MASTERS, f'{name}.jpg'), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])


def crop_of(name):
    with open(os.path.join(OUT, f'{name}.json')) as file:
        return json.load(file)['crop']


def cropped(picture, crop):
    """The part of a whole picture that a layer covers."""
    height, width = picture.shape[:2]
    left, top, right, bottom = [round(part * side) for part, side in zip(crop, (width, height) * 2)]
    return picture[top:bottom, left:right]


def weigh_oil(name):
    """
    Writes how much of the light gray oil leaves at each point, as pod-1g-oil.jpg from pod-1g-gray.png. Drawings multiply a
    pod by it. A power of it is an oil of another color and strength.
    """
    clear = name.removesuffix('-gray')
    with_oil, without = read_cutout(name)[0], read_cutout(clear)[0]
    if without.shape != with_oil.shape:
        without = cropped(without, crop_of(name))
    share = (with_oil.mean(axis=2) + 1) / (without.mean(axis=2) + 1)
    # Where there is no oil, noise would become a stain.
    none = numpy.clip((share - 0.9) / 0.07, 0, 1)
    write_jpeg(f'{clear}-oil', with_dither(cv2.bilateralFilter(evened((share + (1 - share) * none) * 255), 17, 15, 5)))


def finish_cutout(name):
    """Pods and packs are cut out. A layer covers a part without an edge, so it needs no transparency."""
    if name.endswith('-gray'):
        weigh_oil(name)
        return
    color, alpha = read_cutout(name)
    whole = with_dither(color)
    if crop_of(name):
        write_jpeg(name, whole)
        return
    whole[alpha == 0] = 0
    path = os.path.join(MASTERS, f'{name}.png')
    cv2.imwrite(path, numpy.dstack([whole, alpha]), [cv2.IMWRITE_PNG_COMPRESSION, 9])


def join_turn(surface=(242, 240, 234)):
    """Joins the frames of the turntable to turn.jpg, twelve in each of two rows, on the pages' surface color."""
    paths = sorted(glob.glob(os.path.join(OUT, 'turn-*.png')))
    if len(paths) != 24:
        print(f'turn: expected 24 frames, found {len(paths)}')
        return
    ground = numpy.array(surface[::-1], numpy.float32)
    frames = []
    for path in paths:
        picture = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(numpy.float32) / 257
        share = picture[:, :, 3:] / 255
        color = smooth(numpy.clip(picture[:, :, :3] * 257, 0, 65535).astype(numpy.uint16), 'turn-')
        frames.append(color * share + ground * (1 - share))
    whole = numpy.vstack([numpy.hstack(frames[:12]), numpy.hstack(frames[12:])])
    cv2.imwrite(os.path.join(MASTERS, 'turn.jpg'), numpy.clip(whole + 0.5, 0, 255), [cv2.IMWRITE_JPEG_QUALITY, 90])


def main():
    os.makedirs(MASTERS, exist_ok=True)
    wanted = sys.argv[1:]
    for path in sorted(glob.glob(os.path.join(OUT, '*.png'))):
        name = os.path.splitext(os.path.basename(path))[0]
        if name.startswith('turn-') or (wanted and name not in wanted):
            continue
        if name.startswith(('pod-', 'carton-')):
            finish_cutout(name)
        else:
            finish(path)
    if not wanted or 'turn' in wanted:
        join_turn()
    notes_path = os.path.join(MASTERS, 'renders.json')
    notes = json.load(open(notes_path)) if os.path.exists(notes_path) else {}
    for path in sorted(glob.glob(os.path.join(OUT, '*.json'))):
        notes[os.path.splitext(os.path.basename(path))[0]] = json.load(open(path))
    with open(notes_path, 'w') as file:
        file.write('{\n' + ',\n'.join(f'  {json.dumps(key)}: {json.dumps(notes[key])}' for key in sorted(notes)) + '\n}\n')


main()
