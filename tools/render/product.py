"""The battery, the pods and what comes with them, in centimeters."""

import math

from mathutils import Vector

from geometry import annulus, box, column, cord, disc, group, loft, rounded, smooth_path, thread, tube
from materials import (
    anodized,
    artwork,
    emission,
    etched,
    felt,
    gold,
    paper,
    piano,
    polymer,
    principled,
    printed,
    rainbow,
    steel,
)
from pods import SEAT, pod

# The battery page says 104 × 14 × 14 mm.
BATTERY_HEIGHT = 10.4
BATTERY_HALF = 0.7
RING_Z = 1.3


def ring_material(ring):
    lights = {
        'amber': ('#ff7d00', 1.9),
        'white': ('#fff6e8', 2.4),
        'red': ('#ff1c0c', 1.8),
        'dim': ('#ff7d00', 0.5),
    }
    if ring == 'rainbow':
        return rainbow(1.6, RING_Z)
    if ring == 'off':
        return principled('ring off', '#6b655d', Roughness=0.3)
    return emission('ring', *lights[ring])


def battery(ring='amber', **place):
    """Stands on z = 0 with its mouth at the top; the ring is on the front, near the bottom."""
    shell = etched(anodized(), artwork('wordmark'), (-0.28, 4.2, 0.28, 6.58))
    front = -BATTERY_HALF
    lip = BATTERY_HEIGHT - 0.05
    outer = rounded(0, lip, BATTERY_HALF, BATTERY_HALF, 0.16, 0.012)
    parts = [
        loft('shell', outer, shell, closed=(True, False)),
        # The lip is cut bright, as a diamond tool leaves it.
        loft(
            'lip',
            [
                (lip, 0.688, 0.688),
                (lip + 0.022, 0.686, 0.686),
                (BATTERY_HEIGHT - 0.006, 0.662, 0.662),
                (BATTERY_HEIGHT, 0.65, 0.65),
                (BATTERY_HEIGHT - 0.01, 0.63, 0.63),
                (BATTERY_HEIGHT - 0.4, 0.62, 0.62),
            ],
            steel(),
            closed=(False, False),
        ),
        loft(
            'socket',
            [(BATTERY_HEIGHT - 0.41, 0.61, 0.61), (BATTERY_HEIGHT - 0.4, 0.62, 0.62)],
            polymer('socket', '#0d0c0b'),
        ),
        tube('contact', BATTERY_HEIGHT - 0.42, BATTERY_HEIGHT - 0.33, 0.2, gold()),
        annulus('seat', 0.235, 0.372, front + 0.014, RING_Z, principled('seat', '#0b0a09', Roughness=0.35), 0.012),
        annulus('ring', 0.262, 0.345, front + 0.008, RING_Z, ring_material(ring), 0.018),
        disc('sensor', 0.262, front + 0.002, RING_Z, piano(), 0.012),
        disc('diode', 0.045, front + 0.009, RING_Z, principled('diode', '#3b2440', Roughness=0.1), 0.0),
        # The charging port, in the bottom.
        column('port', -0.003, 0.02, 0.45, 0.16, 0.0, steel(), is_round=False),
        column('port hole', -0.006, 0.02, 0.40, 0.115, 0.0, principled('hole', '#050505', Roughness=0.6)),
        column('tongue', -0.008, 0.02, 0.30, 0.03, 0.0, principled('tongue', '#24211e', Roughness=0.4)),
    ]
    return group('battery', parts, **place)


def device(ring='amber', oil='sativa', size='1g', label='label-device', lift=0.0, **place):
    """A battery with a pod in it, or `lift` centimeters above it."""
    parts = [battery(ring), pod(oil, size, label, location=(0, 0, BATTERY_HEIGHT - SEAT + lift))]
    return group('device', parts, **place)


def plug(**place):
    """A USB-C plug that points up, its tip at z = 0."""
    parts = [
        column('tip', -0.65, 0.0, 0.42, 0.13, 0.02, anodized('tip', '#77736e', 0.42)),
        column('mouth', -0.004, 0.004, 0.35, 0.07, 0.0, principled('mouth', '#0b0a09', Roughness=0.5)),
        column('grip', -2.3, -0.6, 0.58, 0.34, 0.06, polymer('grip', '#1d1b19', 0.5)),
        tube('relief', -2.75, -2.25, 0.21, polymer('relief', '#1d1b19', 0.55), 0.04),
    ]
    return group('plug', parts, **place)


def cap(**place):
    """A soft cap for the mouthpiece, standing on its open end, which has a lip."""
    rings = [(0, 0.74, 0.74), (0.03, 0.79, 0.79), (0.13, 0.8, 0.8), (0.17, 0.78, 0.78), (0.2, 0.735, 0.735), (0.5, 0.74, 0.74)]
    for step in range(1, 13):
        share = step / 12
        eased = share * share * (3 - 2 * share)
        rings.append((0.5 + share * 0.6, 0.74 - 0.22 * eased, 0.74 - 0.32 * eased))
    for step in range(1, 7):
        angle = step / 6 * math.pi / 2
        inset = 0.14 * (1 - math.cos(angle))
        rings.append((1.1 + 0.14 * math.sin(angle), 0.52 - inset, 0.42 - inset))
    return group('cap', [loft('cap', rings, polymer('cap', '#c9780c', 0.62))], **place)


def lying(name, width, depth, thick, art=None, color='#fbfaf7', squareness=None, material=None, edge=0.02):
    """Something flat, front up once it is turned by LAID: a card, a booklet, a case. Its center is at 0, 0, 0."""
    cover = material or paper(name, color, 0.55)
    if art:
        cover = printed(cover, artwork(art), (-width / 2, -depth / 2, width / 2, depth / 2))
    half = thick / 2
    rings = [
        (share, width / 2 - inset, depth / 2 - inset, squareness or 24)
        for share, inset in [
            (-half, edge),
            (-half + edge * 0.3, edge * 0.3),
            (-half + edge, 0),
            (half - edge, 0),
            (half - edge * 0.3, edge * 0.3),
            (half, edge),
        ]
    ]
    thing = loft(name, rings, cover)
    # The loft is stacked along z; turn its data so that it is stacked along y, facing the front.
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        vertex.co = (x, -z, y)
    thing.data.update()
    return thing


# Turns the front of a thing to the top, and its top away from the viewer.
LAID = (-90, 0, 0)


def travel_case(**place):
    """122 × 58 × 24 mm, anodized: a lid set into a tray with a fine gap around it, and a latch that is pushed and slid."""
    shell = anodized('case', '#514d4a', 0.38)
    lid = lying('lid', 5.16, 11.56, 0.5, squareness=9, material=shell, edge=0.1, art='case')
    lid.location = (0, -1.02, 0)
    gap = lying('gap', 5.3, 11.7, 0.1, squareness=9, material=principled('gap', '#0a0908', Roughness=0.6), edge=0.01)
    gap.location = (0, -1.17, 0)
    parts = [
        lying('tray', 5.8, 12.2, 2.4, squareness=9, material=shell, edge=0.22),
        gap,
        lid,
        box('latch', (0.16, 0.5, 1.7), (2.92, 0.0, 0.4), steel(), 0.05),
        box('slide', (0.2, 0.3, 0.6), (2.94, 0.0, 0.1), polymer('slide', '#d98a12', 0.5), 0.05),
    ]
    return group('case', parts, **place)


def stitches(wide, low, high, front, thread):
    """Dashes of thread along the left, lower and right edge of something that lies, `wide` to each side."""
    count = round((high - low) / 0.34)
    step = (high - low) / count
    sides = [(x, low + step * (at + 0.5), True) for at in range(count) for x in (-wide, wide)]
    across = [(x / 8 * (wide - 0.3), low - 0.14, False) for x in range(-8, 9, 2)]
    return [
        box('stitch', (0.035, 0.03, 0.2) if is_upright else (0.2, 0.03, 0.035), (x, front, z), thread, 0.008)
        for x, z, is_upright in sides + across
    ]


def sleeve(**place):
    """Gray wool felt, 118 × 34 mm: a back, and a shorter front that is sewn to it and leaves the mouth open."""
    wool = felt('wool', '#96928c', 26, 0.9)
    back = lying('sleeve back', 3.4, 11.8, 0.42, squareness=7, material=wool, edge=0.1)
    pocket = lying('sleeve', 3.4, 11.1, 0.5, squareness=9, material=felt('wool front', '#8d8a85', 26, 0.9), edge=0.16)
    pocket.location = (0, -0.36, -0.35)
    tab = lying('tab', 1.1, 1.5, 0.12, squareness=8, material=polymer('leather', '#5b3c1e', 0.6), edge=0.04)
    tab.location = (0, -0.63, -4.3)
    thread = principled('thread', '#d9d2c4', Roughness=0.8)
    parts = [back, pocket, tab, *stitches(1.42, -5.3, 4.7, -0.605, thread)]
    return group('sleeve', parts, **place)


def braid(points, radius, strands=8, pitch=1.1):
    """Strands that wind around a cable both ways, each over and under those of the other direction."""
    path = smooth_path(points)
    side = Vector((0, 0, 1))
    rows, along = [], 0.0
    for at, point in enumerate(path):
        before = path[max(at - 1, 0)]
        ahead = (path[min(at + 1, len(path) - 1)] - before).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        along += (point - before).length
        rows.append((point, side, ahead.cross(side), along))
    skins = [principled(name, color, Roughness=0.6, Specular=0.3) for name, color in (('dark', '#2a2724'), ('pale', '#8b8073'))]
    cords = []
    for way in (1, -1):
        for strand in range(strands):
            knots = []
            for point, up, across, gone in rows:
                angle = way * gone / pitch * math.tau + strand / strands * math.tau
                weave = radius + 0.022 + way * 0.016 * math.sin(gone / pitch * math.tau * strands + strand * math.pi)
                knots.append(point + up * (weave * math.cos(angle)) + across * (weave * math.sin(angle)))
            cords.append(thread('braid', knots, 0.036, skins[(strand % 4) == 0]))
    return cords


def coiled_cable(turns, radius, color='#1d1b19', is_braided=False, tips=(172, 205), **place):
    """A cable with a plug at each end, coiled on the ground. `tips` are the directions of the plugs."""
    points = []
    steps = int(turns * 16)
    for step in range(steps + 1):
        angle = step / 16 * math.tau
        r = radius - 0.05 * math.sin(step * 0.9) - 0.11 * (step // 16)
        points.append((r * math.cos(angle), r * math.sin(angle), 0.2 + 0.03 * (step // 16)))
    x, y, _ = points[-1]
    end = math.atan2(y, x)
    points += [(radius * 0.3 * math.cos(end + 0.9), radius * 0.3 * math.sin(end + 0.9), 0.5), (0.1, -0.9, 0.34)]
    points.insert(0, (radius + 0.03, -0.7, 0.22))
    points.insert(0, (radius + 0.32, -1.5, 0.3))
    parts = [cord('cable', points, 0.15 if is_braided else 0.17, polymer('cable', color, 0.55))]
    if is_braided:
        parts += braid(points, 0.16)
    for at, turn in zip((points[0], points[-1]), tips):
        tip = plug(location=(at[0], at[1], 0.36), rotation=(-90, 0, turn))
        # The grip's end, 2.7 cm below the tip, meets the cable.
        angle = math.radians(turn)
        tip.location.x -= 2.7 * math.sin(angle)
        tip.location.y += 2.7 * math.cos(angle)
        parts.append(tip)
    return group('coil', parts, **place)


def inside(**place):
    """What the shell holds: the cell and, below it, the board."""
    board = principled('board', '#12351f', Roughness=0.4)
    chip = principled('chip', '#141414', Roughness=0.3)
    parts = [
        tube('cell', 3.4, 9.4, 0.5, principled('cell', '#c9c3ba', Metallic=0.6, Roughness=0.35), 0.06),
        tube('wrap', 3.7, 9.1, 0.506, principled('wrap', '#e08a10', Roughness=0.4), 0.01),
        tube('positive', 9.38, 9.52, 0.2, gold(), 0.03),
        box('board', (0.9, 0.1, 2.9), (0, 0, 1.75), board, 0.01),
        box('trace', (0.7, 0.02, 0.06), (0, -0.055, 2.1), gold(), 0.0),
        *[box('chip', (w, 0.1, 0.3), (0, -0.09, z), chip, 0.01) for z, w in ((0.7, 0.42), (1.5, 0.3), (2.4, 0.5))],
    ]
    return group('inside', parts, **place)
