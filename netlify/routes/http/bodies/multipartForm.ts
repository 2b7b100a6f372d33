import Busboy from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';

const malformed = (cause?: unknown) => new HTTPException(400, { message: 'Malformed FormData request.', cause });

type FilePart = [name: string, stream: NodeJS.ReadableStream, fileName: string, encoding: string, type: string];

export interface MultipartForm {
  write: (chunk: Uint8Array) => void;
  /** Returns the whole form. Throws a 400 if it is malformed or incomplete. */
  end: () => Promise<FormData>;
}

/** Parses while the body arrives, because Node's `formData()` blocks the event loop for 30 ms per megabyte. */
export function openMultipartForm(contentType: string): MultipartForm {
  const form = new FormData();
  let parser: ReturnType<typeof Busboy>;
  try {
    parser = Busboy({ headers: { 'content-type': contentType }, limits: { fields: 10, files: 10, parts: 20 } });
  } catch (cause) {
    throw malformed(cause);
  }
  // Stop writing after too many parts: the parser would still scan the rest of the body.
  let hasTooManyParts = false;
  parser.once('partsLimit', () => (hasTooManyParts = true));
  const finished = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve);
    parser.once('error', reject);
  });
  // The parser may fail before anything awaits this promise.
  finished.catch(() => {});
  parser.on('field', (name: string, value: string) => form.append(name, value));
  parser.on('file', (...[name, stream, fileName, , type]: FilePart) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => form.append(name, new File(parts as BlobPart[], fileName, { type })));
    stream.on('error', () => {});
  });
  return {
    write: (chunk) => void (parser.writable && !hasTooManyParts && parser.write(chunk)),
    end: async () => {
      if (hasTooManyParts) throw malformed();
      parser.end();
      await finished.catch((cause: unknown) => {
        throw malformed(cause);
      });
      return form;
    },
  };
}
