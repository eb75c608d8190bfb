import { Readable } from "node:stream";

/** A file that the browser saves and does not show, under its own name. Nothing between us and it keeps a copy. */
export function download(file: {
  readonly stream: Readable;
  readonly bytes: number;
  readonly mediaType: string;
  readonly name: string;
}): Response {
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.bytes),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "cache-control": "private, no-store",
    },
  });
}
