"""Scenes around the hardware: a delivery at the door, a shop's window and makers' packs."""

import math

import doorstep
import filling
import pods
import product
import shopfront
import stage
from geometry import box, group
from makers import PACK, pack
from materials import grain, principled
from shot import Shot, elevated
from surfaces import wood


def delivery():
    """At a half-open front door, at dusk: a dispensary's bag on the ledge, an ID and the driver's tablet, which has read it."""
    doorstep.half_door()
    doorstep.frame()
    doorstep.hall()
    ledge = doorstep.LEDGE
    bag = doorstep.bag(location=(-3, -4.5, ledge), rotation=(0, 0, -10))
    bag.scale = (0.84, 0.84, 0.76)
    doorstep.tablet(location=(28, -5.2, ledge + 0.1), rotation=(-24, 0, -10))
    card = doorstep.id_card(location=(14.6, -12.9, ledge + 0.05), rotation=(-30, 0, 3))
    card.scale = (1.16, 1.16, 1.16)
    stage.softbox((112, -84, 160), (10, -4, 104), (36, 36), 420000, '#ffdfb4')
    stage.softbox((-140, -140, 120), (0, 0, 95), (120, 120), 420000, '#a9bce0')
    stage.softbox((0, 120, 236), (0, 120, 100), (80, 80), 300000, '#ffcf94')
    stage.softbox((-10, 60, 190), (0, 0, 110), (40, 30), 60000, '#ffc27a')
    stage.world('#1c222c', 1.0, '#38435a', 0.4)
    at = (16.5, -6, 112.5)
    stage.camera(elevated(at, 185, 9, -6), at, lens=82, focus=(14, -9, 106), stop=1.0)


def store():
    """A shop in the evening, seen from across a wet sidewalk."""
    group('shop', [*shopfront.front(), *shopfront.entrance(), *shopfront.room(), *shopfront.shelves()])
    stage.floor(principled('bed', '#100f0d', Roughness=0.9), z=-1)
    street = doorstep.paving(wet=0.3)
    street.location = (0, -24, 0)
    left, right, low, high = shopfront.WINDOW
    box('glass', (right - left, 0.4, high - low), ((left + right) / 2, 2, (low + high) / 2), shopfront.pane(), 0)
    lamps = [
        stage.softbox((-37, 6, 104), (-37, 60, 80), (146, 66), 400000, '#ffd9a6'),
        stage.softbox((-37, 0, 92), (-37, -50, 10), (146, 80), 1000000, '#ffcf94'),
    ]
    for lamp in lamps:
        lamp.visible_glossy = False
    stage.softbox((105, 80, 146), (105, 80, 0), (110, 90), 190000, '#ffd9a6')
    stage.softbox((-300, -420, 260), (0, 0, 60), (200, 160), 2300000, '#dfe3ee')
    stage.world('#10151f', 1.0, '#6b7c9c', 0.6)
    stage.camera((-62, -440, 78), (0, 0, 84), lens=56)


# Makers of the packs from the left, in the lower and in the upper row, with how far each stands back and is turned.
SHELF = {
    0: (('cinderquay', 1.0, 8), ('larkhollow', 0.6, -3), ('oxbow-parish', 1.0, 4), ('thornabee', 0.7, -7)),
    1: (('mirebell', 0.9, -4), ('ferncastle', 0.8, 5), ('halyard-nine', 0.9, -2)),
}


def partners():
    """Packs of seven makers, a pod of one of them, and the device on an oak board."""
    plaster = grain(principled('wall', '#e6e1d7', Roughness=0.95, Specular=0.1), 1.2, 0.12, 0.05)
    box('wall', (400, 2, 400), (0, 7.9, 0), plaster, 0)
    box('board', (60, 13, 2.4), (0, 0.2, -1.2), wood('oak', '#cdab80', '#ab855a'), 0.12)
    for row, packs in SHELF.items():
        for at, (maker, back, turn) in enumerate(packs):
            place = (-8.7 + row * 2.0 + at * 3.9, back, row * PACK[2])
            pack(maker, location=place, rotation_euler=(0, 0, math.radians(turn)))
    product.device('amber', location=(9.9, 0.6, 0), rotation=(0, 0, 6))
    pods.pod('cbd', label='night-cbd', location=(6.9, -1.6, 0), rotation=(0, 0, -10))
    stage.softbox((-26, -18, 30), (0, 0, 5), (12, 16), 22000, '#fff4e4')
    stage.softbox((24, -30, 12), (0, 0, 6), (16, 24), 3600, '#fdf6ea')
    stage.world('#f2f0ea', 1.0, '#efece4', 0.35)
    stage.camera((-7, -88, 11), (0.3, 0, 5.3), lens=128, focus=(0, -1, 4), stop=0.12)


SHOTS = {
    'partners': Shot(partners, (1200, 900), 72, exposure=0.25),
    'store': Shot(store, (1200, 900), 88),
    'filling': Shot(filling.filling, (1200, 900), 72, exposure=0.25),
    'delivery': Shot(delivery, (1200, 900), 112, exposure=0.2),
}
