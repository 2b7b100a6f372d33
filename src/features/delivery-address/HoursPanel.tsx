import { useAllWords } from '../../i18n/LocaleContext';
import { closePanel, openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { LoadingLine } from './LoadingLine';
import { panelWidth } from './panelWidth';
import { ProviderHours } from './ProviderHours';
import { ProvidersFailure } from './ProvidersFailure';
import { useProvider } from './useProvider';

/** The delivery hours of the dispensary for the chosen address. */
export function HoursPanel() {
  const { t } = useAllWords();
  const found = useProvider();
  return (
    <Panel isOpen onClose={closePanel} title={t('address.hours')} closeLabel={t('app.close')} width={panelWidth}>
      <Stack $gap={8}>
        <Hours {...found} />
        {/* Kept inside the scrolling area, which needs a focusable element for keyboard users. */}
        <Button variant="secondary" isWide onClick={() => openPanel('address')}>
          {t(found.place ? 'expressDelivery.otherAddress' : 'header.addAddress')}
        </Button>
      </Stack>
    </Panel>
  );
}

/** The hours, or the reason why there are none. */
function Hours({ place, provider, isLoading, isError, retry }: ReturnType<typeof useProvider>) {
  const { t } = useAllWords();
  if (isLoading) return <LoadingLine>{t('address.loadingProvider')}</LoadingLine>;
  if (provider) return <ProviderHours provider={provider} />;
  if (isError) return <ProvidersFailure onRetry={retry} />;
  return <Notice tone="warning">{t(place ? 'cart.error.unavailableAddress' : 'cart.error.noAddress')}</Notice>;
}
