import { phrase, type RemarkWords } from "@tracewright/board";
import { type PackageMeasures, readPackageMeasures } from "./package-measures.ts";

/** A name of a library with what it states. */
export interface MeasuredName {
  readonly name: string;
  readonly measures: PackageMeasures;
}

/** Names of packages, ready to be asked by their measures. */
export interface NamesByMeasures {
  /** Names that answer what is stated, the nearest first, with what they have otherwise or besides. */
  find(
    wanted: PackageMeasures,
    pins: number,
  ): readonly { readonly name: string; readonly differences: readonly RemarkWords[] }[];
}

export function namesByMeasures(names: readonly string[]): NamesByMeasures {
  const byBuild = new Map<string, MeasuredName[]>();
  const keyOf = ({ build, pads }: PackageMeasures): string => `${build} ${pads}`;
  for (const name of names) {
    const measures = readPackageMeasures(name);
    if (!measures || measures.pitch === undefined || measures.width === undefined) continue;
    const key = keyOf(measures);
    const same = byBuild.get(key);
    if (same) same.push({ name, measures });
    else byBuild.set(key, [{ name, measures }]);
  }
  return {
    find: (wanted, pins) => {
      const same = byBuild.get(keyOf(wanted)) ?? [];
      const upright = same.filter(({ measures }) => answers(measures, wanted, pins));
      const fitting = upright.length > 0 ? upright : lyingOnes(same, wanted, pins);
      // A name that leaves pitch or body open means one package only if there is only one.
      if (isOpen(fitting, ({ pitch }) => pitch) || isOpen(fitting, ({ width }) => width)) return [];
      return fitting
        .map((each) => ({ ...each, distance: distanceOf(each, wanted) }))
        .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
        .map(({ name, measures }) => ({ name, differences: differencesIn(measures, wanted) }));
    },
  };
}

/**
 * Land grids that are named with their longer side first by the one and last by the other, if all fitting ones have
 * their lands in the same places.
 */
function lyingOnes(names: readonly MeasuredName[], wanted: PackageMeasures, pins: number): readonly MeasuredName[] {
  const { width, length, ...rest } = wanted;
  if (wanted.build !== "land grid" || width === undefined || length === undefined) return [];
  const fitting = names.filter(({ measures }) => answers(measures, { ...rest, width: length, length: width }, pins));
  return new Set(fitting.map(({ name }) => /LayoutBorder\w+/.exec(name)?.[0])).size === 1 ? fitting : [];
}

/** Names round pitches to hundredths: 0.635 and 0.64 are one, 0.65 is another. */
const PITCH_TOLERANCE = 0.006;
/** Bodies without leads are given to a tenth, lengths of leaded ones by the standard's limits. */
const BODY_TOLERANCE = 0.11;
const LENGTH_TOLERANCE = 0.41;
/** A pad for the heat this much larger or smaller is of another chip. */
const EXPOSED_TOLERANCE = 0.5;

function answers(has: PackageMeasures, wanted: PackageMeasures, pins: number): boolean {
  const near = (a: number | undefined, b: number | undefined, tolerance: number): boolean =>
    a === undefined || b === undefined || Math.abs(a - b) <= tolerance + 1e-9;
  const isLeaded = has.build.startsWith("leads");
  if (!near(has.pitch, wanted.pitch, PITCH_TOLERANCE) || !near(has.width, wanted.width, BODY_TOLERANCE)) return false;
  if (!near(has.length, wanted.length, has.build === "leads on two sides" ? LENGTH_TOLERANCE : BODY_TOLERANCE))
    return false;
  // Who leaves open both sizes means the usual one alone where leads are bent outwards.
  if (wanted.pitch === undefined && wanted.width === undefined) return false;
  if (!isLeaded && wanted.width === undefined) return false;
  const isExposed = wanted.exposed !== undefined || pins === wanted.pads + 1;
  if ((has.exposed !== undefined) !== isExposed) return false;
  return (
    near(has.exposed?.width, wanted.exposed?.width, EXPOSED_TOLERANCE) &&
    near(has.exposed?.length, wanted.exposed?.length, EXPOSED_TOLERANCE)
  );
}

function isOpen(names: readonly MeasuredName[], measure: (measures: PackageMeasures) => number | undefined): boolean {
  const values = names.flatMap(({ measures }) => measure(measures) ?? []);
  return values.length > 0 && Math.max(...values) - Math.min(...values) > 0.11;
}

function distanceOf({ measures: has }: MeasuredName, wanted: PackageMeasures): number {
  const off = (a = 0, b = a): number => Math.abs(a - b);
  return (
    (has.word === wanted.word ? 0 : 0.3) +
    off(has.width, wanted.width) +
    off(has.length, wanted.length) +
    off(has.exposed?.width, wanted.exposed?.width) +
    off(has.exposed?.length, wanted.exposed?.length) +
    (has.hasThermalVias === wanted.hasThermalVias ? 0 : 0.2) +
    // A maker's own drawing before the standard's only for that maker.
    0.4 * has.rest.filter((word) => !wanted.rest.includes(word)).length
  );
}

/** "exposed pad 5.6 × 5.6 mm where the name states none": in numbers, what is not as named. */
function differencesIn(has: PackageMeasures, wanted: PackageMeasures): RemarkWords[] {
  return [
    ...(wanted.pitch === undefined ? [notNamed("pitch", `${has.pitch} mm`)] : []),
    ...differenceInSize("body", has, wanted),
    ...(has.exposed && !wanted.exposed ? [phrase("pad-not-counted", { found: sizeOf(has.exposed) })] : []),
    ...(has.exposed && wanted.exposed ? differenceInSize("exposed-pad", has.exposed, wanted.exposed) : []),
    ...(has.word === wanted.word ? [] : [phrase("word-is-other", { found: has.word, asked: wanted.word })]),
  ];
}

type Size = { readonly width?: number; readonly length?: number };

const sizeOf = ({ width, length }: Size): string => `${width} × ${length ?? width} mm`;

function differenceInSize(measure: "body" | "exposed-pad", has: Size, wanted: Size): RemarkWords[] {
  if (wanted.width === undefined) return [notNamed(measure, sizeOf(has))];
  const asked = { width: wanted.width, length: wanted.length ?? has.length ?? wanted.width };
  const [found, named] = [sizeOf(has), sizeOf(asked)];
  return found === named
    ? []
    : [phrase("measure-is-other", { measure: phrase(`measure-${measure}`, {}), found, asked: named })];
}

function notNamed(measure: "pitch" | "body" | "exposed-pad", found: string): RemarkWords {
  return phrase("measure-not-named", { measure: phrase(`measure-${measure}`, {}), found });
}
