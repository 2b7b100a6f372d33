import type { Device, Oil, Variant } from '../../../domain/catalogue/productSchema';
import { regionsSelling } from '../../../domain/region/regions';
import { labelOf } from '../labels';
import { Facts, InLanguages, inLanguage, Picture, type Holes, type Language, type PreviewProps } from './previewParts';

type Draft = Holes<Oil> & Holes<Device>;

const list = (values: readonly unknown[] | null | undefined) => (values ?? []).join(', ');

function variantText(variant: Holes<Variant>, language: Language): string {
  const thc = variant.thcGrams ? `THC ${Math.round(variant.thcGrams * 1000)} mg` : '';
  const price = variant.suggestedPrice ? `$${variant.suggestedPrice}` : '';
  return [inLanguage(variant.title, language), thc, price, variant.availability].filter(Boolean).join(' · ');
}

function regionsOf({ visibility }: Draft): string {
  const flags = Object.entries(visibility ?? {}).filter(([, isSold]) => isSold);
  return flags.map(([flag]) => labelOf(flag)).join(', ') || 'nowhere';
}

const items = <T,>(values: { [key: number]: T } | readonly T[] | null | undefined): T[] =>
  Array.isArray(values) ? (values as T[]) : [];

const DeviceParts = ({ draft, language }: { draft: Draft; language: Language }) => (
  <>
    <ul>
      {items(draft.highlights).map((words, at) => (
        <li key={at}>{inLanguage(words as never, language)}</li>
      ))}
    </ul>
    <Facts
      facts={items(draft.specifications).map((each) => {
        const { name, value } = each as Holes<Device['specifications'][number]>;
        return [inLanguage(name, language), inLanguage(value, language)];
      })}
    />
    <p>
      {items(draft.inTheBox)
        .map((words) => inLanguage(words as never, language))
        .join(' · ')}
    </p>
  </>
);

/** A product as its page shows it, in each language that it has words in. */
export function ProductPreview({ entry }: PreviewProps) {
  const draft = entry.getIn(['data']).toJS() as Draft;
  const pictures = items(draft.pictures) as string[];
  return (
    <InLanguages isFrench={regionsSelling(draft, 'ca').length > 0 || Boolean(draft.title?.fr)}>
      {(language) => (
        <>
          <p className="eyebrow">{draft.brand}</p>
          <h1>{inLanguage(draft.title, language)}</h1>
          <p className="lead">{inLanguage(draft.tagline, language)}</p>
          <div className="pictures">
            {pictures.map((name) => (
              <Picture key={name} name={name} alt={inLanguage(draft.title, language)} />
            ))}
          </div>
          <p>{inLanguage(draft.description, language)}</p>
          <Facts
            facts={[
              ['Plant type', draft.plantType],
              ['Extraction', draft.oilType],
              ['Strain', draft.strain?.name],
              ['Effects', list(items(draft.effects))],
              ['Aromas', list(items(draft.aromas))],
              ['Flavors', list(items(draft.flavors))],
              ['Availability', draft.availability],
              ['Coming soon', draft.availabilityComingSoonDate],
              ['Sold in', regionsOf(draft)],
            ]}
          />
          <ul>
            {items(draft.variants).map((variant, at) => (
              <li key={at}>{variantText(variant as Holes<Variant>, language)}</li>
            ))}
          </ul>
          <DeviceParts draft={draft} language={language} />
        </>
      )}
    </InLanguages>
  );
}
