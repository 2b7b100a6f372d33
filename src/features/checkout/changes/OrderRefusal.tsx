import type { ApiError } from '../../../data/apiError';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { ErrorNotice } from '../../../i18n/ErrorNotice';
import { openPanel } from '../../../state/panels';
import { isFixedInCart, stepToFix } from './refusals';

export function OrderRefusal({ error }: { error: ApiError }) {
  const { t } = useWords('account', 'order');
  const openCart = { label: t('checkout.backToCart'), onClick: () => openPanel('cart') };
  const openAddress = { label: t('checkout.address.change'), onClick: () => openPanel('address') };
  const actions = isFixedInCart(error) ? [openCart] : stepToFix(error) === 'address' ? [openAddress] : [];
  return <ErrorNotice title={errorMessage(error, t)} text={t('checkout.error.failed')} actions={actions} />;
}
