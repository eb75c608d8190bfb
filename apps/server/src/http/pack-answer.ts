import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { takesGzip } from "./web-assets.ts";

const compress = promisify(gzip);
/** A smaller answer fits into a packet as it is. */
const MIN_COMPRESSED = 1_024;

/**
 * The answer of an operation in one piece, compressed where that helps. A stream of `CompressionStream` costs more than most
 * answers: 2 ms of computing for 2 kB. An answer that is not JSON (a live stream, parts of a deferred answer) stays a stream.
 */
export async function packAnswer(answer: Response, acceptEncoding: string | undefined): Promise<Response> {
  const type = answer.headers.get("content-type") ?? "";
  if (answer.body === null || !/^application\/(?:graphql-response\+)?json\b/i.test(type)) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isCompressed = bytes.byteLength >= MIN_COMPRESSED && takesGzip(acceptEncoding);
  const body = isCompressed ? new Uint8Array(await compress(bytes)) : bytes;
  const packed = new Response(body, answer);
  packed.headers.set("content-length", String(body.byteLength));
  packed.headers.append("vary", "Accept-Encoding");
  if (isCompressed) packed.headers.set("content-encoding", "gzip");
  return packed;
}
