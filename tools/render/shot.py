"""One picture: its scene, size and samples, and helpers that place its camera and measure it."""

import math
from dataclasses import dataclass
from typing import Callable

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


@dataclass
class Shot:
    build: Callable
    size: tuple
    samples: int = 96
    is_cutout: bool = False
    exposure: float = 0.0
    look: str = 'Medium High Contrast'
    # Standard keeps colors as they are, where Filmic turns bright orange into yellow.
    view: str = 'Filmic'
    # The part to render, from the picture's top left: left, top, right, bottom.
    crop: tuple = ()


def elevated(target, distance, elevation, turn=0):
    """A camera's place: degrees above the floor, and degrees to the right of the front."""
    up, side = math.radians(elevation), math.radians(turn)
    x, y, z = target
    flat = distance * math.cos(up)
    return (x + flat * math.sin(side), y - flat * math.cos(side), z + distance * math.sin(up))


def front_outline(points):
    """The outline of a print, in parts of the picture from its top left, as the camera sees it."""

    def measure():
        scene = bpy.context.scene
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
        return {'outline': [(round(point.x, 5), round(1 - point.y, 5)) for point in seen]}

    return measure
