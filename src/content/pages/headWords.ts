import type { OilType, PlantType } from '../../domain/catalogue/vocabulary';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';

/** Messages that crawlers and link previews read too. The shell passes them to the build. */
export interface HeadWords {
  plantTypes: Record<PlantType, string>;
  oilTypes: Record<OilType, string>;
  regions: Record<Subcountry, string>;
  plantType: string;
  oilType: string;
  strain: string;
  totalThc: string;
  totalCbd: string;
}

export type HeadWordsByLocale = Record<LocaleId, HeadWords>;
