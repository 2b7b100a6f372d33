import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { VariantView } from '../../../content/pages/pageContext';
import { isPast } from '../../../domain/catalogue/batches';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import { routePath } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { useToday } from '../../../state/hooks/useToday';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Badge } from '../../../ui/text/Badge';
import { Heading } from '../../../ui/text/Heading';
import { color, space, text } from '../../../ui/theme/tokens';
import { FactList } from '../FactList';
import { LabColumns } from './LabColumns';
import { useReportFormat } from './useReportFormat';

interface LabFactsProps {
  batch: Batch;
  variant: VariantView;
}

export function LabFacts({ batch, variant }: LabFactsProps) {
  const { t } = useWords('product', 'details');
  const { formatDay } = useReportFormat();
  const today = useToday();
  const expired = today && isPast(batch.expiresOn, today);
  return (
    <LabColumns>
      <FactList
        facts={[
          { name: t('product.lab.batch'), value: batch.batchId },
          ...(variant.weightText && variant.weightText !== variant.title
            ? [{ name: t('product.lab.weight'), value: variant.weightText }]
            : []),
          {
            name: t('product.lab.ingredients'),
            value: batch.ingredients.map((each) => t(`product.ingredient.${each}`)).join(', '),
          },
          { name: t('product.lab.testedOn'), value: formatDay(batch.testedOn) },
          { name: t('product.lab.packagedOn'), value: formatDay(batch.packagedOn) },
          {
            name: t('product.lab.expiresOn'),
            value: (
              <>
                {formatDay(batch.expiresOn)} {expired && <Badge tone="warning">{t('product.lab.expired')}</Badge>}
              </>
            ),
          },
          { name: t('product.lab.laboratory'), value: batch.lab.name },
          { name: t('product.lab.laboratoryLicense'), value: batch.lab.licence },
          { name: t('product.lab.producerLicense'), value: batch.producerLicence },
        ]}
      />
      <Contaminants batch={batch} />
    </LabColumns>
  );
}

function Contaminants({ batch: { batchId, contaminants } }: { batch: Batch }) {
  const { t } = useWords('product', 'details');
  const isClean = contaminants.every(({ passed }) => passed);
  return (
    <div>
      <Heading level={3}>{t('product.lab.contaminants')}</Heading>
      <Verdict data-clean={isClean || undefined}>
        {t(isClean ? 'product.lab.allPassed' : 'product.lab.someFailed')}
      </Verdict>
      <Results>
        {contaminants.map(({ name, passed }) => (
          <li key={name}>
            {t(`product.contaminant.${name}`)}
            <span data-passed={passed || undefined}>
              {passed ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
              {t(passed ? 'product.lab.passed' : 'product.lab.failed')}
            </span>
          </li>
        ))}
      </Results>
      <EveryFigure>
        <ButtonLink as={LocalLink} to={routePath('labReport', { batchId })} $variant="secondary" $size="small">
          {t('product.lab.everyFigure')}
        </ButtonLink>
      </EveryFigure>
    </div>
  );
}

const Verdict = styled.p`
  padding-block: ${space[2]};
  ${text.label};
  color: ${color.error};
  &[data-clean] {
    color: ${color.success};
  }
`;

const EveryFigure = styled.div`
  padding-top: ${space[5]};
  @media print {
    display: none;
  }
`;

const Results = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  span {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    ${text.label};
    color: ${color.error};
  }
  [data-passed] {
    color: ${color.success};
  }
`;
