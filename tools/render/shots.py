"""Every picture: what stands where, the light and the camera."""

from functools import partial

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import closeups
import moment
import pods
import places
import product
import stage
import steps
import tanks
import tiles
from geometry import box, cord, group
from materials import paper, principled
from shot import Shot, elevated

def upright(build, height, light, turn=-22, elevation=3):
    """Something upright from afar; the drawing that shows it adds the background, shadow and glow."""
    light(z=height / 2)
    build()
    if light is stage.light_room:
        stage.floor(paper('ground', '#f2f0ea'), is_seen=False)
    middle = (0, 0, height / 2)
    stage.camera(elevated(middle, 90, elevation, turn), middle, ortho=height * 1.05)


DEVICE_HEIGHT = 13.52


def device_on_black():
    behind = elevated((0, 0, 11.95), -2.6, 3, -22)
    upright(product.device, DEVICE_HEIGHT, stage.dark_room)
    stage.softbox(behind, (0, 0, 11.95), (2.7, 2.6), 26, '#ffe7c0', is_seen=True)


def light_on_black(place):
    """
    What one more light adds to `device-dark`, seen alone: the drawing of the hero lays it over that picture. Light adds
    up, so fading such a picture in looks as if the light were turned up.
    """
    stage.world('#000000', 0.0, '#000000', 0.0)
    product.device('off')
    middle = (0, 0, DEVICE_HEIGHT / 2)
    stage.camera(elevated(middle, 90, 3, -22), middle, ortho=DEVICE_HEIGHT * 1.05)
    if place == 'oil':
        behind = elevated((0, 0, 11.95), -2.6, 3, -22)
        stage.softbox(behind, (0, 0, 11.95), (3.4, 2.6), 70, '#ffc56b', is_seen=True)
        return
    z = DEVICE_HEIGHT / 2
    stage.softbox((-6, 2.5, z), (0, 0, z), (1.2, 14), 1500, '#ffd08a')
    stage.softbox((6.5, 3, z), (0, 0, z), (0.8, 14), 1100, '#fff1dc')
    stage.softbox((2.5, -9, z), (0, 0, z), (0.5, 14), 260, '#ffe2b0')


TURN_ELEVATION = 6


def device_turned(turn):
    """The device turns under fixed lights, as on a turntable."""
    stage.light_room(z=DEVICE_HEIGHT / 2)
    stage.softbox((0, 9, DEVICE_HEIGHT / 2), (0, 0, DEVICE_HEIGHT / 2), (5, 14), 160, '#fffaf2')
    product.device(rotation=(0, 0, turn))
    stage.floor(paper('ground', '#f2f0ea'), is_seen=False)
    middle = (0, 0, DEVICE_HEIGHT / 2)
    stage.camera(elevated(middle, 90, TURN_ELEVATION), middle, ortho=DEVICE_HEIGHT * 1.05)


def charging():
    """The lower end with the plug in its port, the cable running out of the picture."""
    stage.light_room(z=2)
    product.battery('amber')
    product.plug(location=(0, 0, 0.45))
    cord('cord', [(0, 0, -2.2), (0, 0, -3.2), (0.9, -0.4, -4.6), (2.6, -0.6, -5.4), (5.5, -0.6, -5.2)], 0.17,
         product.polymer('cord', '#1d1b19', 0.55))
    middle = (0.7, 0, -0.3)
    stage.camera(elevated(middle, 60, -4, -24), middle, ortho=8.6)


# How the device is taken apart: by how much each part moves up, in centimeters, and the frame around all of them.
APART_TURN, APART_ELEVATION = -28, 14
APART_HEIGHT, APART_FOOT = 24.0, 0.7


def frame_apart():
    """The camera for the device taken apart and, in the same place, put together."""
    middle = (0, 0, APART_HEIGHT / 2 - APART_FOOT)
    stage.camera(elevated(middle, 90, APART_ELEVATION, APART_TURN), middle, ortho=APART_HEIGHT)


def light_apart(oil, power):
    """Rim light along the whole frame, and a lamp behind the oil, whose middle is `oil` centimeters up."""
    stage.dark_room(z=9, key=1.15)
    stage.softbox((-2.5, -14, 15), (0, 0, 9), (3.5, 12), 260, '#fff1dc')
    for x, color in ((-5.5, '#ffd9a4'), (6, '#ffffff')):
        stage.softbox((x, 3.5, 20), (0, 0, 19), (1.2, 7), 300, color)
    stage.softbox((0, 2, 31), (0, 0, 20), (4, 4), 260, '#fff4e4')
    behind = elevated((0, 0, oil), -2.6, APART_ELEVATION, APART_TURN)
    stage.softbox(behind, (0, 0, oil), (3.8, 2.4), power, '#ffe7c0', is_seen=True)


POD_APART = 15.4


def apart():
    """The battery with its cell drawn out, and above it the pod in its parts. The ring is dark."""
    light_apart(POD_APART + 3.1 + 1.6, 20)
    product.battery('off')
    product.inside(location=(0, 0, 4.4))
    pods.pod('sativa', '1g', 'label-device', apart=(0.75, 3.1, 4.0), location=(0, 0, POD_APART))
    frame_apart()


def lit():
    """The same device put together, its ring and oil alight."""
    light_apart(11.95, 60)
    product.device('amber')
    frame_apart()


def flat_lay(arrange, width=18.4):
    """Things on a warm table, from straight above."""
    stage.floor(principled('table', '#f2efe8', Roughness=0.7, Specular=0.2))
    stage.softbox((-9, 9, 15), (0, 0, 0), (9, 9), 3600, '#fffaf2')
    stage.softbox((11, -4, 13), (0, 0, 0), (4, 8), 900, '#fffdf8')
    stage.world('#f2f0ea', 0.6, '#efece4', 0.7)
    arrange()
    camera = stage.camera((0, -0.01, 60), (0, 0, 0), ortho=width)
    camera.rotation_euler = (0, 0, 0)


def laid_battery(x, y):
    product.battery('amber', location=(x, y - product.BATTERY_HEIGHT / 2, 0.7), rotation=product.LAID)


def papers(**places):
    """Things in print, a little thicker than one leaf, so that a pale one stands out from the table."""
    for art, (x, y, turn) in places.items():
        thing = product.lying(art, 3.9, 5.55, 0.08 if art == 'guide' else 0.05, art=art)
        group(art, [thing], location=(x, y, 0.04), rotation=(-90, 0, turn))


def battery_box():
    laid_battery(-5.4, 0)
    product.coiled_cable(1.4, 1.8, location=(-0.9, 0.6, 0))
    papers(guide=(4.3, 3.3, 0), sheet=(4.6, -3.6, -4))


def starter_kit():
    laid_battery(-7.0, 1.1)
    product.travel_case(location=(-2.6, 0.2, 1.2), rotation=product.LAID)
    product.coiled_cable(4.0, 1.9, is_braided=True, location=(4.2, -3.2, 0))
    for x, turn in ((-7.9, 10), (-5.7, -14)):
        product.cap(location=(x, -7.6, 0.8), rotation=(-90, 0, turn))
    papers(sheet=(6.2, 3.7, -6), guide=(2.9, 3.9, 0))


def referral_kit():
    laid_battery(-7.0, 0)
    product.sleeve(location=(-3.7, 0, 0.45), rotation=product.LAID)
    product.coiled_cable(1.4, 1.6, tips=(178, 158), location=(1.5, -4.3, 0))
    card = product.lying('card', 5.4, 8.5, 0.05, art='card')
    group('card', [card], location=(1.3, 2.7, 0.05), rotation=(-90, 0, 3))
    papers(guide=(6.5, 3.6, 0), sheet=(6.4, -3.4, -4))


starter_kit_shot, referral_kit_shot, battery_box_shot = (
    partial(flat_lay, kit) for kit in (starter_kit, referral_kit, battery_box)
)

SHOTS = {
    **closeups.SHOTS,
    **tanks.SHOTS,
    **tiles.SHOTS,
    'device-dark': Shot(device_on_black, (300, 1600), 80, is_cutout=True),
    'device-light': Shot(partial(upright, product.device, DEVICE_HEIGHT, stage.light_room), (260, 1400), 72, is_cutout=True),
    'battery-front': Shot(
        partial(upright, product.battery, product.BATTERY_HEIGHT, stage.light_room, 0, 3), (230, 1300), 48, is_cutout=True
    ),
    'battery-light': Shot(
        partial(upright, product.battery, product.BATTERY_HEIGHT, stage.light_room, -28, 8), (250, 1200), 48, is_cutout=True
    ),
    'starter-kit': Shot(starter_kit_shot, (1200, 1200), 64, exposure=0.2),
    'referral-kit': Shot(referral_kit_shot, (1200, 1200), 64, exposure=0.2),
    'battery-box': Shot(battery_box_shot, (1200, 1200), 64, exposure=0.2),
    'charging': Shot(charging, (560, 776), 48, is_cutout=True),
    **{f'hero-{place}': Shot(partial(light_on_black, place), (300, 1600), 80, is_cutout=True) for place in ('oil', 'rim')},
    'apart': Shot(apart, (200, 1600), 160, is_cutout=True),
    'lit': Shot(lit, (200, 1600), 160, is_cutout=True),
    **moment.SHOTS,
    **steps.SHOTS,
    **places.SHOTS,
    **{
        f'turn-{at:02}': Shot(partial(device_turned, at * 15), (160, 1120), 110, is_cutout=True) for at in range(24)
    },
}
