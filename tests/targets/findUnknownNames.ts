import { lacksAt, namesAt } from './targets';

const lackedBy = (...path: string[]): string[] => lacksAt(...path).map(({ browser }) => browser);

/** Classes whose methods are told by their names: libraries have a `use` and a `take` of their own. */
const classes = ['Array', 'ArrayBuffer', 'Map', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray'];

/** Their methods that none of them has in one of the targets, and those targets. */
function readMethods(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const owner of classes)
    for (const name of namesAt('javascript', 'builtins', owner)) {
      if (!/^[a-z]\w+$/.test(name)) continue;
      const lacks = lackedBy('javascript', 'builtins', owner, name);
      all.set(
        name,
        (all.get(name) ?? lacks).filter((browser) => lacks.includes(browser)),
      );
    }
  return all;
}

const methods = readMethods();

interface Unknown {
  /** `AbortSignal.any`, `new Segmenter`, `.toSorted()`. */
  name: string;
  /** The targets that do not know it. */
  lacks: string[];
}

/** What a script names that one of the browsers that the site is made for does not have. */
export function findUnknownNames(script: string): Unknown[] {
  const all = [
    ...[...script.matchAll(/(?<![\w$.])([A-Z]\w+)\.(\w+)/g)].map(([name, owner, member]) => ({
      name,
      lacks: [...lackedBy('javascript', 'builtins', owner!, member!), ...lackedBy('api', owner!, `${member}_static`)],
    })),
    ...[...script.matchAll(/\bnew ([A-Z]\w+)/g)].map(([name, owner]) => ({
      name,
      lacks: [...lackedBy('javascript', 'builtins', owner!), ...lackedBy('api', owner!)],
    })),
    ...[...script.matchAll(/(?<!\b[A-Z]\w*)\.([a-z]\w+)\(/g)].map(([, member]) => ({
      name: `.${member}()`,
      lacks: methods.get(member!) ?? [],
    })),
  ];
  const unknown = all.filter(({ lacks }) => lacks.length > 0);
  return unknown.filter(({ name }, at) => unknown.findIndex((other) => other.name === name) === at);
}
