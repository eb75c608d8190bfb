import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** A stored document as JSON, packed where the client takes it so. */
export function sendDocument(
  gzip: Uint8Array,
  { acceptEncoding = "", cacheControl }: { readonly acceptEncoding: string | undefined; readonly cacheControl: string },
): Response {
  const takesGzip = /\bgzip\b/.test(acceptEncoding);
  // A piece at a time: a whole board unpacks to a hundred megabytes, and keeps everybody else waiting meanwhile.
  const body = takesGzip
    ? new Uint8Array(gzip)
    : (Readable.toWeb(Readable.from([gzip]).pipe(createGunzip())) as ReadableStream);
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "cache-control": cacheControl,
      vary: "accept-encoding",
      ...(takesGzip && { "content-encoding": "gzip" }),
    },
  });
}
