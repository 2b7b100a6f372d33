import type { ReactNode } from 'react';
import type { PotencyRow, TestResult } from '../../domain/laboratory/certificate';
import { useWords } from '../../i18n/LocaleContext';
import { CertificateTable } from './CertificateTable';
import { useCertificateFormat } from './useCertificateFormat';

interface PotencyTableProps {
  title: string;
  method: { method: string; lod: number; loq: number };
  rows: readonly (PotencyRow & { title: ReactNode })[];
  totals: readonly { name: string; result: TestResult }[];
}

export function PotencyTable({ title, method: { method, lod, loq }, rows, totals }: PotencyTableProps) {
  const { t } = useWords('lab');
  const { formatMilligrams, formatNumber, formatPercent } = useCertificateFormat();
  return (
    <CertificateTable>
      <caption>
        {title}
        <small>{t('lab.potencyMethod', { method, lod: formatNumber(lod), loq: formatNumber(loq) })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('lab.column.analyte')}</th>
          <th scope="col">{t('lab.column.percent')}</th>
          <th scope="col">{t('lab.column.milligrams')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title: rowTitle, result }) => (
          <tr key={name}>
            <th scope="row">{rowTitle}</th>
            <td>{formatPercent(result)}</td>
            <td>{formatMilligrams(result)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ name, result }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatPercent(result)}</td>
            <td>{formatMilligrams(result)}</td>
          </tr>
        ))}
      </tfoot>
    </CertificateTable>
  );
}
