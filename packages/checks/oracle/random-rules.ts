import { type Board, netClassOf } from "@tracewright/board";
import { SeededRandom } from "./seeded-random.ts";

/** A file of custom rules about things that the board has, drawn from a seed: for KiCad 6 and for our checks. */
export function randomRules(board: Board, seed: number): string {
  const random = new SeededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)]!;
  const nets = board.nets.map(({ name }) => name).filter((name) => name !== "" && !/['"\\{}]/.test(name));
  const classes = [...new Set(board.nets.map(({ id }) => netClassOf(board, id).name))];
  // KiCad 6 finds nothing in the courtyards of parts on the back.
  const references = board.footprints
    .filter(({ reference, side }) => side === "front" && /^\w+$/.test(reference))
    .map(({ reference }) => reference);
  const mm = (from: number, to: number) => `${(from + random.next() * (to - from)).toFixed(3)}mm`;
  const layer = () => pick(["F.Cu", "B.Cu"]);

  /** About one item; `x` is A or B. */
  const about = (x: "A" | "B"): string =>
    pick([
      () => `${x}.NetName == '${pick(nets)}'`,
      () => `${x}.NetName == '${pick(nets).slice(0, 3)}*'`,
      () => `${x}.NetName != '${pick(nets)}'`,
      () => `${x}.NetClass == '${pick(classes)}'`,
      () => `${x}.Type == '${pick(["Track", "Via", "Pad"])}'`,
      () => `${x}.Type != '${pick(["Track", "Via", "Pad"])}'`,
      () => `${x}.Pad_Type == '${pick(["SMD", "Through-hole"])}'`,
      () => `${x}.existsOnLayer('${layer()}')`,
      () => `${x}.isPlated()`,
      () => `${x}.Width > ${mm(0.15, 0.5)}`,
      // Of a track alone: what KiCad 6 answers for pours follows no rule that we have found.
      () => `${x}.Type == 'Track' && ${x}.insideCourtyard('${pick(references)}')`,
    ])();
  const condition = (): string =>
    pick([
      () => about("A"),
      () => `${about("A")} && ${about("B")}`,
      () => `${about("A")} || ${about("A")}`,
      () => `!(${about("A")})`,
    ])();
  const constraint = (): string =>
    pick([
      () => `clearance (min ${mm(0.05, 0.6)})`,
      () => `clearance (min ${mm(0.05, 0.6)})`,
      () => `hole_clearance (min ${mm(0.05, 0.6)})`,
      () => `edge_clearance (min ${mm(0.1, 1.5)})`,
      () => `hole_to_hole (min ${mm(0.1, 1)})`,
      () => `track_width (min ${mm(0.1, 0.6)})`,
      () => `track_width (min ${mm(0.1, 0.3)}) (max ${mm(0.3, 0.8)})`,
      () => `via_diameter (min ${mm(0.3, 1)})`,
      () => `annular_width (min ${mm(0.05, 0.4)})`,
      () => `hole_size (min ${mm(0.2, 1)})`,
      () => `disallow ${pick(["track", "via", "pad", "hole"])}`,
    ])();
  const rules = Array.from({ length: 1 + Math.floor(random.next() * 4) }, (_, index) => {
    const what = constraint();
    // About copper with a net, so that the numbers drawn after it stay what they were for each seed.
    const asked = what.startsWith("edge") ? `A.NetName == '${pick(nets).slice(0, 1)}*'` : condition();
    const when = random.next() < 0.85 || what.startsWith("edge") ? ` (condition "${asked}")` : "";
    const on = random.next() < 0.2 ? ` (layer ${pick(["outer", "inner", '"F.Cu"'])})` : "";
    return `(rule "r${index}"${on}${when} (constraint ${what}))`;
  });
  return `(version 1)\n${rules.join("\n")}\n`;
}
