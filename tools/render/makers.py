"""Packs that wear the print of one maker or another."""

import glob
import json
import os

from geometry import box
from materials import artwork, paper, printed

BRANDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../content/brands')

# The makers in the order of their names.
MAKERS = sorted(os.path.basename(path)[5:-4] for path in glob.glob(artwork('pack-*')))


def pack(maker, **place):
    """46 × 78 × 22 mm, standing on z = 0. `place` sets its location, rotation_euler and scale."""
    with open(os.path.join(BRANDS, f'{maker}.json')) as file:
        color = json.load(file)['label']['paper']
    board = printed(paper(f'board {maker}', color, 0.42), artwork(f'pack-{maker}'), (-2.3, 0, 2.3, 7.8))
    thing = box('pack', (4.6, 2.2, 7.8), (0, 0, 3.9), board, 0.05)
    for key, value in place.items():
        setattr(thing, key, value)
    return thing
