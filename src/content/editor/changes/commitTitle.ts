import { isPicture, type ContentChange } from './changeSet';
import { entryAddress } from './entryAddress';

const maxNames = 3;

/** 'Change pod amber, lab report B-9 and 2 more'. */
export function commitTitle(changes: readonly ContentChange[]): string {
  const names = changes.map(({ path, text, base }) => {
    const address = isPicture(path) ? null : entryAddress(path, text ?? base);
    return address ? `${address.kind.toLowerCase()} ${address.name}` : path.replace(/^.*\//, '');
  });
  const rest = names.length - maxNames;
  const isAll = (of: (change: ContentChange) => boolean) => changes.length > 0 && changes.every(of);
  const verb = isAll(({ text }) => text === null) ? 'Delete' : isAll(({ base }) => base === null) ? 'Add' : 'Change';
  return `${verb} ${names.slice(0, maxNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
