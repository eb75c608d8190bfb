export interface Machine {
  /** As Node.js names it: "linux", "darwin", "win32". */
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The server's data folder, where `tracewright libraries get` keeps what it brought. */
  readonly dataDir?: string;
}

/** The newest version of KiCad that is looked for; its folders of later ones are called alike. */
const VERSIONS = [10, 9, 8, 7, 6] as const;
const OFF = "none";

/** In the data folder: KiCad's libraries with their licence and where they came from. */
export const BROUGHT_LIBRARIES = "libraries/kicad";

/**
 * The folders in which KiCad's footprint libraries may lie: what was brought into the data folder before what KiCad installed,
 * and of that the newest version first. `KICAD_LIBRARIES` names others, or `none`. Missing folders are handled by the reader
 * to pass over.
 */
export function usualLibraryFolders({ platform, home, env, dataDir }: Machine): readonly string[] {
  const named = env.KICAD_LIBRARIES;
  if (named === OFF) return [];
  if (named) return named.split(platform === "win32" ? ";" : ":").filter(Boolean);
  const byVariable = VERSIONS.flatMap((version) => env[`KICAD${version}_FOOTPRINT_DIR`] ?? []);
  return [
    ...new Set([
      ...(dataDir === undefined ? [] : [`${dataDir}/${BROUGHT_LIBRARIES}/footprints`]),
      ...byVariable,
      ...PLACES[platform === "win32" || platform === "darwin" ? platform : "linux"](home, env),
    ]),
  ];
}

const FLATPAK = "flatpak/runtime/org.kicad.KiCad.Library.Footprints/x86_64/stable/active/files/footprints";

const PLACES: Readonly<Record<"linux" | "darwin" | "win32", (home: string, env: Machine["env"]) => readonly string[]>> =
  {
    linux: (home) => [
      "/usr/share/kicad/footprints",
      "/usr/local/share/kicad/footprints",
      ...VERSIONS.map((version) => `/usr/share/kicad-${version}/footprints`),
      `/var/lib/${FLATPAK}`,
      `${home}/.local/share/${FLATPAK}`,
      "/snap/kicad/current/usr/share/kicad/footprints",
    ],
    darwin: (home) =>
      ["", home].flatMap((root) => [
        `${root}/Applications/KiCad/KiCad.app/Contents/SharedSupport/footprints`,
        ...VERSIONS.map(
          (version) => `${root}/Applications/KiCad ${version}.0/KiCad.app/Contents/SharedSupport/footprints`,
        ),
        `${root}/Library/Application Support/kicad/footprints`,
      ]),
    win32: (_, env) =>
      [env.ProgramFiles ?? "C:\\Program Files", `${env.LOCALAPPDATA ?? "C:"}\\Programs`].flatMap((root) =>
        VERSIONS.map((version) => `${root}\\KiCad\\${version}.0\\share\\kicad\\footprints`),
      ),
  };
