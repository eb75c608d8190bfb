import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Footprint, factsOfFootprint } from "@tracewright/board";
import { importFiles, openLibraries } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { chooseFootprints } from "./choose-footprints.ts";
import { isAgainstName } from "./name-measures.ts";
import { readPackageMeasures } from "./package-measures.ts";

/**
 * What is chosen for schematics alone, beside the boards that people made of them: a footprint under another name
 * than the wanted one that differs from theirs in pads or pitch says so, and none contradicts what the wanted name
 * states.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const KICAD = "/usr/share/kicad/footprints";
const disk = { list: (folder: string) => readdirSync(folder), read: (path: string) => readFileSync(path) };
const PITCH_TOLERANCE = 60_000;

const boards = globSync(`${SHARED}/boards/*/*.kicad_pcb`)
  .filter((path) => existsSync(path.replace(/\.kicad_pcb$/, ".kicad_sch")))
  .sort();
const sources = [
  ["without KiCad", {}] as const,
  ...(existsSync(KICAD) ? [["with KiCad's libraries", { official: openLibraries([KICAD], disk) }] as const] : []),
];

const read = (paths: readonly string[]) =>
  importFiles(paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) })));
const padCount = ({ pads }: Footprint): number => new Set(pads.map(({ number }) => number).filter(Boolean)).size;
const bare = (name: string): string => name.slice(name.lastIndexOf(":") + 1);

describe.skipIf(boards.length === 0).each(sources)("footprints of shared schematics %s", (_, source) => {
  const chosen = boards.flatMap((path) => {
    const folder = dirname(path);
    const sheets = readdirSync(folder).filter((name) => name.endsWith(".kicad_sch"));
    const { circuit } = read(
      [...sheets, ...readdirSync(folder).filter((name) => name.endsWith(".kicad_pro"))].map((name) =>
        join(folder, name),
      ),
    );
    const human = new Map(read([path]).board?.footprints.map((footprint) => [footprint.reference, footprint]));
    return (circuit ? chooseFootprints(circuit, source) : []).flatMap((choice) =>
      choice.template && choice.source !== "stand-in" && choice.component.footprint !== ""
        ? [{ ...choice, template: choice.template, human: human.get(choice.component.reference) }]
        : [],
    );
  });

  it("are many enough to tell", () => {
    expect(chosen.filter(({ human }) => human).length).toBeGreaterThan(900);
  });

  it("say where they are not under the wanted name and differ from the human's in pads or pitch", () => {
    const silent = chosen.filter(({ component, template, human, remark }) => {
      if (!human || remark || bare(template.library) === bare(component.footprint)) return false;
      const [ours, theirs] = [factsOfFootprint(template).pitch ?? 0, factsOfFootprint(human).pitch ?? 0];
      return padCount(template) !== padCount(human) || Math.abs(ours - theirs) > PITCH_TOLERANCE;
    });
    expect(
      silent.map(({ component, template }) => `${component.reference} ${component.footprint}: ${template.library}`),
    ).toEqual([]);
  });

  it("never contradict what the wanted name states", () => {
    const against = chosen.filter(({ component: { footprint: wanted }, template: { library } }) => {
      const [asked, has] = [readPackageMeasures(wanted), readPackageMeasures(library)];
      return (
        isAgainstName(wanted, library) ||
        (asked && has && (asked.pads !== has.pads || asked.build !== has.build)) ||
        (asked?.pitch !== undefined && has?.pitch !== undefined && Math.abs(asked.pitch - has.pitch) > 0.01)
      );
    });
    expect(against.map(({ component, template }) => `${component.footprint}: ${template.library}`)).toEqual([]);
  });
});
