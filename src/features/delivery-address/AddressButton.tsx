import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { useLocale } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { openPanel } from '../../state/panels';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** S9-05. */
const shownLength = 20;

/** S2-42: the text that fits a button: at most 20 characters of it. */
const cut = (address: string) =>
  address.length > shownLength ? `${address.slice(0, shownLength).trimEnd()}…` : address;

/** S2-33: where deliveries go, and the way to change it. */
export function AddressButton() {
  const { t } = useLocale();
  const place = useDeliveryPlace((state) => state.place);
  const label = place ? t('header.changeAddress', { address: place.label }) : undefined;
  return (
    <Root type="button" aria-label={label} onClick={() => openPanel('address')}>
      <MapPin size={18} aria-hidden />
      <span>{place ? cut(place.label) : t('header.addAddress')}</span>
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  min-width: 44px;
  max-width: 100%;
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: transparent;
  ${text.label};
  cursor: pointer;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  &:hover {
    border-color: ${color.ink};
  }
`;
