import { navigate, type PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { localePath } from '../domain/region/locales';
import { parseRedirect } from '../domain/site/routing/redirect';
import { routePath } from '../domain/site/routing/routes';
import { RegisterForm } from '../features/sign-in/RegisterForm';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { Stack } from '../ui/layout/Stack';
import { Paragraph } from '../ui/text/Paragraph';
import { TextLink } from '../ui/text/TextLink';
import { useRedirectIfSignedIn } from '../features/sign-in/useRedirectIfSignedIn';
import { useLocationSearch } from '../state/hooks/useLocationSearch';
import { FormPage } from '../features/editorial/FormPage';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function Register({ pageContext: { words, shell }, location }: PageProps<object, PageContext>) {
  const { locale, t } = useWords('account');
  const search = useLocationSearch();
  // Canada has no rewards.
  const referralCode = locale.country === 'us' ? new URLSearchParams(search).get('referral')?.slice(0, 40) : null;
  const redirect = parseRedirect(new URLSearchParams(location.search).get('redirect'));
  const next = redirect ?? localePath(locale, routePath('account'));
  useRedirectIfSignedIn(next);
  return (
    <FormPage words={words} width="text">
      <Stack $gap={8}>
        <RegisterForm
          termsVersion={shell.termsVersion}
          referralCode={referralCode}
          onSignedIn={() => void navigate(next, { replace: true })}
        />
        <Paragraph tone="muted">
          {t('register.haveAccount')}{' '}
          <TextLink as={LocalLink} to={routePath('signIn') + search}>
            {t('register.signIn')}
          </TextLink>
        </Paragraph>
      </Stack>
    </FormPage>
  );
}
