"""A row of open pods in a fixture, under the needles that fill them."""

import math

import pods
import stage
from geometry import box, column, group, loft, tube
from materials import anodized, clear, polymer, principled, steel

FULL = pods.SIZES['1g']
PITCH = 2.6


def open_pod(oil, level, **place):
    """A pod before its mouthpiece is pressed on, filled up to `level`."""
    shape = {**FULL, 'level': level}
    collar = column('collar', pods.SEAT, 0.5, 0.69, 0.69, 0.02, anodized('collar', '#7a736b', 0.3))
    parts = [collar, *pods.heater(shape), *pods.tank(oil, shape), pods.sticker('label-maker', '1g')]
    return group('open pod', parts, **place)


def needle(x, low):
    """A steel needle in its hub, on the valve that feeds it."""
    metal = steel()
    side = 0.36
    parts = [
        tube('needle', low, 4.4, 0.075, metal, 0.01),
        tube('hub', 4.1, 5.0, 0.26, polymer('hub', '#d98a12', 0.4), 0.08),
        tube('nut', 4.9, 5.5, 0.42, metal, 0.06),
        tube('valve', 5.4, 14, 0.6, anodized('valve', '#b9b6b0', 0.28), 0.06),
    ]
    for part in parts:
        part.location = (x + side, -0.1, 0)
    return parts


def drop(x, tip, oil):
    """A drop that hangs from a needle's tip."""
    radius = 0.165
    rings = [(tip + 0.01, 0.07), (tip - 0.08, 0.075), (tip - 0.17, 0.09), (tip - 0.26, 0.118), (tip - 0.33, 0.145)]
    center = tip - 0.43
    for step in range(3, 17):
        angle = math.pi * step / 16
        rings.append((center + radius * math.cos(angle), max(0.004, radius * math.sin(angle))))
    color, density = pods.absorption(pods.OILS[oil])
    skin = clear('drop', 1.48, '#ffffff', (color, density * 3.2))
    thing = loft('drop', [(z, r, r) for z, r in rings], skin, is_round=True)
    thing.location = (x + 0.36, -0.1, 0)
    return thing


def filling(oil='hybrid', count=7):
    levels = (2.24, 2.24, 2.24, 1.9, 0.75, 0.75, 0.75)
    for at in range(count):
        x = (at - 3) * PITCH
        open_pod(oil, levels[at], location=(x, 0, 0))
        needle(x, 2.95)
    drop(0, 2.95, oil)
    plate = anodized('fixture', '#d6d3cd', 0.34)
    box('fixture', (60, 3.2, 1.6), (0, 0, -0.5), plate, 0.08)
    for at in range(-6, 7):
        screw = tube('screw', 0.25, 0.36, 0.2, steel(), 0.03)
        screw.location = (at * PITCH + PITCH / 2, -1.2, 0)
    stage.floor(principled('bench', '#e9e7e1', Roughness=0.35, Specular=0.4), z=-1.3)
    box('wall', (400, 2, 200), (0, 40, 0), principled('wall', '#f2f0ea', Roughness=0.9), 0)
    stage.softbox((-9, -6, 12), (0, 0, 2), (5, 12), 1500, '#fffaf2')
    stage.softbox((10, 16, 16), (0, 30, 4), (20, 20), 7000, '#ffffff')
    stage.softbox((7, -10, 5), (0, 0, 2), (3, 9), 420, '#fffdf8')
    stage.world('#f2f0ea', 1.0, '#e6e4de', 0.7)
    stage.camera((-8.5, -22, 5.4), (-0.55, 0, 2.5), lens=90, focus=(0, -0.7, 2.0), stop=0.2)
