/** {s} is the strain. Each sentence is true of every method that the brand uses. */
export const brandSentences: Record<string, string[]> = {
  quillmoor: [
    'Grown within earshot of the Mendocino surf and made in a lot of a few hundred.',
    'The harvest date is on the pack, as with everything Quillmoor makes.',
    'A small lot from the coast: when it is gone, it is gone until the next harvest.',
  ],
  'harrow-and-vane': [
    'Harrow & Vane gives {s} its usual treatment: one pass for color, one for clarity.',
    'From the old tool works in Cleveland, where terpenes are still dosed on a bench scale.',
    'A tidy, well-machined oil, as one expects of Harrow & Vane.',
  ],
  ferncastle: [
    'The flower came out of Ferncastle’s rain-fed greenhouses and was frozen within two hours.',
    'A single-plot lot, as all of Ferncastle’s are.',
    'Rain-grown, fast-frozen and left alone after that.',
  ],
  larkhollow: [
    'The plants stood in full sun all season, between what is left of the prune trees.',
    'A Sonoma-grown lot, harvested in the first week of October.',
    'Larkhollow grows {s} on the upper terrace, where the fog burns off first.',
  ],
  mirebell: [
    'Mirebell’s scent brief for {s} runs to a single line, and the oil keeps to it.',
    'Balanced by nose as much as by instrument in Mirebell’s Denver blending room.',
    'The perfumer’s hand shows in how evenly the notes are spaced.',
  ],
  nettlewick: [
    'Nettlewick has kept {s} from its own seed for longer than most labels have existed.',
    'Washed and pressed on the same hill where the plants stood.',
    'A ridge-top lot, with the thick resin that cold nights bring.',
  ],
  brackenfold: [
    'Twenty-one days in Brackenfold’s cedar rooms left a toasted edge on it.',
    'The cedar of the curing rooms can be read in the finish.',
    'Brackenfold lets {s} hang three full weeks before anything else is done to it.',
  ],
  umberline: [
    'One of Umberline’s small runs, with the whole lab report posted on the day of release.',
    'The cool Santa Fe nights do half the work of the cure.',
    'Cured behind adobe walls and bottled by the hundred rather than the thousand.',
  ],
  'oxbow-parish': [
    'The flower spent one night in the old ice house and became resin the next morning.',
    'Oxbow Parish makes {s} once a season and does not keep it longer.',
    'Out of the cold rooms on the St. Louis riverfront.',
  ],
  'kestrel-yard': [
    'Kestrel Yard keeps the ingredient list as short as the name.',
    'From the rail-yard still, which has not been cold since it was lit.',
    'Straight-running Kestrel Yard oil: clear, strong and easy to draw.',
  ],
  'pine-vellum': [
    'A numbered lot, like every edition from Pine Vellum’s press.',
    'The Spokane press closes slowly, over eleven minutes, which keeps the oil pale.',
    'Fewer than four hundred pods were filled from this pressing.',
  ],
  thornabee: [
    'The ratio is printed on the front of the pack, as on all of Thornabee’s oils.',
    'Filled in Thornabee’s Ogden clean room for medical cardholders.',
    'Thornabee weighs every pod twice and prints both figures on the carton.',
  ],
  sorrelmark: [
    'Grown, extracted and filled on one floor in Columbus.',
    'One of the eight strains that Sorrelmark releases this year.',
    'From plant to pod it traveled less than sixty yards.',
  ],
  cinderquay: [
    'Three weeks in sealed jars on the Oakland waterfront gave the crystals time to form.',
    'Cinderquay does not hurry its crystals, and {s} is better for the wait.',
    'Slow crystals are the house signature, and this lot is a fine example.',
  ],
  'halyard-nine': [
    'One strain, one method, one line of ingredients: the Halyard Nine way.',
    'Turn over the pack and you will find a single ingredient.',
    'A plain-dealing oil from Bellingham, with nothing to explain.',
  ],
  'ninth-orchard': [
    'Cut before sunrise in the Yakima Valley, when the resin is coldest.',
    'The rows of {s} run between old apple trees, and pickers swear they can smell it.',
    'Ninth Orchard’s style is bright and floral, and this lot keeps to it.',
  ],
  hollinferry: [
    'Distilled twice in Cincinnati and finished with resin from the same plants.',
    'Hollinferry adds back resin until the smell of {s} returns, then stops.',
    'The second distillation is what makes it so smooth.',
  ],
  wicketfield: [
    'Grown underground in Kansas City limestone, at sixty-four degrees all year.',
    'Wicketfield’s vault keeps {s} the same from one harvest to the next.',
    'A dependable everyday oil, which is just what Wicketfield sets out to make.',
  ],
  'pinyon-assembly': [
    'The grower’s name is on the pack, next to the harvest date.',
    'One of six farms around Taos grew it; all six share the press room.',
    'High, dry and sunny: the Taos farms show in the thickness of the resin.',
  ],
  tidewright: [
    'Dated and signed by the person at the press, in the Tidewright manner.',
    'Tidewright presses only fresh-frozen hash, and only in small bags.',
    'A Santa Cruz pressing, with a little salt in the air and none in the oil.',
  ],
  'basalt-choir': [
    'Activated by slow heat in Grand Junction and left the color it came.',
    'Five thousand feet of altitude make for small, resinous flower.',
    'Basalt Choir takes two days over a step that others finish in an hour.',
  ],
  'longacre-still': [
    'Run through the copper column in January, when the cooling water is near freezing.',
    'The brewers at Longacre blend it in spring and let it rest before filling.',
    'Winter-distilled in Fort Collins, and as clear as that sounds.',
  ],
};
