import Busboy from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';

const malformed = (cause?: unknown) => new HTTPException(400, { message: 'Malformed FormData request.', cause });

type FilePart = [name: string, stream: NodeJS.ReadableStream, fileName: string, encoding: string, type: string];

/** A form that is parsed while its parts arrive. */
export interface MultipartForm {
  write: (chunk: Uint8Array) => void;
  /** The whole form; throws a 400 where it is damaged or unfinished. */
  end: () => Promise<FormData>;
}

/**
 * Node's own `formData()` takes 30 ms for each megabyte, during which nobody else is answered. More than a few fields are
 * not taken in: a call reads one file.
 */
export function openMultipartForm(contentType: string): MultipartForm {
  const form = new FormData();
  let parser: ReturnType<typeof Busboy>;
  try {
    parser = Busboy({ headers: { 'content-type': contentType }, limits: { fields: 10, files: 10, parts: 20 } });
  } catch (cause) {
    throw malformed(cause);
  }
  const finished = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve);
    parser.once('error', reject);
  });
  // It may fail before anybody waits for its end.
  finished.catch(() => {});
  parser.on('field', (name: string, value: string) => form.append(name, value));
  parser.on('file', (...[name, stream, fileName, , type]: FilePart) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => form.append(name, new File(parts as BlobPart[], fileName, { type })));
    stream.on('error', () => {});
  });
  return {
    write: (chunk) => void (parser.writable && parser.write(chunk)),
    end: async () => {
      parser.end();
      await finished.catch((cause: unknown) => {
        throw malformed(cause);
      });
      return form;
    },
  };
}
