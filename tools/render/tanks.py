"""The oil behind a pod's glass, from near, and pods lit through their oil in the dark."""

import math
from dataclasses import dataclass
from functools import partial

import bpy

import pods
import stage
from closeups import bloom
from geometry import box, column, group
from materials import clear, new_material, output_of, polymer, principled, rgba, steel
from shot import Shot, elevated


def backdrop(center, size, y, middle, edge, power):
    """A glowing sheet behind glass, brightest at its center. What lies beyond it is dark and draws the glass's edges."""
    material, nodes, links = new_material('backdrop')
    where = nodes.new('ShaderNodeTexCoord')
    fall = nodes.new('ShaderNodeTexGradient')
    fall.gradient_type = 'SPHERICAL'
    place = nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (1.25, 1.0, 1)
    tint = nodes.new('ShaderNodeMixRGB')
    tint.inputs[1].default_value, tint.inputs[2].default_value = rgba(edge), rgba(middle)
    light = nodes.new('ShaderNodeEmission')
    light.inputs[1].default_value = power
    links.new(where.outputs['Object'], place.inputs[0])
    links.new(place.outputs[0], fall.inputs[0])
    links.new(fall.outputs['Fac'], tint.inputs[0])
    links.new(tint.outputs[0], light.inputs[0])
    links.new(light.outputs[0], output_of(nodes).inputs[0])
    bpy.ops.mesh.primitive_plane_add(size=2, location=(center[0], y, center[2]), rotation=(math.radians(90), 0, 0))
    thing = bpy.context.object
    thing.scale = (size[0] / 2, size[1] / 2, 1)
    thing.data.materials.append(material)
    thing.visible_diffuse = thing.visible_glossy = False
    return thing


def bubble(place, radius):
    """It refracts less than air, whose total reflection would make it look like a speck."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=radius, location=place)
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(clear('air', 1 / 1.16))


@dataclass
class View:
    """How near a tank is, from where, and where its bubbles are: (x, y, z, radius)."""

    middle: float
    turn: float
    elevation: float
    lens: float
    bubbles: tuple


VIEWS = {
    'sativa': View(1.52, 0, 7, 302, ((0.345, -0.32, 1.6, 0.021),)),
    'indica': View(1.02, -14, 5, 330, ((-0.3, -0.36, 1.3, 0.016), (-0.26, -0.3, 1.42, 0.011))),
    'hybrid': View(1.46, 14, 10, 350, ((0.1, -0.4, 1.75, 0.018), (0.3, -0.36, 1.3, 0.012), (-0.2, -0.3, 1.52, 0.014))),
    'cbd': View(1.56, 9, 14, 330, ((-0.34, -0.3, 1.78, 0.024), (-0.31, -0.34, 1.56, 0.012))),
}


def oil(name):
    """A pod's tank without its label, against the light, from another side for each oil."""
    view, shape = VIEWS[name], pods.SIZES['1g']
    top = shape['top']
    metal = steel()
    parts = [
        *pods.heater(shape),
        *pods.tank(name, shape),
        column('upper collar', top - 0.02, top + 0.3, 0.688, 0.688, 0.012, metal),
        column('collar', 0.2, 0.5, 0.69, 0.69, 0.02, metal),
    ]
    group('tank', parts, rotation=(0, 0, view.turn))
    for x, y, z, radius in view.bubbles:
        bubble((x, y, z), radius)
    middle = (0, 0, view.middle)
    backdrop((0, 0, 1.75), (3.6, 4.2), 4, '#ffffff', '#c9c2b6', 1.15)
    stage.softbox((-6, -4, 2), middle, (2.2, 14), 800, '#fffaf2', is_seen=True)
    stage.softbox((6, -3, 2), middle, (0.5, 14), 200, '#ffffff')
    stage.softbox((1, -7, 6), middle, (3, 3), 260, '#fff8ee')
    stage.world('#2b2823', 0.5, '#d9d5cc', 0.9)
    stage.camera(elevated(middle, 14, view.elevation), middle, lens=view.lens)


# For each oil, where its pod stands on the black floor (x, y), how high its plinth is, and by how much it is turned.
NIGHT = {
    'sativa': (0.22, 0.7, 0.75, -4),
    'indica': (1.62, -0.5, 0.0, -6),
    'hybrid': (2.87, 0.6, 0.45, 2),
    'cbd': (4.1, -0.4, 0.0, -4),
}


def night():
    """Four makers' pods, each lit through its own oil."""
    stage.floor(principled('black', '#060504', Roughness=0.06, Specular=0.5))
    plinth = polymer('plinth', '#0b0a09', 0.2)
    for name, (x, y, z, turn) in NIGHT.items():
        pods.pod(name, label=f'night-{name}', location=(x, y, z), rotation=(0, 0, turn))
        if z:
            box('plinth', (1.7, 1.7, z), (x, y, z / 2), plinth, 0.03)
        stage.softbox((x, y + 1.1, z + 1.55), (x, y, z + 1.55), (1.25, 1.6), 8, '#fff0d8', is_seen=True)
    stage.softbox((-12, 6, 4.5), (2, 0, 1.8), (2.4, 9), 1500, '#ffe3bd')
    stage.softbox((16, 6, 4.5), (2.4, 0, 1.8), (2.4, 9), 1500, '#fff6ea')
    stage.softbox((-2, -11, 7), (2.2, 0, 1.2), (5, 2.5), 600, '#fff1dc')
    stage.world('#000000', 1.0, '#1a1510', 0.1)
    middle = (0, 0, 1.55)
    stage.camera(elevated(middle, 36, 7), middle, lens=122, focus=(2.2, -0.5, 1.6), stop=0.22)
    bloom(0.75, ((1.5, 0.1), (7.0, 0.09)))


SHOTS = {
    **{f'oil-{name}': Shot(partial(oil, name), (960, 1200), 52, view='Standard', look='None') for name in pods.OILS},
    'night': Shot(night, (2560, 1600), 32, view='Standard', look='None'),
}
