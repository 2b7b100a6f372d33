import { isPicture, type Change } from './changeSet';
import { entryAddress } from './entryAddress';

const mostNames = 3;

/** The default title of a commit: 'Change pod amber, lab report B-9 and 2 more'. */
export function titleOf(changes: readonly Change[]): string {
  const names = changes.map(({ path, text, base }) => {
    const address = isPicture(path) ? null : entryAddress(path, text ?? base);
    return address ? `${address.kind.toLowerCase()} ${address.name}` : path.replace(/^.*\//, '');
  });
  const rest = names.length - mostNames;
  const isAll = (of: (change: Change) => boolean) => changes.length > 0 && changes.every(of);
  const verb = isAll(({ text }) => text === null) ? 'Delete' : isAll(({ base }) => base === null) ? 'Add' : 'Change';
  return `${verb} ${names.slice(0, mostNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
