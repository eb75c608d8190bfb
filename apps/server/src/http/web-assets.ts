import { extname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { readWebFile } from "./read-web-file.ts";

interface WebAsset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Absent where compressing gains nothing. */
  readonly gzipped?: Uint8Array<ArrayBuffer>;
}

/** What is not compressed already. */
const COMPRESSIBLE = new Set([".js", ".mjs", ".css", ".svg", ".json", ".wasm", ".txt"]);
/** A packet: below it there is nothing to gain. */
const MIN_COMPRESSED = 1_400;

const compress = promisify(gzip);

/**
 * The files under /assets/ carry a hash in their names and never change: each is read and compressed once, not for every
 * page that asks for it. The build is some 15 MB, so nothing needs to leave.
 */
export class WebAssets {
  readonly #directory: string;
  readonly #assets = new Map<string, Promise<WebAsset | undefined>>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** As a response's body and encoding; undefined where there is no such file. */
  async read(
    path: string,
    acceptEncoding: string | undefined,
  ): Promise<{ readonly body: Uint8Array<ArrayBuffer>; readonly encoding?: "gzip" } | undefined> {
    let asset = this.#assets.get(path);
    if (!asset) {
      asset = this.#load(path);
      this.#assets.set(path, asset);
      // A name that is not there may be asked for by anybody, as often as they like.
      if ((await asset) === undefined) this.#assets.delete(path);
    }
    const found = await asset;
    if (!found) return undefined;
    return found.gzipped && takesGzip(acceptEncoding)
      ? { body: found.gzipped, encoding: "gzip" }
      : { body: found.bytes };
  }

  async #load(path: string): Promise<WebAsset | undefined> {
    const bytes = await readWebFile(this.#directory, path);
    if (!bytes || !COMPRESSIBLE.has(extname(path)) || bytes.byteLength < MIN_COMPRESSED) return bytes && { bytes };
    const gzipped = new Uint8Array(await compress(bytes));
    return gzipped.byteLength < bytes.byteLength ? { bytes, gzipped } : { bytes };
  }
}

/** Of an Accept-Encoding header: whether gzip is named and not refused (RFC 9110, 12.5.3). */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  const [, weight = ""] = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(acceptEncoding ?? "") ?? [
    undefined,
    "0",
  ];
  return weight === "" || Number(weight) > 0;
}
