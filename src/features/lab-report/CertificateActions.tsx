import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { downloadFile } from '../../data/order/downloadFile';
import type { Certificate } from '../../domain/laboratory/certificate';
import { certificateCsv } from '../../domain/laboratory/certificateCsv';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';

export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { t } = useWords('lab');
  const { batchId } = certificate.batch;
  const buttonProps = { variant: 'secondary', size: 'small' } as const;
  return (
    <Cluster $gap={2}>
      <Button {...buttonProps} icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {t('lab.print')}
      </Button>
      <Button
        {...buttonProps}
        icon={<Download size={18} aria-hidden />}
        onClick={() => downloadFile(`${batchId}.json`, `${JSON.stringify(certificate, null, 2)}\n`, 'application/json')}
      >
        {t('lab.json')}
      </Button>
      <Button
        {...buttonProps}
        icon={<Download size={18} aria-hidden />}
        // The byte order mark makes spreadsheets read the file as UTF-8.
        onClick={() => downloadFile(`${batchId}.csv`, `\uFEFF${certificateCsv(certificate)}`, 'text/csv;charset=utf-8')}
      >
        {t('lab.csv')}
      </Button>
    </Cluster>
  );
}
