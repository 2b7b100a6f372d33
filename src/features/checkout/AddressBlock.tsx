import type { ReactNode } from 'react';
import { useAllWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/Text';
import { Block } from './Block';

interface AddressBlockProps {
  number: number;
  delivery: Delivery;
  /** What belongs to the address, such as a note for the driver. */
  children: ReactNode;
}

/** Where the order goes; the panel changes it. */
export function AddressBlock({ number, delivery, children }: AddressBlockProps) {
  const { t } = useAllWords();
  return (
    <Block number={number} title={t('checkout.address.title')} isDone={delivery.address !== null}>
      <Text>{delivery.address?.description ?? t('checkout.address.missing')}</Text>
      <div>
        <Button variant="secondary" size="small" onClick={() => openPanel('address')}>
          {t('checkout.edit', { step: t('checkout.step.address') })}
        </Button>
      </div>
      {children}
    </Block>
  );
}
