"""The things beside the hardware in the steps' pictures: a phone, a printed report, a magnifier, vials of oil."""

import math

import bpy

import pods
from geometry import add_mesh, box, bridge, group, loft, rounded, tube
from materials import anodized, artwork, clear, emission, paper, polymer, principled, shader_of

# Half the width and height of the phone, its screen and its light, in centimeters.
PHONE = (3.75, 7.85)
PHONE_THICK = 0.84
SCREEN = (3.5, 7.6)
PAD = 1.3
PAD_Y = -1.9
SHEET = (10.4, 13.4)


def corner_outline(half_x, half_y, radius, steps=20):
    """The points of a rectangle with round corners, counterclockwise from above."""
    points = []
    for turn, (side, up) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = (turn + step / steps) * math.pi / 2
            points.append(
                (
                    side * (half_x - radius) + radius * math.cos(angle),
                    up * (half_y - radius) + radius * math.sin(angle),
                )
            )
    return points


def slab(name, half, radius, rings, material):
    """Joins rounded rectangles, each at a height and inset by a width, and closes the ends."""

    def build(shape):
        loops = [
            [
                shape.verts.new((x, y, z))
                for x, y in corner_outline(half[0] - inset, half[1] - inset, max(radius - inset, 0.01))
            ]
            for z, inset in rings
        ]
        bridge(shape, loops)
        shape.faces.new(list(reversed(loops[0])))
        shape.faces.new(loops[-1])

    return add_mesh(name, build, material)


def soft_edges(low, high, edge, steps=6):
    """The rings of a slab whose upper and lower edges are rounded."""
    turns = [step / steps * math.pi / 2 for step in range(steps + 1)]
    return [(low + edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in turns] + [
        (high - edge * (1 - math.sin(a)), edge * (1 - math.cos(a))) for a in turns
    ]


def flat_picture(material, name, half):
    """A node with the artwork `name` over a rectangle around the origin, seen from above."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where = nodes.new('ShaderNodeTexCoord')
    fit = nodes.new('ShaderNodeMapping')
    fit.inputs['Location'].default_value = (0.5, 0.5, 0)
    fit.inputs['Scale'].default_value = (0.5 / half[0], 0.5 / half[1], 1)
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(artwork(name), check_existing=True)
    image.extension = 'CLIP'
    links.new(where.outputs['Object'], fit.inputs['Vector'])
    links.new(fit.outputs[0], image.inputs[0])
    return image


def screen_glass(strength):
    """Black glass over a screen that shows the soft rings around the light."""
    material = principled('screen', '#060505', Roughness=0.2, Specular=0.12)
    image = flat_picture(material, 'screen', SCREEN)
    shader = shader_of(material)
    material.node_tree.links.new(image.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    material.cycles.sample_as_light = False
    return material


def phone(pad=4.5, screen=1.0, **place):
    """A phone of no brand lies on z = 0, and its screen shows the light."""
    frame = anodized('frame', '#4a4641', 0.3)
    top = PHONE_THICK
    keys = [box('key', (0.09, long, 0.2), (side * 3.77, y, 0.42), frame, 0.04) for side, y, long in
            ((1, 3.3, 1.5), (-1, 4.1, 0.8), (-1, 2.9, 0.8))]
    glass = [(top - 0.06, 0.0), (top - 0.02, 0.0), (top - 0.006, 0.012), (top + 0.004, 0.035), (top + 0.008, 0.08)]
    light = slab('pad', (PAD, PAD), 0.34, [(0, 0), (0.002, 0)], emission('pad', '#ffe6b8', pad))
    light.location = (0, PAD_Y, top + 0.009)
    parts = [
        slab('frame', PHONE, 1.12, soft_edges(0, top, 0.15), frame),
        slab('glass', (PHONE[0] - 0.13, PHONE[1] - 0.13), 0.99, glass, screen_glass(screen)),
        light,
        *keys,
    ]
    return group('phone', parts, **place)


def sheet(curl=0.0, art='report', **place):
    """A printed page on z = 0 whose near right corner rises by `curl` centimeters."""
    wide, deep = SHEET
    columns, rows = 64, 80
    cover = paper('sheet', '#fdfcf9', 0.6)
    image = flat_picture(cover, art, (wide / 2, deep / 2))
    cover.node_tree.links.new(image.outputs['Color'], shader_of(cover).inputs['Base Color'])

    def build(shape):
        def rise(x, y):
            share = max(0.0, (x / wide - y / deep) - 0.5) / 0.5
            return 0.012 + curl * share**2.2

        points = [
            [
                shape.verts.new((x, y, rise(x, y)))
                for x in (wide * (at / columns - 0.5) for at in range(columns + 1))
            ]
            for y in (deep * (at / rows - 0.5) for at in range(rows + 1))
        ]
        for low, high in zip(points, points[1:]):
            for at in range(columns):
                shape.faces.new((low[at], low[at + 1], high[at + 1], high[at]))

    return group('sheet', [add_mesh('sheet', build, cover)], **place)


def magnifier(radius=1.9, **place):
    """A dome of solid glass in a ring of metal, which lies on the page and enlarges it."""
    low, middle = -0.05, radius * 0.42
    rings = [(low, radius * 0.995, radius * 0.995, 2), (middle, radius, radius, 2)]
    for step in range(1, 40):
        angle = step / 40 * math.pi / 2
        rings.append((middle + radius * 0.86 * math.sin(angle), radius * math.cos(angle), radius * math.cos(angle), 2))
    rim = radius + 0.02
    band = [(0.02, rim), (0.02, rim + 0.3), (0.06, rim + 0.34), (0.5, rim + 0.34), (0.58, rim + 0.28), (0.6, rim + 0.2),
            (0.6, rim + 0.04), (0.56, rim), (0.02, rim)]
    parts = [
        loft('dome', rings, clear('dome', 1.5, '#fbfcfa')),
        loft('rim', [(z, r, r, 2) for z, r in band], anodized('rim', '#4d4843', 0.28), closed=(False, False)),
    ]
    return group('magnifier', parts, **place)


def ribbed(name, low, high, radius, material, ribs=44):
    """A cap with fine ribs around it and a smooth top."""

    def build(shape):
        count = ribs * 8
        loops = []
        for z, inset, depth in ((low, 0.02, 1), (low + 0.02, 0, 1), (high - 0.16, 0, 1), (high - 0.1, 0.012, 0),
                                (high - 0.05, 0.02, 0), (high - 0.012, 0.05, 0), (high, 0.1, 0)):
            loop = []
            for at in range(count):
                angle = at / count * math.tau
                r = radius - inset - depth * 0.024 * (0.5 + 0.5 * math.cos(ribs * angle))
                loop.append(shape.verts.new((r * math.cos(angle), r * math.sin(angle), z)))
            loops.append(loop)
        bridge(shape, loops)
        shape.faces.new(list(reversed(loops[0])))
        shape.faces.new(loops[-1])

    return add_mesh(name, build, material)


def vial(oil, level=2.2, **place):
    """A glass vial with oil and a black cap, standing on z = 0."""
    radius, high = 0.92, 3.5
    inner = radius - 0.1

    def ring(z, r):
        return (z, r, r, 2)

    wall = [ring(z, r) for z, r, _ in rounded(0, high, radius, radius, 0.16, 0.02)]
    hollow = [ring(high, inner - 0.1), ring(high - 0.1, inner), ring(0.4, inner), ring(0.24, inner - 0.07),
              ring(0.17, inner - 0.24)]
    filling = [ring(0.168, inner - 0.25), ring(0.238, inner - 0.068), ring(0.399, inner + 0.002),
               ring(level + 0.07, inner + 0.002), ring(level + 0.03, inner - 0.02), ring(level, inner - 0.09)]
    parts = [
        loft('vial', wall + hollow, clear('vial', 1.47, '#fcfdfb')),
        loft('oil', filling, clear('oil', 1.48, '#ffffff', pods.absorption(pods.OILS[oil]))),
        tube('thread', high - 0.05, high + 0.2, radius - 0.12, polymer('thread', '#141210', 0.4), 0.02),
        ribbed('cap', high - 0.32, high + 0.62, radius + 0.07, polymer('cap', '#171513', 0.38)),
    ]
    return group('vial', parts, **place)
