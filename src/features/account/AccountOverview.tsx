import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userQuery } from '../../data/account/accountQueries';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import { routePath, type RouteId } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { color, space, text } from '../../ui/theme/tokens';

const links: {
  id: RouteId;
  label: 'orders.title' | 'account.email' | 'account.phone' | 'account.pods' | 'app.contactUs';
}[] = [
  { id: 'orders', label: 'orders.title' },
  { id: 'accountEmail', label: 'account.email' },
  { id: 'accountPhone', label: 'account.phone' },
  { id: 'myPods', label: 'account.pods' },
  { id: 'support', label: 'app.contactUs' },
];

/** S2-76: who is signed in, and the ways on from there. */
export function AccountOverview() {
  const { t } = useAccountWords();
  const { data: user, error } = useQuery(userQuery());
  return (
    <Stack $gap={8}>
      {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      {user ? (
        <Stack $gap={2}>
          <Heading level={2} size="sub">
            {[user.givenName, user.familyName].filter(Boolean).join(' ') || t('header.account')}
          </Heading>
          {user.email && <Text tone="muted">{user.email}</Text>}
          {user.phoneNumber && <Text tone="muted">{formatPhoneNumber(user.phoneNumber)}</Text>}
        </Stack>
      ) : (
        !error && <Skeleton />
      )}
      <Links aria-label={t('header.accountSettings')}>
        {links.map(({ id, label }) => (
          <LocalLink key={id} to={routePath(id)}>
            {t(label)}
          </LocalLink>
        ))}
      </Links>
    </Stack>
  );
}

const Links = styled.nav`
  display: grid;
  a {
    ${text.strong};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    text-decoration: none;
    &:hover {
      border-color: ${color.ink};
    }
  }
`;
