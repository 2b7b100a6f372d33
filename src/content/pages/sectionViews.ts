import type { Subcountry } from '../../domain/region/regions';
import type { MomentLayer, ReportFigure, SectionKind } from '../../domain/editorial/sectionSchema';

export interface PagePicture {
  base: string;
  width: number;
  height: number;
  widths: number[];
  alt?: string;
}

/** The country's regions in which the target is available. Null for all. */
export interface LinkView {
  label: string;
  path: string;
  regions: Subcountry[] | null;
}

export interface ItemView {
  id: string;
  heading: string;
  text: string | null;
  picture: PagePicture | null;
  path: string | null;
  regions: Subcountry[] | null;
}

export interface ReportView {
  batchId: string;
  title: string;
  brand: string;
  path: string;
  /** `share` is a fraction of 1, for bars. */
  figures: { id: ReportFigure; label: string; value: string; share: number | null }[];
  regions: Subcountry[] | null;
}

interface ComparisonColumns {
  own: string;
  other: string;
}

export interface ComparisonView extends ComparisonColumns {
  rows: (ComparisonColumns & { name: string })[];
}

export interface SectionView {
  id: string;
  kind: SectionKind;
  tone: 'soft' | 'dark' | null;
  eyebrow: string | null;
  heading: string;
  paragraphs: string[];
  points: string[];
  items: ItemView[];
  /** Only set for sections of the kind `comparison`. */
  table: ComparisonView | null;
  /** Only set for sections of the kind `moment`. */
  layers: Record<MomentLayer, PagePicture> | null;
  /** Has one report for each group of regions. Only set for sections of the kind `report`. */
  reports: ReportView[];
  picture: PagePicture | null;
  link: LinkView | null;
  portal: { label: string; href: string } | null;
  /** The country's regions that show the section. Null for all. */
  regions: Subcountry[] | null;
}

export interface QuestionView {
  id: string;
  topic: string | null;
  question: string;
  answer: string;
  keywords: string | null;
  link: LinkView | null;
  regions: Subcountry[] | null;
}

export interface PageWords {
  title: string;
  description: string;
  heading: string;
  lead: string;
  updatedOn: string | null;
  sections: SectionView[];
  topics: { id: string; title: string; regions: Subcountry[] | null }[];
  questions: QuestionView[];
}
