import { once } from "node:events";
import { createWriteStream, rmSync } from "node:fs";
import { Refusal } from "../../refusal.ts";
import { type LibraryLimits, megabytes } from "../library-limits.ts";
import { type FreeBytes, requireRoom } from "../require-room.ts";
import { fetchFrom } from "./fetch-from.ts";
import { openPartial, validatorOf } from "./partial-download.ts";

export interface DownloadOptions {
  /** Where the download lies, and what there is of it after an interruption. */
  readonly folder: string;
  readonly limits: LibraryLimits;
  readonly reserveMb?: number | undefined;
  readonly freeBytes?: FreeBytes | undefined;
  readonly onProgress: (progress: DownloadProgress) => void;
  /** Whether to end now. */
  readonly isCanceled: () => boolean;
}

export interface DownloadProgress {
  readonly bytes: number;
  /** Undefined: the server does not say. */
  readonly total: number | undefined;
}

export type DownloadOutcome =
  | { readonly status: "complete"; readonly file: string }
  /** `kept` bytes are gone on with next time; 0: the server allows only to begin again. */
  | { readonly status: "canceled" | "broken"; readonly kept: number; readonly reason: string };

const LOOK_EVERY_MS = 100;
const RANGE_NOT_SATISFIABLE = 416;

/** Brings an archive into a folder; goes on with what an earlier try left there where the server still has the same file. */
export async function downloadArchive(address: URL, options: DownloadOptions): Promise<DownloadOutcome> {
  const { folder, limits, onProgress, isCanceled } = options;
  const partial = openPartial(folder, address);
  const abort = new AbortController();
  let lastByteAt = performance.now();
  const watch = setInterval(() => {
    if (isCanceled()) abort.abort("canceled");
    else if (performance.now() - lastByteAt > limits.silentMs) abort.abort("silent");
  }, LOOK_EVERY_MS);
  let [bytes, canGoOn] = [0, false];
  try {
    const headers: Record<string, string> = {
      // The archive as it lies there, so that lengths and ranges count its own bytes.
      "accept-encoding": "identity",
      ...(partial.bytes > 0 &&
        partial.validator !== undefined && { range: `bytes=${partial.bytes}-`, "if-range": partial.validator }),
    };
    const response = await fetchFrom(address, { headers, signal: abort.signal, redirects: limits.redirects });
    const goesOn = response.status === 206 && rangeStart(response) === partial.bytes;
    if (!response.ok || !response.body || (response.status === 206 && !goesOn)) {
      await response.body?.cancel();
      if (response.status === RANGE_NOT_SATISFIABLE && partial.bytes > 0)
        return totalOf(response) === partial.bytes
          ? { status: "complete", file: partial.file }
          : beginAgain(address, options);
      throw new Refusal(`${address.href} answered ${`${response.status} ${response.statusText}`.trimEnd()}.`);
    }
    bytes = goesOn ? partial.bytes : 0;
    const length = response.headers.get("content-length");
    const total = length === null || response.headers.has("content-encoding") ? undefined : bytes + Number(length);
    requireSize(total ?? 0, address, limits);
    requireRoom(folder, { ...options, bytes: (total ?? 0) - bytes, what: "The archive" });
    const validator = validatorOf(response.headers);
    canGoOn = validator !== undefined;
    partial.begin(validator);
    const file = createWriteStream(partial.file, { flags: goesOn ? "a" : "w", mode: 0o600 });
    try {
      for await (const chunk of response.body) {
        lastByteAt = performance.now();
        bytes += chunk.length;
        requireSize(bytes, address, limits);
        if (!file.write(chunk)) await once(file, "drain");
        onProgress({ bytes, total });
      }
    } finally {
      file.end();
      await once(file, "close");
    }
    return { status: "complete", file: partial.file };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const kept = canGoOn ? bytes : 0;
    if (abort.signal.reason === "canceled") return { status: "canceled", kept, reason: "Canceled." };
    const why = abort.signal.aborted ? `nothing came for ${limits.silentMs / 1000} s` : describe(error);
    return { status: "broken", kept, reason: `The download from ${address.host} was interrupted: ${why}.` };
  } finally {
    clearInterval(watch);
  }
}

/** What is there is not of the file that the server has now. */
function beginAgain(address: URL, options: DownloadOptions): Promise<DownloadOutcome> {
  rmSync(options.folder, { recursive: true, force: true });
  return downloadArchive(address, options);
}

function requireSize(bytes: number, address: URL, { archiveBytes }: LibraryLimits): void {
  if (bytes > archiveBytes)
    throw new Refusal(`The archive at ${address.href} has more than ${megabytes(archiveBytes)}.`);
}

/** Of "bytes 100-199/200". */
function rangeStart(response: Response): number {
  return Number(/^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1] ?? Number.NaN);
}

/** Of the size that follows the star in "bytes * / 200", as a server answers that has no more than what is there. */
function totalOf(response: Response): number {
  return Number(/^bytes \*\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1] ?? Number.NaN);
}

/** `fetch` says "fetch failed" and keeps what happened beneath. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
