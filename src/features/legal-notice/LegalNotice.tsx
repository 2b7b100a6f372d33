import CarFront from 'lucide-react/icons/car-front';
import IdCard from 'lucide-react/icons/id-card';
import MapPin from 'lucide-react/icons/map-pin';
import Scale from 'lucide-react/icons/scale';
import Store from 'lucide-react/icons/store';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { focusContentIfLost } from '../../data/page/focusContent';
import { legalAge } from '../../domain/region/ageGate';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { withLinks } from '../../i18n/withLinks';
import { acceptLegalNotice } from '../../state/privacy/legalNotice';
import { Button } from '../../ui/Button';
import { PlainModal } from '../../ui/overlays/PlainModal';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, radius, space, text } from '../../ui/theme/tokens';

const points = [
  ['legalNotice.seller', Store],
  ['legalNotice.age', UserRoundCheck],
  ['legalNotice.id', IdCard],
  ['legalNotice.place', MapPin],
  ['legalNotice.limits', Scale],
  ['legalNotice.transport', CarFront],
] as const;

/**
 * Accepting also covers the terms, so that creating an account does not ask for them again. Only its buttons close it.
 */
export function LegalNotice({ termsVersion }: { termsVersion: string }) {
  const { t } = useWords('order');
  const goTo = useLocalNavigate();
  const lead = useId();
  // After a full page load, no element had focus before the notice.
  useEffect(() => focusContentIfLost, []);
  const link = (id: 'terms' | 'privacy') => (
    <TextLink as={LocalLink} to={routePath(id)} target="_blank">
      {t(`legalNotice.accept.${id}`)}
    </TextLink>
  );
  return (
    <PlainModal
      isOpen
      title={t('legalNotice.title')}
      footer={
        <Stack $gap={3}>
          <Paragraph size="small" tone="muted">
            {withLinks(t, 'legalNotice.accept', { terms: link('terms'), privacy: link('privacy') })}
          </Paragraph>
          <Button size="large" isWide onClick={() => acceptLegalNotice(termsVersion)}>
            {t('legalNotice.agree')}
          </Button>
          <Button variant="secondary" isWide onClick={() => goTo(routePath('pods'))}>
            {t('legalNotice.decline')}
          </Button>
        </Stack>
      }
    >
      <Body role="group" aria-labelledby={lead} tabIndex={0}>
        <Paragraph id={lead}>{t('legalNotice.lead')}</Paragraph>
        <Points>
          {points.map(([key, Icon]) => (
            <li key={key}>
              <Icon size={20} aria-hidden />
              <span>{t(key, { legalAge: legalAge.us })}</span>
            </li>
          ))}
        </Points>
      </Body>
    </PlainModal>
  );
}

/** Takes focus first, so that screen readers start at the top and a long notice scrolls by keyboard. */
const Body = styled(Stack)`
  margin-inline: calc(-1 * ${space[3]});
  padding: ${space[3]};
  border-radius: ${radius.small};
  /* Subtle, because it has focus from the start. */
  &:focus-visible {
    outline: 1px solid ${color.edge};
    outline-offset: 0;
    box-shadow: none;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space[3]};
  ${text.label};
  font-weight: 400;
  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    color: ${color.muted};
  }
`;
