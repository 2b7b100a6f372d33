import { styled } from 'styled-components';
import type { LabReportFile } from '../../domain/laboratory/labReportFile';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, space, text } from '../../ui/theme/tokens';
import { localizeText } from '../../i18n/localizeText';
import { formatPotency } from '../../i18n/formatPotency';
import { useCertificateFormat } from './useCertificateFormat';

export function CertificateFacts({ batch, product }: LabReportFile) {
  const { locale, t } = useWords('lab', 'details');
  const { formatDay, formatNumber } = useCertificateFormat();
  const { jurisdiction, lab, totalThcPercent } = batch;
  const { labelThcPercent: claim } = product;
  const title = `${localizeText(product.title, locale)} · ${product.brand} · ${localizeText(product.variant, locale)}`;
  const facts = [
    {
      name: t('lab.product'),
      // A failed batch was never sold, so it links to no product.
      value: batch.status === 'failed' ? title : <LocalLink to={product.path}>{title}</LocalLink>,
    },
    { name: t('lab.batch'), value: batch.batchId },
    { name: t('lab.sample'), value: batch.sampleId },
    { name: t('lab.laboratory'), value: lab.name },
    { name: t('lab.license'), value: lab.licence },
    { name: t('lab.accreditation'), value: lab.accreditation },
    { name: t('lab.producer'), value: batch.producerLicence },
    {
      name: t('lab.rules'),
      value: jurisdiction === 'CA_ALL' ? t('lab.rules.canada') : t(`region.${jurisdiction}`),
    },
    { name: t('lab.packagedOn'), value: formatDay(batch.packagedOn) },
    { name: t('lab.collectedOn'), value: formatDay(batch.collectedOn) },
    { name: t('lab.receivedOn'), value: formatDay(batch.receivedOn) },
    { name: t('lab.reportedOn'), value: formatDay(batch.testedOn) },
    { name: t('lab.expiresOn'), value: formatDay(batch.expiresOn) },
    ...(claim
      ? [
          {
            name: t('lab.label'),
            value: t('lab.label.thc', {
              claim: formatPotency(claim, locale),
              share: formatNumber(Math.round((totalThcPercent / claim) * 1000) / 10),
            }),
          },
        ]
      : []),
    {
      name: t('lab.ingredients'),
      value: batch.ingredients.map((each) => t(`product.ingredient.${each}`)).join(', '),
    },
  ];
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[12]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    ${text.label};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 12pt;
    > div {
      gap: 4pt;
      padding-block: 1pt;
      font-size: 7.5pt;
      line-height: 1.25;
    }
  }
`;
