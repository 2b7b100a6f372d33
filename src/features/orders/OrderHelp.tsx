import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import { formatPhoneNumber, telephoneLink } from '../../domain/account/phoneNumber';
import type { Order } from '../../domain/order/orderSchema';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { space } from '../../ui/theme/tokens';

interface OrderHelpProps {
  order: Order;
  contact: ShellContext['contact'];
}

export function OrderHelp({ order, contact }: OrderHelpProps) {
  const { t } = useWords('account', 'order');
  const { provider } = order;
  const subject = t('order.number', { number: order.orderNumber });
  return (
    <Stack as="section" $gap={2} aria-labelledby="order-help">
      <Heading level={3} id="order-help">
        {t('order.help')}
      </Heading>
      <Paragraph>{t('order.help.text', { number: order.orderNumber })}</Paragraph>
      {provider.phone && (
        <div>
          <ButtonLink href={telephoneLink(provider.phone)} $variant="secondary" $size="small">
            {t('order.call', { provider: provider.name, phone: formatPhoneNumber(provider.phone) })}
          </ButtonLink>
        </div>
      )}
      <ContactLinks>
        <TextLink href={telephoneLink(contact.phone)}>{contact.phone}</TextLink>
        <TextLink href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}>{contact.email}</TextLink>
        <TextLink as={LocalLink} to={routePath('support')}>
          {t('app.contactUs')}
        </TextLink>
      </ContactLinks>
      <Paragraph size="small" tone="muted">
        {contact.hours}
      </Paragraph>
    </Stack>
  );
}

const ContactLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};
  > a {
    min-height: 44px;
    align-content: center;
    overflow-wrap: anywhere;
  }
`;
