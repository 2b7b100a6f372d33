import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { styled } from 'styled-components';
import type { ComparedDevice } from '../../../content/pages/pageContext';
import { formatMoney } from '../../../domain/money';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { productPath } from '../../../domain/catalogue/cataloguePaths';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { TextLink } from '../../../ui/text/TextLink';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, media, space, text } from '../../../ui/theme/tokens';

interface DeviceComparisonProps {
  slug: string;
  devices: ComparedDevice[];
}

export function DeviceComparison({ slug, devices }: DeviceComparisonProps) {
  const { t } = useWords('details', 'device');
  const lines = [...new Set(devices.flatMap(({ inTheBox }) => inTheBox))];
  return (
    <Stack as="section">
      <Heading level={2} id="comparison">
        {t('device.compare')}
      </Heading>
      <Table aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('product.inTheBox')}</VisuallyHidden>
            </th>
            {devices.map((device) => (
              <th key={device.slug} scope="col" data-own={device.slug === slug || undefined}>
                {device.slug === slug ? (
                  device.title
                ) : (
                  <TextLink as={LocalLink} to={productPath({ slug: device.slug, productType: 'devices' })}>
                    {device.title}
                  </TextLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {devices.map((device) => (
                <Contents key={device.slug} isIncluded={device.inTheBox.includes(line)} isOwn={device.slug === slug} />
              ))}
            </tr>
          ))}
          <tr {...shownWhereOn('priceDisplay')}>
            <th scope="row">{t('product.differences.price')}</th>
            {devices.map(({ slug: each, price }) => (
              <td key={each} data-own={each === slug || undefined}>
                {formatMoney({ amount: price })}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Stack>
  );
}

interface ContentsProps {
  isIncluded: boolean;
  isOwn: boolean;
}

/** Phones show a mark, because their columns are narrower than the words. */
function Contents({ isIncluded, isOwn }: ContentsProps) {
  const { t } = useWords('details', 'device');
  const Mark = isIncluded ? Check : Minus;
  return (
    <td data-own={isOwn || undefined} data-is={isIncluded || undefined}>
      <Mark size={20} aria-hidden />
      <span>{t(isIncluded ? 'device.included' : 'device.notIncluded')}</span>
    </td>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${text.label};
  th,
  td {
    position: relative;
    padding: ${space[3]} ${space[2]};
    border-bottom: 1px solid ${color.line};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    width: 40%;
    padding-inline-start: 0;
  }
  thead th {
    ${text.strong};
    vertical-align: bottom;
  }
  td {
    color: ${color.muted};
  }
  [data-is] {
    color: ${color.success};
  }
  [data-own] {
    background: ${color.surface};
  }
  thead [data-own] {
    box-shadow: inset 0 2px ${color.light};
  }
  td > svg {
    display: none;
  }
  ${media.belowTablet} {
    th,
    td {
      padding-inline: ${space[1]};
    }
    tr > :first-child {
      width: 34%;
    }
    thead th {
      ${text.label};
      font-weight: 600;
      hyphens: auto;
      overflow-wrap: break-word;
    }
    td > svg {
      display: block;
    }
    td > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.desktop} {
    th,
    td {
      padding: ${space[4]};
    }
  }
`;
