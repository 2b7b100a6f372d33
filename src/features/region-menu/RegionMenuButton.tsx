import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { Suspense, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { RegionName } from './RegionName';
import type { SwitchablePage } from './useRegionChoice';

const RegionMenu = lazyNamed(() => import('./RegionMenu'), 'RegionMenu');

interface Props {
  page: SwitchablePage;
  /** Shows no name of the region unless the screen is wide. */
  isCrowded?: boolean;
}

export function RegionMenuButton({ page, isCrowded = false }: Props) {
  const { locale, t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <Root ref={root} data-crowded={isCrowded || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <VisuallyHidden>{t('header.region')}: </VisuallyHidden>
        <Globe size={20} aria-hidden />
        <span>
          <RegionName country={locale.country} />
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <Suspense>{isOpen && <RegionMenu page={page} root={root} onDone={close} />}</Suspense>
    </Root>
  );
}

const Root = styled.div`
  display: none;
  position: relative;
  ${media.desktop} {
    display: block;
  }
  > button {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    padding-inline: ${space[3]};
    border: 0;
    border-radius: ${radius.pill};
    background: transparent;
    ${text.label};
    cursor: pointer;
    &[aria-expanded='true'] {
      background: color-mix(in srgb, ${color.ink} 7%, transparent);
    }
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, ${color.ink} 7%, transparent);
      }
    }
    > svg {
      flex: none;
    }
    > span:last-of-type {
      display: none;
      max-width: 150px;
      line-height: 1.2;
      text-align: start;
      ${media.laptop} {
        display: block;
      }
      ${media.wide} {
        max-width: 220px;
      }
    }
  }
  &[data-crowded] > button > span:last-of-type {
    ${media.belowWide} {
      display: none;
    }
  }
`;
