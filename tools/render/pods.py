"""The pods, in centimeters: foot, collar, glass with oil around a heater, upper collar and mouthpiece."""

import math
import random

import bmesh
import bpy

from geometry import add_mesh, column, group, loft, rounded, tube
from materials import anodized, artwork, ceramic, clear, crystal, gold, milky, polymer, principled, printed, steel

# How deep a pod sits in the battery.
SEAT = 0.3

# What is left of white light behind 1.1 cm of each oil, in linear red, green and blue.
OILS = {
    'sativa': (0.98, 0.50, 0.025),
    'indica': (0.66, 0.13, 0.014),
    'hybrid': (0.80, 0.47, 0.03),
    'cbd': (0.98, 0.84, 0.42),
    # The drawings color these two: what the gray one loses is how much oil each point shows.
    'clear': (1.0, 1.0, 1.0),
    'gray': (0.05, 0.05, 0.05),
}


def absorption(left):
    """The color and density of a volume that leaves this much of the light."""
    lost = [-math.log(part) / 1.1 for part in left]
    density = max(lost) * 1.02
    if density == 0:
        return None
    return [1 - part / density for part in lost] + [1.0], density


# From the collar up, in the pod's own frame: where the tank ends, where the label begins and ends, how high the oil is.
SIZES = {
    '1g': {'top': 2.48, 'label': (0.66, 1.42), 'level': 2.24},
    '0.5g': {'top': 1.66, 'label': (0.62, 1.1), 'level': 1.48},
}
# The label covers the front, up to where the glass begins to curve.
LABEL_HALF = 0.5
# The outside and the inside of the glass.
GLASS, HOLLOW, FLOOR = 0.68, 0.555, 0.64


def mouthpiece_rings(base):
    rings = [(base, 0.668, 0.668), (base + 0.008, 0.68, 0.68), (base + 0.08, 0.68, 0.68)]
    for step in range(1, 33):
        share = step / 32
        eased = share * share * (3 - 2 * share)
        rings.append((base + 0.08 + share * 0.63, 0.68 - 0.29 * eased, 0.68 - 0.41 * eased, 4.4 - 1.6 * eased))
    for step in range(1, 11):
        angle = step / 10 * math.pi / 2
        inset = 0.08 * (1 - math.cos(angle))
        rings.append((base + 0.71 + 0.08 * math.sin(angle), 0.39 - inset, 0.27 - inset, 2.8))
    return rings


def mouthpiece(base):
    return [
        loft('mouthpiece', mouthpiece_rings(base), polymer('mouthpiece')),
        column(
            'airway', base + 0.78, base + 0.793, 0.15, 0.06, 0.0, principled('airway', '#020202', Roughness=0.8)
        ),
    ]


def heater(shape):
    """A ceramic core between a steel flange and a steel cap, whose brim shades it, and the tube up to the mouthpiece."""
    metal = steel()

    def turned(name, profile, material):
        return loft(name, [(z, r, r) for z, r in profile], material, is_round=True)

    return [
        turned('flange', [(0.62, 0.25), (0.66, 0.25), (0.672, 0.238), (0.69, 0.236), (0.7, 0.226)], metal),
        turned('core', [(0.69, 0.17), (0.9, 0.17)], ceramic()),
        turned(
            'cap',
            [(0.865, 0.222), (0.868, 0.232), (0.95, 0.232), (0.962, 0.222), (1.02, 0.115), (1.05, 0.088), (1.09, 0.08)],
            metal,
        ),
        tube('post', 1.05, shape['top'] + 0.06, 0.08, anodized('post', '#d8d2c9', 0.28), 0.005),
    ]


def bowl(wide, floor, edge, steps=10):
    """Rings of the inside of the glass, from its floor up to where its wall is straight."""
    turns = [step / steps * math.pi / 2 for step in range(steps + 1)]
    return [
        (floor + edge * (1 - math.cos(turn)), wide - edge * (1 - math.sin(turn)), wide - edge * (1 - math.sin(turn)))
        for turn in turns
    ]


def glass(shape):
    top = shape['top']
    inside = list(reversed(bowl(HOLLOW, FLOOR, 0.09)))
    return loft(
        'tank',
        [*rounded(0.512, top, GLASS, GLASS, 0.03, 0.02), (top, HOLLOW + 0.01, HOLLOW + 0.01), (top - 0.01, HOLLOW, HOLLOW), *inside],
        clear('glass', 1.45, '#fdfdfb'),
    )


def filled(shape, material):
    """The oil, a little wider than the hollow of the glass, climbing up its wall and the tube."""
    level, wide = shape['level'], HOLLOW + 0.002
    climb = [(0.05, 0.0), (0.03, 0.012), (0.014, 0.03), (0.005, 0.055), (0.0, 0.1)]
    return loft(
        'oil',
        [
            *bowl(wide, FLOOR - 0.002, 0.09),
            *[(level + up, wide - inward, wide - inward) for up, inward in climb],
            (level, 0.13, 0.13, 2),
            (level + 0.008, 0.1, 0.1, 2),
            (level + 0.03, 0.079, 0.079, 2),
        ],
        material,
    )


def tank(oil, shape, kind='clear'):
    """The glass with its oil. Of each `kind`, light takes another way: it is 'clear', 'milky' or holds 'crystals'."""
    absorb = absorption(OILS[oil])
    liquid = milky('oil', absorb) if kind == 'milky' else clear('oil', 1.48, '#ffffff', absorb)
    return [glass(shape), filled(shape, liquid), *(crystals(shape) if kind == 'crystals' else [])]


def sticker(art, size):
    """The label on the front of a tank, blank without artwork."""
    low, high = SIZES[size]['label']
    cover = principled('label', '#ffffff', Roughness=0.3, Specular=0.5)
    if art:
        cover = printed(cover, artwork(art), (-LABEL_HALF, low, LABEL_HALF, high))
    return label_mesh(low, high, cover)


def label_point(x, half=0.686, power=4.4):
    """Where a label's point at x lies on the front of a squircle."""
    return -half * (1 - abs(x / half) ** power) ** (1 / power)


def label_edge(low, high, corner=0.06, steps=8):
    """The outline of a label with rounded corners, (x, z), from the top left around."""
    points = []
    for cx, cz, start in (
        (-LABEL_HALF + corner, high - corner, 180),
        (LABEL_HALF - corner, high - corner, 90),
        (LABEL_HALF - corner, low + corner, 0),
        (-LABEL_HALF + corner, low + corner, -90),
    ):
        for step in range(steps + 1):
            turn = math.radians(start - 90 * step / steps)
            points.append((cx + corner * math.cos(turn), cz + corner * math.sin(turn)))
    return points


def label_outline(size):
    """The points of the outline of a pod's label."""
    return [(x, label_point(x), z) for x, z in label_edge(*SIZES[size]['label'])]


def label_mesh(low, high, material, columns=80):
    """Strips across the front, each as high as the outline with its rounded corners allows."""
    corner = 0.06

    def build(shape):
        before = None
        for at in range(columns + 1):
            x = LABEL_HALF * math.sin((at / columns - 0.5) * math.pi)
            past = max(0.0, abs(x) - (LABEL_HALF - corner))
            cut = corner - math.sqrt(max(0.0, corner * corner - past * past))
            pair = [shape.verts.new((x, label_point(x), z)) for z in (low + cut, high - cut)]
            if before:
                shape.faces.new((before[0], pair[0], pair[1], before[1]))
            before = pair

    return add_mesh('label', build, material)


def crystals(shape):
    """Crystals of THCA, settled in the sauce. The seed is fixed."""
    chance = random.Random(11)
    stuff = crystal()
    things = []
    depth = shape['level'] - FLOOR
    for _ in range(round(130 * depth)):
        size = chance.uniform(0.045, 0.115)
        room = HOLLOW - size - 0.01
        x, y = chance.uniform(-room, room), chance.uniform(-room, room)
        z = FLOOR + size + (depth * 0.72) * chance.random() ** 1.5
        if math.hypot(x, y) < 0.1 + size:
            continue
        spin = [chance.uniform(0, math.tau) for _ in range(3)]
        long = chance.uniform(0.75, 1.4)

        def build(mesh):
            points = [[chance.gauss(0, 1) for _ in range(3)] for _ in range(11)]
            for point in points:
                length = math.sqrt(sum(part * part for part in point))
                mesh.verts.new([part / length * size for part in point])
            bmesh.ops.convex_hull(mesh, input=mesh.verts)

        thing = add_mesh('crystal', build, stuff, smooth=False)
        thing.scale = (1, 1, long)
        thing.location, thing.rotation_euler = (x, y, z), spin
        things.append(thing)
    return things


def pod(oil='sativa', size='1g', label=None, apart=(0, 0, 0), kind='clear', **place):
    """
    Stands on z = 0: foot, collar, tank with oil, label, collar, mouthpiece. `label` is the name of artwork.
    `apart` is by how many centimeters the heater, the tank and the mouthpiece are lifted.
    """
    shape = SIZES[size]
    top = shape['top']
    foot = [
        column('foot', 0.0, 0.36, 0.575, 0.575, 0.04, steel()),
        tube('pin', -0.012, 0.05, 0.18, gold()),
        column('collar', SEAT, 0.5, 0.69, 0.69, 0.02, anodized('collar', '#7a736b', 0.3)),
        column('seal', 0.49, 0.51, 0.62, 0.62, 0.004, polymer('seal', '#a09a90', 0.7)),
    ]
    glass_parts = [*tank(oil, shape, kind), sticker(label, size)]
    crown = [
        column('upper collar', top - 0.02, top + 0.07, 0.688, 0.688, 0.012, steel()),
        *mouthpiece(top + 0.07),
    ]
    lifted = zip(('heater', 'glass', 'crown'), (heater(shape), glass_parts, crown), apart)
    return group('pod', foot + [group(name, parts, location=(0, 0, lift)) for name, parts, lift in lifted], **place)
