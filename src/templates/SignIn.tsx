import { navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { localePath } from '../domain/region/locales';
import { parseRedirect } from '../domain/site/routing/redirect';
import { routePath } from '../domain/site/routing/routes';
import { SignInForm } from '../features/sign-in/SignInForm';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { acknowledgeSessionEnd, useSessionEnd } from '../state/session/sessionEnd';
import { Notice } from '../ui/feedback/Notice';
import { Stack } from '../ui/layout/Stack';
import { Paragraph } from '../ui/text/Paragraph';
import { TextLink } from '../ui/text/TextLink';
import { useRedirectIfSignedIn } from '../features/sign-in/useRedirectIfSignedIn';
import { useLocationSearch } from '../state/hooks/useLocationSearch';
import { FormPage } from '../features/editorial/FormPage';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function SignIn({ pageContext: { words }, location }: PageProps<object, PageContext>) {
  const { locale, t } = useWords('account');
  const search = useLocationSearch();
  const redirect = parseRedirect(new URLSearchParams(location.search).get('redirect'));
  const next = redirect ?? localePath(locale, routePath('account'));
  useRedirectIfSignedIn(next);
  const hasEnded = useSessionEnd((state) => state.isPending);
  const isOfCheckout = redirect?.includes(routePath('checkout')) ?? false;
  useEffect(() => acknowledgeSessionEnd, []);
  return (
    <FormPage words={words} width="text">
      <Stack $gap={8}>
        {hasEnded && <Notice tone="info">{t(isOfCheckout ? 'signIn.checkoutKept' : 'error.signedOut')}</Notice>}
        <SignInForm
          takesFocus
          asksForDetails={!isOfCheckout}
          onSignedIn={() => void navigate(next, { replace: true })}
        />
        <Paragraph tone="muted">
          {t('signIn.noAccount')}{' '}
          <TextLink as={LocalLink} to={routePath('register') + search}>
            {t('signIn.createAccount')}
          </TextLink>
        </Paragraph>
      </Stack>
    </FormPage>
  );
}
