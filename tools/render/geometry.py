"""Meshes of the model. One unit is one centimeter; z points up and the front faces -y."""

import math

import bmesh
import bpy
from mathutils import Vector

POINTS = 160
SQUIRCLE = 4.4


def outline(half_x, half_y, squareness=SQUIRCLE):
    """The points of a superellipse, counterclockwise from above. With a squareness of 2 it is an ellipse."""
    power = 2 / squareness
    points = []
    for at in range(POINTS):
        angle = (at + 0.5) / POINTS * math.tau
        c, s = math.cos(angle), math.sin(angle)
        points.append(
            (
                half_x * math.copysign(abs(c) ** power, c),
                half_y * math.copysign(abs(s) ** power, s),
            )
        )
    return points


def add_mesh(name, build, material, smooth=True):
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    build(shape)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(32)
    return thing


def bridge(shape, loops):
    """Joins each loop of as many vertices to the next by a wall."""
    for lower, upper in zip(loops, loops[1:]):
        for at in range(len(lower)):
            after = (at + 1) % len(lower)
            shape.faces.new((lower[at], lower[after], upper[after], upper[at]))


def loft(name, rings, material, closed=(True, True), is_round=False):
    """Joins outlines (z, half_x, half_y, squareness if not the usual) from one to the next and closes the ends."""
    usual = 2 if is_round else SQUIRCLE

    def build(shape):
        loops = [
            [shape.verts.new((x, y, ring[0])) for x, y in outline(ring[1], ring[2], *(ring[3:] or (usual,)))]
            for ring in rings
        ]
        bridge(shape, loops)
        if closed[0]:
            shape.faces.new(list(reversed(loops[0])))
        if closed[1]:
            shape.faces.new(loops[-1])

    return add_mesh(name, build, material)


def rounded(low, high, half_x, half_y, edge_low, edge_high=None, steps=8):
    """Rings of a column from `low` to `high` whose ends are rounded by the given edge radii."""
    edge_high = edge_low if edge_high is None else edge_high
    rings = []
    for step in range(steps + 1):
        angle = step / steps * math.pi / 2
        inset = edge_low * (1 - math.sin(angle))
        rings.append((low + edge_low * (1 - math.cos(angle)), half_x - inset, half_y - inset))
    for step in range(steps + 1):
        angle = step / steps * math.pi / 2
        inset = edge_high * (1 - math.cos(angle))
        rings.append((high - edge_high * (1 - math.sin(angle)), half_x - inset, half_y - inset))
    return rings


def column(name, low, high, half_x, half_y, edge, material, edge_high=None, is_round=False):
    return loft(name, rounded(low, high, half_x, half_y, edge, edge_high), material, is_round=is_round)


def tube(name, low, high, radius, material, edge=0.01):
    return column(name, low, high, radius, radius, edge, material, is_round=True)


def annulus(name, inner, outer, y, z, material, height=0.012, steps=96):
    """A flat ring on the front face, its center at (0, y, z), slightly domed."""

    def build(shape):
        loops = []
        for at in range(9):
            turn = at / 8 * math.pi
            middle, half = (inner + outer) / 2, (outer - inner) / 2
            r, rise = middle - half * math.cos(turn), height * math.sin(turn)
            loops.append(
                [
                    shape.verts.new(
                        (r * math.cos(a / steps * math.tau), y - rise, z + r * math.sin(a / steps * math.tau))
                    )
                    for a in range(steps)
                ]
            )
        bridge(shape, loops)

    return add_mesh(name, build, material)


def disc(name, radius, y, z, material, depth=0.0, steps=96, rings=10):
    """A disc on the front face, dished by `depth`."""

    def build(shape):
        center = shape.verts.new((0, y + depth, z))
        before = None
        for ring in range(1, rings + 1):
            r = radius * ring / rings
            loop = [
                shape.verts.new(
                    (
                        r * math.cos(a / steps * math.tau),
                        y + depth * (1 - (ring / rings) ** 2),
                        z + r * math.sin(a / steps * math.tau),
                    )
                )
                for a in range(steps)
            ]
            for at in range(steps):
                after = (at + 1) % steps
                if before:
                    shape.faces.new((before[at], before[after], loop[after], loop[at]))
                else:
                    shape.faces.new((center, loop[after], loop[at]))
            before = loop

    return add_mesh(name, build, material)


def box(name, size, center, material, bevel=0.03):
    """A box with beveled edges; `size` is the full width, depth and height."""

    def build(shape):
        made = bmesh.ops.create_cube(shape, size=1)
        bmesh.ops.scale(shape, vec=size, verts=made['verts'])
        if bevel:
            bmesh.ops.bevel(
                shape, geom=list(shape.edges), offset=bevel, segments=4, profile=0.5, affect='EDGES'
            )
        bmesh.ops.translate(shape, vec=center, verts=shape.verts)

    return add_mesh(name, build, material)


def cord(name, points, radius, material, resolution=24):
    """A round cable through the given points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 8
    curve.resolution_u = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    thing = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def smooth_path(points, spacing=0.06):
    """Points of a curve through all of the given ones, about `spacing` apart."""
    knots = [Vector(points[0]), *map(Vector, points), Vector(points[-1])]
    path = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        steps = max(1, round((c - b).length / spacing))
        for step in range(steps):
            t = step / steps
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*path, knots[-1]]


def thread(name, points, radius, material):
    """A fine cord through so many points that straight lines between them look smooth."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 1
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points):
        knot.co = (*point, 1)
    thing = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def group(name, things, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Puts things under one empty, so that they move together. Angles are in degrees."""
    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in things:
        if thing.parent is None:
            thing.parent = handle
    handle.location = location
    handle.rotation_euler = [math.radians(angle) for angle in rotation]
    return handle
