import { Readable } from "node:stream";
import type { Application } from "../../platform/application.ts";
import { openDatasheet } from "./datasheet-store.ts";

/**
 * A datasheet of the user's own, whole or the part that a Range header asks for (RFC 9110 §14): who looks at one page of
 * 300 MB need not fetch all. Undefined: the user has no such datasheet.
 */
export async function serveDatasheet(
  application: Application,
  userId: string,
  id: string,
  rangeHeader: string | undefined,
): Promise<Response | undefined> {
  const whole = await openDatasheet(application, userId, id);
  if (whole === undefined) return undefined;
  const { bytes, name } = whole.row;
  const headers = {
    "content-type": "application/pdf",
    // Downloaded, not shown: an uploaded file must not run as a page of this site. The application draws its pages itself.
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "accept-ranges": "bytes",
    // Its content never changes under its address.
    "cache-control": "private, max-age=3600",
  };
  const range = readRange(rangeHeader, bytes);
  if (range === undefined)
    return new Response(Readable.toWeb(whole.stream) as ReadableStream, {
      headers: { ...headers, "content-length": String(bytes) },
    });
  whole.stream.destroy();
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${bytes}` } });
  const part = await openDatasheet(application, userId, id, range);
  return (
    part &&
    new Response(Readable.toWeb(part.stream) as ReadableStream, {
      status: 206,
      headers: {
        ...headers,
        "content-length": String(range.end - range.start + 1),
        "content-range": `bytes ${range.start}-${range.end}/${bytes}`,
      },
    })
  );
}

/** One range, from a byte on or the last so many; anything else is answered with the whole, as a server may. */
export function readRange(
  header: string | undefined,
  bytes: number,
): { readonly start: number; readonly end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const suffix = Math.min(Number(last), bytes);
    return suffix === 0 ? "unsatisfiable" : { start: bytes - suffix, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
