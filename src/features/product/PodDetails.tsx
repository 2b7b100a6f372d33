import { styled } from 'styled-components';
import { selectedBatch, sortFigures } from '../../domain/catalogue/batches';
import type { Batch } from '../../domain/catalogue/batchSchema';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { variantThcPercent } from '../../domain/catalogue/productFigures';
import { shownIn } from '../../domain/region/shownIn';
import { formatPotency } from '../../i18n/formatPotency';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { BarTable } from '../../ui/BarTable';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, space, text, type Hue } from '../../ui/theme/tokens';
import { KeyFigures } from './KeyFigures';
import { MakerStory } from './MakerStory';
import { useChoice, type ProductSectionProps } from './offer/choice';
import { useChosenVariant } from './offer/chosenVariant';
import { OwnerRatingsSummary } from './ratings/OwnerRatingsSummary';
import { OwnerReviews } from './ratings/OwnerReviews';
import { useReportFormat } from './report/useReportFormat';

/** The lab figures are hidden in regions that don't sell the pod; the maker's story never is. */
export function PodDetails(props: ProductSectionProps) {
  const { product } = props;
  const variant = useChosenVariant(props);
  const batchId = useChoice(props.choice, (state) => state.batchId);
  const batch = selectedBatch(variant.batches, batchId);
  const { locale } = useWords();
  const canBeRated = product.variants.some(({ batches }) => batches.length > 0);
  return (
    <Root>
      {batch && (
        <div {...shownIn(product.summary.regions)}>
          <LabSummary batch={batch} labelPercent={variantThcPercent(variant)} oil={product.oil!} />
        </div>
      )}
      {/* Only pods with a batch can be unlocked, and only unlocked pods can be rated. */}
      {areRatingsShown(locale.country) && canBeRated && (
        <div {...shownIn(product.summary.regions)}>
          <OwnerRatingsSummary slug={product.summary.slug} rating={product.rating} />
          <OwnerReviews slug={product.summary.slug} reviews={product.reviews} />
        </div>
      )}
      <MakerStory product={product} />
    </Root>
  );
}

interface LabSummaryProps {
  batch: Batch;
  labelPercent: number | null;
  oil: NonNullable<ProductSectionProps['product']['oil']>;
}

function LabSummary({ batch, labelPercent, oil }: LabSummaryProps) {
  const { locale, t } = useWords('product', 'details', 'traits');
  const { formatPercent } = useReportFormat();
  const terpenes = sortFigures(batch.terpenes);
  const label = formatPotency(labelPercent ?? 0, locale);
  return (
    <Stack as="section" $gap={8} aria-labelledby="glance">
      <Heading level={2} id="glance">
        {t('product.glance')}
      </Heading>
      <KeyFigures
        figures={[
          {
            name: t('product.lab.totalThc'),
            value: formatPercent(batch.totalThcPercent),
            meaning: t('product.glance.thc', { label: t('product.percent', { percent: label }) }),
          },
          {
            name: t('product.lab.totalCbd'),
            value: formatPercent(batch.totalCbdPercent),
            meaning: t('product.glance.cbd'),
          },
          {
            name: t('product.lab.totalTerpenes'),
            value: formatPercent(terpenes.total),
            meaning: t('product.glance.terpenes'),
          },
        ]}
      />
      <Columns>
        <div>
          <Heading level={3}>{t('product.glance.aroma')}</Heading>
          <Aromas batch={batch} hue={oil.plantType.toLowerCase() as Hue} />
          <Paragraph size="small" tone="muted">
            {t('product.glance.aromaScale')}
          </Paragraph>
        </div>
        {/* Canada's law forbids promising an effect. */}
        {locale.country === 'us' && (
          <div>
            <Heading level={3}>{t('product.effects')}</Heading>
            <Effects>
              {oil.effects.map((effect) => (
                <div key={effect}>
                  <dt>{t(`product.effect.${effect}`)}</dt>
                  <dd>{t(`product.effect.${effect}.meaning`)}</dd>
                </div>
              ))}
            </Effects>
            <Paragraph size="small" tone="muted">
              {t('product.effects.vary')}
            </Paragraph>
          </div>
        )}
      </Columns>
    </Stack>
  );
}

/** Client-only, because the lab report in the HTML has the same figures. Empty rows reserve the space. */
function Aromas({ batch, hue }: { batch: Batch; hue: Hue }) {
  const { t } = useWords('product', 'details');
  const { formatPercent } = useReportFormat();
  const isHydrated = useClientValue(() => true, false);
  const { sorted, largest } = sortFigures(batch.terpenes);
  return (
    <Bars>
      {!isHydrated ? (
        sorted.map(({ name }) => <i key={name} />)
      ) : (
        <BarTable
          caption={<VisuallyHidden>{t('product.glance.aroma')}</VisuallyHidden>}
          columns={{ name: t('product.lab.substance'), value: t('product.lab.share') }}
          hue={hue}
          rows={sorted.map(({ name, percent: value }) => ({
            key: name,
            name: (
              <>
                {t(`product.terpene.${name}`)}
                <small>{t(`product.terpene.${name}.aroma`)}</small>
              </>
            ),
            share: largest ? value / largest : 0,
            value: formatPercent(value),
          }))}
        />
      )}
    </Bars>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${space[10]} ${space[16]};
`;

/** Fixed row heights, so that hydration causes no layout shift. */
const Bars = styled.div`
  padding-top: ${space[2]};
  > i {
    display: block;
  }
  tbody > tr,
  > i {
    height: 56px;
  }
  caption {
    padding: 0;
  }
  small {
    display: block;
    color: ${color.muted};
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Effects = styled.dl`
  padding-block: ${space[3]};
  > div {
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    ${text.sub};
  }
  dd {
    ${text.lead};
    color: ${color.muted};
  }
`;
