"""The front of a dispensary in the evening, its window lit. Smaller than a real one, its packs about three times their size."""

import math

import bpy

import product
from geometry import box, tube
from makers import MAKERS, pack
from materials import (
    artwork,
    emission,
    front_picture,
    grain,
    new_material,
    output_of,
    principled,
    printed,
    shader_of,
)
from surfaces import wood

WINDOW = (-112, 38, 36, 140)
DOOR = (52, 112)


def pane(name='pane'):
    """Thin glass: it lets light through and reflects more of the street the flatter one looks at it."""
    material, nodes, links = new_material(name)
    through, mirror, mix, angle = (
        nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'Fresnel')
    )
    mirror.inputs['Roughness'].default_value = 0.0
    angle.inputs['IOR'].default_value = 1.5
    links.new(angle.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output_of(nodes).inputs[0])
    return material


def lit_letters(material, picture, area, strength):
    """Lets the letters of a sign glow."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    image, mask = front_picture(material, picture, area, False)
    power = nodes.new('ShaderNodeMath')
    power.operation = 'MULTIPLY'
    power.inputs[1].default_value = strength
    links.new(mask, power.inputs[0])
    links.new(image.outputs['Color'], shader_of(material).inputs['Emission'])
    links.new(power.outputs[0], shader_of(material).inputs['Emission Strength'])
    material.cycles.sample_as_light = False
    return material


def front():
    """Posts, the panel below the window, the sign and its cornice, in near-black paint."""
    paint = grain(principled('paint', '#2c2f2c', Roughness=0.36, Specular=0.5), 1.2, 0.1, 0.05)
    sign = principled('sign', '#1f1e1b', Roughness=0.3, Specular=0.5)
    lit_letters(sign, artwork('fascia'), (-66, 150, 66, 176.4), 1.1)
    left, right, low, high = WINDOW
    parts = [
        box('fascia', (262, 8, 32), (0, -2, 163.5), sign, 0.4),
        box('molding', (262, 11, 3), (0, -3, 146), paint, 0.8),
        box('cornice', (270, 20, 5), (0, -6, 182), paint, 1.2),
        box('cornice', (264, 14, 4), (0, -4, 178), paint, 1.2),
        box('wall', (900, 10, 300), (0, 6, 334), grain(principled('wall', '#3a3732', Roughness=0.8), 0.8, 0.3, 0.1), 0),
    ]
    for x, width in ((-121, 15), (45, 12), (121, 15)):
        parts.append(box('post', (width, 12, 145), (x, 0, 72.5), paint, 0.5))
        parts.append(box('post panel', (width - 6, 1.5, 118), (x, -6.3, 80), paint, 0.5))
        parts.append(box('plinth', (width + 2, 14, 14), (x, -0.5, 7), paint, 0.6))
    parts += [
        box('riser', (right - left + 6, 6, low - 4), ((left + right) / 2, 1, (low - 4) / 2), paint, 0.3),
        *[box('riser panel', (44, 2, 20), (-87 + at * 50, -2.2, 17), paint, 0.8) for at in range(3)],
        box('sill', (right - left + 6, 14, 4), ((left + right) / 2, -2, low - 2), paint, 0.7),
        box('head', (right - left + 6, 6, 6), ((left + right) / 2, 1, high + 2), paint, 0.4),
        *[box('bar', (5, 5, high - low), (x, 1, (low + high) / 2), paint, 0.5) for x in (left, right)],
        box('beside', (600, 10, 190), (-430, 6, 92), paint, 0.3),
        box('beside', (600, 10, 190), (430, 6, 92), paint, 0.3),
    ]
    return parts


def entrance():
    paint = principled('door', '#2c2f2c', Roughness=0.36, Specular=0.5)
    brass = principled('brass', '#c99a45', Metallic=1.0, Roughness=0.2)
    left, right = DOOR
    middle, wide = (left + right) / 2, right - left
    handle = tube('handle', 58, 96, 1.0, brass, 0.3)
    handle.location = (left + 3.5, -3.5, 0)
    return [
        *[box('stile', (8, 4, 145), (x, 3, 72), paint, 0.5) for x in (left + 2.5, right - 2.5)],
        box('rail', (wide - 12, 4, 24), (middle, 3, 13), paint, 0.3),
        box('rail', (wide - 12, 4, 12), (middle, 3, 140), paint, 0.3),
        box('step', (wide + 4, 16, 2), (middle, -3, 1), principled('step', '#4a4641', Roughness=0.5), 0.4),
        box('glass', (wide - 12, 0.4, 112), (middle, 3, 79), pane('door pane'), 0),
        handle,
        *[box('mount', (1, 4, 1), (left + 3.5, -1.5, z), brass, 0.2) for z in (64, 90)],
    ]


def room():
    """Warm plaster walls, a floor of boards, and globes of milk glass."""
    plaster = grain(principled('plaster', '#e6d6ba', Roughness=0.9, Specular=0.1), 0.4, 0.1, 0.1)
    globe = emission('globe', '#ffd9a0', 2.4)
    globe.cycles.sample_as_light = False
    parts = [
        box('back', (360, 4, 160), (40, 150, 75), plaster, 0),
        box('left', (4, 150, 160), (-130, 78, 75), plaster, 0),
        box('right', (4, 150, 160), (200, 78, 75), plaster, 0),
        box('boards', (360, 150, 2), (40, 80, 1), wood('boards', '#7b5533', '#54371f'), 0),
        box('ceiling', (360, 150, 4), (40, 80, 150), plaster, 0),
        box('counter', (90, 24, 40), (132, 118, 20), wood('counter', '#9a6c3f', '#6d4725'), 0.8),
    ]
    ink = principled('poster', '#dfe8ea', Roughness=0.5)
    poster = printed(ink, artwork('pack-oxbow-parish'), (118, 66, 146, 113.5))
    parts += [
        box('frame', (31, 1.4, 43), (132, 147.4, 86), principled('frame', '#171512', Roughness=0.4), 0.2),
        box('poster', (28, 1, 40), (132, 147, 86), poster, 0),
    ]
    for x in (94, 122):
        lamp = tube('globe', -6, 6, 6, globe, 5.9)
        lamp.location = (x, 110, 112)
        rod = tube('rod', 118, 150, 0.3, principled('rod', '#c99a45', Metallic=1.0, Roughness=0.3))
        rod.location = (x, 110, 0)
        parts += [lamp, rod]
    return parts


def shelves():
    """Boards with a row of packs on each, and below them the battery on plinths."""
    oak = wood('oak', '#c49a66', '#9a7142')
    left, right, low, _ = WINDOW
    parts = [box('back', (right - left + 8, 3, 120), ((left + right) / 2, 66, 80), wood('panel', '#d3ad7c', '#b58a58'), 0)]
    order = [(at * 11) % len(MAKERS) for at in range(len(MAKERS))]
    for row, z in enumerate((68, 92.5, 117)):
        parts.append(box('shelf', (right - left + 4, 22, 1.8), ((left + right) / 2, 54, z - 0.9), oak, 0.2))
        for at in range(9):
            maker = MAKERS[order[(row * 9 + at) % len(MAKERS)]]
            turn = math.radians(((row * 7 + at * 5) % 5 - 2) * 2)
            x = -103 + at * 16.5
            parts.append(pack(maker, location=(x, 50, z), scale=(2.93, 2.93, 2.93), rotation_euler=(0, 0, turn)))
    for at, x in enumerate((-92, -37, 18)):
        parts.append(box('base', (24, 16, 3), (x, 30, low + 1.5), oak, 0.3))
        stick = product.device('amber', location=(x, 30, low + 3), rotation=(0, 0, (18, 0, -14)[at]))
        stick.scale = (1.9, 1.9, 1.9)
        parts.append(stick)
    for material in bpy.data.materials:
        if material.name.startswith('ring'):
            material.cycles.sample_as_light = False
    for at, x in enumerate((-72, -57, -18, -3)):
        maker = MAKERS[order[(at * 3 + 2) % len(MAKERS)]]
        parts.append(pack(maker, location=(x, 36, low), scale=(3.4, 3.4, 3.4), rotation_euler=(0, 0, (0.1, -0.15)[at % 2])))
    return parts
