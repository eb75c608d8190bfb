import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { familyFacts } from "@tracewright/footprints";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { alone, libraryPlaces, namesIn, readSource } from "../libraries/brought-libraries.ts";
import { dataFolder, readEnvironment } from "../libraries/data-folder.ts";
import { parseAddress } from "../libraries/download/fetch-from.ts";
import { getLibraries, type LibraryOrigin } from "../libraries/get-libraries.ts";
import { libraryFolders } from "../libraries/library-files.ts";
import { megabytes } from "../libraries/library-limits.ts";
import { LICENCE_OF_KICAD } from "../libraries/licence-of-kicad.ts";
import { parseOptions } from "../parse-options.ts";
import { Refusal } from "../refusal.ts";
import type { Terminal } from "../terminal.ts";

/** KiCad's repository of footprints, at the tag of a release. */
const KICAD_ARCHIVE =
  "https://gitlab.com/kicad/libraries/kicad-footprints/-/archive/9.0.1/kicad-footprints-9.0.1.tar.gz";

/** `tracewright libraries list|get|remove`: the footprint libraries of this machine. */
export async function librariesCommand(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const { values, positionals } = parseOptions(args, {
    from: { type: "string" },
    file: { type: "string" },
    sha256: { type: "string" },
    data: { type: "string" },
  });
  const env = readEnvironment();
  const dataDir = values.data === undefined ? dataFolder(env) : resolve(values.data);
  const [work = "list", ...others] = positionals;
  if (others.length > 0) throw new Refusal(`"${others[0]}" is one word too many.`);
  if (work !== "get")
    for (const name of ["from", "file", "sha256"] as const)
      if (values[name] !== undefined) throw new Refusal(`--${name} is for libraries get.`);
  switch (work) {
    case "list":
      return list(env, dataDir);
    case "get":
      return get(values, { env, dataDir, terminal });
    case "remove":
      return remove(dataDir);
    default:
      throw new Refusal(`libraries takes list, get or remove; it was given "${work}".`);
  }
}

type Environment = ReturnType<typeof readEnvironment>;

function list(env: Environment, dataDir: string): CommandResult {
  const places = libraryPlaces(dataDir);
  const source = readSource(places);
  const seen = new Set<string>();
  const folders = libraryFolders(env, dataDir).flatMap((folder) => {
    const libraries = namesIn(folder).filter((name) => name.endsWith(".pretty"));
    if (libraries.length === 0) return [];
    const names = libraries.flatMap((library) =>
      namesIn(`${folder}/${library}`)
        .filter((name) => name.endsWith(".kicad_mod"))
        .map((name) => `${library}/${name}`),
    );
    const hidden = names.filter((name) => seen.has(name)).length;
    for (const name of names) seen.add(name);
    return [{ folder, libraries: libraries.length, footprints: names.length, hidden }];
  });
  const own = new Set([...familyFacts()].map(({ name }) => name)).size;
  const isBrought = (folder: string) => folder.startsWith(places.kept);
  return {
    exitCode: EXIT_CODE.done,
    json: { folders, footprints: seen.size, own, brought: source ?? null },
    lines: [
      ...folders.map(
        ({ folder, libraries, footprints, hidden }) =>
          `${folder}  ${footprints} footprints in ${libraries} libraries` +
          (hidden > 0 ? `, ${hidden} of them also in a folder above, which counts` : "") +
          (isBrought(folder) && source ? `; from ${source.from}, ${source.broughtAt.slice(0, 10)}` : ""),
      ),
      ...(folders.length === 0
        ? [
            env.KICAD_LIBRARIES
              ? `KICAD_LIBRARIES=${env.KICAD_LIBRARIES}: no footprint libraries there.`
              : "No footprint libraries of KiCad on this machine: tracewright libraries get brings them.",
          ]
        : [`${seen.size} footprints in all`]),
      `${own} footprints of the Tracewright library`,
    ],
  };
}

async function get(
  values: { readonly from?: string; readonly file?: string; readonly sha256?: string },
  { env, dataDir, terminal }: { env: Environment; dataDir: string; terminal: Terminal },
): Promise<CommandResult> {
  if (values.from !== undefined && values.file !== undefined)
    throw new Refusal("--from and --file: one of them says where the archive is.");
  const sha256 = values.sha256?.toLowerCase();
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
    throw new Refusal(`--sha256 takes 64 hexadecimal digits; it was given "${values.sha256}".`);
  const reserveMb = env.DISK_RESERVE_MB === undefined ? undefined : Number(env.DISK_RESERVE_MB);
  const origin: LibraryOrigin =
    values.file === undefined
      ? { address: parseAddress(values.from ?? (env.KICAD_LIBRARIES_URL?.trim() || KICAD_ARCHIVE)) }
      : { file: resolve(values.file) };
  const places = libraryPlaces(dataDir);
  const where = "file" in origin ? origin.file : origin.address.href;
  terminal.stderr(`${LICENCE_OF_KICAD.join("\n")}\n${where} → ${places.kept}\n`);
  const outcome = await getLibraries(origin, places, terminal, { sha256, reserveMb });
  if (outcome.status === "complete") {
    const { source, notes } = outcome;
    return {
      exitCode: EXIT_CODE.done,
      json: { ...source, folder: places.kept },
      lines: [
        ...notes,
        ...(env.KICAD_LIBRARIES
          ? [`note: KICAD_LIBRARIES=${env.KICAD_LIBRARIES} is set; these libraries are used where it is not.`]
          : []),
        `${source.footprints} footprints in ${source.libraries} libraries (SHA-256 of the archive: ${source.sha256})`,
      ],
    };
  }
  const { kept, reason, status } = outcome;
  const further =
    kept > 0
      ? `Run the same command to resume after ${megabytes(kept)}; libraries remove deletes them.`
      : "Run the same command to start again.";
  return {
    exitCode: status === "canceled" ? EXIT_CODE.withFindings : EXIT_CODE.refused,
    json: { [status]: reason, keptBytes: kept },
    lines: [reason, `The libraries are as they were. ${further}`],
  };
}

async function remove(dataDir: string): Promise<CommandResult> {
  const places = libraryPlaces(dataDir);
  const source = readSource(places);
  await alone(places, async () => {
    for (const folder of [places.kept, places.download]) rmSync(folder, { recursive: true, force: true });
  });
  return {
    exitCode: EXIT_CODE.done,
    json: { removed: source ?? null },
    lines: [
      source
        ? `Removed ${source.footprints} footprints from ${source.from}.`
        : `Nothing was brought to ${places.kept}.`,
    ],
  };
}
