"""Cameras, lights and backgrounds."""

import math

import bpy
from mathutils import Vector

from materials import rgba

SURFACE = '#f2f0ea'
NIGHT = '#14130f'


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def aim(thing, target):
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def softbox(location, target, size, power, color='#ffffff', spread=180, is_seen=False, name='softbox'):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = rgba(color)[:3]
    light.spread = math.radians(spread)
    thing = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    aim(thing, target)
    thing.visible_camera = False
    thing.visible_transmission = is_seen
    return thing


def world(seen, seen_strength, around, around_strength, window=None):
    """
    `seen` lies behind glass; `around` is what metal and polymer reflect beside the softboxes. With a `window` of two
    cosines, what lies behind glass is bright only near the camera's direction, so that glass and oil get dark edges.
    """
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    behind, room = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeBackground')
    behind.inputs[0].default_value, behind.inputs[1].default_value = rgba(seen), seen_strength
    room.inputs[0].default_value, room.inputs[1].default_value = rgba(around), around_strength
    path = nodes.new('ShaderNodeLightPath')
    either = nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    mix = nodes.new('ShaderNodeMixShader')
    if window:
        darkened(nodes, links, behind, window)
    out = nodes.new('ShaderNodeOutputWorld')
    links.new(path.outputs['Is Camera Ray'], either.inputs[0])
    links.new(path.outputs['Is Transmission Ray'], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(room.outputs[0], mix.inputs[1])
    links.new(behind.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])


def darkened(nodes, links, background, window):
    """Dims a background away from +y, from the larger of two cosines to the smaller."""
    strength = background.inputs[1].default_value
    where, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHSTEP'
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = window
    ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = strength * 0.12, strength
    links.new(where.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs['Y'], ramp.inputs['Value'])
    links.new(ramp.outputs[0], background.inputs[1])


def camera(location, target, lens=100, ortho=None, shift=(0, 0), focus=None, stop=8.0):
    made = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', made)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    aim(thing, target)
    made.clip_end = 1000
    made.shift_x, made.shift_y = shift
    if ortho:
        made.type = 'ORTHO'
        made.ortho_scale = ortho
    else:
        made.lens = lens
    if focus is not None:
        made.dof.use_dof = True
        made.dof.focus_distance = (Vector(focus) - thing.location).length
        made.dof.aperture_fstop = stop
    bpy.context.scene.camera = thing
    return thing


def floor(material, z=0.0, is_seen=True, size=400):
    bpy.ops.mesh.primitive_plane_add(size=size, location=(0, 0, z))
    thing = bpy.context.object
    thing.name = 'floor'
    thing.data.materials.append(material)
    thing.visible_camera = thing.visible_transmission = is_seen
    return thing


def light_room(z=5.0, key=1.0):
    """Softboxes for tiles: a tall one at the left, a narrow one at the right, a broad one above."""
    softbox((-7, -5, z + 1), (0, 0, z), (1.7, 13), 900 * key, '#fffaf2')
    softbox((8, 0.5, z + 1), (0, 0, z), (0.9, 14), 620 * key, '#fffdf8')
    softbox((-1, 3, z + 12), (0, 0, z), (7, 7), 800 * key)
    softbox((4, -16, z + 3), (0, 0, z), (4, 7), 620 * key)
    world(SURFACE, 1.7, '#d9d5cc', 0.2)


def pod_room(z=1.7):
    """Light for pods: long strips that their glass and label show, and a dim room at the sides of what lies behind."""
    softbox((-5, -5, z), (0, 0, z), (1.3, 12), 620, '#fffaf2')
    softbox((7, -1.5, z), (0, 0, z), (0.7, 12), 420, '#fffdf8')
    softbox((-1, 2, z + 10), (0, 0, z), (7, 7), 620)
    fill = softbox((-6, -16, z + 4), (0, 0, z), (6, 8), 900, '#fffdf9')
    fill.visible_glossy = False
    world('#6b655c', 1.0, '#d9d5cc', 0.2)


def dark_room(z=5.0, key=1.0):
    """Rim light from both sides and a low key, for black backgrounds."""
    softbox((-6, 2.5, z), (0, 0, z), (1.6, 14), 900 * key, '#ffd9a4')
    softbox((6.5, 3, z), (0, 0, z), (1.0, 14), 600 * key, '#ffffff')
    softbox((5, -9, z + 2), (0, 0, z), (1.6, 9), 170 * key, '#fff1dc')
    softbox((0, 1, z + 13), (0, 0, z), (4, 4), 260 * key, '#fff4e4')
    world('#000000', 1.0, '#1a1510', 0.1)
