import type { DrawnFootprintInput, DrawnFootprintShape } from "../graphql/generated/documents.ts";
import { readNumber } from "./use-footprint-search.ts";

/** Measures of a footprint as they are being typed, millimetres. */
export interface DrawnForm {
  readonly shape: DrawnFootprintShape;
  readonly pads: string;
  readonly columns: string;
  readonly pitch: string;
  readonly padLength: string;
  readonly padWidth: string;
  readonly span: string;
  readonly bodyWidth: string;
  readonly bodyHeight: string;
  readonly isThroughHole: boolean;
  readonly drill: string;
  readonly hasExposedPad: boolean;
  readonly exposedWidth: string;
  readonly exposedHeight: string;
}

export type DrawnField = Exclude<keyof DrawnForm, "shape" | "isThroughHole" | "hasExposedPad">;

/** Which measures a shape has. */
export const FIELDS: Readonly<Record<DrawnFootprintShape, readonly DrawnField[]>> = {
  PAIR: ["span", "padLength", "padWidth", "bodyWidth", "bodyHeight"],
  ROW: ["pads", "pitch", "padLength", "padWidth", "bodyWidth", "bodyHeight"],
  DUAL: ["pads", "pitch", "span", "padLength", "padWidth", "bodyWidth", "bodyHeight"],
  QUAD: ["pads", "pitch", "span", "padLength", "padWidth", "bodyWidth", "bodyHeight"],
  GRID: ["pads", "columns", "pitch", "padLength", "padWidth", "bodyWidth", "bodyHeight"],
};

const CONNECTORS = /^(J|P|CN|CON|X|JP)$/;

/** What such a part often is: something to begin with, never more. */
export function usualForm({ kind, pins }: { readonly kind: string; readonly pins: number }): DrawnForm {
  const common = {
    columns: "4",
    isThroughHole: false,
    drill: "1",
    hasExposedPad: false,
    exposedWidth: "2",
    exposedHeight: "2",
  };
  if (CONNECTORS.test(kind) || pins === 1)
    return {
      ...common,
      shape: "ROW",
      pads: `${Math.max(1, pins)}`,
      pitch: "2.54",
      padLength: "1.7",
      padWidth: "1.7",
      span: "5",
      bodyWidth: "2.5",
      bodyHeight: text(Math.max(1, pins) * 2.54),
      isThroughHole: CONNECTORS.test(kind),
    };
  if (pins === 2)
    return {
      ...common,
      shape: "PAIR",
      pads: "2",
      pitch: "1.27",
      padLength: "1.2",
      padWidth: "1.4",
      span: "3",
      bodyWidth: "3.2",
      bodyHeight: "1.6",
    };
  const isQuad = pins > 28 && pins % 4 === 0;
  if (isQuad) {
    const body = (pins / 4 - 1) * 0.5 + 2;
    return {
      ...common,
      shape: "QUAD",
      pads: `${pins}`,
      pitch: "0.5",
      padLength: "1.5",
      padWidth: "0.3",
      span: text(body + 1.5),
      bodyWidth: text(body),
      bodyHeight: text(body),
    };
  }
  return {
    ...common,
    shape: "DUAL",
    pads: `${pins + (pins % 2)}`,
    pitch: "1.27",
    padLength: "1.5",
    padWidth: "0.6",
    span: "5.4",
    bodyWidth: "3.9",
    bodyHeight: text(Math.ceil(pins / 2) * 1.27),
  };
}

function text(mm: number): string {
  return `${Number(mm.toFixed(2))}`;
}

/** Fields that are no number yet. */
export function unreadFields(form: DrawnForm): DrawnField[] {
  const extras: DrawnField[] = [
    ...(form.isThroughHole ? (["drill"] as const) : []),
    ...(hasPadUnder(form) ? (["exposedWidth", "exposedHeight"] as const) : []),
  ];
  return [...FIELDS[form.shape], ...extras].filter((field) => readNumber(form[field]) === undefined);
}

export function hasPadUnder({ shape, hasExposedPad }: DrawnForm): boolean {
  return hasExposedPad && (shape === "DUAL" || shape === "QUAD");
}

/** Undefined while a field is no number. */
export function asInput(form: DrawnForm): DrawnFootprintInput | undefined {
  if (unreadFields(form).length > 0) return undefined;
  const value = (field: DrawnField): number => readNumber(form[field]) ?? 0;
  const { shape } = form;
  return {
    shape,
    pads: shape === "PAIR" ? 2 : Math.round(value("pads")),
    ...(shape === "GRID" && { columns: Math.round(value("columns")) }),
    ...(shape !== "PAIR" && { pitch: value("pitch") }),
    padLength: value("padLength"),
    padWidth: value("padWidth"),
    ...(FIELDS[shape].includes("span") && { span: value("span") }),
    body: { width: value("bodyWidth"), height: value("bodyHeight") },
    ...(form.isThroughHole && { drill: value("drill") }),
    ...(hasPadUnder(form) && { exposedPad: { width: value("exposedWidth"), height: value("exposedHeight") } }),
  };
}
