/** Pods made for California alone. One line each: the slug, then its description. */
export const california = `
california-plain-sailing: Lime leaf on flat water, CBD eight to one. The distillate is nearly colorless, limonene and pinene were measured back in, and the low level keeps the breeze.
california-tamarind-coast: Sour, sticky, clove at the end. A sativa picked ripe and frozen gave live resin with ocimene ahead of myrcene; medium heat turns it to chutney.
california-sunlit-annex: Verbena leaves pressed with a vanilla pod. Limonene rules this sativa rosin while it is cool and bisabolol once it is warm, so climb from level one.
california-tarragon-avenue: Tarragon lined with eucalyptus. The hybrid’s live resin has humulene for depth and pinene for height; the second of three settings hears both.
california-cardamom-hour: Pods of cardamom cracked over tangerine. Sativa THCA was activated in glass, then limonene and caryophyllene came home; use the coolest level first.
california-tangent-line: Yuzu veers into lamp oil and back. Live resin from a leggy sativa, limonene by a wide margin, and it stays clear-tasting at medium heat.
california-salt-meadow: Peppermint growing where the tide reaches. Sea-bred sativa hash was pressed into rosin, pinene and ocimene in the drip; low, unhurried draws.
california-verbena-street: Every door on the street has verbena, one has jasmine. The sativa’s diamonds melt without a trace of cloud, limonene in the sauce; first level.
california-ironwood: Hard, dark, heavy with myrcene. The indica cured for so long that gasoline replaced its fruit, and its resin asks for the hottest setting.
california-marigold-shift: Marigold petals, cracked pepper. Rosin presses rarely see a sativa so floral; linalool and caryophyllene alternate on the middle heat.
california-glass-mountain: Bitter orange over sage on a volcanic slope. Hybrid rosin with limonene and pinene side by side; too much heat mutes the sage, so stay low.
california-tin-roof-rain: Rain on tin, camphor in the air. A sativa whose ice-water hash ran silver before it was pressed to rosin; pinene drums loudest at the second level.
california-weathervane: Rosemary points one way, cucumber the other. The distillate was cut with cannabis terpenes of the same sativa, terpinolene included; cool heat.
california-vineyard-noon: Prunes on a hot wall, roses along it. Sativa live resin is seldom this winey, and linalool is why; the lowest level tastes of skin, the next of fruit.
california-eastbound-lark: Lilac before breakfast, quince with it. Activated THCA from a sativa took linalool and ocimene without turning sweet; keep the battery on one.
california-sandalwood-draw: A box carved of sandalwood with linden inside. Myrcene leads in this indica live resin, linalool follows, and gentle heat keeps the lid ajar.
california-roadside-mint: Mint trampled at the edge of a gravel road, stones sparking. Pinene and caryophyllene split the hybrid’s live resin between them; medium.
california-morning-docket: Pomelo pith and tobacco, read in that order. A low-yield sativa pressed as rosin; limonene fades as the level rises and leaf takes its place.
california-damson-field: Damsons in bloom rather than in jam. The indica’s live resin puts linalool first and fruit second, which is also what a low setting does.
california-steady-row: Fennel rows and walnut husks, CBD eight to one. Frozen whole for live resin, with caryophyllene and humulene in step; the middle level is steady too.
california-white-gravel: Spearmint between paving stones, black tea cooling nearby. Water-clear diamonds of a sativa, sauced with pinene; keep to 2.4 volts for the mint.
california-lemon-balcony: Lemon zest dropped from a balcony of honeysuckle. Hybrid rosin, pale gold, limonene above linalool, and sweetest when the heat is barely on.
california-orchard-wire: Cherries on a wire fence by the airstrip. Sativa diamonds in a sauce with caryophyllene for jet fuel and myrcene for fruit; second setting.
california-barnstorm-berry: Boysenberry jam with quince for pectin. Rosin of a sativa whose myrcene is unusually high for the type; drawn on low it tastes almost baked.
california-open-tuning: Allspice on one string, blood orange on the next. The sativa was cured until limonene and caryophyllene rang together; strum it at medium heat.
california-boysen-lane: Butter, browned; strawberries, wild. This indica’s hash pressed to a rosin like fudge, with bisabolol in the fat; preheat, then low.
california-copper-wire: Hot road, pomelo peel, a penny on the tongue. Cannabis terpenes rich in caryophyllene give a hybrid distillate its current; level three carries it.
california-guava-semaphore: Guava waved past new tires. Pressed from sativa hash at the coolest setting the rosin plates allow, so ocimene is still there; do likewise.
california-blood-orange-barn: Bitter orange rolled across a stone floor. Hybrid live resin with limonene over myrcene, and the barn only shows above the lowest level.
california-redbud: Chamomile and muscat under a tree in bloom. The diamonds of this hybrid were washed once and melted in a linalool sauce; gentle heat, never the top level.
california-slate-roof: Walnut shells and lemon balm after the rain stops. An indica in live resin, humulene giving slate to the myrcene; the second level is driest.
california-early-edition: Tangerine rind, warm tar, ink still wet. The sativa’s THCA was activated overnight, and limonene and terpinolene went in before dawn; read it on low.
california-huckle-ridge: Mulberries on a birch ridge. Rosin from a hybrid with resin heads the size of sand, myrcene and pinene in each; medium brings the bark.
california-loam-and-linen: Beets under clean sheets, marigolds on the sill. Linalool lifts an otherwise earthy indica distillate, most of all on the coolest level.
california-shade-tree: Elderberry in the shadow of a pine, CBD four to one. Its live resin leans on pinene and terpinolene; two seconds on low before each draw.
california-twin-poplars: Two trees, fir and linden, from one hybrid. Half of its harvest was distilled and half kept as live resin for pinene; the first heat is leafier.
california-larch-and-lime: Larch in autumn gold, lime leaf in green. Terpinolene leads this sativa rosin, which is why it smells of varnish for a second; low clears it.
california-yellow-awning: Lemongrass in shade, white peach in sun. Live resin drawn from a sativa with limonene and ocimene high on the sheet; choose the mild setting.
california-sixth-rehearsal: Green banana at the sixth try, grapefruit at the first. The sativa was extracted fresh for live resin; terpinolene improves at medium heat.
california-walnut-suite: Walnuts in maple syrup, served at room temperature. A cured-resin indica with humulene and linalool, dark as tea, made for the lower settings.
california-cellar-stair: Cultured butter, raisins, a cool stone step. Nettle-green indica hash became this rosin; humulene gives the cellar, and 2.8 volts the stair.
california-lime-cartographer: Lime leaf drawn to scale, peppermint for the sea. Rosin from a sativa with little else than limonene and pinene; explore it on level one.
california-lemon-thyme-path: Meyer lemon and thyme along a path with no THC on it. Broad-spectrum CBD, the minor cannabinoids left in, limonene on top; a soft middle heat.
california-cream-brick: Goat cheese under warm cream, a hybrid of the dairy kind. Diamonds grown in Oakland, humulene and bisabolol in the sauce; the high level crisps it.
california-magpie-lane: A magpie’s hoard: strawberries, juniper, something shiny. The hybrid distillate is as clear as that last one, with myrcene and pinene; easy on the heat.
california-tide-table: Bay leaf and saddle soap, twice a day. Low-tide indica, cured and extracted slowly, pinene keeping myrcene honest; middle of the range.
california-noon-carillon: Yuzu bells, hibiscus echo. The live resin of a late sativa rings with limonene until linalool answers, best heard below the top level.
california-dry-creek-blues: Elderberries by a creek that runs on machine oil. Hybrid diamonds in a caryophyllene sauce; the second heat makes the minor key audible.
california-long-daylight: Lilac at nine in the evening, still light. A sativa rosin where linalool, limonene and ocimene take turns; leave the level at its lowest.
california-rose-arbor: Rose petals caught in raspberry canes. This hybrid makes small diamonds and much sauce, nearly all of it linalool; medium heat spoils it, low does not.
california-nightjar: Blueberries in wet bark, heard and not seen. Indica live resin, pinene darting through myrcene, content at any setting up to the middle.
california-harbor-bell: Eucalyptus wind, spruce mast. Hash from a coastal sativa made this rosin, pinene and terpinolene on the rail; a low level carries farthest.
california-melon-ferry: Melon and cucumber crossing together. Hybrid flower, cured short to save its ocimene, became a pale resin that is finest at low heat.
california-winter-pear: A pear wrapped in paper with jasmine. The hybrid was frozen while hard and green, so its live resin ripens in the pod: ocimene first, linalool at level two.
california-window-seat: Honeysuckle through glass, kumquats on the table. Light sativa rosin with linalool beside limonene, and a finish that a cool draw makes longer.
california-mulberry-vesper: Mulberry stains, elderflower starch. Evening-picked indica in live resin, linalool over myrcene, served at the gentlest of the three heats.
california-prairie-static: Diesel and Meyer lemon crackle on contact. Hybrid diamonds with caryophyllene in their sauce take the high level better than most.
california-nine-acres: Nine acres of bitter orange fenced in cedar. Limonene and terpinolene fill the live resin of this broad-shouldered hybrid; walk it at medium heat.
california-goldfinch-row: Verbena, pineapple core, a flash of yellow. Cannabis terpenes with ocimene restored the song to a sativa distillate; keep the volume low.
california-coriander-bay: Coriander seed sown along a grapefruit bay. The hybrid’s diamonds are chalk-white before melting, humulene in the sauce; second level, short draws.
california-chalk-and-lemon: Lemon on slate, wiped and written again. Sativa rosin with more limonene than pith, a mint breath of pinene behind it, for the first heat only.
california-boat-house: Eucalyptus oars and a damp floor. The hybrid hash was sieved finer than usual for this rosin; pinene floats, myrcene sinks, medium stirs them.
california-cedar-chest: Toasted almonds in a cedar drawer. Pinene and terpinolene keep this indica’s live resin dry rather than sweet; middle level, for the wood.
california-counterweight: Nutmeg pulls down, gasoline lifts. A hybrid distillate trimmed with caryophyllene and humulene until level; so is the second setting.
california-first-ferry: Pomelo at the rail, Thai basil in a paper bag. This sativa was washed in ice, pressed warm and bottled as rosin by noon; limonene boards first, on low.
california-raven-orchard: Raisins and huckleberries, black on black. Indica THCA, activated in the jar, with linalool as the only light note; the lowest level shows it.
`;
