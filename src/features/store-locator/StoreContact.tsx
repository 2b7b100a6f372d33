import type { Position } from '../../domain/address/distance';
import { directionsUrl } from '../../domain/delivery/stores/storePath';
import { telephoneLink } from '../../domain/account/phoneNumber';
import { useWords } from '../../i18n/LocaleContext';
import { TextLink } from '../../ui/text/TextLink';

export function CallStore({ name, phone }: { name: string; phone: string }) {
  const { t } = useWords('stores');
  return (
    <TextLink href={telephoneLink(phone)} aria-label={t('storeLocator.call', { store: name, phone })}>
      {phone}
    </TextLink>
  );
}

export function DirectionsToStore({ store }: { store: Position & { name: string } }) {
  const { t } = useWords('stores');
  return (
    <TextLink
      href={directionsUrl(store)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('storeLocator.directionsTo', { store: store.name })}
    >
      {t('storeLocator.directions')}
    </TextLink>
  );
}
