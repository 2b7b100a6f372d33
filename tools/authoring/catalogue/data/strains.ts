import { aromas, plantTypes, type Aroma, type PlantType } from '../../../../src/domain/catalogue/vocabulary';

export interface StrainEntry {
  name: string;
  plantType: PlantType;
  /** The strongest first. */
  aromas: Aroma[];
}

const rows: Record<PlantType, string> = {
  Sativa: `
    Paper Lantern: citrus floral
    Salt Meadow: mint pine
    First Ferry: citrus mint
    Kite Weather: citrus pine tropical
    Brass Section: diesel citrus
    Lemon Ledger: citrus spice
    Window Seat: floral citrus
    Harbor Bell: mint pine
    Ridge Telegraph: pine diesel
    Ink and Citron: citrus earth
    Goldfinch Row: citrus tropical
    Early Edition: diesel citrus pine
    Tin Roof Rain: mint earth
    Meridian Post: citrus spice
    Bright Errand: citrus mint
    Papaya Standard: tropical spice
    Sunday Press: citrus floral
    Verbena Street: citrus floral
    Open Tuning: spice citrus
    Sawgrass Radio: earth pine
    Sage Telegram: mint earth
    Silver Thaw: mint citrus
    Yellow Awning: citrus tropical
    Mango Atlas: tropical citrus
    Tidepool Static: diesel tropical
    Quick Sketch: citrus floral
    Lime Cartographer: citrus mint
    Weathervane: pine mint
    Larch and Lime: pine citrus
    Monday Marquee: diesel citrus
    Signal Mint: mint pine
    Long Daylight: floral citrus
    Guava Semaphore: tropical diesel
    Marigold Shift: floral spice
    Ginger Aviary: spice citrus
    Uphill Waltz: floral pine
    Tangent Line: citrus diesel
    White Gravel: mint earth
    Juniper Dispatch: pine spice
    Morning Docket: citrus earth
    Noon Carillon: citrus floral
    Bluestem Mile: earth pine
    Cardamom Hour: spice citrus
    Pomelo Index: citrus floral
    Radio Pines: pine diesel
    South Window: floral tropical
    Orchard Wire: diesel berry
    Tamarind Coast: tropical spice
    Clearwater Proof: mint citrus
    Dawn Freight: diesel pine
    Sunlit Annex: citrus vanilla
    Kumquat Theory: citrus spice
    Eastbound Lark: floral citrus
    Basil Courtyard: spice mint
    Wild Fennel Road: spice earth
    Sixth Rehearsal: tropical citrus
    Chalk and Lemon: citrus mint
    Barnstorm Berry: berry citrus
    Vineyard Noon: grape floral`,
  Indica: `
    Copper Dusk: earth spice vanilla
    Velvet Almanac: grape berry
    Low Lamp: vanilla earth
    Plum Cellar: grape spice
    Wool and Cedar: pine earth
    Midnight Ferry: berry diesel
    Slow Ember: spice earth
    Fig Parlor: grape vanilla
    Fogbound: earth pine
    Black Walnut Road: earth spice
    Last Lantern: spice vanilla
    Dark Orchard: berry grape
    Sable Coast: diesel earth
    Mulberry Vesper: berry floral
    Stone Hearth: earth spice
    Russet Hour: spice vanilla
    Night Freight: diesel earth
    Quiet Mezzanine: floral vanilla
    Tallow Moon: cheese earth
    Cask and Clove: spice grape
    Winter Larder: cheese spice
    Blue Quarry: berry earth
    Peat Lantern: earth diesel
    Concord Gate: grape berry
    Heavy Curtain: grape earth
    Sandalwood Draw: earth floral
    Tide Table: mint earth
    Cellar Stair: cheese grape
    Loam and Linen: earth floral
    Damson Field: grape floral
    Vanilla Ledge: vanilla pine
    Old Growth: pine earth
    Snowed Inn: vanilla mint
    Rye Barn: earth spice
    Ironwood: earth diesel
    Garnet Shade: berry spice
    Moth Hour: floral earth
    Blackberry Transit: berry diesel
    Deep Pasture: cheese earth
    Thistledown: floral earth
    Raven Orchard: grape berry
    Slate Roof: earth mint
    Cacao Husk: vanilla earth
    Nightjar: berry pine
    Saddle Leather: earth spice
    Parlor Smoke: spice diesel
    Bergamot Eve: citrus floral
    Currant Hill: berry grape
    Mahogany Room: spice vanilla
    Idle Harbor: mint berry
    Walnut Suite: earth vanilla
    Bottled Dusk: grape diesel
    Cedar Chest: pine vanilla
    Boysen Lane: berry vanilla
    Cave Aged: cheese spice
    Drowsy Mill: earth vanilla floral
    Ashlar: diesel spice
    Purple Shale: grape earth
    Long Exhale: mint pine
    Mango Curfew: tropical spice`,
  Hybrid: `
    Paper Birch: pine citrus
    Second Cutting: earth floral
    Tin Almanac: diesel pine
    Honey Locust: floral vanilla
    Rusted Gate: diesel spice
    Peach Quarter: tropical floral
    Blue Enamel: berry citrus
    Copper Wire: diesel citrus
    Split Rail: earth pine
    Amber Room: vanilla spice
    Magpie Lane: berry pine
    Silt and Stone: earth diesel
    Riverbend Standard: pine berry
    Oak Gall Ink: earth spice
    Apricot Union: tropical citrus
    Dry Creek Blues: berry diesel
    Gasworks: diesel earth
    Lilac Junction: floral berry
    Twin Poplars: pine floral
    Corduroy: earth vanilla
    Saltbox: cheese pine
    Pepper Tree: spice citrus
    Cherry Bark: berry spice
    Field Recording: earth mint
    Mosaic Tile: tropical berry
    Roadside Mint: mint diesel
    Gorge Road: cheese diesel
    Melon Ferry: tropical mint
    Counterweight: spice diesel
    Blood Orange Barn: citrus earth
    Cream Brick: vanilla cheese
    Station Clock: pine citrus
    Rose Arbor: floral berry
    Even Keel: mint citrus
    Lacquer Box: floral spice
    Prairie Static: diesel citrus
    Huckle Ridge: berry pine
    Grape Trellis: grape floral
    Winter Pear: floral tropical
    Maple Telegraph: vanilla diesel
    Clay Court: earth citrus
    Two Rivers: earth berry
    Coriander Bay: spice citrus
    Fence Post: diesel earth
    Passage Home: tropical vanilla
    Glass Mountain: mint citrus
    Parade Rest: pine spice
    Boat House: mint earth
    Lemon Balcony: citrus floral
    Chestnut Row: earth vanilla
    Fox Grape: grape earth
    Nine Acres: citrus pine earth
    Sourdough Hour: cheese citrus
    Quince Jar: citrus spice
    Redbud: floral grape
    Windfall Row: berry tropical
    Tarragon Avenue: spice mint
    Plainsong: floral earth
    Kerosene Waltz: diesel floral
    Stray Chord: tropical spice
    Local Express: diesel citrus
    Garden Wall: mint floral
    Vine Street Sour: citrus diesel
    Nutmeg Porch: spice vanilla
    Elderberry Press: berry grape`,
  CBD: `
    Clear Pond: mint citrus
    Level Ground: earth pine
    Soft Gravel: earth mint
    Plain Sailing: citrus mint
    Green Room: pine mint
    Still Pasture: earth floral
    White Linen: floral mint
    Cool Ledge: pine earth
    Chamomile Fence: floral vanilla
    Steady Row: spice earth
    Daylight Quiet: citrus floral
    Oat Field: earth vanilla
    Spearmint Gate: mint pine
    Bare Orchard: berry earth
    Gentle Grade: pine citrus
    Lowland Pine: pine earth
    Quiet Citron: citrus pine
    Linden Walk: floral citrus
    Sea Lavender: floral mint
    Hayloft: earth spice
    Shade Tree: pine berry
    Kitchen Garden: spice mint
    Lemon Thyme Path: citrus spice
    Open Pasture: earth citrus
    Cucumber Bench: mint tropical
    Wheatback: earth vanilla`,
};

function parseRow(row: string, plantType: PlantType): StrainEntry {
  const [name = '', words = ''] = row.trim().split(': ');
  const known = words.split(' ').map((word) => aromas.find((aroma) => aroma === word));
  if (!name || known.includes(undefined))
    throw new Error(`strains.ts: expected 'Name: aroma aroma', found '${row.trim()}'`);
  return { name, plantType, aromas: known as Aroma[] };
}

/** Strains of the US catalogue. Every name is invented. Parents of a cross are other strains in the list. */
export const strains: StrainEntry[] = plantTypes.flatMap((plantType) =>
  rows[plantType]
    .trim()
    .split('\n')
    .map((row) => parseRow(row, plantType)),
);
