import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pageContext';
import type { Order } from '../../domain/order/orderSchema';
import { telephoneLink } from '../../domain/site/internationalNumber';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';

interface OrderHelpProps {
  order: Order;
  contact: ShellContext['contact'];
}

/** Shows how to reach a person about an order. */
export function OrderHelp({ order, contact }: OrderHelpProps) {
  const { t } = useAllWords();
  const subject = t('order.number', { number: order.orderNumber });
  return (
    <Stack as="section" $gap={2} aria-labelledby="order-help">
      <Heading level={3} id="order-help">
        {t('order.help')}
      </Heading>
      <Text>{t('order.help.text', { number: order.orderNumber })}</Text>
      <Ways>
        <TextLink href={telephoneLink(contact.phone)}>{contact.phone}</TextLink>
        <TextLink href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}>{contact.email}</TextLink>
        <TextLink as={LocalLink} to={routePath('support')}>
          {t('app.contactUs')}
        </TextLink>
      </Ways>
      <Text size="small" tone="muted">
        {contact.hours}
      </Text>
    </Stack>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};
  > a {
    min-height: 44px;
    align-content: center;
    overflow-wrap: anywhere;
  }
`;
