import type { Brand } from '../../../../src/domain/catalogue/brandSchema';

/** The oil brands and, last, the house brand, as written to content/brands/. Every name is invented. */
export const brands: Brand[] = [
  {
    slug: 'quillmoor',
    name: 'Quillmoor',
    story: {
      en: 'Quillmoor began in 2016 as two beds of flower behind a print shop in Fort Bragg, on the Mendocino coast. It still presses in lots of fewer than nine hundred pods and writes the harvest date on each one.',
      fr: 'Quillmoor a vu le jour en 2016 : deux plates-bandes derrière une imprimerie de Fort Bragg, sur la côte de Mendocino. La maison presse encore des lots de moins de neuf cents capsules et inscrit la date de récolte sur chacune.',
    },
    label: { ink: '#24313f', paper: '#f3ede2', accent: '#b8693d', pattern: 'wave' },
  },
  {
    slug: 'harrow-and-vane',
    name: 'Harrow & Vane',
    story: {
      en: 'Harrow & Vane distills in a former tool works on the east side of Cleveland, where the old crane still lifts the drums. The recipe book is short: one pass for color, one for clarity, and terpenes put back by weight.',
      enCa: 'Harrow & Vane distills in a former tool works on the east side of Cleveland, where the old crane still lifts the drums. The recipe book is short: one pass for colour, one for clarity, and terpenes put back by weight.',
      fr: 'Harrow & Vane distille dans une ancienne fabrique d’outils de l’est de Cleveland, où la vieille grue soulève encore les barils. Son carnet de recettes est mince : un passage pour la couleur, un autre pour la limpidité, puis les terpènes réintroduits au poids.',
    },
    label: { ink: '#f1e9d8', paper: '#1f2a2e', accent: '#d9a441', pattern: 'rays' },
  },
  {
    slug: 'ferncastle',
    name: 'Ferncastle',
    story: {
      en: 'Ferncastle grows under rain-fed glass outside Olympia, Washington, and freezes every harvest within two hours of the cut. Its extractors work only with that frozen flower, one plot at a time.',
      fr: 'Ferncastle cultive sous des serres alimentées par la pluie près d’Olympia, dans l’État de Washington, et congèle chaque récolte dans les deux heures suivant la coupe. L’extraction se fait uniquement à partir de ces fleurs congelées, une parcelle à la fois.',
    },
    label: { ink: '#1f3d2f', paper: '#e4ecdf', accent: '#5f8f5a', pattern: 'leaf' },
  },
  {
    slug: 'larkhollow',
    name: 'Larkhollow',
    story: {
      en: 'Larkhollow is a Sonoma County family farm that turned eleven acres of prune orchard over to cannabis in 2018. Its oils are made from sun-grown plants and named for the sounds and hours of the valley.',
      fr: 'Larkhollow est une ferme familiale du comté de Sonoma qui a consacré au cannabis, en 2018, onze acres d’un ancien verger de pruniers. Ses huiles proviennent de plants cultivés au soleil et portent des noms inspirés des sons et des heures de la vallée.',
    },
    label: { ink: '#5a2433', paper: '#fbe9dc', accent: '#e07a5f', pattern: 'dots' },
  },
  {
    slug: 'mirebell',
    name: 'Mirebell',
    story: {
      en: 'Mirebell was started in Denver by a perfumer and a cold-storage engineer who shared a loading dock. Each of its live resins is blended to a written scent brief before it goes into glass.',
      fr: 'Mirebell a été fondée à Denver par une parfumeuse et un ingénieur en entreposage frigorifique qui partageaient le même quai de chargement. Chacune de ses résines vivantes suit un cahier olfactif précis avant d’être mise sous verre.',
    },
    label: { ink: '#2f2a52', paper: '#e6e4f0', accent: '#8479c4', pattern: 'rings' },
  },
  {
    slug: 'nettlewick',
    name: 'Nettlewick',
    story: {
      en: 'Nettlewick works from a ridge-top farm near Garberville, in southern Humboldt County, with plants that have been kept from seed since the nineties. It washes, presses and packs on the same hill, with ice, water and heat.',
      fr: 'Nettlewick est installée sur une crête près de Garberville, dans le sud du comté de Humboldt, et garde ses propres semences depuis les années 1990. Le lavage, le pressage et le conditionnement se font sur la même colline, avec de la glace, de l’eau et de la chaleur.',
    },
    label: { ink: '#eef2df', paper: '#2d4a3a', accent: '#a9c46c', pattern: 'bars' },
  },
  {
    slug: 'brackenfold',
    name: 'Brackenfold',
    story: {
      en: 'Brackenfold cures its flower for twenty-one days in cedar-lined rooms outside Columbia, Missouri. The long cure darkens the oil and is the reason for its toasted, woody edge.',
      fr: 'Brackenfold fait sécher ses fleurs pendant vingt et un jours dans des pièces lambrissées de cèdre près de Columbia, au Missouri. Ce long séchage fonce l’huile et lui donne ses notes grillées et boisées.',
    },
    label: { ink: '#4a2c17', paper: '#efe2cf', accent: '#c0782f', pattern: 'leaf' },
  },
  {
    slug: 'umberline',
    name: 'Umberline',
    story: {
      en: 'Umberline is an adobe-walled laboratory on the southern edge of Santa Fe, cooled by night air for most of the year. It makes small runs of cured resin and posts the full report for each of them.',
      fr: 'Umberline est un laboratoire aux murs d’adobe, à la limite sud de Santa Fe, rafraîchi par l’air de la nuit presque toute l’année. On y produit de petites séries de résine affinée et on publie le rapport complet de chacune.',
    },
    label: { ink: '#f7eadb', paper: '#5b3423', accent: '#e39a5c', pattern: 'bars' },
  },
  {
    slug: 'oxbow-parish',
    name: 'Oxbow Parish',
    story: {
      en: 'Oxbow Parish took over a riverfront ice house in St. Louis and kept the cold rooms running. Flower goes in frozen, resin comes out the next morning, and nothing is held longer than a season.',
      fr: 'Oxbow Parish a repris une ancienne glacière au bord du fleuve, à St. Louis, et en a gardé les chambres froides en marche. Les fleurs y entrent congelées, la résine en sort le lendemain matin, et rien n’y reste plus d’une saison.',
    },
    label: { ink: '#1c3a47', paper: '#dfe8ea', accent: '#3f8a9c', pattern: 'wave' },
  },
  {
    slug: 'kestrel-yard',
    name: 'Kestrel Yard',
    story: {
      en: 'Kestrel Yard occupies four bays of a rail yard in Los Angeles and runs the same still around the clock. It is known for clear, high-strength distillate with a few terpenes and nothing else.',
      fr: 'Kestrel Yard occupe quatre travées d’une ancienne gare de triage de Los Angeles et fait tourner le même alambic jour et nuit. La maison est connue pour son distillat limpide et concentré, additionné de quelques terpènes et de rien d’autre.',
    },
    label: { ink: '#2a2a2a', paper: '#f4f1ea', accent: '#c8452f', pattern: 'peaks' },
  },
  {
    slug: 'pine-vellum',
    name: 'Pine Vellum',
    story: {
      en: 'Pine Vellum is run by three former bookbinders in Spokane who press rosin on a machine of their own design. Their lots are numbered like editions, and most are under four hundred pods.',
      fr: 'Pine Vellum est dirigée par trois anciens relieurs de Spokane qui pressent la rosine avec une machine de leur conception. Leurs lots sont numérotés comme des tirages et comptent pour la plupart moins de quatre cents capsules.',
    },
    label: { ink: '#27402f', paper: '#f5efdc', accent: '#88a07a', pattern: 'grid' },
  },
  {
    slug: 'thornabee',
    name: 'Thornabee',
    story: {
      en: 'Thornabee makes oils for medical cardholders in a pharmacy-built clean room in Ogden, Utah. Its range runs from CBD-rich oils to full-strength THC, with the ratio printed on the front of the pack.',
      fr: 'Thornabee fabrique des huiles destinées aux titulaires d’une carte médicale dans une salle blanche de qualité pharmaceutique, à Ogden, en Utah. Sa gamme va des huiles riches en CBD aux huiles concentrées en THC, et le ratio figure à l’avant de l’emballage.',
    },
    label: { ink: '#2b2111', paper: '#f0cb5b', accent: '#8a5a12', pattern: 'dots' },
  },
  {
    slug: 'drumlin-works',
    name: 'Drumlin Works',
    story: {
      en: 'Drumlin Works is an extraction shop in Hamilton, Ontario, built by process engineers from the steel trade. It publishes the yield, solvent and temperature of each of its methods.',
      fr: 'Drumlin Works est un atelier d’extraction de Hamilton, en Ontario, mis sur pied par des ingénieurs de procédés venus de la sidérurgie. Pour chacune de ses méthodes, il publie le rendement, le solvant et la température.',
    },
    label: { ink: '#26292c', paper: '#d9d6ce', accent: '#e4572e', pattern: 'grid' },
  },
  {
    slug: 'sorrelmark',
    name: 'Sorrelmark',
    story: {
      en: 'Sorrelmark grows and extracts on a single floor in Columbus, Ohio, so a plant never travels farther than sixty yards. It releases eight strains a year and retires as many.',
      fr: 'Sorrelmark cultive et extrait sur un seul étage à Columbus, en Ohio : aucun plant ne parcourt plus de soixante verges. La maison lance huit variétés par année et en retire autant.',
    },
    label: { ink: '#fbeee6', paper: '#7a2f2b', accent: '#eeb08c', pattern: 'rays' },
  },
  {
    slug: 'cinderquay',
    name: 'Cinderquay',
    story: {
      en: 'Cinderquay sits on the Oakland waterfront in what was a chandler’s warehouse. It grows diamonds slowly, over three weeks in sealed jars, and pours them back into their own sauce.',
      fr: 'Cinderquay se trouve au bord de l’eau, à Oakland, dans un ancien entrepôt de fournitures navales. Les diamants y poussent lentement, pendant trois semaines en bocaux scellés, avant d’être remis dans leur propre sauce.',
    },
    label: { ink: '#e8e6e1', paper: '#22252b', accent: '#ef6f4c', pattern: 'peaks' },
  },
  {
    slug: 'halyard-nine',
    name: 'Halyard Nine',
    story: {
      en: 'Halyard Nine was founded in Bellingham, Washington, by a crew that had spent nine winters repairing boats together. Its oils are plain on purpose: one strain, one method, one line of ingredients.',
      fr: 'Halyard Nine a été fondée à Bellingham, dans l’État de Washington, par une équipe qui avait passé neuf hivers à réparer des bateaux. Ses huiles sont volontairement simples : une variété, une méthode, une seule ligne d’ingrédients.',
    },
    label: { ink: '#16324f', paper: '#eef3f7', accent: '#d8433b', pattern: 'bars' },
  },
  {
    slug: 'ninth-orchard',
    name: 'Ninth Orchard',
    story: {
      en: 'Ninth Orchard planted its first rows between apple trees in the Yakima Valley and kept the trees. It makes bright, floral resins from flower that is cut before sunrise.',
      fr: 'Ninth Orchard a planté ses premiers rangs entre les pommiers de la vallée de Yakima, et les pommiers y sont encore. La maison tire des résines vivantes et florales de fleurs coupées avant l’aube.',
    },
    label: { ink: '#4b1f3a', paper: '#f7e3e1', accent: '#c75b7a', pattern: 'rings' },
  },
  {
    slug: 'hollinferry',
    name: 'Hollinferry',
    story: {
      en: 'Hollinferry is named for a ferry landing on the Ohio River, a short walk from its lab in Cincinnati. Every oil it sells is distilled twice and finished with resin from the same plants.',
      fr: 'Hollinferry tire son nom d’un quai de traversier sur la rivière Ohio, à quelques pas de son laboratoire de Cincinnati. Chaque huile y est distillée deux fois, puis complétée par la résine des mêmes plants.',
    },
    label: { ink: '#eaf3ee', paper: '#1d3f4a', accent: '#7cc3b2', pattern: 'wave' },
  },
  {
    slug: 'wicketfield',
    name: 'Wicketfield',
    story: {
      en: 'Wicketfield supplies shops across Kansas City from a hydroponic farm in an underground limestone vault. The steady sixty-four degrees down there keeps one harvest much like the next.',
      fr: 'Wicketfield approvisionne les boutiques de Kansas City depuis une ferme hydroponique aménagée dans une carrière souterraine de calcaire. La température constante, dix-huit degrés, rend chaque récolte semblable à la précédente.',
    },
    label: { ink: '#31421f', paper: '#f6f4e8', accent: '#9db13e', pattern: 'grid' },
  },
  {
    slug: 'pinyon-assembly',
    name: 'Pinyon Assembly',
    story: {
      en: 'Pinyon Assembly is a cooperative of six growers around Taos, New Mexico, who share one extraction room. Each pod names the grower whose plants are in it.',
      enCa: 'Pinyon Assembly is a co-operative of six growers around Taos, New Mexico, who share one extraction room. Each pod names the grower whose plants are in it.',
      fr: 'Pinyon Assembly est une coopérative de six producteurs des environs de Taos, au Nouveau-Mexique, qui partagent une même salle d’extraction. Chaque capsule indique de qui proviennent les plants.',
    },
    label: { ink: '#3b2a3a', paper: '#e9d3bd', accent: '#b4543a', pattern: 'peaks' },
  },
  {
    slug: 'tidewright',
    name: 'Tidewright',
    story: {
      en: 'Tidewright works above a surfboard glassing shop in Santa Cruz and borrowed its neighbors’ habit of dating and signing each piece. It specializes in rosin from fresh-frozen hash.',
      enCa: 'Tidewright works above a surfboard glassing shop in Santa Cruz and borrowed its neighbours’ habit of dating and signing each piece. It specializes in rosin from fresh-frozen hash.',
      fr: 'Tidewright est établie au-dessus d’un atelier de planches de surf de Santa Cruz et a pris à ses voisins l’habitude de dater et de signer chaque pièce. Sa spécialité est la rosine tirée de hachisch frais congelé.',
    },
    label: { ink: '#143c40', paper: '#cfe3e1', accent: '#dd6b38', pattern: 'rings' },
  },
  {
    slug: 'basalt-choir',
    name: 'Basalt Choir',
    story: {
      en: 'Basalt Choir grows on the mesa above Grand Junction, Colorado, at five thousand feet. It activates THCA by slow heat alone and leaves the color of the oil as it comes.',
      enCa: 'Basalt Choir grows on the mesa above Grand Junction, Colorado, at five thousand feet. It activates THCA by slow heat alone and leaves the colour of the oil as it comes.',
      fr: 'Basalt Choir cultive sur le plateau qui domine Grand Junction, au Colorado, à 1 500 mètres d’altitude. Le THCA y est activé par une chaleur lente, et la couleur de l’huile est laissée telle quelle.',
    },
    label: { ink: '#f0edf5', paper: '#34353f', accent: '#a89bd9', pattern: 'rays' },
  },
  {
    slug: 'longacre-still',
    name: 'Longacre Still',
    story: {
      en: 'Longacre Still was built by two brewers in Fort Collins, Colorado, around a copper column they could not bear to sell. They distill in winter, when the cooling water is coldest, and blend in spring.',
      fr: 'Longacre Still a été construite par deux brasseurs de Fort Collins, au Colorado, autour d’une colonne de cuivre qu’ils ne pouvaient se résoudre à vendre. La distillation se fait en hiver, quand l’eau est la plus froide, et l’assemblage au printemps.',
    },
    label: { ink: '#3d2f1e', paper: '#f0e6d2', accent: '#6d8b74', pattern: 'rays' },
  },
  {
    slug: 'sedge-and-slate',
    name: 'Sedge & Slate',
    story: {
      en: 'Sedge & Slate is based in Calgary, Alberta, and buys flower from nine greenhouses between Lethbridge and Olds. It makes broad-spectrum extracts without THC, and balanced oils to fixed ratios.',
      fr: 'Sedge & Slate est établie à Calgary, en Alberta, et achète ses fleurs auprès de neuf serres situées entre Lethbridge et Olds. Elle fabrique des extraits à large spectre sans THC et des huiles équilibrées selon des ratios fixes.',
    },
    label: { ink: '#2c3834', paper: '#dde1dc', accent: '#6c8f86', pattern: 'leaf' },
  },
  {
    slug: 'maison-lisiere',
    name: 'Maison Lisière',
    story: {
      en: 'Maison Lisière grows in heated greenhouses near Sherbrooke, Quebec, and extracts within a day of harvest. All of its packaging is labelled in French and English.',
      fr: 'Maison Lisière cultive dans des serres chauffées près de Sherbrooke, au Québec, et procède à l’extraction dans la journée suivant la récolte. Tous ses emballages sont étiquetés en français et en anglais.',
    },
    label: { ink: '#203a35', paper: '#f5f2ee', accent: '#b79a5b', pattern: 'dots' },
  },
  {
    slug: 'tamarac-nord',
    name: 'Tamarac Nord',
    story: {
      en: 'Tamarac Nord operates from Thunder Bay, Ontario, in a converted grain laboratory on the harbour. It makes single-strain resins and reports nine terpenes for every lot.',
      fr: 'Tamarac Nord est installée à Thunder Bay, en Ontario, dans un ancien laboratoire céréalier du port. Elle produit des résines d’une seule variété et indique la teneur en neuf terpènes de chaque lot.',
    },
    label: { ink: '#eaf1f4', paper: '#16263a', accent: '#e0b04c', pattern: 'peaks' },
  },
  {
    slug: 'lumapod',
    name: 'Lumapod',
    story: {
      en: 'Lumapod makes the battery that all of these pods fit, and no oil of its own. Every pod ships locked and is unlocked by a pattern of light from a screen, which the battery reads.',
      fr: 'Lumapod fabrique la batterie qui convient à toutes ces capsules, mais ne produit aucune huile. Chaque capsule est livrée verrouillée; une séquence lumineuse affichée à l’écran, que la batterie lit, la déverrouille.',
    },
    label: { ink: '#14130f', paper: '#fbfaf7', accent: '#ffb21a', pattern: 'rays' },
  },
];
