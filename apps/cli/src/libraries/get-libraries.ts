import { createHash } from "node:crypto";
import { createReadStream, existsSync, rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { createProgressBar, type ProgressBar } from "../progress-bar.ts";
import { Refusal } from "../refusal.ts";
import type { Terminal } from "../terminal.ts";
import { openArchive } from "./archive/open-archive.ts";
import { alone, exchange, type LibraryPlaces, type LibrarySource } from "./brought-libraries.ts";
import { type DownloadOutcome, downloadArchive } from "./download/download-archive.ts";
import { LIBRARY_LIMITS, type LibraryLimits, megabytes } from "./library-limits.ts";
import { type FreeBytes, requireRoom } from "./require-room.ts";
import { unpackLibraries } from "./unpack-libraries.ts";

export type LibraryOrigin = { readonly address: URL } | { readonly file: string };

export interface GetLibrariesOptions {
  /** Lower-case hexadecimal; compared before anything is unpacked. */
  readonly sha256?: string | undefined;
  readonly reserveMb?: number | undefined;
  readonly limits?: LibraryLimits;
  readonly freeBytes?: FreeBytes;
}

export type GetLibrariesOutcome =
  | { readonly status: "complete"; readonly source: LibrarySource; readonly notes: readonly string[] }
  | Exclude<DownloadOutcome, { status: "complete" }>;

/** Brings an archive of libraries into the data folder. What was there before stays until the new one is whole. */
export async function getLibraries(
  origin: LibraryOrigin,
  places: LibraryPlaces,
  terminal: Terminal,
  options: GetLibrariesOptions,
): Promise<GetLibrariesOutcome> {
  const work: Work = {
    ...options,
    limits: options.limits ?? LIBRARY_LIMITS,
    places,
    bar: createProgressBar(terminal),
    isCanceled: () => terminal.interrupt?.isAsked() === true,
  };
  terminal.interrupt?.begin("cancel");
  try {
    return await alone(places, async () => {
      if ("file" in origin) return await unpackArchive(origin.file, basename(origin.file), work);
      const outcome = await downloadShown(origin.address, work);
      if (outcome.status !== "complete") return outcome;
      const unpacked = await unpackArchive(outcome.file, origin.address.href, work);
      if (unpacked.status === "complete") rmSync(places.download, { recursive: true, force: true });
      return unpacked;
    });
  } finally {
    work.bar.end();
    terminal.interrupt?.end();
  }
}

interface Work extends GetLibrariesOptions {
  readonly limits: LibraryLimits;
  readonly places: LibraryPlaces;
  readonly bar: ProgressBar;
  readonly isCanceled: () => boolean;
}

function downloadShown(address: URL, { places, bar, ...options }: Work): Promise<DownloadOutcome> {
  const startedAt = performance.now();
  let before: number | undefined;
  return downloadArchive(address, {
    ...options,
    folder: places.download,
    onProgress: ({ bytes, total }) => {
      before ??= bytes;
      const seconds = (performance.now() - startedAt) / 1000;
      const of = total === undefined ? "" : ` of ${megabytes(total)}`;
      const speed = seconds < 1 ? "" : `, ${megabytes((bytes - before) / seconds)}/s`;
      bar.update(total === undefined ? 0 : (bytes / total) * 100, `${megabytes(bytes)}${of}${speed}`);
    },
  });
}

async function unpackArchive(file: string, name: string, work: Work): Promise<GetLibrariesOutcome> {
  const { places, bar, limits, isCanceled, sha256 } = work;
  if (!existsSync(file) || !statSync(file).isFile()) throw new Refusal(`${file}: no such file.`);
  const { size } = statSync(file);
  if (size > limits.archiveBytes)
    throw new Refusal(`${file} has ${megabytes(size)}. The limit is ${megabytes(limits.archiveBytes)}.`);
  const found = await hash(file);
  if (sha256 !== undefined && sha256 !== found) {
    // Going on with it would never end well.
    rmSync(places.download, { recursive: true, force: true });
    throw new Refusal(`${name} has the SHA-256 ${found}, not the required ${sha256}.`);
  }
  const archive = await openArchive(file, name);
  try {
    requireRoom(places.folder, { ...work, bytes: archive.unpackedBytes, what: "What is unpacked" });
    const unpacked = await unpackLibraries(archive.entries, places.unfinished, {
      name,
      limits,
      isCanceled,
      onProgress: ({ footprints, bytes }) =>
        bar.update((bytes / Math.max(1, archive.unpackedBytes)) * 100, `${footprints} footprints unpacked`),
    });
    if (!unpacked) return { status: "canceled", kept: 0, reason: "Canceled." };
    const { libraries, footprints, hasLicence, leftOut } = unpacked;
    const source = { from: name, broughtAt: new Date().toISOString(), sha256: found, libraries, footprints };
    exchange(places, source);
    const notes = [
      ...(hasLicence ? [] : [`note: ${name} brings no LICENSE file; none is kept beside the libraries.`]),
      ...(leftOut === 0 ? [] : [`note: ${leftOut} links or devices of the archive were left out.`]),
    ];
    return { status: "complete", source, notes };
  } finally {
    await archive.close();
  }
}

async function hash(file: string): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of createReadStream(file)) sum.update(chunk);
  return sum.digest("hex");
}
