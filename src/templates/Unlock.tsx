import type { PageProps } from 'gatsby';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { localePath } from '../domain/region/locales';
import { shownIn } from '../domain/region/shownIn';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { SectionPicture } from '../features/editorial/SectionPicture';
import { FirstCodeStep } from '../features/unlock/FirstCodeStep';
import { useWords } from '../i18n/LocaleContext';
import { useSession } from '../state/session/session';
import { changeUnlock, consumeUnlockLink, useUnlockDraft } from '../state/unlockDraft';
import { Spinner } from '../ui/feedback/Spinner';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { color, desktopQuery, media, radius, space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const loadFlow = () => import('../features/unlock/UnlockFlow');
const UnlockFlow = lazyNamed(loadFlow, 'UnlockIsland');
const SignIn = lazyNamed(() => import('../features/sign-in/SignInOrRegister'), 'SignInOrRegister');
type FlowProps = ComponentProps<typeof UnlockFlow>;

function Placeholder() {
  const { t } = useWords();
  return <Spinner label={t('app.loading')} />;
}

const placeholder = <Placeholder />;

const signInWith =
  (termsVersion: string): FlowProps['signIn'] =>
  ({ legend, onDone }) => (
    <Suspense fallback={placeholder}>
      <SignIn {...{ termsVersion, legend }} initialForm="signIn" isForCheckout={false} onSignedIn={onDone} />
    </Suspense>
  );

/** True if a link, a draft from before a reload, or a typed key starts the flow. */
function useHasStarted(search: string, hash: string): boolean {
  const hasDraft = useUnlockDraft(({ typed, checked }) => typed !== '' || checked !== null);
  // Never resets, because the flow asks for the next pod's code itself.
  const [hasStarted, setHasStarted] = useState(false);
  if (hasDraft && !hasStarted) setHasStarted(true);
  // Consume the link before a redirect to sign-in can lose it.
  useEffect(consumeUnlockLink, [search, hash]);
  return hasStarted;
}

export default function Unlock({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, shell, localPath } = pageContext;
  const { locale } = useWords();
  const path = localePath(locale, localPath);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const hasStarted = useHasStarted(location.search, location.hash);
  const illustrated = words.sections.find(({ picture }) => picture);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Columns>
        <FlowSpace>
          {hasStarted && isSignedIn !== null ? (
            <Suspense fallback={placeholder}>
              <UnlockFlow path={path} signIn={signInWith(shell.termsVersion)} />
            </Suspense>
          ) : (
            <FirstCodeStep
              needsSignIn={!isSignedIn}
              onIntent={() => void loadFlow().catch(() => undefined)}
              onCode={(typed) => changeUnlock({ typed, isLinked: true })}
            />
          )}
        </FlowSpace>
        {illustrated && (
          <Frame {...(illustrated.regions && shownIn(illustrated.regions))}>
            <SectionPicture picture={illustrated.picture!} sizes={`${desktopQuery} 45vw, 92vw`} />
          </Frame>
        )}
      </Columns>
      {words.sections.map((section, index) => (
        <EditorialSection
          key={section.id}
          section={section === illustrated ? { ...section, picture: null } : section}
          isMirrored={index % 2 === 1}
        />
      ))}
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
  /* Preparations are over once the light has played. What is said about the light itself stays until the end. */
  &:has([data-step='rainbow'], [data-step='white']) ~ :is(#before, #steps),
  &:has([data-lit]) ~ section {
    display: none;
  }
  /* The battery's ring and the unlocked pod take the picture's place. */
  &:has([data-step='rainbow'], [data-step='white'], [data-lit]) {
    grid-template-columns: minmax(0, 1fr);
  }
  &:has([data-lit]) {
    padding-bottom: ${space.section};
  }
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  :has([data-step='rainbow'], [data-step='white'], [data-lit]) + & {
    display: none;
  }
`;

/** Reserves space for the flow, to avoid a layout shift when it loads. */
const FlowSpace = styled.div`
  max-width: 680px;
  min-height: 600px;
  &:has([data-step='rainbow'], [data-step='white'], [data-lit]) {
    max-width: none;
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
