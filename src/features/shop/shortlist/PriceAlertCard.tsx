import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { priceAlertQuery, savePriceAlert } from '../../../data/account/priceAlertQuery';
import { replaceCached } from '../../../data/replaceCached';
import type { PriceAlert } from '../../../domain/account/priceAlertSchema';
import { isFeatureOn } from '../../../domain/region/features';
import { AlertError } from '../../../i18n/AlertError';
import { useWords } from '../../../i18n/LocaleContext';
import { useDelivery } from '../../../state/delivery/delivery';
import { announce } from '../../../state/notifications/announcements';
import { turnOnPush, useCanPush } from '../../../state/notifications/pushChannel';
import { openPanel } from '../../../state/panels';
import { useRegion } from '../../../state/region';
import { Button } from '../../../ui/Button';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Card } from '../../../ui/layout/Card';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space } from '../../../ui/theme/tokens';

/** For signed-in shoppers. Shows nothing if the choice cannot be read. */
export function PriceAlertCard() {
  const { t, locale } = useWords('details', 'ratings');
  const { code } = useRegion(locale.country);
  const id = useId();
  const { data: alert } = useQuery(priceAlertQuery());
  const { address, provider } = useDelivery();
  const sheet = useRef<HTMLElement>(null);
  const isOffered = isFeatureOn('priceDisplay', code) && isFeatureOn('expressDelivery', code);
  // An alert from another region can still be turned off.
  if (!alert || !(isOffered || alert.postalCode)) return null;
  const here = isOffered && provider && address ? address.postalCode.slice(0, 5) : null;
  const postalCode = alert.postalCode ?? here;
  return (
    <Sheet as="section" aria-labelledby={id} tabIndex={-1} ref={sheet}>
      <Heading level={2} size="sub" id={id}>
        {t('alert.price')}
      </Heading>
      <Paragraph tone="muted">
        {postalCode ? t('alert.price.text', { postalCode }) : t('alert.price.address')}
      </Paragraph>
      {postalCode ? (
        <Choice
          alert={alert}
          postalCode={postalCode}
          here={here ?? postalCode}
          onMoved={() => sheet.current?.focus()}
        />
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => openPanel('address')}>
            {t('alert.price.chooseAddress')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

type Channel = 'email' | 'push';

interface ChoiceProps {
  alert: PriceAlert;
  postalCode: string;
  /** The ZIP code of the chosen delivery address. */
  here: string;
  /** Called before the focused button disappears. */
  onMoved: () => void;
}

function Choice({ alert, postalCode, here, onMoved }: ChoiceProps) {
  const { t, locale } = useWords('details', 'ratings');
  const queries = useQueryClient();
  const canPush = useCanPush(locale.id);
  const saving = useMutation<PriceAlert, Error, Channel | 'move'>({
    networkMode: 'always',
    mutationFn: async (change) => {
      const next = { email: alert.email, push: alert.push };
      if (change === 'move') return savePriceAlert({ ...next, postalCode: here, localeId: locale.id });
      if (change === 'push' && !alert.push) await turnOnPush(locale.id);
      next[change] = !alert[change];
      return savePriceAlert({ ...next, postalCode, localeId: locale.id });
    },
    onSuccess: async (saved, change) => {
      if (change === 'move') onMoved();
      await replaceCached(queries, priceAlertQuery().queryKey, saved);
      announce(t('alert.price.saved'));
    },
  });
  const choices = [
    { channel: 'email', label: t('alert.email') },
    ...(canPush || alert.push
      ? [{ channel: 'push' as const, label: t('alert.push'), hint: t('alert.push.hint') }]
      : []),
  ] as const;
  return (
    <div>
      {choices.map(({ channel, ...field }) => (
        <CheckboxField
          key={channel}
          {...field}
          checked={alert[channel] !== (saving.isPending && saving.variables === channel)}
          // Disabling it would take the focus.
          onChange={() => !saving.isPending && saving.mutate(channel)}
        />
      ))}
      {here !== postalCode && (
        <Button variant="quiet" size="small" disabled={saving.isPending} onClick={() => saving.mutate('move')}>
          {t('alert.price.move', { postalCode: here })}
        </Button>
      )}
      {saving.error && <AlertError error={saving.error} />}
    </div>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[3]};
`;
