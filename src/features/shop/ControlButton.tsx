import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/Spinner';
import { color, radius, space } from '../../ui/theme/tokens';

interface ControlButtonProps extends ComponentProps<'button'> {
  name: string;
  /** How many values are chosen in what it opens. */
  count: number;
  isBusy: boolean;
  icon: ReactNode;
}

/** Opens filters. Their number takes the icon's place, so that nothing beside it moves when an address brings some. */
export function ControlButton({ name, count, isBusy, icon, ...rest }: ControlButtonProps) {
  const { t } = useShopWords();
  return (
    <Root type="button" aria-label={count ? t('list.filters.chosen', { name, count }) : undefined} {...rest}>
      {name}
      {isBusy ? <Spinner /> : count ? <Count>{count}</Count> : icon}
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: 16px 12px;
  > :last-child {
    width: 20px;
  }
`;

const Count = styled.span`
  border-radius: ${radius.pill};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 20px;
  color: ${color.paper};
  background: ${color.ink};
`;
