import { FAB_RULES, type FabId } from "@tracewright/board";
import { type FormId, isFormId, KNOWN_FORMS } from "@tracewright/footprints";
import { fromMil, fromMm, type Size } from "@tracewright/geometry";
import { Refusal } from "./refusal.ts";

/** What the board of a schematic alone is to be like; absent: as proposed. */
export interface RequestedBoardOptions {
  readonly size?: Size;
  readonly copperLayers?: 2 | 4;
  /** File that says which parts get which footprints. */
  readonly footprintMap?: string;
  readonly form?: FormId;
  /** Width over height. */
  readonly ratio?: number;
  readonly planes?: boolean;
  readonly netClasses?: boolean;
  readonly fab?: FabId | "none";
  /** Parts with an unknown footprint get one generated from their pins; else they refuse the board. */
  readonly allowsStandIns: boolean;
}

const MIN_SIDE_MM = 5;
const MAX_SIDE_MM = 500;

/** "60x40", "60x40mm", "2400x1600mil". */
export function parseOutline(text: string | undefined): Size | undefined {
  if (text === undefined) return undefined;
  const [, width, height, unit] = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|mil)?$/i.exec(text.trim()) ?? [];
  const toNm = unit?.toLowerCase() === "mil" ? fromMil : fromMm;
  const size = { width: toNm(Number(width)), height: toNm(Number(height)) };
  const isSensible = [size.width, size.height].every(
    (side) => side >= fromMm(MIN_SIDE_MM) && side <= fromMm(MAX_SIDE_MM),
  );
  if (width === undefined || !isSensible)
    throw new Refusal(
      `--size takes width x height, as in 60x40 or 2400x1600mil, each side ${MIN_SIDE_MM} to ${MAX_SIDE_MM} mm; it was given "${text}".`,
    );
  return size;
}

const BOARD_FLAG_NAMES = ["outline", "size", "layers", "form", "ratio", "planes", "net-classes", "fab"] as const;

/** Flags for the board of a schematic alone. */
export const BOARD_FLAGS = {
  ...(Object.fromEntries(BOARD_FLAG_NAMES.map((name) => [name, { type: "string" }])) as Record<
    (typeof BOARD_FLAG_NAMES)[number],
    { readonly type: "string" }
  >),
  "stand-ins": { type: "string" },
  footprints: { type: "string" },
} as const;

type BoardFlags = { readonly [Name in keyof typeof BOARD_FLAGS]?: string | undefined };

export function readRequestedBoardOptions(values: BoardFlags): RequestedBoardOptions {
  const size = parseOutline(values.size ?? values.outline);
  const copperLayers = parseLayers(values.layers);
  const form = parseForm(values.form);
  const ratio = parseRatio(values.ratio);
  const planes = parseYesNo("planes", values.planes);
  const netClasses = parseYesNo("net-classes", values["net-classes"]);
  const fab = parseFab(values.fab);
  if (form && (size || ratio !== undefined))
    throw new Refusal("--form has its own size: give either --form or --size (or --ratio).");
  if (size && ratio !== undefined) throw new Refusal("--size says both sides: give either --size or --ratio.");
  return {
    ...(size && { size }),
    ...(copperLayers && { copperLayers }),
    ...(form && { form }),
    ...(ratio !== undefined && { ratio }),
    ...(planes !== undefined && { planes }),
    ...(netClasses !== undefined && { netClasses }),
    ...(fab && { fab }),
    ...(values.footprints !== undefined && { footprintMap: values.footprints }),
    allowsStandIns: parseYesNo("stand-ins", values["stand-ins"]) !== false,
  };
}

/** The flags that say how a board is to be made; none of them is for a board that is there. */
export function givenBoardFlags(requested: RequestedBoardOptions): string[] {
  const { allowsStandIns: _, size, copperLayers, netClasses, footprintMap, ...rest } = requested;
  return [
    ...(size ? ["--size"] : []),
    ...(copperLayers ? ["--layers"] : []),
    ...(netClasses !== undefined ? ["--net-classes"] : []),
    ...(footprintMap !== undefined ? ["--footprints"] : []),
    ...Object.keys(rest).map((name) => `--${name}`),
  ];
}

function parseYesNo(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== "yes" && text !== "no") throw new Refusal(`--${name} takes yes or no; it was given "${text}".`);
  return text === "yes";
}

function parseForm(text: string | undefined): FormId | undefined {
  if (text === undefined) return undefined;
  if (!isFormId(text))
    throw new Refusal(`--form takes ${KNOWN_FORMS.map(({ id }) => id).join(", ")}; it was given "${text}".`);
  return text;
}

/** "3:2" or "1.5". */
function parseRatio(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, width, height = "1"] = /^(\d+(?:\.\d+)?)(?:\s*:\s*(\d+(?:\.\d+)?))?$/.exec(text.trim()) ?? [];
  const ratio = Number(width) / Number(height);
  if (width === undefined || !(ratio >= MIN_RATIO && ratio <= 1 / MIN_RATIO))
    throw new Refusal(`--ratio takes width to height, as in 3:2, from 1:8 to 8:1; it was given "${text}".`);
  return ratio;
}

const MIN_RATIO = 1 / 8;

function parseFab(text: string | undefined): FabId | "none" | undefined {
  if (text === undefined) return undefined;
  const fabs = [...new Set(FAB_RULES.map(({ fab }) => fab))];
  const fab = [...fabs, "none" as const].find((each) => each === text);
  if (!fab) throw new Refusal(`--fab takes ${fabs.join(", ")} or none; it was given "${text}".`);
  return fab;
}

function parseLayers(text: string | undefined): 2 | 4 | undefined {
  if (text === undefined) return undefined;
  if (text !== "2" && text !== "4") throw new Refusal(`--layers takes 2 or 4; it was given "${text}".`);
  return text === "2" ? 2 : 4;
}
