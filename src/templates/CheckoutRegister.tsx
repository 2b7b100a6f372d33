import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import type { PageContext } from '../content/pageContext';
import { routePath } from '../domain/site/routes';
import { PageIntro } from '../features/editorial/PageIntro';
import { RegisterForm } from '../features/sign-in/RegisterForm';
import { SignInForm } from '../features/sign-in/SignInForm';
import { useAccountWords } from '../i18n/LocaleContext';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { useSession } from '../state/session';
import { Container } from '../ui/Container';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Stack } from '../ui/Stack';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-17: a visitor signs in or opens an account on the way to the checkout. */
export default function CheckoutRegister({ pageContext: { words, shell } }: PageProps<object, PageContext>) {
  const { t } = useAccountWords();
  const goTo = useLocalNavigate();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const [form, setForm] = useState<'register' | 'signIn'>('register');
  const [wasSignedIn] = useState(isSignedIn);
  const onSignedIn = () => goTo(routePath('checkout'), { replace: true });
  useEffect(() => {
    if (wasSignedIn) goTo(routePath('checkout'), { replace: true });
  }, [wasSignedIn, goTo]);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">
        <Stack $gap={6}>
          <SegmentedControl
            legend={t('checkout.registerTitle')}
            name="form"
            value={form}
            onChange={setForm}
            options={[
              { value: 'register', label: t('register.title') },
              { value: 'signIn', label: t('signIn.title') },
            ]}
          />
          {form === 'register' ? (
            <RegisterForm termsVersion={shell.termsVersion} onSignedIn={onSignedIn} />
          ) : (
            <SignInForm onSignedIn={onSignedIn} />
          )}
        </Stack>
      </Container>
    </>
  );
}
