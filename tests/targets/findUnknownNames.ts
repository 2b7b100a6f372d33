import { lacksAt, namesAt } from './targets';

const lackedBy = (...path: string[]): string[] => lacksAt(...path).map(({ browser }) => browser);

/** Classes whose methods are recognizable by name. Libraries have methods such as `use` and `take` of their own. */
const classes = ['Array', 'ArrayBuffer', 'Map', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray'];

/** Methods that none of these classes has in one of the targets, with those targets. */
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
  /** For example `AbortSignal.any`, `new Segmenter`, `.toSorted()`. */
  name: string;
  /** The targets that lack it. */
  lacks: string[];
}

/** Finds names in a script that one of the supported browsers lacks. */
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
