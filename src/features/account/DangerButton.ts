import { styled } from 'styled-components';
import { Button } from '../../ui/Button';
import { color, media } from '../../ui/theme/tokens';

/** Use for actions that cannot be undone. */
export const DangerButton = styled(Button)`
  &&:enabled {
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.error};
  }
  ${media.hover} {
    &&:enabled:hover {
      background: color-mix(in srgb, ${color.error} 86%, ${color.ink});
      box-shadow: none;
    }
  }
`;
