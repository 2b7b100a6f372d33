"""Materials of the model. Colors are hex strings in sRGB."""

import os

import bpy


def artwork(name):
    """The path of a texture that artwork.ts wrote."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), 'artwork', f'{name}.png')


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def rgba(color):
    return tuple(linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5)) + (1.0,)


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree.nodes, material.node_tree.links


def output_of(nodes):
    return nodes.new('ShaderNodeOutputMaterial')


def principled(name, color, **inputs):
    material, nodes, links = new_material(name)
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = rgba(color)
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    links.new(shader.outputs[0], output_of(nodes).inputs[0])
    return material


def grain(material, scale, strength, distance=0.002):
    """A fine bump, as bead blasting or paper has."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = shader_of(material)
    where = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 2
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return material


def anodized(name='anodized', color='#565250', roughness=0.35):
    return grain(principled(name, color, Metallic=1.0, Roughness=roughness), 420, 0.05)


def steel():
    return principled('steel', '#d8d2c9', Metallic=1.0, Roughness=0.13)


def gold():
    return principled('gold', '#e8b65a', Metallic=1.0, Roughness=0.22)


def polymer(name='polymer', color='#1b1917', roughness=0.36):
    return grain(principled(name, color, Roughness=roughness, Specular=0.5), 300, 0.04)


def piano(name='piano'):
    return principled(name, '#060505', Roughness=0.06, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.02)


def paper(name, color, roughness=0.6):
    return grain(principled(name, color, Roughness=roughness, Specular=0.3), 90, 0.04)


def felt(name, color, scale=60, strength=0.5):
    return grain(principled(name, color, Roughness=1.0, Specular=0.05, Sheen=0.8), scale, strength, 0.02)


def ceramic():
    return principled('ceramic', '#f1ece2', Roughness=0.35, Subsurface=0.0)


def emission(name, color, strength):
    material, nodes, links = new_material(name)
    light = nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value = rgba(color)
    light.inputs[1].default_value = strength
    links.new(light.outputs[0], output_of(nodes).inputs[0])
    return material


def rainbow(strength, center_z):
    """Light whose hue goes once around a ring on the front face."""
    material, nodes, links = new_material('rainbow')
    where = nodes.new('ShaderNodeTexCoord')
    parts = nodes.new('ShaderNodeSeparateXYZ')
    lowered = nodes.new('ShaderNodeMath')
    lowered.operation = 'SUBTRACT'
    lowered.inputs[1].default_value = center_z
    angle = nodes.new('ShaderNodeMath')
    angle.operation = 'ARCTAN2'
    turn = nodes.new('ShaderNodeMapRange')
    turn.inputs['From Min'].default_value = -3.14159265
    turn.inputs['From Max'].default_value = 3.14159265
    hue = nodes.new('ShaderNodeCombineHSV')
    hue.inputs['S'].default_value = 0.86
    hue.inputs['V'].default_value = 1.0
    light = nodes.new('ShaderNodeEmission')
    light.inputs[1].default_value = strength
    links.new(where.outputs['Object'], parts.inputs[0])
    links.new(parts.outputs['Z'], lowered.inputs[0])
    links.new(lowered.outputs[0], angle.inputs[0])
    links.new(parts.outputs['X'], angle.inputs[1])
    links.new(angle.outputs[0], turn.inputs['Value'])
    links.new(turn.outputs[0], hue.inputs['H'])
    links.new(hue.outputs[0], light.inputs[0])
    links.new(light.outputs[0], output_of(nodes).inputs[0])
    return material


def clear(name, ior, color='#ffffff', absorb=None, roughness=0.0):
    """Glass or oil. Shadow rays pass, so that light reaches what is inside without caustics."""
    material, nodes, links = new_material(name)
    glass = nodes.new('ShaderNodeBsdfGlass')
    glass.inputs['Color'].default_value = rgba(color)
    glass.inputs['Roughness'].default_value = roughness
    glass.inputs['IOR'].default_value = ior
    through = nodes.new('ShaderNodeBsdfTransparent')
    through.inputs[0].default_value = rgba(color)
    path = nodes.new('ShaderNodeLightPath')
    either = nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    mix = nodes.new('ShaderNodeMixShader')
    out = output_of(nodes)
    links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(glass.outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    if absorb:
        volume = nodes.new('ShaderNodeVolumeAbsorption')
        volume.inputs[0].default_value, volume.inputs[1].default_value = absorb
        links.new(volume.outputs[0], out.inputs['Volume'])
    return material


def milky(name, absorb, haze=0.4, ior=1.48, roughness=0.3):
    """Oil or crystals that scatter light: what is behind them blurs, and `haze` of what they show is their own."""
    material = clear(name, ior, '#ffffff', absorb, roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    out = next(node for node in nodes if node.type == 'OUTPUT_MATERIAL')
    refracted = out.inputs['Surface'].links[0].from_socket
    near, far = nodes.new('ShaderNodeBsdfDiffuse'), nodes.new('ShaderNodeBsdfTranslucent')
    both, mix = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = haze
    links.new(near.outputs[0], both.inputs[1])
    links.new(far.outputs[0], both.inputs[2])
    links.new(refracted, mix.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return material


def crystal():
    """
    A crystal in oil. Light loses nothing inside it, but Cycles lets the oil around it absorb there too. The glow makes up
    for that, so that crystals are paler than their oil.
    """
    material = milky('crystal', None, 0.25, 1.12, 0.04)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    out = next(node for node in nodes if node.type == 'OUTPUT_MATERIAL')
    light, mix = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeMixShader')
    light.inputs[0].default_value, light.inputs[1].default_value = rgba('#fff6e4'), 1.6
    facing = nodes.new('ShaderNodeLayerWeight')
    share = nodes.new('ShaderNodeMapRange')
    share.inputs['To Min'].default_value, share.inputs['To Max'].default_value = 0.2, 0.62
    links.new(facing.outputs['Facing'], share.inputs['Value'])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(out.inputs['Surface'].links[0].from_socket, mix.inputs[1])
    links.new(light.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return material


def front_picture(material, picture, box, is_upward):
    """The color of `picture` over box (x0, z0, x1, z1) of the front, and a mask of where it lies.

    With `is_upward` the picture's left edge is at the bottom, so that a word reads upward.
    """
    nodes, links = material.node_tree.nodes, material.node_tree.links
    x0, z0, x1, z1 = box
    where = nodes.new('ShaderNodeTexCoord')
    parts = nodes.new('ShaderNodeSeparateXYZ')
    joined = nodes.new('ShaderNodeCombineXYZ')
    links.new(where.outputs['Object'], parts.inputs[0])

    def share(axis, start, end):
        map_range = nodes.new('ShaderNodeMapRange')
        map_range.clamp = False
        map_range.inputs['From Min'].default_value = start
        map_range.inputs['From Max'].default_value = end
        links.new(parts.outputs[axis], map_range.inputs['Value'])
        return map_range.outputs[0]

    links.new(share('Z', z0, z1) if is_upward else share('X', x0, x1), joined.inputs[0])
    links.new(share('X', x1, x0) if is_upward else share('Z', z0, z1), joined.inputs[1])
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(picture, check_existing=True)
    image.extension = 'CLIP'
    links.new(joined.outputs[0], image.inputs[0])
    front = nodes.new('ShaderNodeNewGeometry')
    facing = nodes.new('ShaderNodeVectorTransform')
    facing.vector_type = 'NORMAL'
    facing.convert_from, facing.convert_to = 'WORLD', 'OBJECT'
    side = nodes.new('ShaderNodeSeparateXYZ')
    is_front = nodes.new('ShaderNodeMath')
    is_front.operation = 'LESS_THAN'
    is_front.inputs[1].default_value = 0
    mask = nodes.new('ShaderNodeMath')
    mask.operation = 'MULTIPLY'
    links.new(front.outputs['Normal'], facing.inputs[0])
    links.new(facing.outputs[0], side.inputs[0])
    links.new(side.outputs['Y'], is_front.inputs[0])
    links.new(image.outputs['Alpha'], mask.inputs[0])
    links.new(is_front.outputs[0], mask.inputs[1])
    return image, mask.outputs[0]


def shader_of(material):
    return next(node for node in material.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')


def printed(material, picture, box):
    """Prints a picture over part of the front."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = shader_of(material)
    image, mask = front_picture(material, picture, box, False)
    tint = nodes.new('ShaderNodeMixRGB')
    tint.inputs[1].default_value = shader.inputs['Base Color'].default_value
    links.new(mask, tint.inputs[0])
    links.new(image.outputs['Color'], tint.inputs[2])
    links.new(tint.outputs[0], shader.inputs['Base Color'])
    return material


def etched(material, picture, box):
    """Adds a laser mark to the front, where `picture` is white: paler and rougher than the metal around it."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = shader_of(material)
    image, mask = front_picture(material, picture, box, True)
    image.image.colorspace_settings.name = 'Non-Color'
    word = nodes.new('ShaderNodeMath')
    word.operation = 'MULTIPLY'
    tint = nodes.new('ShaderNodeMixRGB')
    tint.inputs[1].default_value = shader.inputs['Base Color'].default_value
    tint.inputs[2].default_value = rgba('#d9d2c8')
    rough = nodes.new('ShaderNodeMapRange')
    rough.inputs['To Min'].default_value = shader.inputs['Roughness'].default_value
    rough.inputs['To Max'].default_value = 0.55
    links.new(mask, word.inputs[0])
    links.new(image.outputs['Color'], word.inputs[1])
    links.new(word.outputs[0], tint.inputs[0])
    links.new(word.outputs[0], rough.inputs['Value'])
    links.new(tint.outputs[0], shader.inputs['Base Color'])
    links.new(rough.outputs[0], shader.inputs['Roughness'])
    return material
