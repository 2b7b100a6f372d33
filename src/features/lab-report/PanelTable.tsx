import type { CertificatePanel } from '../../domain/laboratory/certificate';
import type { TestUnit } from '../../domain/laboratory/panels';
import { useWords } from '../../i18n/LocaleContext';
import { analyteName } from './analyteNames';
import { CertificateTable } from './CertificateTable';
import { useCertificateFormat } from './useCertificateFormat';

export function PanelTable({ panel: { contaminant, unit, rows } }: { panel: CertificatePanel }) {
  const { locale, t } = useWords('lab', 'details');
  const { formatNumber, formatResult } = useCertificateFormat();
  const methods = [...new Set(rows.map(({ method }) => analyteName(method, locale.language)))].join(', ');
  const unitOf = (own: TestUnit | undefined) => own && ` (${t(`lab.unit.${own}`)})`;
  const isMeasured = rows.some(({ loq }) => loq !== null);
  return (
    <CertificateTable>
      <caption>
        {t(`product.contaminant.${contaminant}`)} ({t(`lab.unit.${unit}`)})
        <small>{t('lab.methods', { methods })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('lab.column.analyte')}</th>
          <th scope="col">{t('lab.column.result')}</th>
          <th scope="col">{t('lab.column.limit')}</th>
          {isMeasured && (
            <>
              <th scope="col">{t('lab.column.lod')}</th>
              <th scope="col">{t('lab.column.loq')}</th>
            </>
          )}
          <th scope="col">{t('lab.column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, unit: own, result, limit, lod, loq, passed }) => (
          <tr key={name} data-failed={!passed || undefined}>
            <th scope="row">
              {analyteName(name, locale.language)}
              {unitOf(own)}
            </th>
            <td>{formatResult(result)}</td>
            <td>{formatResult(limit ?? 'ND')}</td>
            {isMeasured && (
              <>
                <td>{lod === null ? '–' : formatNumber(lod)}</td>
                <td>{loq === null ? '–' : formatNumber(loq)}</td>
              </>
            )}
            <td>{t(passed ? 'lab.pass' : 'lab.fail')}</td>
          </tr>
        ))}
      </tbody>
    </CertificateTable>
  );
}
