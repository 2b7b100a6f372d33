/** Pods under their maker's name, from quillmoor to cinderquay. One line each: the slug, then its description. */
export const brandsFirst = `
quillmoor-mosaic-tile: Fort Bragg fog slows this hybrid’s ripening, and three weeks of curing turn the fruit from pear toward cranberry. Myrcene leads; the middle heat keeps the tropical side alive.
quillmoor-old-growth: An indica frozen in the row and extracted as live resin, with rosemary over hay. Pinene is the first name on its terpene list, and the low level is where you taste it.
quillmoor-sawgrass-radio: Hash rosin from a lanky sativa that smells like a riverbank after rain. Expect myrcene and a dry cypress line; start low, since thick rosin needs no more.
quillmoor-radio-pines: Two presses of one small sativa lot, kept apart until the darker was set aside. What remains is pale rosin, pinene-heavy, with a tarry edge that the high level brings out.
quillmoor-fox-grape: Cured resin can read like jam; this hybrid reads like the skin of the grape. Linalool softens the chestnut finish, especially on the lowest heat.
quillmoor-quiet-mezzanine: Linden blossom was still open when this indica went into the freezer. The live resin keeps that flower up front with linalool and lets maple arrive at medium heat.
quillmoor-signal-mint: A coastal sativa, dried slowly and cured before extraction, so its mint tastes crushed and not candied. Pinene and ocimene do the work at 2.4 volts, the first setting.
harrow-and-vane-idle-harbor: The still in Cleveland stripped this indica to clear distillate, then basil and currant notes went back in by weight. A blend high in ocimene and pinene; the middle level suits it.
harrow-and-vane-peach-quarter: White peach comes from ocimene recovered from the plant itself, blended into hybrid distillate. No fruit flavoring is used, and low heat proves it.
harrow-and-vane-honey-locust: Twice through a copper-clean still and once past a perfumer’s nose: hybrid distillate with an elderflower top. Linalool fades on the highest level, so stay below it.
harrow-and-vane-cacao-husk: Bitter cacao, not milk chocolate. Indica distillate carries cannabis terpenes rich in bisabolol and myrcene, and a warm middle setting opens the beet beneath.
harrow-and-vane-stray-chord: Guava and star anise were never meant to meet, yet caryophyllene ties them together. This hybrid blend of distillate and cannabis terpenes is loudest at the second level.
harrow-and-vane-thistledown: An indica for people who wear orange blossom. The distillate is water-clear, linalool sits on top, and gentle heat leaves the sandalwood for last.
harrow-and-vane-saltbox: Caryophyllene and humulene give this hybrid its cheddar; pinene supplies the bark. Both come from cannabis terpenes stirred into distillate, which likes the middle heat.
ferncastle-uphill-waltz: Diamonds from a sativa grown under rain-fed glass, melted back into their own liquor. Jasmine rides on linalool until the high level, where resin takes over.
ferncastle-wool-and-cedar: The plot behind the boiler room produced this indica, frozen in under two hours. Its live resin smells of a cedar trunk, pinene above and leather below; go low first.
ferncastle-nutmeg-porch: A hybrid that throws large crystals. Once melted, the diamonds take on the spice of their sauce, mainly caryophyllene, and the second setting tastes of toasted oak.
ferncastle-clear-pond: Mostly CBD, with an eighth as much THC beside it. Olympia flower, frozen whole, yields a live resin of spearmint and tangerine, and pinene holds up even on high heat.
ferncastle-deep-pasture: Humulene leads, which is rare, and smells of wet stone and buttermilk. An indica for savory palates, extracted as live resin and best on the middle level.
ferncastle-ridge-telegraph: Growers call this sativa a fence-climber. The diamonds are nearly neutral; the tar and fir come from a sauce of pinene and terpinolene, kept intact by low heat.
ferncastle-even-keel: Eucalyptus meets Meyer lemon in equal parts. This hybrid’s diamonds were dissolved in sauce at body temperature, so limonene survived; draw softly at the first level.
larkhollow-pepper-tree: A prune orchard once stood where this hybrid grows. Its distillate is thickened with live resin, hot with caryophyllene, and the orange shows at 2.8 volts.
larkhollow-windfall-row: Sun-grown hybrid, hung in the old drying shed and cured until the cherry turned tart. Passion fruit follows on ocimene at any heat below the top one.
larkhollow-split-rail: Juniper and tobacco from a hybrid harvested on a frosty October morning. The live resin keeps its humulene, and thick oil like this repays a low setting and patience.
larkhollow-bright-errand: Yuzu, then camphor, then yuzu again. Limonene dominates the cured resin of this early sativa, whose color is closer to straw than amber; middle heat.
larkhollow-velvet-almanac: Fig and elderberry share the glass with hardly a green note between them. An indica, frozen fresh for live resin; linalool and low heat keep it round.
larkhollow-low-lamp: Peat and tonka, as if someone had smoked a custard. The indica behind it gave both the distillate and the live resin in it, and bisabolol answers to gentle heat.
larkhollow-station-clock: Sawdust comes first because terpinolene does. This hybrid was distilled, then given back a measure of its live resin; a medium level adds the bergamot.
mirebell-wheatback: A scent brief asked for autumn leaf and malt, and this CBD strain answered without help. Live resin with myrcene in front, CBD eight to one over THC, for the low setting.
mirebell-field-recording: Denver’s cold store held this hybrid for one night only. Lemon balm over soil in the live resin, with myrcene and humulene; the second level is the balanced one.
mirebell-cool-ledge: Rosemary and black tea, twenty parts CBD to one of THC. Because it is live resin, the pinene is as loud as on the plant; keep the heat low.
mirebell-kitchen-garden: Fennel fronds, torn peppermint, a hint of pepper. A CBD flower frozen at dawn and made into live resin, where caryophyllene answers the pinene; try the middle level.
mirebell-maple-telegraph: Bisabolol rarely leads anything; here it turns a diesel hybrid sweet. The live resin tastes of sap at low heat and of rubber at high, so choose your side.
mirebell-paper-birch: Bark, citron and very little sugar. This hybrid’s live resin runs thin for its kind, and pinene stays clean up to the third setting.
mirebell-cedar-chest: A cedar chest, opened, with a comb of honey in it. Pinene makes the wood and bisabolol the sweetness of this indica live resin; low heat suits both.
nettlewick-corduroy: Washed in spring water, sieved, dried cold and pressed: rosin from a hybrid with the taste of browned butter. Myrcene prefers the lowest level.
nettlewick-cherry-bark: Pit fruit with the bark left on. Caryophyllene brings cinnamon to this hybrid rosin, and no solvent touched it between the hill and the pod; medium heat.
nettlewick-gentle-grade: A CBD seed line kept on the ridge since the nineties, twenty to one. The rosin is pale and resinous, with pinene and a squeeze of lime at the low setting.
nettlewick-daylight-quiet: Two parts CBD, one part THC, and the smell of a grapefruit being peeled near chamomile. Pressed as rosin; limonene is quick to leave, so avoid the top level.
nettlewick-ginger-aviary: Ginger so fresh it stings, from a sativa with narrow purple leaves. Ice-water hash was pressed into rosin, keeping caryophyllene and lemongrass; second level.
nettlewick-bluestem-mile: Leather chairs in a cypress grove. Rosin from a tall sativa, myrcene first and terpinolene last, thick enough to need a warm-up draw before the low heat.
brackenfold-lilac-junction: Three weeks in cedar-lined rooms, and still it smells of lilac. This hybrid’s cured resin has linalool to spare; the first setting keeps boysenberry in view.
brackenfold-chamomile-fence: Chamomile tea with an almond on the saucer. A CBD strain, cured before extraction, twenty to one over THC; linalool and bisabolol agree on low heat.
brackenfold-gorge-road: Olives and fuel, a hybrid for the savory shelf. Curing deepened its caryophyllene until the resin turned mahogany; use the middle level or higher.
brackenfold-moth-hour: Lavender sachets in a hayloft. The indica was cured for twenty-one days before extraction, which rounds linalool at the edges; low heat, short draws.
brackenfold-long-exhale: Cool cucumber and juniper from an indica that never turned sweet in the curing room. Pinene stays brisk in the resin, and the second level shows it best.
brackenfold-garnet-shade: Blueberry skins, thyme, cedar from the walls. Long curing gives this indica resin its garnet color; myrcene is plain on low and spicy on high.
umberline-slow-ember: Coriander toasted in a dry pan. Caryophyllene heads the sheet of this cured-resin indica, made at night when Santa Fe is cold; medium heat.
umberline-fogbound: No fog ever reached the adobe lab, but the strain brought its own: soil, sawdust, damp. An indica with humulene in the cured resin, for the low level.
umberline-first-ferry: High-desert tangerine with a bay leaf under it. The sativa’s limonene survived its cure because the room stayed near fifty degrees; start at the lowest heat.
umberline-soft-gravel: Smoke and mint from a CBD plant, cured like tobacco and twenty to one. Myrcene carries the peat, pinene the mint, and the middle setting carries both.
umberline-cask-and-clove: Clove studded into an old barrel stave. This indica, cured on the stem, keeps caryophyllene above all; vine leaf shows only at 2.4 volts.
umberline-fence-post: Jet fuel over October leaves. A hybrid whose cured resin is dark, slow and rich in caryophyllene, and which wakes up on the highest of the three levels.
oxbow-parish-dawn-freight: Diamonds grown in a St. Louis ice house from a sativa that smells of the machines next door. Caryophyllene meets pinene; hold the heat at medium.
oxbow-parish-blue-quarry: Raspberry leaf and moss, cut at noon and frozen by one. The indica’s live resin left the cold room the next morning with its myrcene whole; low setting.
oxbow-parish-raven-orchard: Grape must, still fizzing, with mulberries dropped in. An indica in the form of melted diamonds and their sauce; linalool is easiest to find on gentle heat.
oxbow-parish-ashlar: Flint sparks, then thyme. It is the driest of the ice-house indicas, a live resin in which caryophyllene outweighs all else, and it stands the third level well.
oxbow-parish-vine-street-sour: Pomelo pith is bitter, and so is this hybrid, on purpose. Its diamonds sit in a sauce of limonene with a rubber edge; the middle level balances them.
oxbow-parish-grape-trellis: Concord grapes on a wire, geraniums at the post. Linalool and myrcene fill the live resin of a stocky hybrid, poured within a day; draw it low and slow.
kestrel-yard-bottled-dusk: Raisins and gasoline, a pairing from the rail yard’s night shift. Indica distillate with cannabis terpenes, linalool among them, that copes with any setting.
kestrel-yard-stone-hearth: Clear as glass from the still, then seasoned with star anise. Humulene gives this indica distillate its mineral taste; the second level is plenty.
kestrel-yard-lacquer-box: White pepper on elderflower. The hybrid’s own terpenes were caught ahead of distillation and returned after it, caryophyllene included; choose gentle heat.
kestrel-yard-peat-lantern: Smoke without fire: an indica distillate built on myrcene and caryophyllene. Thin oil like this heats fast, so the lowest level is enough.
kestrel-yard-pomelo-index: A citrus index in one line: pith, peel, lilac. Sativa distillate takes cannabis terpenes led by limonene, best before the heat passes 2.8 volts.
kestrel-yard-brass-section: Kerosene up front, verbena behind, nothing in the middle. The sativa distillate is among the clearest from the yard; caryophyllene wants the top setting.
kestrel-yard-bare-orchard: CBD by the numbers, twenty to one, refined by distillation until it pours like syrup. Huckleberry rides on myrcene, and a low level keeps the chestnut sweet.
kestrel-yard-silt-and-stone: Wet rocks, hot tires. Cannabis terpenes heavy in humulene turn a neutral hybrid distillate into something mineral; use the middle heat.
kestrel-yard-kite-weather: Yuzu, sawdust and a gust of something tropical. Terpinolene leads the cannabis terpenes in this sativa distillate, and low heat keeps the three apart.
kestrel-yard-monday-marquee: Lemon squeezed over lamp oil. A twenty-four-hour run of one sativa became this distillate, in which limonene cuts through caryophyllene at medium heat.
pine-vellum-rusted-gate: Edition of three hundred, pressed on the bookbinders’ own machine. The hybrid rosin smells of allspice on asphalt; caryophyllene likes the second level.
pine-vellum-saddle-leather: Leather and anise, signed and numbered. Indica hash from Spokane was pressed once, lightly, so the rosin kept its humulene; low heat, thick vapor.
pine-vellum-passage-home: Mango browned in butter. Ocimene is fragile, so the press for this hybrid rosin ran ten degrees cooler than usual; so should your setting.
pine-vellum-kerosene-waltz: A dance of two smells that should not match, fuel and linden. Hybrid, rosin, linalool beside caryophyllene; the middle heat lets each lead in turn.
pine-vellum-quince-jar: Quince is sharper than apple and smells of roses when warm. So does this hybrid rosin, with limonene first and a clove at the end; level one, then two.
thornabee-clay-court: Ogden’s clean room makes this hybrid distillate for cardholders who want bergamot without sugar. Myrcene supplies the clay, and the second setting suits thin oil.
thornabee-sunday-press: Tangerine and jasmine from one sativa, first distilled, then joined by its live resin. Limonene dominates until the oil warms, so linger on the low level.
thornabee-sea-lavender: Broad-spectrum extract with CBD, CBG and CBC but no THC above the limit of detection. Lavender comes from its own linalool; gentle heat is all it needs.
thornabee-oat-field: The THC is taken out, the oats stay in. CBD leads this broad-spectrum extract, bisabolol and myrcene season it, and the middle level brings up tobacco.
thornabee-dark-orchard: Strawberries under muscat vines. Indica distillate for Utah cardholders, seasoned with cannabis terpenes rich in linalool; keep to the first heat.
thornabee-sourdough-hour: A baker’s hybrid: crust, starter, lime. Distillate and live resin share the pod about nine to one, humulene gives the crumb, and medium heat the crust.
sorrelmark-white-linen: Sheets on a line above cucumbers. The CBD distillate, twenty to one, gets its honeysuckle from linalool; use the lowest level in the morning or at night.
sorrelmark-blackberry-transit: A berry patch beside the diesel pump. Sixty yards from plant to extractor gave this indica live resin its myrcene intact; second setting.
sorrelmark-linden-walk: Eight parts CBD to one of THC, linden trees to one yuzu. The live resin is soft and floral, linalool over limonene, and it asks for low heat.
sorrelmark-winter-larder: Washed-rind cheese beside grated ginger. Crystals of THCA from an indica were activated slowly and seasoned with humulene; try the third level for the rind.
sorrelmark-papaya-standard: The reference papaya: ripe, musky, a sprig of tarragon. Sativa distillate gets ocimene by the drop, which gentle heat protects.
sorrelmark-midnight-ferry: Blueberry skins in a wake of gasoline. Activated THCA keeps this indica clear and quick to heat; myrcene is sweetest on the first level.
cinderquay-bergamot-eve: Earl Grey and orange blossom on the Oakland waterfront. Pure THCA, activated, takes on limonene and linalool from the same indica; the low heat is fragrant.
cinderquay-drowsy-mill: Three weeks in a sealed jar grew the diamonds, and a warm bath melted them again. Cream and sandalwood from an indica, myrcene throughout; second level.
cinderquay-black-walnut-road: Walnut hulls stain the fingers, and this indica smells like it. Its THCA was activated by heat alone, then met cardamom-like caryophyllene; keep it at medium.
cinderquay-local-express: Bitter orange on struck flint. The hybrid’s diamonds went back into their sauce with limonene to spare, and a high setting throws sparks.
cinderquay-paper-lantern: Blood orange lit from behind by hibiscus. Activated THCA from a slender sativa, with terpinolene quick on the nose, deserves the coolest level.
cinderquay-chestnut-row: Chestnuts splitting on an oak fire. A hybrid whose diamonds grew small and clear, in a sauce of myrcene and bisabolol; the middle heat toasts it.
cinderquay-mango-curfew: Mango after dark, grated nutmeg on top. Indica diamonds, coarse and honey-colored, dissolve in an ocimene-rich sauce; low for fruit, high for spice.
`;
