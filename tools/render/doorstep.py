"""A front door at dusk, and a paper bag on its mat. In centimeters, like the hardware."""

import math

from mathutils import Vector, noise

from geometry import add_mesh, box, bridge, cord, group
from materials import artwork, emission, grain, paper, principled, printed
from surfaces import mottled

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


def door(**place):
    """90 cm wide, its face at y = 0: stiles and rails around four panels."""
    paint = lacquer('door', '#17382f')
    parts = [box('slab', (90, 2, 205), (0, 4.2, 102.5), paint, 0.2)]
    for x, width in ((-39, 12), (0, 11), (39, 12)):
        parts.append(box('stile', (width, 4, 205), (x, 2, 102.5), paint, 0.25))
    for z, height in ((11, 22), (90, 20), (198, 14)):
        parts.append(box('rail', (90, 4, height), (0, 2.02, z), paint, 0.25))
    for x in (-19.3, 19.3):
        parts += panel(x, 51, 27.2, 58, paint) + panel(x, 145, 27.2, 90, paint)
    brass = grain(principled('brass', '#c39a4e', Metallic=1.0, Roughness=0.24), 2.0, 0.05, 0.02)
    parts.append(box('kick plate', (82, 0.3, 16), (0, -0.15, 11.5), brass, 0.03))
    return group('door', parts, **place)


def surround():
    """Frame, threshold, a side light of frosted glass with a lit hall behind it, and boards on the wall."""
    trim = lacquer('trim', '#6f675b', 0.42)
    boards = lacquer('boards', '#4b463f', 0.5)
    parts = [
        box('left post', (12, 12, 240), (-53, 1, 120), trim, 0.5),
        box('middle post', (8, 12, 240), (50, 1, 120), trim, 0.5),
        box('right post', (13, 14, 240), (84.5, 1, 120), trim, 0.6),
        box('sill', (24, 10, 26), (66, 2, 13), trim, 0.5),
        box('sill edge', (24, 12, 3), (66, 1, 27.5), trim, 0.6),
        box('threshold', (150, 16, 2.6), (16, -1, 1.3), principled('sill', '#8d8579', Roughness=0.5), 0.5),
        box('pane', (24, 0.6, 190), (66, 5, 124), glow('hall', '#ff9227', 2.2, 29, 200), 0.0),
        *[box('bar', (24, 3, 2.4), (66, 3, z), trim, 0.4) for z in (74, 120)],
    ]
    for x, width in ((-159, 200), (191, 200)):
        for row in range(16):
            board = box('board', (width, 2.4, 13.4), (x, 4.5, 6 + row * 12.4), boards, 0.35)
            board.rotation_euler[0] = math.radians(-4)
            parts.append(board)
    return parts


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


def mat():
    """Coir, 76 × 46 cm: short stiff fibers on a dark back."""
    back = principled('coir', '#2a1d11', Roughness=0.95, Specular=0.05)
    fiber = principled('fiber', '#6d4f2e', Roughness=0.8, Specular=0.15)
    thing = box('mat', (76, 46, 1.2), (0, 0, 0.6), back, 0.3)
    thing.data.materials.append(fiber)
    thing.modifiers.new('pile', 'PARTICLE_SYSTEM')
    pile = thing.particle_systems[0].settings
    pile.type = 'HAIR'
    pile.count = 60000
    pile.hair_length = 1.1
    pile.hair_step = 3
    pile.use_advanced_hair = True
    pile.brownian_factor = 0.25
    pile.factor_random = 0.25
    pile.length_random = 0.35
    pile.radius_scale = 0.06
    pile.root_radius, pile.tip_radius = 1.0, 0.7
    pile.material = 2
    return thing
