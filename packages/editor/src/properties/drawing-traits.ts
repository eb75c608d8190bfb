import {
  type Dimension,
  type Graphic,
  isCopperLayer,
  type LayerId,
  type StrokeStyle,
  type Text,
} from "@tracewright/board";
import { type Degrees, type Nm, normalizeDegrees, type Shape } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { measuredLength, measuredText } from "../drawing/dimension-work.ts";
import type { PropertyKey } from "./property.ts";
import { ANYWHERE, allLayers, lockedTrait, NON_NEGATIVE, netTrait, POSITIVE, type Trait } from "./trait.ts";

/** Of a text. */
const MAX_LETTERS = 1_000;

interface Drawn {
  readonly layer: LayerId;
}

function layerTrait<Record extends Drawn>(): Trait<Record> {
  return {
    key: "layer",
    kind: "layer",
    read: ({ layer }) => layer,
    write: (record, layer: LayerId) => ({ ...record, layer }),
    isHeld: true,
    choices: allLayers,
  };
}

function lineWidthTrait<Record extends Pick<Graphic, "stroke">>(isHeld: boolean): Trait<Record> {
  return {
    key: "width",
    kind: "length",
    read: ({ stroke }) => stroke.width,
    write: (record, width: Nm) => ({ ...record, stroke: { ...record.stroke, width } }),
    isHeld,
    limits: () => NON_NEGATIVE,
  };
}

type Ended = Extract<Shape, { readonly kind: "line" | "rect" }>;

export const GRAPHIC_TRAITS: readonly Trait<Graphic>[] = [
  { key: "shape", kind: "choice", read: ({ shape }) => shape.kind },
  layerTrait(),
  netTrait(({ layer }) => isCopperLayer(layer)),
  lineWidthTrait(true),
  {
    key: "lineStyle",
    kind: "choice",
    read: ({ stroke }) => stroke.style,
    write: (graphic, style: StrokeStyle) => ({ ...graphic, stroke: { ...graphic.stroke, style } }),
    isHeld: true,
    choices: () => ["solid", "dash", "dot", "dash-dot", "dash-dot-dot", "default"] satisfies StrokeStyle[],
  },
  {
    key: "filled",
    kind: "flag",
    read: ({ filled }) => filled,
    write: (graphic, filled: boolean) => ({ ...graphic, filled }),
    isHeld: true,
    isOf: ({ shape }) => shape.kind === "rect" || shape.kind === "circle" || shape.kind === "polygon",
  },
  ...(["start", "end"] as const).flatMap((end) =>
    (["x", "y"] as const).map(
      (axis): Trait<Graphic> => ({
        key: `${end}${axis === "x" ? "X" : "Y"}` satisfies PropertyKey,
        kind: "length",
        read: ({ shape }) => (shape as Ended)[end][axis],
        write: (graphic, value: Nm) => {
          const shape = graphic.shape as Ended;
          return { ...graphic, shape: { ...shape, [end]: { ...shape[end], [axis]: value } } };
        },
        isHeld: true,
        isOf: ({ shape }) => shape.kind === "line" || shape.kind === "rect",
        limits: () => ANYWHERE,
      }),
    ),
  ),
  ...(["x", "y"] as const).map(
    (axis): Trait<Graphic> => ({
      key: axis,
      kind: "length",
      read: ({ shape }) => (shape as Circle).center[axis],
      write: (graphic, value: Nm) => {
        const shape = graphic.shape as Circle;
        return { ...graphic, shape: { ...shape, center: { ...shape.center, [axis]: value } } };
      },
      isHeld: true,
      isOf: isCircle,
      limits: () => ANYWHERE,
    }),
  ),
  {
    key: "radius",
    kind: "length",
    read: ({ shape }) => (shape as Circle).radius,
    write: (graphic, radius: Nm) => ({ ...graphic, shape: { ...(graphic.shape as Circle), radius } }),
    isHeld: true,
    isOf: isCircle,
    limits: () => POSITIVE,
  },
  lockedTrait(),
];

type Circle = Extract<Shape, { readonly kind: "circle" }>;

function isCircle({ shape }: Graphic): boolean {
  return shape.kind === "circle";
}

export const TEXT_TRAITS: readonly Trait<Text>[] = [
  {
    key: "text",
    kind: "text",
    read: ({ text }) => text,
    write: (record, text: string) => ({ ...record, text }),
    letters: { most: MAX_LETTERS },
  },
  layerTrait(),
  ...(["x", "y"] as const).map(
    (axis): Trait<Text> => ({
      key: axis,
      kind: "length",
      read: ({ position }) => position[axis],
      write: (text, value: Nm) => ({ ...text, position: { ...text.position, [axis]: value } }),
      isHeld: true,
      limits: () => ANYWHERE,
    }),
  ),
  {
    key: "rotation",
    kind: "angle",
    read: ({ rotation }) => rotation,
    write: (text, rotation: Degrees) => ({ ...text, rotation: normalizeDegrees(rotation) }),
    isHeld: true,
  },
  sizeTrait("textHeight", "height"),
  sizeTrait("textWidth", "width"),
  {
    key: "thickness",
    kind: "length",
    read: ({ style }) => style.thickness,
    write: (text, thickness: Nm) => ({ ...text, style: { ...text.style, thickness } }),
    limits: () => NON_NEGATIVE,
  },
  styleTrait("horizontal", ["left", "center", "right"] satisfies TextStyle["horizontal"][]),
  styleTrait("vertical", ["top", "middle", "bottom"] satisfies TextStyle["vertical"][]),
  styleTrait("bold"),
  styleTrait("italic"),
  styleTrait("mirrored"),
  styleTrait("knockout"),
  {
    key: "visible",
    kind: "flag",
    read: ({ hidden }) => !hidden,
    write: (text, visible: boolean) => ({ ...text, hidden: !visible }),
  },
  lockedTrait(),
];

function sizeTrait(key: PropertyKey, side: "width" | "height"): Trait<Text> {
  return {
    key,
    kind: "length",
    read: ({ style }) => style.size[side],
    write: (text, value: Nm) => ({
      ...text,
      style: { ...text.style, size: { ...text.style.size, [side]: value } },
    }),
    limits: () => POSITIVE,
  };
}

function styleTrait(key: PropertyKey & keyof TextStyle, choices?: readonly string[]): Trait<Text> {
  return {
    key,
    kind: choices ? "choice" : "flag",
    read: ({ style }) => (style[key] as string | boolean | undefined) ?? false,
    write: (text, value: string | boolean) => ({ ...text, style: { ...text.style, [key]: value } }),
    ...(choices && { choices: () => choices }),
  };
}

export const DIMENSION_TRAITS: readonly Trait<Dimension>[] = [
  { key: "shape", kind: "choice", read: ({ kind }) => kind },
  layerTrait(),
  lineWidthTrait(false),
  {
    key: "orientation",
    kind: "choice",
    read: ({ orientation = "horizontal" }) => orientation,
    write: (dimension, orientation: NonNullable<Dimension["orientation"]>) =>
      measuredText({ ...dimension, orientation }),
    isHeld: true,
    isOf: ({ kind }) => kind === "orthogonal",
    choices: () => ["horizontal", "vertical"],
  },
  {
    key: "text",
    kind: "text",
    read: ({ text }) => text?.text ?? "",
    write: (dimension, words: string) =>
      dimension.text ? { ...dimension, text: { ...dimension.text, text: words } } : dimension,
    isOf: ({ kind, text }) => kind === "leader" && text !== undefined,
    letters: { most: MAX_LETTERS, isNeeded: true },
  },
  {
    key: "offset",
    kind: "length",
    read: ({ height }) => height,
    write: (dimension, height: Nm) => measuredText({ ...dimension, height }),
    isHeld: true,
    isOf: ({ kind }) => kind === "aligned" || kind === "orthogonal",
    limits: () => ANYWHERE,
  },
  {
    key: "length",
    kind: "length",
    read: measuredLength,
  },
  lockedTrait(),
];
