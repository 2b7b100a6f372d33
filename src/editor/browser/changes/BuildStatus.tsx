import type { BuildState } from '../../api/editorApi';
import { knownAddress, openField } from './openField';
import { isBuildActive } from './useEditor';

function timeLeft({ seconds, expectedSeconds }: BuildState): string {
  if (!expectedSeconds) return `${Math.round(seconds)} s`;
  const secondsLeft = Math.round(expectedSeconds - seconds);
  return secondsLeft > 0 ? `about ${secondsLeft} s left` : 'almost done';
}

function Failure({ faults, lines }: BuildState) {
  const [fault] = faults;
  if (!fault) return <span className="editor-bar-detail">{lines.at(-1) ?? 'The server isn’t responding.'}</span>;
  const line = `${fault.file} · ${fault.field || 'whole file'} · ${fault.message}`;
  // A picture has no form.
  if (!knownAddress(fault.file)) return <span className="editor-bar-detail">{line}</span>;
  return (
    <button type="button" className="editor-bar-link" onClick={() => void openField(fault)}>
      {line}
    </button>
  );
}

export function BuildStatus({ build, rebuild }: { build: BuildState | null; rebuild?: (() => void) | undefined }) {
  if (!build || build.state === 'idle') return null;
  const { seconds, expectedSeconds } = build;
  if (isBuildActive(build)) {
    const waits = build.state === 'waiting' ? ', and once more after that' : '';
    return (
      <span className="editor-bar-build" role="status">
        <progress {...(expectedSeconds && { value: Math.min(seconds / expectedSeconds, 1) })} aria-label="Build" />
        <span>
          Building the shop{waits} · {timeLeft(build)}
        </span>
      </span>
    );
  }
  const isBuilt = build.state === 'built';
  return (
    <span className="editor-bar-build" role={isBuilt ? 'status' : 'alert'}>
      <span className={isBuilt ? 'editor-dot editor-dot-good' : 'editor-dot editor-dot-bad'} />
      <span>{isBuilt ? 'The shop is up to date' : 'The shop couldn’t be built'}</span>
      {!isBuilt && <Failure {...build} />}
      {!isBuilt && rebuild && (
        <button type="button" className="editor-button" onClick={rebuild}>
          Build again
        </button>
      )}
    </span>
  );
}
