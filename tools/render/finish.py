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


# Renders with enough samples, and the share of their grain that stays, because it hides the steps in soft shadows and
# is what felt, paper and anodized metal look like.
GRAIN = {
    'apart': 0.5,
    'battery-box': 0.5,
    'filling': 0.4,
    'hero-': 0.5,
    'lab': 0.6,
    'lit': 0.5,
    'partners': 0.3,
    'referral-kit': 0.5,
    'ring': 0.5,
    'starter-kit': 0.3,
    'step-light': 0.3,
    'step-report': 0.6,
    'step-': 0.25,
    'store': 0.5,
    'turn-': 0.5,
    'unlock': 0.3,
}

# The parts in focus of pictures with a blurred ground: boxes from the top left, in parts of the picture. Blur is noisy at
# bright edges, so a median goes over the rest. A little grain stays, which hides steps in soft shadows.
FOCUS = {
    'delivery': [(0.29, 0.31, 0.592, 0.9), (0.0, 0.8, 0.79, 0.97)],
    'filling': [(0.2, 0.5, 0.645, 0.86), (0.56, 0.25, 0.62, 0.52), (0.71, 0.49, 0.89, 0.8)],
    'partners': [
        (0.071, 0.397, 0.218, 0.725),
        (0.242, 0.395, 0.388, 0.729),
        (0.418, 0.393, 0.559, 0.716),
        (0.586, 0.395, 0.73, 0.72),
        (0.77, 0.583, 0.824, 0.73),
        (0.862, 0.16, 0.908, 0.71),
    ],
    'store': [
        (0.33, 0.07, 0.67, 0.18),
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
        is_speck = numpy.abs(color.astype(int) - middle).max(axis=2, keepdims=True) > 10
        color = numpy.where(is_speck, middle, color)
    # Dark parts are the noisiest.
    middle = cv2.medianBlur(color, 5)
    return numpy.where(middle.max(axis=2, keepdims=True) < 110, middle, color)


def without_sparks(color):
    """Replaces single bright pixels, and leaves small print alone."""
    middle = cv2.medianBlur(color, 3)
    is_spark = (color.astype(int) - middle).max(axis=2, keepdims=True) > 24
    return numpy.where(is_spark, middle, color)


def smooth(color, name):
    """Non-local means: it evens out grain on metal and oil and leaves edges alone."""
    if name.startswith(SPECKLED):
        color = without_specks(color)
    if name == 'night':
        color = without_sparks(color)
    share = next((share for start, share in GRAIN.items() if name.startswith(start)), 0)
    if share:
        return cv2.addWeighted(color, share, cv2.fastNlMeansDenoisingColored(color, None, 2, 3, 5, 17), 1 - share, 0)
    return cv2.fastNlMeansDenoisingColored(color, None, 5, 6, 5, 17)


def finish(path):
    name = os.path.splitext(os.path.basename(path))[0]
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(numpy.float32) / 257
    color = numpy.clip(stretched(picture[:, :, :3], name) + 0.5, 0, 255).astype(numpy.uint8)
    color = smooth(even_blur(color, name) if name in FOCUS else color, name)
    if picture.shape[2] == 3:
        cv2.imwrite(os.path.join(MASTERS, f'{name}.jpg'), color, [cv2.IMWRITE_JPEG_QUALITY, 92])
        return
    alpha = numpy.clip(picture[:, :, 3] + 0.5, 0, 255).astype(numpy.uint8)
    color[alpha == 0] = 0
    whole = numpy.dstack([color, alpha])
    cv2.imwrite(os.path.join(MASTERS, f'{name}.png'), whole, [cv2.IMWRITE_PNG_COMPRESSION, 9])


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
        color = smooth(numpy.clip(picture[:, :, :3] + 0.5, 0, 255).astype(numpy.uint8), 'turn-')
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
