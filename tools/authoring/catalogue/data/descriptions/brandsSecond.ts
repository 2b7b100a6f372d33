/** Pods under their maker's name, from halyard-nine to longacre-still. One line each: the slug, then its description. */
export const brandsSecond = `
halyard-nine-wild-fennel-road: One strain, one method: a sativa with fennel in its stems, frozen and made into live resin. Humulene and caryophyllene share the lead; middle heat.
halyard-nine-heavy-curtain: Prunes soaking, soil drying. The boat crew cured this indica for a month before extraction, and linalool came through it whole; lowest setting.
halyard-nine-still-pasture: CBD doubled over THC, pressed as rosin, nothing added. Hibiscus hides under leaf mold thanks to linalool, and only gentle heat will find it.
halyard-nine-tidepool-static: Tar on a dock and a pineapple core in the water. A sativa, cured and extracted in Bellingham, whose ocimene comes alive on the second level.
halyard-nine-lowland-pine: Sap warming on a south-facing trunk. The rosin holds two parts CBD for each of THC, pinene in front, and flows well once the low level has warmed it.
halyard-nine-green-room: Fir boughs and Thai basil, CBD four to one. It is live resin of the plainest sort, pinene with a little terpinolene, good at every heat but the top.
halyard-nine-apricot-union: Apricot down to the fuzz. The hybrid was frozen at full ripeness, so the live resin carries ocimene and limonene in near balance; draw it cool.
halyard-nine-sage-telegram: Garden sage bruised between boots, beets in the ground beside it. Curing left the pinene of this sativa standing; the medium level is savory.
ninth-orchard-vanilla-ledge: Vanilla bean on warm granite, with rosemary in the cracks. An indica that gives thick diamonds and bisabolol, kept whole by low heat.
ninth-orchard-spearmint-gate: Spearmint by the bucket, twenty parts CBD to one THC. Apple-country flower, frozen before sunrise and extracted as live resin; pinene is crisp at 2.4 volts.
ninth-orchard-lemon-ledger: Verbena over thyme, tallied line by line. This sativa’s live resin puts limonene far ahead of the rest, so the low level is the honest one.
ninth-orchard-mahogany-room: Cloves in a drawer lined with tonka. The indica’s diamonds were slow to form and worth it, caryophyllene throughout; medium heat polishes them.
ninth-orchard-oak-gall-ink: Moss, tarragon, a drop of iron. Yakima hybrid as melted diamonds, humulene shading the myrcene; the ink darkens on the highest setting.
ninth-orchard-amber-room: Honeycomb warmed by cinnamon. Bisabolol leads the live resin of a low, wide hybrid grown between apple rows, and a second-level draw is golden.
ninth-orchard-russet-hour: Ginger snap and almond, an indica at its most domestic. Caryophyllene outlasts everything in this live resin; begin low and let it bake.
hollinferry-hayloft: A hayloft in August, tobacco drying below. Distilled CBD flower is finished with its own live resin, twenty to one; humulene wants moderate heat.
hollinferry-snowed-inn: Cocoa by a window with eucalyptus on the sill. The indica distillate regains bisabolol from a tenth part of live resin; stay on the first level.
hollinferry-last-lantern: Allspice warms the cream rather than the other way around. Twice-distilled indica, resin from the same harvest, caryophyllene to the fore; level two.
hollinferry-purple-shale: Damsons pressed on slate. The Cincinnati lab finished this indica distillate with dark live resin, which brought humulene and tobacco; keep it low.
hollinferry-plum-cellar: Plums under a dusting of black pepper. Linalool is high for a distilled oil because so much live resin of this indica went back in; gentle level.
hollinferry-cucumber-bench: Cucumber water with a slice of starfruit. CBD twenty to one, distilled, then finished with live resin for its ocimene; the cool setting is the point.
hollinferry-silver-thaw: Camphor melting off kumquat branches. Pinene and limonene reach this sativa distillate by way of its live resin; warm it on low, then go to medium.
wicketfield-cave-aged: Ripened underground, like the cheese it recalls. Humulene and caryophyllene give the indica distillate its blue vein; the second of three levels fits.
wicketfield-copper-dusk: Beets roasted in their skins, then cardamom. Limestone-vault indica, half its character from the distillate’s clarity and half from live resin; myrcene likes low heat.
wicketfield-basil-courtyard: Nutmeg grated over Thai basil. The sativa was distilled in Kansas City and finished with live resin, so caryophyllene has pinene for company; medium.
wicketfield-meridian-post: Grapefruit with a star of anise pressed in. An even sativa distillate from sixty-four-degree rooms, limonene foremost, for the lowest level.
wicketfield-open-pasture: Leather tack and lime, no THC to be found. Broad-spectrum CBD extract with myrcene and humulene in it, which warms through evenly at 2.8 volts.
wicketfield-tin-almanac: Cedar shavings on a rubber mat. This hybrid’s distillate borrowed its caryophyllene from live resin of the next row; the top setting is the smokiest.
wicketfield-counterweight: Thyme balanced against jet fuel. Distilled from hybrid flower, humulene holding the middle, and steady from the first level to the last.
pinyon-assembly-kumquat-theory: One Taos grower, one field of sativa, one wash of cold butane. The live resin smells of kumquat and cardamom, limonene first; low heat is enough.
pinyon-assembly-riverbend-standard: Spruce tips and huckleberries from the bend of the river. Hybrid rosin, pressed in the shared room on a Sunday; pinene is strong at the second setting.
pinyon-assembly-blue-enamel: Currants in a chipped blue bowl, citron peel on the rim. Cured hybrid resin in which limonene survives next to myrcene; choose the coolest heat.
pinyon-assembly-concord-gate: Grapes and wild strawberries from a gate-side plot. This indica went from field to freezer to live resin in a day, linalool included; keep below the top level.
pinyon-assembly-elderberry-press: Elderberries bled into must. The cooperative pressed this hybrid as rosin at two temperatures and kept the cooler; myrcene rewards the same caution.
pinyon-assembly-night-freight: Engine oil and turned soil, signed by its grower. An indica cured through a dry winter, caryophyllene on top, at home on the third setting.
tidewright-south-window: Jasmine and unripe banana above the surf shop. Fresh-frozen sativa hash, pressed as rosin, dated by hand; ocimene is lost above the low level.
tidewright-tallow-moon: Parmesan rind simmered in tea. Humulene leads this indica rosin, uncommon and savory, and medium heat releases the broth.
tidewright-fig-parlor: Figs on oat cakes. Santa Cruz indica hash gave a creamy rosin with linalool and bisabolol; treat it as you would honey, with slow, low heat.
tidewright-level-ground: A CBD rosin, twenty to one, with clay underfoot and pine overhead. Pinene and myrcene keep it simple; the first level keeps it level.
tidewright-clearwater-proof: Bay leaf and pith, clean as rinse water. Sativa hash pressed as rosin with no solvent at any step; pinene stays bright through the second heat.
tidewright-parade-rest: Wet bark, coriander, a snap of terpinolene. Six hybrid plants made the hash for this rosin, and each pod is initialed; draw low, rest, repeat.
basalt-choir-parlor-smoke: Kerosene lamps and cinnamon sticks. Mesa-grown indica, its THCA activated over two days, with caryophyllene left as it came; middle level.
basalt-choir-rye-barn: Thyme in a stone barn. The oil is activated THCA, amber by nature, with humulene from the same indica; the lowest heat tastes of wet rock.
basalt-choir-ink-and-citron: Citron peel dipped in river silt. Slow warming turned the THCA of this sativa to THC before filling, limonene was added back, and low suits it.
basalt-choir-sable-coast: Black rubber drying on sandalwood planks. An indica from five thousand feet, activated THCA with myrcene, unhurried even on the high setting.
basalt-choir-quick-sketch: Quince drawn in three lines, honeysuckle in a fourth. The sativa’s THCA was pure crystal before heat; terpinolene needs a cool draw.
basalt-choir-currant-hill: Currants with the grape skins left in. Activated THCA of an indica carries linalool and myrcene, and a two-second preheat on low spreads both.
basalt-choir-plainsong: Rose petals pressed in a book of leaves. This hybrid’s THCA was activated in an open pan so its linalool could be judged by nose; gentle heat.
longacre-still-two-rivers: Cranberries where two streams meet. Winter-distilled hybrid oil, humulene and myrcene added at blending time in spring; the middle heat reads as fruit.
longacre-still-garden-wall: Violets on the shady side, menthol on the other. Hybrid distillate with cannabis terpenes, pinene and linalool in even shares; cool setting.
longacre-still-mango-atlas: A map of mango, page by page, with lemongrass in the margins. Ocimene from cannabis terpenes tops a sativa distillate that hardly needs heat.
longacre-still-juniper-dispatch: Gin without the tonic. The copper column refined this sativa to clear distillate, pinene and a nutmeg note followed, and medium heat mixes them.
longacre-still-gasworks: Diesel on old leather. Two brewers distilled the hybrid on their coldest night, then kept the caryophyllene heavy; high level, brief draws.
longacre-still-quiet-citron: Citron, birch bark, CBD and nothing of THC above detection. The broad-spectrum extract gets terpinolene from cannabis; a low level keeps it lemony.
longacre-still-second-cutting: Second hay, first lavender. Cannabis terpenes with humulene and linalool flavor a hybrid distillate made in January; the second heat is sweetest.
`;
