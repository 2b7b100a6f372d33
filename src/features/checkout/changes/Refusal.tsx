import type { ApiError } from '../../../data/apiError';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { isFixedInCart, refusedStep } from './refusals';

/** Shows why the server refused the order, and a button to fix it. */
export function Refusal({ error }: { error: ApiError }) {
  const { t } = useWords('account', 'order');
  const panel = isFixedInCart(error) ? 'cart' : refusedStep(error) === 'address' ? 'address' : null;
  return (
    <Notice
      tone="error"
      title={errorMessage(error, t)}
      action={
        panel && (
          <Button variant="secondary" size="small" onClick={() => openPanel(panel)}>
            {t(panel === 'cart' ? 'checkout.backToCart' : 'checkout.address.change')}
          </Button>
        )
      }
    >
      {t('checkout.error.failed')}
    </Notice>
  );
}
