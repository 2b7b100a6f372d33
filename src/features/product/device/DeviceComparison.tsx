import { css, styled } from 'styled-components';
import type { ComparedDevice } from '../../../content/pages/pageContext';
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
  const { t, formatMoney } = useWords('details', 'device');
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
                <td
                  key={device.slug}
                  data-own={device.slug === slug || undefined}
                  data-is={device.inTheBox.includes(line) || undefined}
                >
                  {t(device.inTheBox.includes(line) ? 'device.included' : 'device.notIncluded')}
                </td>
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

/**
 * Phones show a mark in place of the words, because their columns are narrower. CSS draws it, because an icon in every
 * cell would take too much of the page's HTML.
 */
const phoneMarks = css`
  tr > :first-child {
    width: 34%;
  }
  th,
  td {
    padding-inline: ${space[1]};
  }
  thead th {
    ${text.label};
    font-weight: 600;
    overflow-wrap: break-word;
  }
  /* The last row has prices. */
  tr:not(:last-child) > td {
    overflow: hidden;
    text-indent: 100vw;
    white-space: nowrap;
    &::before {
      content: '';
      position: absolute;
      left: ${space[2]};
      top: calc(50% - 1px);
      width: 12px;
      border-bottom: 2px solid;
    }
    &[data-is]::before {
      top: calc(50% - 9px);
      width: 7px;
      height: 14px;
      border-right: 2px solid;
      rotate: 45deg;
    }
  }
`;

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
  ${media.belowTablet} {
    ${phoneMarks}
  }
  ${media.desktop} {
    th,
    td {
      padding: ${space[4]};
    }
  }
`;
