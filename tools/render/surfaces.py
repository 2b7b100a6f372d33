"""Materials of rooms and streets: wood and stone."""

from materials import grain, principled, rgba, shader_of


def mixed_by(material, factor, light, dark, low=0.32, high=0.7):
    """Colors a material between two colors by a texture's value."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    ramp = nodes.new('ShaderNodeValToRGB')
    for stop, place, color in zip(ramp.color_ramp.elements, (low, high), (dark, light)):
        stop.position, stop.color = place, rgba(color)
    links.new(factor, ramp.inputs[0])
    links.new(ramp.outputs[0], shader_of(material).inputs['Base Color'])
    return material


def clouds(material, scale, detail=9.0, rough=0.72, stretch=(1, 1, 1)):
    """A noise over the object's own coordinates."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where, shaped, noise = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    shaped.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    noise.inputs['Roughness'].default_value = rough
    links.new(where.outputs['Object'], shaped.inputs['Vector'])
    links.new(shaped.outputs[0], noise.inputs['Vector'])
    return noise.outputs['Fac']


def mottled(material, light, dark, scale):
    """Mixes two colors in clouds and specks, as stone has."""
    return mixed_by(material, clouds(material, scale), light, dark)


def wood(name, light, dark, roughness=0.45, scale=0.9):
    """Boards whose grain runs along x."""
    material = grain(principled(name, light, Roughness=roughness, Specular=0.35), 30, 0.05)
    fibers = clouds(material, scale, 6, 0.6, (0.06, 1, 1))
    return mixed_by(material, fibers, light, dark, 0.3, 0.66)
