"""Renders the hardware.

    blender -b -P tools/render/render.py -- [--draft] NAME...

NAME is one of the shots in shots.py, or a prefix with a star: `pod-*`. Each goes to tools/render/out/NAME.png, and
where labels are composited later, their outlines go to NAME.json. Needs Debian's blender and python3-numpy. The same
script on the same Blender gives the same picture: seed and samples are fixed.
"""

import fnmatch
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402
import stage  # noqa: E402

OUT = os.environ.get('RENDER_OUT', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out'))


def settle(shot, draft):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = 7
    share = 0.25 if draft else float(os.environ.get('RENDER_QUALITY', '1'))
    cycles.samples = max(12, round(shot.samples * share))
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = min(24, cycles.samples)
    cycles.use_denoising = False
    cycles.max_bounces = 14
    cycles.transmission_bounces = 14
    cycles.transparent_max_bounces = 16
    cycles.glossy_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 30.0
    cycles.filter_width = 1.6
    scale = 0.5 if draft else 1
    scene.render.resolution_x = round(shot.size[0] * scale)
    scene.render.resolution_y = round(shot.size[1] * scale)
    scene.render.resolution_percentage = 100
    scene.render.use_border = scene.render.use_crop_to_border = bool(shot.crop)
    if shot.crop:
        scene.render.border_min_x, scene.render.border_max_x = shot.crop[0], shot.crop[2]
        scene.render.border_min_y, scene.render.border_max_y = 1 - shot.crop[3], 1 - shot.crop[1]
    scene.render.film_transparent = shot.is_cutout
    cycles.film_transparent_glass = False
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if shot.is_cutout else 'RGB'
    scene.render.image_settings.color_depth = '16'
    scene.view_settings.view_transform = shot.view
    scene.view_settings.look = shot.look
    scene.view_settings.exposure = shot.exposure
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('RENDER_THREADS', '1'))
    scene.render.use_persistent_data = False


def main():
    arguments = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    draft = '--draft' in arguments
    wanted = [name for name in arguments if not name.startswith('--')]
    names = [name for name in shots.SHOTS if any(fnmatch.fnmatch(name, pattern) for pattern in wanted)]
    if not names:
        print('Expected one or more of:', ', '.join(shots.SHOTS))
        sys.exit(1)
    os.makedirs(OUT, exist_ok=True)
    for name in names:
        stage.reset()
        shot = shots.SHOTS[name]
        marks = shot.build()
        settle(shot, draft)
        bpy.context.scene.render.filepath = os.path.join(OUT, f'{name}.png')
        bpy.ops.render.render(write_still=True)
        if marks:
            notes = {**marks(), 'crop': shot.crop, 'size': shot.size}
            with open(os.path.join(OUT, f'{name}.json'), 'w') as file:
                json.dump(notes, file)


main()
