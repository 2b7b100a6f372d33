"""
The moment a pod is unlocked, on a table in the evening: the battery lies on the phone's light, then beside the phone, its
ring up. Each light is a picture of its own, in which it is the only one. The page adds them to the table's as they come on.
"""

import math
from functools import partial

import bpy

import closeups
import desk
import pods
import product
import stage
from geometry import box, group, loft, rounded
from makers import pack
from materials import emission, polymer, principled
from shot import Shot, elevated
from surfaces import wood

LABEL = 'label-steps'

# Where the battery lies beside the phone: its foot, and its direction in degrees from the right.
BESIDE, DIRECTION = (5.6, -5.6), 66
# As on the phone of the steps' pictures.
LEAN = 52


def black_room():
    """For pictures of one light."""
    stage.world('#000000', 0.0, '#000000', 0.0)


def evening():
    """A lamp out of the picture at the left, and a dim window behind."""
    stage.softbox((-12, 10, 15), (1, 1, 0), (7, 7), 4200, '#ffcf94')
    stage.softbox((4, 22, 12), (2, 0, 0), (18, 5), 2600, '#d5d6dc')
    stage.softbox((17, -4, 7), (4, 0, 0), (3, 9), 900, '#ffe0b0')
    stage.world('#0b0a08', 1.0, '#1d1914', 0.22)


def cup(**place):
    """A cup of stoneware with coffee in it."""
    glaze = principled('glaze', '#2d2a27', Roughness=0.28, Specular=0.5)
    wall = [(z, r, r, 2) for z, r, _ in rounded(0, 6.4, 3.5, 3.5, 0.5, 0.12)]
    hollow = [(6.38, 3.24, 3.24, 2), (6.2, 3.2, 3.2, 2), (0.9, 3.1, 3.1, 2), (0.6, 2.7, 2.7, 2)]
    coffee = [(5.2, 3.19, 3.19, 2), (5.2, 0.01, 0.01, 2)]
    parts = [
        loft('cup', wall + hollow, glaze),
        loft('coffee', coffee, principled('coffee', '#150c06', Roughness=0.08, Specular=0.5), closed=(False, True)),
    ]
    return group('cup', parts, **place)


def keys(**place):
    """Two keys on a ring."""
    brass = principled('brass', '#b9955a', Metallic=1.0, Roughness=0.3)
    ring = [
        box('link', (0.12, 0.42, 0.12), (1.1 * math.cos(at / 24 * math.tau), 1.1 * math.sin(at / 24 * math.tau), 0.12), brass, 0.03)
        for at in range(24)
    ]
    for at, link in enumerate(ring):
        link.rotation_euler[2] = at / 24 * math.tau
    blades = []
    for turn in (-35, -72):
        bow = loft('bow', [(0, 1.05, 1.05, 2.6), (0.2, 1.05, 1.05, 2.6)], brass)
        blade = box('blade', (0.62, 3.4, 0.18), (0, -2.5, 0.1), brass, 0.04)
        blades.append(group('key', [bow, blade], location=(1.5 * math.sin(math.radians(turn)), -1.5 * math.cos(math.radians(turn)), 0.05), rotation=(0, 0, turn)))
    return group('keys', [*ring, *blades], **place)


def table():
    """A dark oak table with the things that lie on one."""
    box('table', (120, 90, 3), (0, 10, -1.5), wood('oak', '#33261a', '#1f160e'), 0.1)
    cup(location=(-6.2, 13.0, 0))
    keys(location=(14.0, 0.4, 0), rotation=(0, 0, 60))
    pack('halyard-nine', location=(1.2, 10.6, 0), rotation_euler=(0, 0, math.radians(-12)))


def battery_with_pod(battery, is_ring_up, **place):
    """The pod's label faces up, whichever side of the battery does."""
    turn = (0, 0, 0 if is_ring_up else 180)
    pod = pods.pod('sativa', '1g', LABEL, location=(0, 0, product.BATTERY_HEIGHT - pods.SEAT), rotation=turn)
    return group('device', [battery, pod], **place)


def laid_on_phone():
    lean = math.radians(LEAN)
    reach = product.RING_Z
    battery_with_pod(
        product.battery('off'),
        False,
        location=(-reach * math.cos(lean), desk.PAD_Y - reach * math.sin(lean), desk.PHONE_THICK + 0.735),
        rotation=(90, 0, 90 + LEAN),
    )


def laid_beside(ring):
    battery_with_pod(closeups.tip(ring), True, location=(*BESIDE, 0.7), rotation=(-90, 0, DIRECTION - 90))


def beside(along, z=0.0):
    """A point of the battery beside the phone, `along` centimeters from its foot."""
    turn = math.radians(DIRECTION)
    return (BESIDE[0] + along * math.cos(turn), BESIDE[1] + along * math.sin(turn), z)


def laid(lights, **phone):
    """The phone, and the battery on its light."""
    lights()
    table()
    desk.phone(**phone)
    laid_on_phone()
    at = (1.9, 0.9, 0.6)
    stage.camera(elevated(at, 52, 36, -12), at, lens=92, shift=(-0.14, 0.0), focus=(1.2, -1.6, 0.9), stop=1.8)


def lifted(lights, ring):
    """The battery's ring from near, the pod behind it."""
    lights()
    table()
    desk.phone(pad=0.0, screen=0.3)
    laid_beside(ring)
    at = beside(5.2, 0.9)
    stage.camera(elevated(at, 19, 27, -6), at, lens=60, shift=(-0.08, 0.0), focus=beside(product.RING_Z, 1.4), stop=0.7)


def flash():
    laid(black_room, pad=9.0, screen=0.6)
    closeups.bloom(0.6, ((1.6, 0.25), (8.0, 0.25)))


def ring_light(color):
    lifted(black_room, color)
    closeups.bloom(0.5, ((1.4, 0.4), (7.0, 0.35)))


def oil_light():
    """Light that comes up through the oil, as if a lamp were under the tank."""
    lifted(black_room, 'off')
    bpy.ops.mesh.primitive_plane_add(size=1, location=beside(11.95, 0.04), rotation=(0, 0, math.radians(DIRECTION)))
    sheet = bpy.context.object
    sheet.scale = (2.2, 1.3, 1)
    sheet.data.materials.append(emission('sheet', '#ffc56b', 9.0))
    sheet.data.materials[0].cycles.sample_as_light = False
    sheet.visible_camera = sheet.visible_glossy = sheet.visible_shadow = False
    x, y, _ = beside(12.4)
    stage.softbox((x + 1.2, y + 3.0, 2.2), beside(11.9, 0.7), (1.5, 2.0), 90, '#ffc56b', is_seen=True).visible_glossy = False
    closeups.bloom(0.5, ((2.0, 0.3), (8.0, 0.2)))


SIZE = (1400, 875)

SHOTS = {
    'moment-laid': Shot(partial(laid, evening, pad=0.0, screen=0.5), SIZE, 48, exposure=0.2),
    'moment-flash': Shot(flash, SIZE, 48, exposure=0.2),
    'moment-lifted': Shot(partial(lifted, evening, 'off'), SIZE, 48, exposure=0.2),
    'moment-rainbow': Shot(partial(ring_light, 'rainbow'), SIZE, 48, exposure=0.2),
    'moment-white': Shot(partial(ring_light, 'white'), SIZE, 48, exposure=0.2),
    'moment-oil': Shot(oil_light, SIZE, 48, exposure=0.2),
}
