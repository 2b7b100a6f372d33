import ScanLine from 'lucide-react/icons/scan-line';
import { Suspense, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { parsePackCode, type PackCode } from '../../domain/laboratory/packCode';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { asIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { CodeCheckResult } from './CodeCheckResult';
import { useCodeCheck } from './useCodeCheck';

const ScanDialog = lazyNamed(() => import('./ScanDialog'), 'ScanDialog');

/** Links that are scanned or pasted are longer than codes. */
const maxLength = 300;

/** Accepts a batch number, a pod code or a link, typed or scanned from the pack. */
export function BatchFinder() {
  const { t } = useWords('lab');
  const navigate = useLocalNavigate();
  const check = useCodeCheck();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isScanning, setIsScanning] = useState(false);
  const open = (code: PackCode) => {
    if ('batchId' in code) navigate(routePath('labReport', code));
    else check.mutate(code.podKey);
  };
  const changeText = (text: string) => {
    setTyped(text);
    setError(undefined);
    check.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending) return;
    const code = parsePackCode(typed);
    setError(code ? undefined : t(typed.trim() ? 'find.invalid' : 'find.empty'));
    if (code) open(code);
  };
  const handleScan = (code: PackCode) => {
    setIsScanning(false);
    changeText('batchId' in code ? code.batchId : code.podKey);
    open(code);
  };
  return (
    <Stack $gap={5}>
      <Stack as="form" $gap={5} onSubmit={submit} noValidate>
        <CodeField>
          <TextField
            name="batch"
            label={t('find.label')}
            hint={t('find.hint')}
            error={error}
            value={typed}
            onChange={({ target }) => changeText(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={maxLength}
          />
        </CodeField>
        <Cluster $gap={3}>
          <Button type="submit" isBusy={check.isPending} busyLabel={t('find.checking')}>
            {t('find.submit')}
          </Button>
          <Button variant="secondary" icon={<ScanLine size={20} aria-hidden />} onClick={() => setIsScanning(true)}>
            {t('find.scan')}
          </Button>
        </Cluster>
      </Stack>
      <CodeCheckResult check={check} />
      {isScanning && (
        <Suspense>
          <ScanDialog onCode={handleScan} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

export const FinderIsland = asIsland(BatchFinder);

const CodeField = styled.div`
  input {
    font-weight: 600;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;
