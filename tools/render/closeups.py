"""The battery's lower end with its ring, from near."""

import math

import bpy

import product
import stage
from geometry import add_mesh, annulus, bridge, disc, group, loft, rounded
from materials import artwork, emission, etched, grain, piano, principled, rainbow, steel
from shot import Shot, elevated

# The ring lies in a shallow pocket with a bright chamfer.
POCKET, CHAMFER, FLOOR = 0.372, 0.022, -0.655


def lathe(name, profile, z, material, is_solid=False, steps=192):
    """Turns a profile of (radius, y) around the axis of the ring."""

    def build(shape):
        loops = [
            [
                shape.verts.new((r * math.cos(at / steps * math.tau), y, z + r * math.sin(at / steps * math.tau)))
                for at in range(steps)
            ]
            for r, y in profile
        ]
        bridge(shape, loops)
        if is_solid:
            shape.faces.new(loops[0])
            shape.faces.new(loops[-1])

    return add_mesh(name, build, material)


def blasted(color='#4b4743'):
    """Anodized metal from so near that the marks of bead blasting show."""
    return grain(principled('blasted', color, Metallic=1.0, Roughness=0.34), 70, 0.09, 0.004)


def drilled(shell, material):
    """Cuts the pocket of the ring into the shell."""
    front = -product.BATTERY_HALF
    edge = front + CHAMFER - 0.006
    cutter = lathe(
        'cutter',
        [(POCKET + CHAMFER + 0.04, front - 0.046), (POCKET, edge), (POCKET, FLOOR)],
        product.RING_Z,
        material,
        is_solid=True,
    )
    cut = shell.modifiers.new('pocket', 'BOOLEAN')
    cut.operation, cut.solver, cut.object = 'DIFFERENCE', 'EXACT', cutter
    bpy.context.view_layer.objects.active = shell
    bpy.ops.object.modifier_apply(modifier=cut.name)
    bpy.data.objects.remove(cutter)
    return shell


INNER, OUTER = 0.268, 0.345
RINGS = {'off': ('#000000', 0.0), 'amber': ('#ff8a0c', 2.0), 'white': ('#fff1de', 2.2), 'red': ('#ff2416', 2.2)}


def ring_light(ring):
    """A light guide: brightest along its middle, deeper in color toward its edges."""
    light = rainbow(2.0, product.RING_Z) if ring == 'rainbow' else emission('ring', *RINGS[ring])
    nodes, links = light.node_tree.nodes, light.node_tree.links
    shader = next(node for node in nodes if node.type == 'EMISSION')
    where = nodes.new('ShaderNodeTexCoord')
    away = nodes.new('ShaderNodeVectorMath')
    away.operation = 'MULTIPLY_ADD'
    away.inputs[1].default_value, away.inputs[2].default_value = (1, 0, 1), (0, 0, -product.RING_Z)
    radius = nodes.new('ShaderNodeVectorMath')
    radius.operation = 'LENGTH'
    across = nodes.new('ShaderNodeMapRange')
    across.interpolation_type = 'SMOOTHSTEP'
    middle = (INNER + OUTER) / 2
    apart = nodes.new('ShaderNodeMath')
    apart.operation = 'SUBTRACT'
    apart.inputs[1].default_value = middle
    either = nodes.new('ShaderNodeMath')
    either.operation = 'ABSOLUTE'
    across.inputs['From Max'].default_value = OUTER - middle
    power = shader.inputs[1].default_value
    across.inputs['To Min'].default_value, across.inputs['To Max'].default_value = power * 1.5, power * 0.45
    links.new(where.outputs['Object'], away.inputs[0])
    links.new(away.outputs[0], radius.inputs[0])
    links.new(radius.outputs['Value'], apart.inputs[0])
    links.new(apart.outputs[0], either.inputs[0])
    links.new(either.outputs[0], across.inputs['Value'])
    links.new(across.outputs[0], shader.inputs[1])
    return light


def tip(ring, **place):
    """The battery as product.py has it, with its ring in finer detail."""
    shell = loft(
        'shell',
        rounded(0, product.BATTERY_HEIGHT, product.BATTERY_HALF, product.BATTERY_HALF, 0.16, 0.012, steps=14),
        etched(blasted(), artwork('wordmark'), (-0.28, 4.2, 0.28, 6.58)),
    )
    z = product.RING_Z
    black = principled('well', '#080706', Roughness=0.3)
    parts = [
        drilled(shell, black),
        lathe('chamfer', [(POCKET, -0.684), (POCKET + 0.018, -0.7)], z, steel()),
        annulus('ring', INNER, OUTER, -0.672, z, ring_light(ring), 0.014, steps=192),
        lathe('button', [(0.256, -0.66), (0.256, -0.682), (0.25, -0.688), (0.0005, -0.688)], z, piano()),
        disc('diode', 0.04, -0.6885, z, principled('diode', '#2a1430', Roughness=0.1), 0.0),
    ]
    return group('tip', parts, **place)


def bloom(low=0.9, parts=((1.2, 0.1), (6.0, 0.08))):
    """Light that a lens scatters around whatever is brighter than `low`. Sizes are percentages of the picture."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    seen = nodes.new('CompositorNodeRLayers')
    split = nodes.new('CompositorNodeSepHSVA')
    is_bright = nodes.new('CompositorNodeMath')
    is_bright.operation = 'GREATER_THAN'
    is_bright.inputs[1].default_value = low
    bright = nodes.new('CompositorNodeMixRGB')
    bright.blend_type = 'MULTIPLY'
    links.new(seen.outputs['Image'], split.inputs[0])
    links.new(split.outputs['V'], is_bright.inputs[0])
    links.new(seen.outputs['Image'], bright.inputs[1])
    links.new(is_bright.outputs[0], bright.inputs[2])
    whole = seen.outputs['Image']
    for size, strength in parts:
        blur = nodes.new('CompositorNodeBlur')
        blur.filter_type, blur.use_relative, blur.aspect_correction = 'FAST_GAUSS', True, 'Y'
        blur.factor_x = blur.factor_y = size
        add = nodes.new('CompositorNodeMixRGB')
        add.blend_type = 'ADD'
        add.inputs[0].default_value = strength
        links.new(bright.outputs[0], blur.inputs[0])
        links.new(whole, add.inputs[1])
        links.new(blur.outputs[0], add.inputs[2])
        whole = add.outputs[0]
    out = nodes.new('CompositorNodeComposite')
    links.new(whole, out.inputs[0])


def ring():
    """The battery lies on polished black, its foot toward the page's text, and recedes to the right."""
    turn = math.radians(26)
    tip('amber', location=(0, 0, 0.7), rotation=(0, 90, 26))
    z = product.RING_Z
    center = (
        z * math.cos(turn) + 0.7 * math.sin(turn),
        z * math.sin(turn) - 0.7 * math.cos(turn),
        0.7,
    )
    stage.floor(principled('black', '#060504', Roughness=0.07, Specular=0.5))
    stage.softbox((1, 9, 6.5), (3, 1, 0.7), (16, 1.2), 520, '#ffe9cc')
    stage.softbox((-8, -2, 4), (0, 0, 0.7), (1.5, 5), 520, '#fff1dc')
    stage.softbox((10, -6, 3), (3, 0, 0.7), (1.5, 4), 640, '#fff4e4')
    edge = stage.softbox((3, -1, 9), (3, 0.6, 0.7), (12, 0.5), 160, '#fff4e4')
    edge.rotation_euler.z += turn
    stage.world('#000000', 1.0, '#1a1510', 0.1)
    eye = elevated(center, 14.6, 16, 8)
    stage.camera(eye, center, lens=90, shift=(-0.18, 0.015), focus=center, stop=0.3)
    bloom()


RING_LIGHTS = ('rainbow', 'white', 'amber', 'red')
# How far apart the four batteries are. Each has a quarter of the picture, with its ring in the middle.
PITCH = 3.0


def ring_lights():
    """Four batteries stand on polished black, each with another light in its ring."""
    turn = 14
    aside = product.BATTERY_HALF * math.sin(math.radians(turn))
    for at, light in enumerate(RING_LIGHTS):
        tip(light, location=((at - 1.5) * PITCH - aside, 0, 0), rotation=(0, 0, turn))
    stage.floor(principled('black', '#060504', Roughness=0.07, Specular=0.5))
    # From so far that each battery has the same light.
    for side, color in ((-34, '#ffe3bd'), (34, '#ffffff')):
        stage.softbox((side, 28, 6), (0, 0, 2), (9, 28), 15000, color)
    stage.softbox((33, -30, 5), (0, 0, 2), (7, 24), 10000, '#fff1dc')
    stage.softbox((-36, -18, 5), (0, 0, 2), (6, 24), 3000, '#fff1dc')
    stage.world('#000000', 1.0, '#1a1510', 0.1)
    middle = (0, 0, 3.15)
    stage.camera(elevated(middle, 48, 9), middle, ortho=4 * PITCH)
    bloom()


SHOTS = {
    'ring': Shot(ring, (2560, 1600), 56),
    'ring-lights': Shot(ring_lights, (1600, 1200), 72),
}
