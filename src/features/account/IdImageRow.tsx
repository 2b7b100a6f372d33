import type { IdImage } from '../../domain/privacy/accountDataSchema';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { SettingRow } from './SettingRow';

interface IdImageRowProps {
  image: IdImage;
  onDelete: () => void;
}

export function IdImageRow({ image: { providerName, uploadedAt }, onDelete }: IdImageRowProps) {
  const { t, locale } = useWords('account', 'settings');
  const date = dateFormatter(locale.id, { dateStyle: 'long' }).format(new Date(uploadedAt));
  return (
    <SettingRow>
      <p>
        <strong>{providerName}</strong>
        <span>{t('settings.id.uploaded', { date })}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('settings.id.deleteNamed', { provider: providerName })}
        onClick={onDelete}
      >
        {t('settings.id.delete')}
      </Button>
    </SettingRow>
  );
}
