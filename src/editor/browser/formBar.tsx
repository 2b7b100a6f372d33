import { createPortal } from 'react-dom';
import { formatCount } from '../../domain/text/formatCount';
import type { ContentFault } from '../../content/files/contentError';
import { collectionFolder } from '../forms/collections';
import { formLocation } from '../forms/labels';
import { FaultGroups } from './changes/FaultGroups';
import { useFormEntry } from './cmsStore';
import { fieldElement, revealField } from './fieldFrame';
import { groupId } from './groupHeading';
import { useFindings, type FormFindings } from './useFindings';

const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

function stateOf(findings: FormFindings | null): string {
  if (!findings) return 'Checking…';
  const { ownFaults: faults, elsewhere, unfilled } = findings;
  const problemCount = faults.length + elsewhere.length;
  const parts = [
    ...(problemCount ? [formatCount(problemCount, 'problem')] : []),
    ...(unfilled ? [formatCount(unfilled, 'field to fill in', 'fields to fill in')] : []),
  ];
  return parts.join(', ') || 'No problems';
}

/** Returns the first fault of each field, so that several about one number do not fill the form. */
const firstOfEach = (faults: readonly ContentFault[]): ContentFault[] => [
  ...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values(),
];

interface ProblemsProps {
  findings: FormFindings;
  state: string;
  folder: string;
}

const Problems = ({ findings, state, folder }: ProblemsProps) => (
  <details className="editor-problems">
    <summary>{state}</summary>
    <ul>
      {findings.ownFaults.map((fault) => (
        <li key={`${fault.field} ${fault.message}`}>
          <button type="button" onClick={() => revealField(fault.field)}>
            {formLocation(folder, fault.field) || 'The whole entry'}
          </button>
          {sentence(fault.message)}
        </li>
      ))}
      {findings.elsewhere.length > 0 && (
        <li>
          <FaultGroups faults={findings.elsewhere} />
        </li>
      )}
    </ul>
  </details>
);

interface Props {
  field: { get: (name: 'titles') => Iterable<string> };
}

function FormBar({ field }: Props) {
  const titles = [...field.get('titles')];
  const entry = useFormEntry();
  const findings = useFindings(entry);
  const folder = entry ? collectionFolder(String(entry.get('collection'))) : '';
  const state = stateOf(findings);
  const hasProblems = Boolean(findings && findings.ownFaults.length + findings.elsewhere.length);
  return (
    <nav className="editor-form-bar" aria-label="Parts of the form">
      <ul className="editor-parts">
        {titles.map((title) => (
          <li key={title}>
            <button type="button" onClick={() => document.getElementById(groupId(title))?.scrollIntoView()}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div className={`editor-state ${findings && !findings.unfilled ? 'editor-state-good' : ''}`} role="status">
        {hasProblems ? <Problems findings={findings!} state={state} folder={folder} /> : <span>{state}</span>}
      </div>
      {findings &&
        firstOfEach(findings.ownFaults).map((fault) => {
          const element = fieldElement(fault.field);
          const key = `${fault.field} ${fault.message}`;
          return element && createPortal(<p className="editor-fault">{sentence(fault.message)}</p>, element, key);
        })}
    </nav>
  );
}

export const formBar = { name: 'formbar', controlComponent: FormBar, previewComponent: () => null };
