import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { addStockAlert, removeStockAlert, stockAlertsQuery } from '../../../data/account/stockAlertsQuery';
import type { ApiError } from '../../../data/apiError';
import type { StockAlert, StockAlertInput } from '../../../domain/account/stockAlertSchema';
import { routePath, signInPath } from '../../../domain/site/routing/routes';
import { errorMessage } from '../../../i18n/errorMessage';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { useSession } from '../../../state/session/session';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Paragraph } from '../../../ui/text/Paragraph';

interface BackInStockProps extends Omit<StockAlertInput, 'localeId'> {
  /** Called if the server reports that the variant is in stock again. */
  onInStock: () => void;
}

export function BackInStock(props: BackInStockProps) {
  const { t } = useWords('product', 'ratings');
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (isSignedIn) return <Alert {...props} />;
  return (
    <ButtonLink as={LocalLink} to={signInPath(window.location.pathname + window.location.search)}>
      {t('alert.ask')}
    </ButtonLink>
  );
}

function useAlert({ productVariantId, postalCode, onInStock }: BackInStockProps) {
  const { t, locale } = useWords('product', 'ratings');
  const queryClient = useQueryClient();
  const { queryKey } = stockAlertsQuery();
  const { data } = useQuery(stockAlertsQuery());
  const alert = data?.find((each) => each.productVariantId === productVariantId && each.postalCode === postalCode);
  const updateCachedAlerts = (next: StockAlert | null) =>
    queryClient.setQueryData(queryKey, (previous = []) => [
      ...(next ? [next] : []),
      ...previous.filter((other) => other.productVariantId !== productVariantId),
    ]);
  // Cancel pending requests, because their responses predate the change and would undo it.
  const onMutate = () => queryClient.cancelQueries({ queryKey });
  const adding = useMutation<StockAlert, ApiError>({
    networkMode: 'always',
    onMutate,
    mutationFn: () => addStockAlert({ productVariantId, postalCode, localeId: locale.id }),
    onSuccess: (added) => {
      updateCachedAlerts(added);
      announce(t('alert.asked'));
    },
    onError: ({ code }) => code === 'in_stock' && onInStock(),
  });
  const removing = useMutation<void, ApiError, string>({
    networkMode: 'always',
    onMutate,
    mutationFn: removeStockAlert,
    onSuccess: () => {
      updateCachedAlerts(null);
      announce(t('alert.removed'));
    },
  });
  return { alert, adding, removing };
}

function Alert(props: BackInStockProps) {
  const { t } = useWords('product', 'ratings');
  const { alert, adding, removing } = useAlert(props);
  const error = adding.error ?? removing.error;
  return (
    <>
      {alert && (
        <Row>
          <Paragraph>{t('alert.asked')}</Paragraph>
        </Row>
      )}
      {/* A single element for both states, so that it keeps focus. */}
      <Button
        variant={alert ? 'secondary' : 'primary'}
        isBusy={adding.isPending || removing.isPending}
        busyLabel={t(alert ? 'alert.removing' : 'alert.asking')}
        onClick={() => (alert ? removing.mutate(alert.id) : adding.mutate())}
      >
        {t(alert ? 'alert.remove' : 'alert.ask')}
      </Button>
      {error && (
        <Row>
          <Notice
            tone="error"
            action={
              error.code === 'email_unverified' && (
                <ButtonLink as={LocalLink} to={routePath('account')} $variant="secondary" $size="small">
                  {t('alert.account')}
                </ButtonLink>
              )
            }
          >
            {errorMessage(error, t)}
          </Notice>
        </Row>
      )}
    </>
  );
}

const Row = styled.div`
  flex: 1 0 100%;
`;
