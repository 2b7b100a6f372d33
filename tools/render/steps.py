"""The four steps that unlock a pod, and two related scenes. One key light from the upper left unites them."""

import math

import bpy

import desk
import pods
import product
import stage
from geometry import add_mesh, group
from makers import PACK, pack
from materials import emission, paper, principled
from shot import Shot, elevated

GROUND = '#ddd8cd'


def key_light(power):
    stage.softbox((-10, 7, 13), (0, 0, 0), (8, 8), power, '#fff6e8')


def light_table(back, fill=0.38):
    """A warm gray ground, which rises `back` centimeters behind the middle."""

    def build(shape):
        profile = [(-60, 0), (back, 0)]
        profile += [(back + 3 * math.sin(a), 3 - 3 * math.cos(a)) for a in (at / 60 * math.pi for at in range(1, 31))]
        profile.append((back + 3, 80))
        rows = [[shape.verts.new((x, y, z)) for x in (-90, 90)] for y, z in profile]
        for low, high in zip(rows, rows[1:]):
            shape.faces.new((low[0], low[1], high[1], high[0]))

    add_mesh('ground', build, principled('ground', GROUND, Roughness=0.75, Specular=0.15))
    stage.world('#f2f0ea', 0.5, '#efece4', fill)


def lie_in_light():
    """A table seen from above."""
    light_table(90)
    key_light(3600)
    stage.softbox((11, -6, 9), (0, 0, 2), (5, 9), 420, '#fffdf8')


def stand_in_light(z, back, tall=12, right=(6, 0.6)):
    """Upright things in front of a wall, with strips of light along their edges."""
    light_table(back, 0.14)
    stage.softbox((-7.5, -11, 9 + z), (0, 0, z), (4, 4), 4300, '#fff6e8')
    stage.softbox((-5.5, -1.5, z), (0, 0, z), (0.8, tall), 200, '#fffaf2')
    stage.softbox((*right, z), (0, 0, z), (0.6, tall), 190, '#fffdf8')
    stage.softbox((4.5, -13, z), (0, 0, z), (2.4, tall), 240, '#fffdf8')


def dark_table():
    stage.floor(principled('desk', '#28241e', Roughness=0.45, Specular=0.4))
    key_light(1300)
    stage.softbox((-2, 13, 18), (0, 0, 0), (14, 5), 1250, '#fff1dc')
    stage.softbox((15, 1, 8), (2, 0, 0), (3, 10), 420, '#ffe0b0')
    stage.world('#0b0a08', 1.0, '#1d1914', 0.3)


# The direction in which the device lies on the phone, in degrees from the phone's right edge.
LEAN = 52


def device_on_phone(**light):
    """The battery lies on the phone with its ring on the light, so that its back is up. The pod's label is up as well."""
    desk.phone(**light)
    turn = math.radians(LEAN)
    reach = product.RING_Z
    pod = pods.pod('sativa', '1g', 'label-steps', location=(0, 0, product.BATTERY_HEIGHT - pods.SEAT), rotation=(0, 0, 180))
    group(
        'device',
        [product.battery('off'), pod],
        location=(-reach * math.cos(turn), desk.PAD_Y - reach * math.sin(turn), desk.PHONE_THICK + 0.735),
        rotation=(90, 0, 90 + LEAN),
    )


def light_step():
    dark_table()
    device_on_phone()
    at = (0.3, desk.PAD_Y + 0.5, 0.9)
    stage.camera(elevated(at, 27, 54, -10), at, lens=100, focus=(0, desk.PAD_Y, 1.2), stop=3.5)


def unlock():
    dark_table()
    device_on_phone()
    # Under the tank: light for the oil, which lies over a dark table.
    bpy.ops.mesh.primitive_plane_add(size=1, location=(6.34, 6.22, 0.72), rotation=(0, 0, math.radians(LEAN)))
    sheet = bpy.context.object
    sheet.scale = (2.3, 1.5, 1)
    sheet.data.materials.append(emission('sheet', '#ffd9a0', 1.1))
    sheet.data.materials[0].cycles.sample_as_light = False
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_glossy = sheet.visible_shadow = False
    for place, power, color in (((11, 9, 7), 330, '#fff1dc'), ((2.5, 11, 6), 200, '#ffd9a4')):
        # Their reflections would lie on phone and table as stains.
        stage.softbox(place, (6.5, 6.5, 1.4), (2, 4), power, color).visible_glossy = False
    # Draws the mouthpiece's edge. It is so low that the table shows nothing of it.
    stage.softbox((12.5, 12.5, 1.7), (7.6, 7.8, 1.6), (4, 1), 260, '#ffe3bd')
    at = (1.7, 0.95, 0.4)
    stage.camera(elevated(at, 62, 58, -14), at, lens=136)


def insert_step():
    stand_in_light(11, -0.6, right=(7, -2.5))
    product.battery('amber')
    pods.pod('sativa', '1g', 'label-steps', location=(0, 0, product.BATTERY_HEIGHT + 0.75))
    middle = (0.25, 0, 11.5)
    stage.camera(elevated(middle, 60, 19, -20), middle, lens=36 * 60 / 8.4)


def report_step():
    lie_in_light()
    desk.sheet(1.6, rotation=(0, 0, 4))
    desk.magnifier(1.68, location=(3.1, 2.62, 0.0))
    at = (0.6, 1.0, 0)
    stage.camera(elevated(at, 60, 54, -10), at, lens=170)


def terpenes():
    """The report's page of terpenes, one of its molecules under the magnifier."""
    lie_in_light()
    desk.sheet(1.2, art='terpenes', rotation=(0, 0, 4))
    desk.magnifier(2.0, location=(2.72, 0.6, 0.0))
    at = (0.5, 0.6, 0)
    stage.camera(elevated(at, 60, 54, -10), at, lens=165)


def lab():
    lie_in_light()
    desk.sheet(location=(-2.1, 1.5, 0), rotation=(0, 0, 4))
    for at, oil in enumerate(('sativa', 'indica', 'cbd')):
        desk.vial(oil, location=(0.9 + at * 2.3, -4.3 - 0.35 * at, 0.02))
    at = (0.5, -1.1, 0.9)
    stage.camera(elevated(at, 62, 40, -10), at, lens=150)


# The strip around the pack, in its frame: its lower and upper edge, and how far from the middle it is torn off.
STRIP = (0.7, 1.48)
TORN = 1.42


def torn_strip():
    """The end of the strip, folded back over the part that still sticks, and curling away from the pack's right edge."""
    front = -PACK[1] / 2 - 0.006
    path = [(PACK[0] / 2 - 0.01, front), (TORN + 0.1, front)]
    for at in range(1, 25):
        turn = math.pi * at / 24
        path.append((TORN + 0.1 - 0.2 * math.sin(turn), front - 0.2 * (1 - math.cos(turn))))
    x, y = path[-1]
    for at in range(1, 61):
        share = at / 60
        turn = 0.12 + 6.2 * share**2.6
        x += 0.029 * math.cos(turn)
        y -= 0.029 * math.sin(turn)
        path.append((x, y))
    low, high = STRIP

    def ribbon(name, material, inward):
        def build(shape):
            rows = []
            for at, (px, py) in enumerate(path):
                before, after = path[max(at - 1, 0)], path[min(at + 1, len(path) - 1)]
                dx, dy = after[0] - before[0], after[1] - before[1]
                long = math.hypot(dx, dy)
                droop = 0.12 * max(0, (at - 26) / 40) ** 2
                rows.append(
                    [
                        shape.verts.new((px + inward * dy / long, py - inward * dx / long, z - droop))
                        for z in (low, high)
                    ]
                )
            for one, two in zip(rows, rows[1:]):
                shape.faces.new((one[0], two[0], two[1], one[1]))

        return add_mesh(name, build, material)

    return [
        ribbon('strip', paper('strip', '#c33a33', 0.5), 0.0),
        ribbon('strip back', paper('strip back', '#f4f1ea', 0.6), -0.008),
    ]


def code_step():
    """A maker's pack whose strip is torn off, with the letters under it, and the pod."""
    stand_in_light(4, 3.2, 7)
    carton = pack('halyard-nine', 'code-pack')
    group('pack', [carton, *torn_strip()], location=(-1.0, 0.35, 0), rotation=(0, 0, -14))
    pods.pod('sativa', '1g', 'label-steps', location=(2.62, -0.2, 0.0), rotation=(0, 0, -10))
    at = (0.34, 0, 2.72)
    stage.camera(elevated(at, 50, 11, 0), at, ortho=7.7)


SHOTS = {
    'step-light': Shot(light_step, (920, 920), 90, exposure=0.25),
    'unlock': Shot(unlock, (1200, 1200), 64, exposure=0.25),
    'step-insert': Shot(insert_step, (840, 840), 84, exposure=0.36, look='High Contrast'),
    'terpenes': Shot(terpenes, (1200, 1200), 64, exposure=0.6),
    'step-report': Shot(report_step, (840, 840), 72, exposure=0.6),
    'lab': Shot(lab, (900, 900), 64, exposure=0.6),
    'step-code': Shot(code_step, (1000, 1000), 80, exposure=0.2, look='High Contrast'),
}
