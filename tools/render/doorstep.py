"""A front door at dusk whose upper half is open, and what is handed over on its ledge. In centimeters, like the hardware."""

import math

import bpy
from mathutils import Vector, noise

from geometry import add_mesh, box, bridge, cord, group, tube
from materials import artwork, emission, front_picture, grain, paper, polymer, principled, printed, shader_of
from surfaces import mottled, wood

BAG_WIDTH, BAG_DEPTH, BAG_HEIGHT = 30.0, 16.0, 37.0


def bag_rim(share):
    """The bag's outline at a share of its height: front from the left, right side, back, left side."""
    fold = math.radians(50) * share**1.25
    half, inset = BAG_DEPTH / 2 * math.cos(fold), BAG_DEPTH / 2 * math.sin(fold)
    wide = BAG_WIDTH / 2 - 0.3 * share
    corners = [
        (-wide, -half), (wide, -half), (wide - inset, 0), (wide, half), (-wide, half), (inset - wide, 0), (-wide, -half)
    ]  # fmt: skip
    counts = (90, 26, 26, 90, 26, 26)
    points = []
    for start, end, count in zip(corners, corners[1:], counts):
        points += [Vector(start).lerp(Vector(end), at / count) for at in range(count)]
    return points


def crumple(x, y, z):
    """Returns how far paper lies from flat: broad waves, and creases where they meet."""
    place = Vector((x * 0.055, y * 0.055, z * 0.045))
    broad = noise.noise(place)
    ridge = 1 - abs(noise.noise(place * 2.3 + Vector((7, 3, 1))))
    fine = 1 - abs(noise.noise(place * 5.5))
    return 0.55 * broad + 0.2 * ridge**9 + 0.05 * fine**7


def bag_skin(material):
    rows = 130

    def build(shape):
        loops = []
        for row in range(rows + 1):
            share = row / rows
            z = share * BAG_HEIGHT
            loop = []
            for point in bag_rim(share):
                x, y = point
                across = max(0.0, 1 - (x / (BAG_WIDTH / 2)) ** 2)
                side = -1 if y < 0 else 1
                belly = 0.55 * math.sin(math.pi * min(1, share * 1.05)) * across
                # Flat bags are folded across the front, as high as the bottom is deep.
                crease = 0.22 * math.exp(-(((z - 8.6) / 0.55) ** 2)) * across
                rough = crumple(x, y, z) * min(1, share * 5) * (0.35 + 0.65 * across)
                loop.append(shape.verts.new((x, y + side * (belly - crease + rough), z)))
            loops.append(loop)
        bridge(shape, loops)
        shape.faces.new(list(reversed(loops[0])))

    thing = add_mesh('bag', build, material)
    walls = thing.modifiers.new('walls', 'SOLIDIFY')
    walls.thickness = 0.07
    return thing


def twisted_handle(y, material):
    """Two strands of paper around each other, in an arch above the rim."""
    arch = []
    for at in range(121):
        angle = math.pi * at / 120
        spread = 5.2 * math.cos(angle)
        arch.append(Vector((spread, y, BAG_HEIGHT - 3.5 + 11.5 * math.sin(angle) ** 0.62)))
    strands = []
    for turn in (0, math.pi):
        points = []
        for at, point in enumerate(arch):
            along = (arch[min(at + 1, 120)] - arch[max(at - 1, 0)]).normalized()
            out = Vector((along.z, 0, -along.x))
            angle = at * 0.55 + turn
            points.append(point + out * (0.17 * math.cos(angle)) + Vector((0, 0.17 * math.sin(angle), 0)))
        strands.append(cord('strand', points, 0.2, material, resolution=3))
    return strands


def bag(**place):
    skin = printed(paper('kraft', '#b0844f', 0.72), artwork('bag'), (-7.2, 8.8, 7.2, 28.0))
    twine = paper('twine', '#a27743', 0.72)
    front = BAG_DEPTH / 2 * math.cos(math.radians(50))
    parts = [bag_skin(skin), *twisted_handle(-front + 0.5, twine), *twisted_handle(front - 0.5, twine)]
    return group('bag', parts, **place)


def lacquer(name, color, roughness=0.3):
    return grain(principled(name, color, Roughness=roughness, Specular=0.5), 1.1, 0.12, 0.05)


def panel(x, z, width, height, paint):
    """A raised field in a recess, framed by a bead."""
    bead = 1.6
    return [
        box('recess', (width, 1.0, height), (x, 1.9, z), paint, 0.2),
        *[box('bead', (bead, 1.6, height), (x + side * (width - bead) / 2, 0.5, z), paint, 0.7) for side in (-1, 1)],
        *[box('bead', (width, 1.6, bead), (x, 0.5, z + side * (height - bead) / 2), paint, 0.7) for side in (-1, 1)],
        box('field', (width - 9, 2.4, height - 9), (x, 1.4, z), paint, 1.1),
    ]


LEDGE = 100.0


def half_door():
    """The lower half of a door, 90 cm wide, its face at y = 0, with a ledge on top. The upper half is open."""
    paint = lacquer('door', '#17382f')
    oak = wood('ledge', '#a87442', '#7d5029', 0.38, 0.5)
    parts = [box('slab', (90, 3, LEDGE - 3), (0, 3.2, (LEDGE - 3) / 2), paint, 0.2)]
    for x, width in ((-39, 12), (0, 10), (39, 12)):
        parts.append(box('stile', (width, 4, LEDGE - 3), (x, 2, (LEDGE - 3) / 2), paint, 0.25))
    parts.append(box('rail', (90, 4, 12), (0, 2.02, LEDGE - 9), paint, 0.25))
    for x in (-19, 19):
        parts += panel(x, 55, 28, 60, paint)
    parts += [
        box('ledge', (89, 25, 3), (0, -3.5, LEDGE - 1.5), oak, 0.5),
        *[box('bracket', (3, 12, 8), (x, -5, LEDGE - 7), paint, 0.5) for x in (-30, 30)],
    ]
    # The upper half has swung into the hall, on the right.
    leaf = [box('leaf', (4, 84, 110), (42.5, 46, LEDGE + 57), paint, 0.3)]
    leaf += [box('leaf panel', (1.4, 60, 86), (40.3, 46, LEDGE + 57), paint, 0.9)]
    brass = grain(principled('brass', '#c39a4e', Metallic=1.0, Roughness=0.24), 2.0, 0.05, 0.02)
    return parts + leaf + knob(39, 90.5, brass)


def knob(x, z, brass):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=2.6, location=(x, -4.6, z))
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(brass)
    rose = box('rose', (6, 0.5, 6), (x, -0.3, z), brass, 0.2)
    neck = box('neck', (1.6, 4, 1.6), (x, -2.2, z), brass, 0.3)
    return [bpy.context.object, rose, neck]


def frame():
    """Posts beside the door, with the house's number, and boards on the wall."""
    trim = lacquer('trim', '#6f675b', 0.42)
    boards = lacquer('boards', '#4b463f', 0.5)
    parts = [box('post', (12, 12, 240), (x, 1, 120), trim, 0.5) for x in (-52, 52)]
    enamel = printed(principled('enamel', '#1c3350', Roughness=0.2), artwork('number'), (48.3, 124, 55.7, 131.4))
    parts.append(box('number', (7.4, 0.5, 7.4), (52, -5.2, 127.7), enamel, 0.15))
    for x in (-158, 158):
        for row in range(16):
            board = box('board', (200, 2.4, 13.4), (x, 4.5, 6 + row * 12.4), boards, 0.35)
            board.rotation_euler[0] = math.radians(-4)
            parts.append(board)
    return parts


def hall():
    """What the open half shows, out of focus: a warm wall, a lamp on a table, a picture."""
    plaster = principled('plaster', '#d8b88c', Roughness=0.95, Specular=0.05)
    shade = glow('shade', '#ffcf8a', 2.6, 120, 150)
    lamp = tube('shade', 128, 150, 13, shade, 0.5)
    lamp.location = (34, 190, 0)
    stem = tube('stem', 96, 128, 1.6, principled('stem', '#7a5526', Metallic=1.0, Roughness=0.3), 0.3)
    stem.location = (34, 190, 0)
    ink = principled('picture', '#26423a', Roughness=0.8)
    return [
        box('wall', (420, 4, 300), (0, 222, 120), plaster, 0),
        box('left wall', (4, 210, 300), (-110, 118, 120), plaster, 0),
        box('table', (90, 30, 96), (44, 196, 48), wood('table', '#7b4f2b', '#54331a'), 0.6),
        box('picture frame', (44, 2, 56), (-24, 219, 150), wood('picture frame', '#5a3a20', '#412813'), 0.4),
        box('picture', (36, 2, 48), (-24, 218, 150), ink, 0),
        lamp,
        stem,
    ]


def id_card(**place):
    """85.6 × 54 mm, leaning back from its lower edge at z = 0."""
    front = (-4.28, 0, 4.28, 5.4)
    card = box('card', (8.56, 0.09, 5.4), (0, 0, 2.7), printed(paper('card', '#cfe3ea', 0.3), artwork('id-card'), front), 0.03)
    return group('id card', [card], **place)


def tablet(**place):
    """The driver's tablet in its rugged case, leaning back from its lower edge at z = 0. Its screen is lit."""
    case = polymer('case', '#191816', 0.6)
    glass = principled('glass', '#101010', Roughness=0.12, Specular=0.5)
    screen = principled('screen', '#000000', Roughness=0.2, Specular=0.3)
    image, mask = front_picture(screen, artwork('tablet'), (-9.6, 1.4, 9.6, 15.8), False)
    shader = shader_of(screen)
    screen.node_tree.links.new(image.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = 0.62
    screen.cycles.sample_as_light = False
    parts = [
        box('case', (23, 1.6, 17.2), (0, 0.5, 8.6), case, 0.6),
        *[box('bumper', (2.6, 2.2, 2.6), (x, 0.4, z), case, 0.7) for x in (-10.6, 10.6) for z in (1.2, 16.0)],
        box('glass', (20.6, 0.3, 15.4), (0, -0.3, 8.6), glass, 0.1),
        box('screen', (19.2, 0.06, 14.4), (0, -0.46, 8.6), screen, 0),
    ]
    return group('tablet', parts, **place)


def glow(name, color, strength, low, high):
    """A frosted pane, brighter at the height of a lamp than near the floor."""
    material = emission(name, color, strength)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    light = next(node for node in nodes if node.type == 'EMISSION')
    where, parts, rise = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'MapRange'))
    for key, value in (('From Min', low), ('From Max', high), ('To Min', strength * 0.35), ('To Max', strength)):
        rise.inputs[key].default_value = value
    links.new(where.outputs['Object'], parts.inputs[0])
    links.new(parts.outputs['Z'], rise.inputs['Value'])
    links.new(rise.outputs[0], light.inputs[1])
    return material


def paving(wet=0.62):
    """Slabs of bluestone, 70 × 58 cm, on a dark bed. `wet` is their roughness."""
    stone = grain(principled('stone', '#6b6762', Roughness=wet, Specular=0.35), 1.6, 0.5, 0.08)
    mottled(stone, '#77726b', '#4c4a48', 0.07)
    slabs = [
        box('slab', (69.4, 57.4, 4), (x * 70 + row * 27 - 12, 5 - row * 58, -2), stone, 0.3)
        for row in range(6)
        for x in range(-4, 5)
    ]
    return group('paving', slabs)
