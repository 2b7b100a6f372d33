import { fileURLToPath } from 'node:url';
import openapiTs, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ApiDocument } from '../../../netlify/routes/apiDocument/openApiTypes';

const client = fileURLToPath(new URL('shopClient.ts', import.meta.url));
const types = fileURLToPath(new URL('apiTypes.d.ts', import.meta.url));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Parsing the standard library takes most of the time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Files are sent as blobs. */
const typeBinaries = ({ format }: { format?: string }) =>
  format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;

export async function generateTypes(document: ApiDocument): Promise<string> {
  // A property of a request with a default can be left out.
  const ast = await openapiTs(JSON.stringify(document), { defaultNonNullable: false, transform: typeBinaries });
  return astToString(ast);
}

/** The faults of the client, compiled with the types of a document. Keeps both in memory. */
export function compileClient(generated: string): string[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === types || fileExists(file);
  host.readFile = (file) => (file === types ? generated : readFile(file));
  host.getSourceFile = (file, ...rest) => {
    if (file === types) return ts.createSourceFile(file, generated, ts.ScriptTarget.ES2023);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([client], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.split('/').at(-1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
