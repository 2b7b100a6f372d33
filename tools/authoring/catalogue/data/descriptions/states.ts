/** Pods made for one state other than California. One line each: the slug, then its description. */
export const states = `
colorado-prairie-static: Flint and citron over dry grass. The distillate is plain; caryophyllene and limonene from cannabis terpenes give this hybrid its spark at medium heat.
colorado-oak-gall-ink: Moss, pepper and the metal of a nib. A hybrid whose diamonds were grown cold for clarity, humulene left in the sauce; try level two, then three.
colorado-lilac-junction: Lilac hedges, cranberry bog. Cured slowly at altitude, the hybrid’s resin lost its grass and kept linalool; a low setting is the garden side.
colorado-blood-orange-barn: Blood oranges in a leaf pile. Activated THCA of a hybrid with limonene and a little terpinolene; warm it on one and finish on two.
colorado-purple-shale: Dates and black tea from purple ground. Indica distillate takes humulene and linalool from cannabis, and needs no more than the gentle level.
colorado-twin-poplars: Rosemary and marigold, planted as a pair. Clean hybrid distillate, pinene on one side and linalool on the other; even heat treats them alike.
colorado-coriander-bay: Tangerine rind with a crunch of coriander. Mountain hybrid, frozen on site, its live resin strong in caryophyllene and limonene; second level.
colorado-green-room: Sawdust, menthol, and four parts CBD for one THC. Pinene cools a distillate that would otherwise taste of nothing; keep the heat on low.
colorado-winter-larder: Olives in brine, cinnamon on the shelf above. The indica was extracted as live resin for its humulene; the middle level opens the larder.
colorado-cardamom-hour: Cardamom and bitter orange, aged a month on screens. Caryophyllene deepens in cured sativa resin like this; the hour is best spent on medium.
colorado-still-pasture: Lavender and sandalwood from a field where CBD outnumbers THC by two to one. Live resin with linalool in it; nothing above low is needed.
colorado-signal-mint: Mint, pine, stop. A terse sativa distillate with ocimene and pinene measured to the drop, thin enough for the coldest level.
colorado-nine-acres: Citron peel on fresh boards. The hybrid’s THCA crystals were activated whole and dressed with limonene, myrcene and terpinolene; middle heat.
colorado-blue-quarry: Boysenberries at the edge of a pit. Distilled indica with enough live resin for linalool and a violet tint; a cool level keeps it from jamming.
colorado-tidepool-static: Kerosene and starfruit, an odd pool. Sativa distillate in which ocimene meets caryophyllene; the more heat, the more harbor.
colorado-uphill-waltz: Hibiscus climbing toward warm pine. Pinene and linalool turn in three-quarter time through this sativa distillate; the first setting keeps step.
colorado-tide-table: Sage and chestnuts, far from any sea. Indica cured in thin mountain air until its resin turned bronze; ocimene ebbs above the second level.
colorado-copper-wire: New rubber, pomelo pith, static. Live-resin sauce with caryophyllene coats the diamonds of a wiry hybrid, happiest at the highest heat.
colorado-papaya-standard: Papaya with white pepper ground over it. Cannabis terpenes, ocimene above all, were matched to the sativa before its distillate was filled; low.
colorado-wild-fennel-road: Fennel gone to seed by a tobacco barn. The terpenes of cannabis, not of fennel, do this to a sativa distillate: humulene, caryophyllene; medium.
colorado-sea-lavender: Lavender and spearmint, CBD eight to one. A cold-extracted live resin where linalool and ocimene agree; gentle level, small sips.
colorado-split-rail: Cypress rails, damp ground. The hybrid’s distillate runs quick, its live resin slow, and humulene joins them; halfway up the heat is where they meet.
colorado-sunday-press: Quince at a chamomile bedside. The sativa gave THCA in a single harvest, activated and scented with limonene; use the coolest of three.
colorado-cave-aged: Buttermilk, clove, chalk. Cannabis terpenes led by caryophyllene and humulene ripen an indica distillate; the high level has the rind.
colorado-black-walnut-road: Walnut hulls and a sprig of tarragon. Distilled indica tastes of nothing until myrcene and humulene return; after that, of home; second heat.
colorado-pepper-tree: Peppercorns in yuzu juice. A live resin for those who salt their fruit, hybrid, caryophyllene over limonene; start low so the pepper stays whole.
missouri-sawgrass-radio: Hay and fir heard over static. A sativa hung for three weeks in cedar before it became cured resin; pinene tunes in at the middle level.
missouri-cherry-bark: Sour cherry with cinnamon from the same tree. Hybrid distillate and cannabis terpenes, caryophyllene against linalool; medium suits the bark.
missouri-dark-orchard: Strawberries and Concord grapes after sundown. Indica distillate rounded with live resin, so myrcene lingers; the low heat is the dark one.
missouri-saddle-leather: Nutmeg in the tack room. The diamonds of this indica are no sweeter than their sauce, humulene and myrcene; warm the pod, then draw on two.
missouri-goldfinch-row: Lychee, Meyer lemon, wings. Terpinolene flies ahead in a sativa distillate made clear enough to read through; keep it on the first level.
missouri-linden-walk: Linden and lemongrass, eight of CBD to one of THC. Curing made the resin gentle, limonene and linalool gentler; no setting but low.
missouri-gentle-grade: Juniper up the hill, grapefruit down it. CBD distillate, twenty to one, with live resin for pinene; a slow draw at 2.4 volts.
missouri-spearmint-gate: A gate, a mint bed, rosemary on the post. The CBD distillate is twenty to one and nearly clear; ocimene and pinene are its only color. Low heat.
missouri-lacquer-box: Geranium leaves and allspice under lacquer. Hybrid distillate opened up with live resin, linalool and caryophyllene inside; second setting.
missouri-low-lamp: Toasted oats and sandalwood by lamplight. Fresh-frozen indica in live resin, bisabolol turned down beside linalool; so should the heat be.
missouri-gasworks: Rubber hoses and black tea. This hybrid borrows cannabis terpenes thick with caryophyllene for its distillate and burns clean at the top level.
missouri-boysen-lane: Boysenberry syrup, tonka grated over. Bisabolol sweetens a long-cured indica resin; keep the level down and the fruit stays on the lane.
missouri-brass-section: Kumquats in a trombone case. Warm tar comes from caryophyllene, brightness from terpinolene, both in a plain sativa distillate; turn the heat up.
missouri-shade-tree: Raspberry leaf and birch, CBD four to one. Distilled flower with a spoonful of live resin; pinene gives shade at the lowest heat.
missouri-boat-house: Peppermint on the river, silt beneath. The hybrid’s diamonds came up clear as ice, ocimene and pinene in the sauce; first or second level.
missouri-verbena-street: Violets between verbena hedges. A sativa cured in the dark keeps limonene and linalool apart in its resin, and low heat keeps them so.
missouri-russet-hour: Ginger, vanilla, the color of a russet pear. Caryophyllene and humulene warm this indica, distilled and topped with live resin; level two.
missouri-honey-locust: Elderflower cordial with maple. Some of the hybrid was distilled, some frozen for live resin; ocimene came from the latter, and gentle heat saves it.
missouri-wheatback: Toasted oak and sandalwood, CBD at eight to one. Live resin, bisabolol for the grain and myrcene for the field; the lowest level is enough.
missouri-tarragon-avenue: Bay and tarragon, a cook’s hybrid. The distillate got its pinene and humulene from cannabis terpenes alone; a medium setting seasons it.
missouri-quiet-mezzanine: Roses and honeycomb from the cheap seats. Indica diamonds melted in linalool-rich sauce, bisabolol in the wings; keep the house heat low.
missouri-ironwood: Moss on machine parts. Myrcene and humulene weigh down a distillate of Missouri indica, which needs the strongest level to move.
missouri-cacao-husk: Cacao nibs on river mud, in a good way. The indica distillate has bisabolol for cocoa and linalool for lift; draw on low, wait, draw again.
missouri-even-keel: Tangerine to port, eucalyptus to starboard. A balanced hybrid, distilled, with live resin for ballast; limonene and pinene like the middle heat.
missouri-paper-birch: Birch bark and quince, cedar-cured. The hybrid resin came out lighter than its maker expected, with limonene and terpinolene; coolest level.
missouri-elderberry-press: Elderberries on vine leaves. Cure times make the difference: this hybrid resin had twenty-one days, and its linalool shows at low heat.
new-mexico-fig-parlor: Figs and warm cream behind thick walls. Indica THCA, activated without hurry, with bisabolol for the cream; the low level pours it.
new-mexico-paper-lantern: Lemon zest and jasmine paper. The distillate of this sativa is light in color and in weight, limonene and linalool lighting it; first heat.
new-mexico-damson-field: Damsons, hibiscus, red dust. Cannabis terpenes of an indica, linalool and ocimene in front, in clear distillate; cool the level and taste the stone.
new-mexico-field-recording: Clay still wet, sage nearby. Rosin from a desert hybrid, pressed at night, with humulene and pinene; the low end of the heat has the detail.
new-mexico-magpie-lane: Cranberries hidden in cedar. A sharp hybrid distillate with pinene for wood and myrcene for fruit, equal at the second level.
new-mexico-lemon-ledger: Meyer lemon with the sum in cardamom. Live resin of a high-desert sativa, limonene in every column, terpinolene in the margin; use low.
new-mexico-melon-ferry: Lemon balm tied to a ripe melon. The hybrid was cured only until it snapped, and its resin has ocimene and pinene; keep off the top heat.
new-mexico-rye-barn: Cloves in wet stonework. An indica frozen in the field, humulene and caryophyllene dense in its live resin; medium is drier, low darker.
new-mexico-weathervane: Cypress wind turning to peppermint. A sativa’s THCA, activated to clear oil, with ocimene behind pinene; the lowest setting is the cool front.
new-mexico-cream-brick: Washed rind on warm cream. Humulene and bisabolol survived a month’s cure in this hybrid’s resin; three is the level for crust, two for cream.
new-mexico-level-ground: Peat and spruce on CBD ground, twenty to one. Cannabis terpenes with pinene and humulene season the distillate; keep the battery on low.
new-mexico-ginger-aviary: Ginger roots, lime leaf, wings overhead. Caryophyllene flies with limonene in the live resin of a slight sativa; low level, open window.
new-mexico-mango-atlas: Mango on page one, lemongrass on two. An ocimene blend makes this sativa distillate ripe at the coolest level and candied at the hottest.
new-mexico-vineyard-noon: Grape skins and roses under a white sun. Sativa distillate, linalool from cannabis terpenes, a shadow of myrcene; gentle heat at noon as at night.
new-mexico-sixth-rehearsal: Grapefruit takes the lead, green banana the harmony. Ocimene and limonene in a sativa distillate that finally holds together; medium.
new-mexico-long-exhale: Fir needles in cucumber water. An indica cured through monsoon season, pinene unbowed in the resin, ocimene too; let the low heat breathe out.
new-mexico-mango-curfew: Mango skins, nutmeg, lights going off down the road. Live resin of an indica with caryophyllene beneath ocimene; the second level is late enough.
new-mexico-white-gravel: Black tea on a bay-leaf tray. The sativa’s distillate has cannabis terpenes, pinene foremost, that stay crisp up to the middle level.
new-mexico-lemon-thyme-path: Thyme underfoot, zest in hand, CBD twenty to one. Curing kept caryophyllene and limonene in this resin; a low level, walked slowly.
new-mexico-deep-pasture: Blue cheese and a cigar box. Humulene tops the sheet of this indica distillate, which takes the high heat without turning bitter.
new-mexico-sage-telegram: Sage, soil, end of message. Pinene and myrcene were the only words left after the THCA of this sativa was activated; send it on low.
new-mexico-south-window: Coconut husk warming beside honeysuckle. Ocimene gives a cured sativa resin its window, linalool the sun; middle setting in winter, low in summer.
new-mexico-sunlit-annex: Honeycomb and bitter orange in a side room. Cannabis terpenes, bisabolol and limonene, brighten a neutral sativa distillate; first level.
new-mexico-mosaic-tile: Apricots and currants set side by side. Caryophyllene is the grout of this hybrid distillate, ocimene the glaze; the second heat fires it.
new-mexico-plum-cellar: Plums in thyme honey, cellared. The indica’s live resin kept its linalool through a cold extraction; a small draw on low goes a long way.
new-mexico-yellow-awning: Guava stand, grapefruit stand. THCA from a sativa, activated until golden, was matched with terpinolene and ocimene; stay in the shade of level one.
ohio-harbor-bell: Menthol fog with a pine bell in it. Ocimene and pinene from cannabis terpenes ring through a sativa distillate; the low level is clearest.
ohio-early-edition: Jet fuel at the loading dock, pomelo in the lunch box. Distilled sativa with live resin folded in, caryophyllene bold type; medium heat.
ohio-bright-errand: Verbena to buy, basil to bring back. The errand is short: sativa distillate, cannabis terpenes, limonene; so is the warm-up on low.
ohio-ridge-telegraph: Larch poles, lamp oil in the hut. Terpinolene carries the message of this sativa live resin, caryophyllene signs it; second level.
ohio-clearwater-proof: Quince in a mint rinse. Twice-distilled sativa, limonene and ocimene added back, as transparent on the heat as in the glass: low.
ohio-peat-lantern: Peat smoke above a hot road. The indica cured in cedar crates until caryophyllene smoldered, and its resin burns brightest at level three.
ohio-walnut-suite: Browned butter on walnuts, a hotel breakfast. Linalool softens an indica distillate that is otherwise all myrcene; gentle setting, second cup.
ohio-winter-pear: Geraniums indoors, pears outdoors. The hybrid comes part distilled and part live resin, ocimene crossing the sill; low heat for the flower.
ohio-rose-arbor: Cherries through rose thorns. A hybrid hung to cure head-down, so its resin pooled at the tips, full of ocimene; draw at the first of three levels.
ohio-salt-meadow: Camphor over wet bark, no salt after all. Sativa distillate, pinene and terpinolene restored, steady from low to middle and thin beyond.
ohio-plainsong: Chestnuts roasting below a hibiscus window. Live resin of a hybrid in one voice, linalool, with ocimene an octave up; keep the heat in key, low.
ohio-drowsy-mill: Cocoa and soil, ground fine. The mill is an indica, frozen fresh, whose live resin turns on myrcene and humulene; the slowest setting grinds best.
ohio-bare-orchard: Blueberry skins on tobacco leaf, CBD twenty to one. The distillate takes linalool and bisabolol from its own live resin; wait for them on low.
ohio-soft-gravel: Cucumber peelings on wet stone. Twenty parts CBD in a live resin that keeps pinene and humulene; soft heat, as the name suggests.
ohio-fogbound: Leaves underfoot, sawdust in the air, visibility nil. Cured indica resin, myrcene thick enough to lean on; the middle level lifts some of it.
ohio-station-clock: Lime leaf at a quarter past, spruce at the hour. The hybrid distillate keeps time with limonene and pinene on any level but the highest.
ohio-larch-and-lime: Larch needles in limeade. Cannabis terpenes with terpinolene out front wake a plain sativa distillate; a cool draw is the sharpest.
ohio-passage-home: Oats, pineapple core, a porch light. The hybrid’s THCA was activated, then given ocimene and bisabolol for the road; medium takes you there.
ohio-guava-semaphore: Guava flags, flint answers. Columbus sativa in live resin, ocimene against caryophyllene, legible at the second heat.
ohio-parade-rest: Cypress ranks, star anise on the collar. Hybrid diamonds standing in a pinene sauce, caryophyllene at attention; at ease on the low level.
ohio-vine-street-sour: Lemon stand next to the pump. Limonene sours and caryophyllene fuels a hybrid distillate with little patience for high heat.
ohio-redbud: Prunes and honeysuckle by the creek. Cannabis terpenes, linalool and ocimene, make spring of a hybrid distillate; the gentlest level holds it.
ohio-noon-carillon: Bergamot struck, lavender fading. Cured resin from a sativa in which linalool outlasts limonene, more so when the setting is low.
ohio-meridian-post: Fennel seed under a stamp of lemon. The sativa was distilled and its live resin posted back, terpinolene and all; middle heat delivers.
utah-tin-almanac: Kerosene tins, fir kindling. Cannabis terpenes, caryophyllene with pinene, kindle this hybrid distillate; raise the level a step for smoke.
utah-blackberry-transit: Blackberries along a hot highway. Linalool keeps the fruit of an indica distillate and its cannabis terpenes from turning to tar; low.
utah-corduroy: Tea-stained oak, ribbed like cloth. A long cure wore this hybrid’s resin smooth, humulene and bisabolol in the weave; medium heat fits.
utah-loam-and-linen: Orange blossom on wet clay. The indica distillate has linalool for linen and humulene for loam, and both come up on gentle heat.
utah-window-seat: Elderflower leaning on verbena. Sativa distillate with live resin stirred through it, limonene by the glass; the lowest level leaves it open.
utah-sandalwood-draw: Lilac carved into sandalwood. Activated THCA, all from one indica, with humulene and linalool returned by hand; first setting, slow draw.
utah-cellar-stair: Butter below, plums above. Humulene heads this indica’s activated THCA and gives it age; the middle level reaches the bottom step.
utah-mahogany-room: Pepper mill, malt jar, dark wood. An indica distillate whose caryophyllene and bisabolol make a room of it; the heat belongs at two.
utah-huckle-ridge: Elderberries at the cedar line. Live resin lends pinene to a distilled hybrid that would not remember the forest alone; cool and brief.
utah-slow-ember: Tarragon on oak coals. The indica was dried, cured, then extracted over two days, caryophyllene glowing in the resin; high fans it.
utah-moth-hour: Violets over chestnut coals. Distilled indica, ocimene and linalool back in with its live resin; the lamp should be at its lowest level.
utah-kumquat-theory: Kumquat is mostly peel, hence the theory; coriander proves it. Sativa distillate, limonene with caryophyllene, tested at low heat.
utah-tangent-line: Quince touches rubber at one point. A sativa, distilled, its live resin added for terpinolene; the second level runs straight.
utah-dry-creek-blues: Cranberries in a creek bed, jet trails above. Pressed from hybrid hash, the rosin hums with myrcene and caryophyllene; sing it low.
washington-cool-ledge: Leather in sun, pine in shade, CBD twenty to one. Rain-fed flower, live resin, pinene and terpinolene; a ledge as cool as the level should be.
washington-orchard-wire: Boysenberries by the tractor shed. Sativa distillate strung with cannabis terpenes, caryophyllene for diesel and terpinolene for sky; medium.
washington-velvet-almanac: Dates and raspberry leaf for a wet spring. The indica’s live resin is velvet from myrcene and pile from linalool; low heat only.
washington-second-cutting: Elderflower in the second hay. The hybrid froze within hours, so the live resin has humulene still green beside linalool; start at one.
washington-morning-docket: Lemongrass filed under hay. Rosin pressed from a sativa’s ice-water hash, limonene on the first page, myrcene on the last; low to begin.
washington-dawn-freight: Birch bark in an engine room. Caryophyllene couples to pinene in a sativa live resin that pulls best on the middle level.
washington-windfall-row: Black currants and tamarind shaken from the same tree. Ocimene fell too, into this hybrid live resin; gather it on gentle heat.
washington-tallow-moon: Sourdough rising in a leather shop. Indica rosin with humulene on top, dense enough to need two preheats before the second setting.
washington-two-rivers: Peat on one bank, huckleberries on the other. The hybrid’s diamonds, melted, flow between them with humulene; the slow water is level one.
washington-quick-sketch: Tangerine in pencil, jasmine in wash. A quick sativa distillate, limonene outlined by linalool, finished at the coolest setting.
washington-glass-mountain: Citron and bay on obsidian. The cure kept pinene hard and ocimene bright in this hybrid resin; the light passes through on low.
washington-quiet-citron: Citron beside the saw, twenty of CBD to one. Live resin holding limonene and terpinolene as the plant did; no noise on the first level.
washington-tin-roof-rain: Mint beds, beet rows, rain. Sativa diamonds, sauced with ocimene and pinene, drip clear from the wick at low heat.
washington-marigold-shift: Marigold and ginger on the early shift. The sativa was pressed at a cool seventy degrees for this rosin; linalool works until level two.
washington-mulberry-vesper: Violets at dusk, mulberries gone black. An indica distillate with ocimene and linalool in even measure; the small heat of evening will do.
washington-parlor-smoke: Allspice drifting over a fresh road. Spokane hash, indica, pressed as rosin in a single pass; caryophyllene smokes at medium.
washington-midnight-ferry: Cranberries and lamp oil on the last crossing. Indica distillate loaded with cannabis terpenes, linalool at the stern; keep the lamp low.
washington-grape-trellis: Geraniums climbing where grapes should. Linalool and caryophyllene in a hybrid rosin the color of straw; the bottom level is the sweet one.
washington-plain-sailing: Grapefruit peel and bay on a calm sea, CBD eight to one. Live resin, limonene to windward, pinene to lee; any heat below the top.
washington-bluestem-mile: Rosemary in the ditch, chestnuts on the road. The sativa’s live resin runs on myrcene with humulene behind; the mile is best at medium.
washington-lime-cartographer: Peppermint north, lime leaf south. Sativa diamonds mapped in a sauce of limonene and terpinolene; fold it up above the second level.
washington-hayloft: Cardamom dust and wet stone, CBD twenty to one. Humulene and myrcene make hay of the live resin; climb slowly, from the low setting.
washington-white-linen: Hibiscus and lemon balm, line-dried. A CBD flower, cured for its softness, twenty to one, linalool in the folds of the resin; cool iron, low heat.
washington-clay-court: Pomelo pith on a raked court. Limonene serves, humulene returns in this hybrid rosin, and the rally is longest on level two.
`;
