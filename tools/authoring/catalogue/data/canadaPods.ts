import type { Aroma, Effect, OilType, PlantType } from '../../../../src/domain/catalogue/vocabulary';
import type { Subcountry } from '../../../../src/domain/region/regions';

export interface CanadaPod {
  name: string;
  brand: string;
  plantType: PlantType;
  oilType: OilType;
  aromas: Aroma[];
  effects: Effect[];
  lineage: string | null;
  /** In addition to CA_ALL. */
  provinces: Extract<Subcountry, 'ON' | 'AB'>[];
  hasFullGram: boolean;
  /** Parts CBD to one part THC, for pods sold for their CBD. */
  cbdRatio?: number;
  publishedOn: string;
  /** On sale unless one of the next two fields is set. */
  isSoldOut?: boolean;
  comingOn?: string;
  tagline: { en: string; fr: string };
  description: { en: string; fr: string };
}

/** The Canadian pods: only plain facts, in both languages. Canadian spellings are derived. */
export const canadaPods: CanadaPod[] = [
  {
    name: 'Érable Gris',
    brand: 'maison-lisiere',
    plantType: 'Indica',
    oilType: 'Live Resin',
    aromas: ['earth', 'vanilla'],
    effects: ['relaxed', 'sleepy'],
    lineage: null,
    provinces: ['ON'],
    hasFullGram: true,
    publishedOn: '2025-03-18',
    tagline: {
      en: 'Indica live resin: black tea, toasted oak and maple sap',
      fr: 'Résine vivante indica : thé noir, chêne grillé et eau d’érable',
    },
    description: {
      en: 'Live resin from indica flower grown in greenhouses near Sherbrooke and frozen on the day of harvest. The aroma is of black tea and toasted oak, with a flavor of maple sap. It contains cannabis live resin and nothing else.',
      fr: 'Résine vivante tirée de fleurs indica cultivées en serre près de Sherbrooke et congelées le jour de la récolte. L’arôme rappelle le thé noir et le chêne grillé; la saveur, l’eau d’érable. Elle contient de la résine vivante de cannabis et rien d’autre.',
    },
  },
  {
    name: 'Lac Pâle',
    brand: 'maison-lisiere',
    plantType: 'Hybrid',
    oilType: 'Rosin',
    aromas: ['mint', 'pine'],
    effects: ['relaxed', 'focused'],
    lineage: null,
    provinces: [],
    hasFullGram: false,
    publishedOn: '2025-09-02',
    tagline: {
      en: 'Hybrid rosin: fir needle, garden sage and camphor',
      fr: 'Rosine hybride : aiguille de sapin, sauge et camphre',
    },
    description: {
      en: 'Rosin pressed from ice-water hash, made without solvents. Pinene is the leading terpene, and the aroma is of fir needle and garden sage. The oil is thick and flows best at the second or third heat level.',
      fr: 'Rosine pressée à partir de hachisch à l’eau glacée, sans aucun solvant. Le pinène est le terpène dominant, et l’arôme rappelle l’aiguille de sapin et la sauge. L’huile est épaisse et s’écoule mieux au deuxième ou au troisième réglage de chaleur.',
    },
  },
  {
    name: 'Bois Flotté',
    brand: 'maison-lisiere',
    plantType: 'Indica',
    oilType: 'Cured Resin',
    aromas: ['earth', 'spice'],
    effects: ['relaxed'],
    lineage: 'Érable Gris × Blue Clay',
    provinces: ['ON'],
    hasFullGram: false,
    publishedOn: '2024-10-22',
    isSoldOut: true,
    tagline: {
      en: 'Indica cured resin: dry hay, clove and old leather',
      fr: 'Résine affinée indica : foin sec, clou de girofle et vieux cuir',
    },
    description: {
      en: 'Resin extracted from indica flower that was dried and cured for three weeks. Curing deepens the color and gives a flavor of clove over an aroma of dry hay and leather. No terpenes are added.',
      fr: 'Résine extraite de fleurs indica séchées et affinées pendant trois semaines. L’affinage fonce la couleur et donne une saveur de clou de girofle sur un arôme de foin sec et de cuir. Aucun terpène n’est ajouté.',
    },
  },
  {
    name: 'Neige de Mai',
    brand: 'maison-lisiere',
    plantType: 'Sativa',
    oilType: 'Live Diamonds',
    aromas: ['floral', 'citrus'],
    effects: ['uplifted', 'happy'],
    lineage: null,
    provinces: ['ON', 'AB'],
    hasFullGram: false,
    publishedOn: '2026-06-09',
    tagline: {
      en: 'Sativa live diamonds: lilac, elderflower and lemon zest',
      fr: 'Diamants vivants sativa : lilas, fleur de sureau et zeste de citron',
    },
    description: {
      en: 'THCA diamonds from fresh-frozen sativa flower, melted into the live resin they formed in. The THC content is high; the aroma is of lilac and elderflower, with lemon zest in the flavor.',
      fr: 'Diamants de THCA issus de fleurs sativa fraîches congelées, fondus dans la résine vivante où ils se sont formés. La teneur en THC est élevée; l’arôme rappelle le lilas et la fleur de sureau, et la saveur, le zeste de citron.',
    },
  },
  {
    name: 'Larch Bay',
    brand: 'tamarac-nord',
    plantType: 'Hybrid',
    oilType: 'Live Resin',
    aromas: ['pine', 'citrus'],
    effects: ['focused', 'uplifted'],
    lineage: null,
    provinces: ['ON', 'AB'],
    hasFullGram: true,
    publishedOn: '2024-05-14',
    tagline: {
      en: 'Hybrid live resin: larch, juniper and bitter orange',
      fr: 'Résine vivante hybride : mélèze, genièvre et orange amère',
    },
    description: {
      en: 'Single-strain live resin made in Thunder Bay from hybrid flower. Larch and juniper come first in the aroma, followed by a bitter-orange flavor. The lab report lists nine terpenes for each lot.',
      fr: 'Résine vivante d’une seule variété hybride, produite à Thunder Bay. L’arôme s’ouvre sur le mélèze et le genièvre, suivis d’une saveur d’orange amère. Le rapport d’analyse indique neuf terpènes pour chaque lot.',
    },
  },
  {
    name: 'Grain Tower',
    brand: 'tamarac-nord',
    plantType: 'Sativa',
    oilType: 'Cured Resin',
    aromas: ['earth', 'citrus'],
    effects: ['energized', 'focused'],
    lineage: null,
    provinces: ['ON'],
    hasFullGram: false,
    publishedOn: '2024-11-05',
    tagline: {
      en: 'Sativa cured resin: dry hay, black tea and grapefruit peel',
      fr: 'Résine affinée sativa : foin sec, thé noir et zeste de pamplemousse',
    },
    description: {
      en: 'Cured resin from sativa flower, dried slowly at sixteen degrees. The flavor is of black tea and grapefruit peel; the aroma is closer to dry hay. The oil is amber and pours at room temperature.',
      fr: 'Résine tirée de fleurs sativa séchées lentement à seize degrés. La saveur évoque le thé noir et le zeste de pamplemousse; l’arôme est plus proche du foin sec. L’huile est ambrée et reste fluide à la température ambiante.',
    },
  },
  {
    name: 'Spruce Portage',
    brand: 'tamarac-nord',
    plantType: 'Sativa',
    oilType: 'Live Resin',
    aromas: ['pine', 'mint'],
    effects: ['energized', 'creative'],
    lineage: 'Larch Bay × Grain Tower',
    provinces: ['ON', 'AB'],
    hasFullGram: true,
    publishedOn: '2025-06-24',
    tagline: {
      en: 'Sativa live resin: spruce tip, wet bark and spearmint',
      fr: 'Résine vivante sativa : bourgeon d’épinette, écorce humide et menthe verte',
    },
    description: {
      en: 'A cross of Larch Bay and Grain Tower, extracted from flower frozen at harvest. The aroma is of spruce tip and wet bark, and the flavor adds spearmint. Pinene and terpinolene lead the terpene profile.',
      fr: 'Croisement de Larch Bay et de Grain Tower, extrait de fleurs congelées à la récolte. L’arôme rappelle le bourgeon d’épinette et l’écorce humide; la saveur y ajoute la menthe verte. Le pinène et le terpinolène dominent le profil terpénique.',
    },
  },
  {
    name: 'Blue Clay',
    brand: 'tamarac-nord',
    plantType: 'Indica',
    oilType: 'Cured Resin',
    aromas: ['berry', 'earth'],
    effects: ['sleepy', 'relaxed'],
    lineage: null,
    provinces: ['AB'],
    hasFullGram: false,
    publishedOn: '2025-01-28',
    tagline: {
      en: 'Indica cured resin: blueberry skin, damp soil and black currant',
      fr: 'Résine affinée indica : peau de bleuet, terre humide et cassis',
    },
    description: {
      en: 'Cured resin from an indica strain grown indoors in Thunder Bay. The flavor is of blueberry skin and black currant, over an earthy aroma. Myrcene is the main terpene.',
      fr: 'Résine affinée d’une variété indica cultivée à l’intérieur, à Thunder Bay. La saveur évoque la peau de bleuet et le cassis, sur un arôme terreux. Le myrcène est le principal terpène.',
    },
  },
  {
    name: 'Foundry Pine',
    brand: 'drumlin-works',
    plantType: 'Hybrid',
    oilType: 'Cannabis Terpene Distillate',
    aromas: ['pine', 'diesel'],
    effects: ['happy', 'focused'],
    lineage: null,
    provinces: ['ON', 'AB'],
    hasFullGram: true,
    publishedOn: '2023-11-21',
    tagline: {
      en: 'Hybrid distillate with cannabis terpenes: pine resin and machine oil',
      fr: 'Distillat hybride aux terpènes de cannabis : résine de pin et huile mécanique',
    },
    description: {
      en: 'Cannabis distillate with terpenes derived only from cannabis, at about six percent of the oil’s weight. The aroma is of pine resin with a sharp, fuel-like edge. Made by short-path distillation at Hamilton.',
      fr: 'Distillat de cannabis additionné de terpènes provenant uniquement du cannabis, soit environ six pour cent du poids de l’huile. L’arôme rappelle la résine de pin, avec une pointe vive de carburant. Produit par distillation à court trajet, à Hamilton.',
    },
  },
  {
    name: 'Red Sumac',
    brand: 'drumlin-works',
    plantType: 'Sativa',
    oilType: 'Distillate',
    aromas: ['citrus', 'spice'],
    effects: ['uplifted', 'energized'],
    lineage: null,
    provinces: ['ON'],
    hasFullGram: true,
    publishedOn: '2023-08-15',
    tagline: {
      en: 'Sativa distillate: lemon zest, coriander seed and white pepper',
      fr: 'Distillat sativa : zeste de citron, graine de coriandre et poivre blanc',
    },
    description: {
      en: 'A clear distillate with a high THC content and a measured addition of terpenes. Lemon zest leads the flavor, followed by coriander seed and white pepper. The oil is thin and flows at every heat level.',
      fr: 'Distillat limpide à forte teneur en THC, additionné d’une quantité mesurée de terpènes. Le zeste de citron domine la saveur, suivi de la graine de coriandre et du poivre blanc. L’huile est fluide à tous les réglages de chaleur.',
    },
  },
  {
    name: 'Mill Race',
    brand: 'drumlin-works',
    plantType: 'Indica',
    oilType: 'Activated THCA',
    aromas: ['grape', 'earth'],
    effects: ['relaxed', 'happy'],
    lineage: null,
    provinces: [],
    hasFullGram: false,
    publishedOn: '2026-02-17',
    tagline: {
      en: 'Indica activated THCA: dark plum, grape skin and wet stone',
      fr: 'THCA activé indica : prune noire, peau de raisin et pierre mouillée',
    },
    description: {
      en: 'Crystalline THCA, activated by slow heating at 110 °C and blended with cannabis-derived terpenes. The aroma is of dark plum and wet stone; the flavor is closer to grape skin.',
      fr: 'THCA cristallin activé par une chauffe lente à 110 °C, puis mélangé à des terpènes dérivés du cannabis. L’arôme rappelle la prune noire et la pierre mouillée; la saveur se rapproche de la peau de raisin.',
    },
  },
  {
    name: 'Escarpment',
    brand: 'drumlin-works',
    plantType: 'Hybrid',
    oilType: 'Rosin',
    aromas: ['cheese', 'earth'],
    effects: ['relaxed', 'tasty'],
    lineage: null,
    provinces: ['ON'],
    hasFullGram: false,
    publishedOn: '2026-11-03',
    comingOn: '2027-02-16',
    tagline: {
      en: 'Hybrid rosin: washed rind, oak moss and black tea',
      fr: 'Rosine hybride : croûte lavée, mousse de chêne et thé noir',
    },
    description: {
      en: 'Solventless rosin: hash washed in ice water and pressed below 85 °C. The aroma is savory, with washed rind and oak moss, and the flavor ends on black tea. The yield was four percent of the fresh flower’s weight.',
      fr: 'Rosine sans solvant : hachisch lavé à l’eau glacée et pressé à moins de 85 °C. L’arôme est relevé, entre croûte lavée et mousse de chêne, et la saveur se termine sur le thé noir. Le rendement a été de quatre pour cent du poids des fleurs fraîches.',
    },
  },
  {
    name: 'Wolf Willow',
    brand: 'sedge-and-slate',
    plantType: 'CBD',
    oilType: 'Broad Spectrum Extract',
    aromas: ['floral', 'earth'],
    effects: ['relaxed'],
    lineage: null,
    provinces: ['ON', 'AB'],
    hasFullGram: true,
    cbdRatio: 20,
    publishedOn: '2024-02-06',
    tagline: {
      en: 'Broad-spectrum CBD extract: chamomile and dry hay',
      fr: 'Extrait de CBD à large spectre : camomille et foin sec',
    },
    description: {
      en: 'Broad-spectrum extract in which CBD comes with measurable CBG and CBC, and THC is removed to below the limit of detection. The aroma is of chamomile and dry hay. A second column run takes out the last traces of THC.',
      fr: 'Extrait à large spectre où le CBD s’accompagne de CBG et de CBC en quantités mesurables, et dont le THC est retiré jusque sous la limite de détection. L’arôme rappelle la camomille et le foin sec. Un second passage sur colonne élimine les dernières traces de THC.',
    },
  },
  {
    name: 'Coulee Mint',
    brand: 'sedge-and-slate',
    plantType: 'CBD',
    oilType: 'Broad Spectrum Extract',
    aromas: ['mint', 'citrus'],
    effects: ['focused', 'relaxed'],
    lineage: null,
    provinces: ['AB'],
    hasFullGram: false,
    cbdRatio: 8,
    publishedOn: '2025-04-29',
    tagline: {
      en: 'Broad-spectrum CBD extract: spearmint and lime leaf',
      fr: 'Extrait de CBD à large spectre : menthe verte et feuille de lime',
    },
    description: {
      en: 'Mainly CBD, from a broad-spectrum process that leaves no detectable THC. Spearmint leads both the aroma and the flavor, with lime leaf behind it. Made from flower grown near Lethbridge, Alberta.',
      fr: 'Surtout du CBD, issu d’un procédé à large spectre qui ne laisse aucun THC décelable. La menthe verte domine l’arôme comme la saveur, suivie de la feuille de lime. Produit à partir de fleurs cultivées près de Lethbridge, en Alberta.',
    },
  },
  {
    name: 'Prairie Dropseed',
    brand: 'sedge-and-slate',
    plantType: 'Hybrid',
    oilType: 'Distilled Live Resin',
    aromas: ['spice', 'earth'],
    effects: ['happy', 'relaxed'],
    lineage: null,
    provinces: ['AB'],
    hasFullGram: true,
    cbdRatio: 1,
    publishedOn: '2025-10-14',
    tagline: {
      en: 'Balanced oil, CBD to THC 1:1: coriander seed and dry hay',
      fr: 'Huile équilibrée, CBD-THC 1:1 : graine de coriandre et foin sec',
    },
    description: {
      en: 'Distillate and live resin blended to one part CBD to one part THC. The live resin gives an aroma of coriander seed and dry hay. Each lot is adjusted to the ratio before it is filled and is tested afterward.',
      fr: 'Distillat et résine vivante mélangés à raison d’une part de CBD pour une part de THC. La résine vivante donne un arôme de graine de coriandre et de foin sec. Chaque lot est ajusté au ratio avant le remplissage, puis analysé.',
    },
  },
  {
    name: 'Chinook Arch',
    brand: 'sedge-and-slate',
    plantType: 'CBD',
    oilType: 'Distillate',
    aromas: ['citrus', 'pine'],
    effects: ['uplifted', 'relaxed'],
    lineage: null,
    provinces: [],
    hasFullGram: false,
    cbdRatio: 2,
    publishedOn: '2026-04-07',
    tagline: {
      en: 'Distillate, CBD to THC 2:1: tangerine rind and juniper',
      fr: 'Distillat, CBD-THC 2:1 : zeste de tangerine et genièvre',
    },
    description: {
      en: 'Distillate with about two parts CBD to one part THC and added terpenes. The flavor is of tangerine rind, with juniper in the aroma. The oil is pale yellow and has little smell of its own before the terpenes are added.',
      fr: 'Distillat contenant environ deux parts de CBD pour une part de THC, additionné de terpènes. La saveur évoque le zeste de tangerine, et l’arôme, le genièvre. L’huile est jaune pâle et sent très peu avant l’ajout des terpènes.',
    },
  },
];
