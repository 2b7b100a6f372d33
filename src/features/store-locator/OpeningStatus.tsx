import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, space } from '../../ui/theme/tokens';
import type { StoreOpening } from './storeOpening';

/** The dot before the text is lit while the store is open. */
export function OpeningStatus({ opening }: { opening: StoreOpening }) {
  const { t } = useWords('stores');
  return (
    <Root data-open={opening.isOpen || undefined}>
      <VisuallyHidden>{t('storeLocator.hours')}, </VisuallyHidden>
      {opening.text}
    </Root>
  );
}

const Root = styled.span`
  &::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-inline-end: ${space[2]};
    border: 1.5px solid ${color.edge};
    border-radius: 50%;
  }
  &[data-open]::before {
    border-color: ${color.success};
    background: ${color.success};
    forced-color-adjust: none;
  }
`;
