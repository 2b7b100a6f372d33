"""Packs that wear the print of one maker or another."""

import glob
import json
import os

from geometry import box
from materials import artwork, paper, printed

BRANDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../content/brands')

# The makers in the order of their names.
MAKERS = sorted(os.path.basename(path)[5:-4] for path in glob.glob(artwork('pack-*')))


# A pack's width, depth and height, as in the pictures of products: a pod of 1 g fits into it.
PACK = (3.3, 1.6, 5.6)


def pack(maker, art=None, **place):
    """33 × 56 × 16 mm, standing on z = 0. `place` sets its location, rotation_euler and scale."""
    with open(os.path.join(BRANDS, f'{maker}.json')) as file:
        color = json.load(file)['label']['paper']
    wide, deep, high = PACK
    front = (-wide / 2, 0, wide / 2, high)
    board = printed(paper(f'board {maker}', color, 0.42), artwork(art or f'pack-{maker}'), front)
    thing = box('pack', PACK, (0, 0, high / 2), board, 0.036)
    for key, value in place.items():
        setattr(thing, key, value)
    return thing
