import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { productPath } from '../../../domain/catalogue/cataloguePaths';
import { thcPercent } from '../../../domain/catalogue/productFigures';
import { isFeatureOn } from '../../../domain/region/features';
import type { ComparedPod } from '../../../domain/shortlist/compared';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { formatPotency } from '../../../i18n/formatPotency';
import { useWords } from '../../../i18n/LocaleContext';
import { LocalLink } from '../../../i18n/LocalLink';
import { closePanel } from '../../../state/panels';
import { useRegion } from '../../../state/region';
import { Button } from '../../../ui/Button';
import { Picture } from '../../../ui/Picture';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';

const maxTerpenes = 3;

type Row = [name: string, cell: (pod: ComparedPod) => ReactNode];

/** The price of the shopper's region is left out on a page that everyone sees. */
function useRows(hasPrice: boolean): Row[] {
  const { locale, t, formatMoney } = useWords('details', 'traits');
  const { code } = useRegion(locale.country);
  const numberFormat = new Intl.NumberFormat(locale.id, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const formatPercent = (value: number) => t('product.percent', { percent: numberFormat.format(value) });
  const dateFormat = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: 'UTC' });
  const rows: Row[] = [
    [t('product.plantType'), ({ summary: { plantType } }) => plantType && t(`product.plantType.${plantType}`)],
    [t('product.oilType'), ({ summary: { oilType } }) => oilType && t(`product.oilType.${oilType}`)],
    [
      t('product.differences.thc'),
      ({ summary }) => {
        const percent = thcPercent(summary);
        return percent !== null && t('product.percent', { percent: formatPotency(percent, locale) });
      },
    ],
    [t('product.lab.totalCbd'), ({ report }) => report && formatPercent(report.totalCbdPercent)],
    [
      t('product.lab.terpenes'),
      ({ report }) =>
        report && (
          <ul>
            {[...report.terpenes]
              .sort((a, b) => b.percent - a.percent)
              .slice(0, maxTerpenes)
              .map((each) => (
                <li key={each.name}>
                  {t(`product.terpene.${each.name}`)} {formatPercent(each.percent)}
                </li>
              ))}
          </ul>
        ),
    ],
  ];
  if (hasPrice && isFeatureOn('priceDisplay', code))
    rows.push([
      t('compare.price'),
      ({ summary, priceFrom }) =>
        priceFrom !== null &&
        (summary.variants.length > 1
          ? t('money.from', { price: formatMoney({ amount: priceFrom }) })
          : formatMoney({ amount: priceFrom })),
    ]);
  // Canadian law forbids promoting cannabis by its effects.
  if (locale.country === 'us')
    rows.push([t('product.effects'), ({ effects }) => effects.map((each) => t(`product.effect.${each}`)).join(', ')]);
  return [...rows, [t('compare.testedOn'), ({ report }) => report && dateFormat.format(new Date(report.testedOn))]];
}

interface CompareTableProps {
  pods: readonly ComparedPod[];
  /** Not set for a comparison that the shopper did not choose. */
  onRemove?: (slug: string) => void;
}

/**
 * On phones, a property's name stands above a line for each pod, because the columns would cut words. Wider screens
 * show columns, which scroll sideways if text is enlarged.
 */
export function CompareTable({ pods, onRemove }: CompareTableProps) {
  const { t } = useWords('details');
  const rows = useRows(onRemove !== undefined);
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll role="region" aria-label={t('compare.title')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('compare.pod')}</th>
            {pods.map(({ summary }) => (
              <th key={summary.slug} scope="col">
                <Picture base={summary.picture} widths={[240]} alt="" sizes="96px" />
                <Brand>{summary.brand}</Brand>{' '}
                <LocalLink to={productPath(summary)} onClick={closePanel}>
                  {summary.title}
                </LocalLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {pods.map((pod) => (
                <td key={pod.summary.slug} data-pod={shortName(pod, pods)}>
                  <div>{cell(pod) || t('compare.unknown')}</div>
                </td>
              ))}
            </tr>
          ))}
          {onRemove && (
            <tr>
              <th scope="row">{t('compare.change')}</th>
              {pods.map((pod) => (
                <td key={pod.summary.slug} data-pod={shortName(pod, pods)}>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('favorites.remove', { name: pod.summary.title })}
                    onClick={() => onRemove(pod.summary.slug)}
                  >
                    {t('favorites.removeOne')}
                  </Button>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The title, or the brand if several makers have a pod of that title. */
function shortName({ summary: { title, brand } }: ComparedPod, pods: readonly ComparedPod[]): string {
  return pods.filter(({ summary }) => summary.title === title).length > 1 ? brand : title;
}

const Brand = styled.span`
  display: block;
  padding-top: ${space[2]};
  color: ${color.muted};
  font-weight: 400;
`;

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  /* The width of the first column, which covers the others. */
  scroll-padding-inline-start: 104px;
  border-radius: ${radius.medium};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.label};
  th,
  td {
    min-width: 120px;
    padding: ${space[3]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 88px;
    background: ${color.paper};
    color: ${color.muted};
  }
  thead img {
    width: 96px;
    height: auto;
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
  thead a {
    display: block;
    padding-bottom: ${space[2]};
    min-height: 44px;
  }
  ${media.belowTablet} {
    &,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    th,
    td,
    tr > :first-child {
      position: static;
      min-width: 0;
      padding: 0;
      border: 0;
    }
    tr {
      padding-block: ${space[3]};
      border-bottom: 1px solid ${color.line};
    }
    thead tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[4]};
      /* Only for screen readers, because the pictures say what the columns are. */
      > :first-child {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
    td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[3]};
      padding-top: ${space[2]};
      &::before {
        content: attr(data-pod);
        color: ${color.muted};
      }
      > button {
        justify-self: start;
      }
    }
  }
`;
