"""What the drawings of products consist of: pods with blank labels, the layers that color their oil, and a white pack."""

from functools import partial

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import pods
import stage
from geometry import box, group
from materials import paper
from tanks import backdrop
from shot import Shot, elevated, front_outline

# Pods and packs have the same elevation, so that they can stand side by side.
SCALE, ELEVATION = 3.72, 7
PACK_SCALE, PACK_TURN = 7.2, -24
MIDDLE = (0, 0, SCALE / 2 - 0.14)


SIZE = (480, 960)
# The layers over a pod's picture: what its oil looks like, and how much gray oil takes of the light.
LAYERS = {
    'milky': ('clear', 'milky'),
    'crystals': ('clear', 'crystals'),
    'gray': ('gray', 'clear'),
    'crystals-gray': ('gray', 'crystals'),
}


def pod_tile(size, oil='clear', kind='clear'):
    stage.pod_room()
    sheet = backdrop((0, 0, 1.05), (3.4, 4.4), 3, '#ffffff', '#8f877a', 2.3)
    sheet.visible_camera, sheet.visible_diffuse = False, True
    pods.pod(oil, size, kind=kind)
    stage.floor(paper('ground', '#f2f0ea'), is_seen=False)
    stage.camera(elevated(MIDDLE, 60, ELEVATION), MIDDLE, ortho=SCALE)
    return front_outline(pods.label_outline(size))


def pod_layer(size, oil, kind):
    pod_tile(size, oil, kind)
    return dict


def window(size):
    """The part of a pod's picture that shows its glass, in whole pixels: left, top, right, bottom."""
    top, bottom = (
        round((0.5 - (z - MIDDLE[2]) / SCALE) * SIZE[1]) / SIZE[1] for z in (pods.SIZES[size]['top'] + 0.02, 0.4)
    )
    return (65 / SIZE[0], top, 415 / SIZE[0], bottom)


def carton():
    """A pack, 33 × 56 × 16 mm, turned so that its side shows. The drawing prints its front and adds its shadow."""
    stage.softbox((-9, -7, 7), (0, 0, 3), (4, 9), 1900, '#fffaf2')
    stage.softbox((-1, 2, 14), (0, 0, 3), (7, 7), 1500)
    stage.softbox((9, -3, 4), (0, 0, 3), (2, 9), 240, '#fffdf8')
    stage.world(stage.SURFACE, 1.0, '#d9d5cc', 0.35)
    thing = box('pack', (3.3, 1.6, 5.6), (0, 0, 2.8), paper('board', '#ffffff', 0.45), 0.03)
    group('carton', [thing], rotation=(0, 0, PACK_TURN))
    stage.floor(paper('ground', '#f2f0ea'), is_seen=False)
    middle = (0.3, 0, 2.75)
    stage.camera(elevated(middle, 60, ELEVATION), middle, ortho=PACK_SCALE)

    def measure():
        scene = bpy.context.scene
        bpy.context.view_layer.update()
        corners = [(x, y, z) for y in (-0.8, 0.8) for x in (-1.65, 1.65) for z in (5.6, 0)]
        seen = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner)) for corner in corners]
        return {'corners': [(round(point.x, 5), round(1 - point.y, 5)) for point in seen]}

    return measure


SHOTS = {
    **{f'pod-{size}': Shot(partial(pod_tile, size), SIZE, 110, is_cutout=True) for size in pods.SIZES},
    **{
        f'pod-{size}-{name}': Shot(partial(pod_layer, size, *layer), SIZE, 64, is_cutout=True, crop=window(size))
        for size in pods.SIZES
        for name, layer in LAYERS.items()
    },
    'carton-white': Shot(carton, (560, 720), 60, is_cutout=True, exposure=0.4),
}
