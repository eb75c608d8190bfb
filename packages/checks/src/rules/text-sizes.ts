import {
  type Board,
  drawnText,
  type Footprint,
  type ItemId,
  type RuleBook,
  type RuleItem,
  type Text,
} from "@tracewright/board";
import { fromMm, type Nm } from "@tracewright/geometry";
import type { LayerBits } from "../copper/collect-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, sayRule } from "../findings/names.ts";

/** What KiCad 7 and later ask of silkscreen texts where the project says nothing else. */
const MIN_TEXT_HEIGHT: Nm = fromMm(0.8);
const MIN_TEXT_STROKE: Nm = fromMm(0.08);

interface TextContext {
  readonly now: Board;
  readonly book: RuleBook;
  readonly bits: LayerBits;
}

/**
 * Sizes of texts and whether they read the right way round: text_height, text_thickness, mirrored_text_on_front_layer,
 * nonmirrored_text_on_back_layer. The minima are for silkscreen; custom rules may set others on any layer.
 */
export function judgeTexts(context: TextContext, sink: FindingSink, only?: ReadonlySet<ItemId>): void {
  for (const [text, part] of textsOf(context.now)) if (!only || only.has(text.id)) judgeText(context, text, part, sink);
}

/** The texts of a board and of its parts that are drawn. */
export function* textsOf(board: Board): Generator<readonly [Text, Footprint | undefined]> {
  for (const text of board.texts) if (isDrawn(text)) yield [text, undefined];
  for (const part of board.footprints) for (const text of part.texts) if (isDrawn(text)) yield [text, part];
}

function isDrawn({ hidden, text }: Text): boolean {
  return !hidden && text.trim() !== "";
}

function judgeText(
  { now: board, book, bits }: TextContext,
  text: Text,
  part: Footprint | undefined,
  sink: FindingSink,
): void {
  const { layer, style } = text;
  const isSilk = layer.endsWith(".SilkS");
  const about = {
    items: [text.id],
    nets: [],
    layer,
    position: drawnText(board, text, part).paths[0]?.[0] ?? text.position,
  };
  const name = `${nameOfText(text, part)} on ${layer}`;
  const isRuled = book.limits("text_height") || book.limits("text_thickness");
  const a = isRuled ? textAsItem(text, part, bits) : undefined;
  const judge = (rule: "text_height" | "text_thickness", what: string, actual: Nm, least: Nm) => {
    const custom = a && book.limit(rule, { a });
    const min = custom?.min ?? (isSilk ? least : 0);
    const isTooLarge = custom?.max !== undefined && actual > custom.max;
    if (actual >= min && !isTooLarge) return;
    const required = isTooLarge ? (custom?.max ?? 0) : min;
    const by = isTooLarge ? custom?.maxRule : custom?.min === undefined ? undefined : custom.rule;
    const message = `${what} of ${name}: ${mm(actual)}, ${isTooLarge ? "at most " : ""}${sayRule(required, by)}`;
    sink.add({ ...about, rule, message, actual, required, ...(by && { by }) });
  };
  const { minTextHeight = MIN_TEXT_HEIGHT, minTextThickness = MIN_TEXT_STROKE } = board.rules;
  judge("text_height", "height", style.size.height, minTextHeight);
  if (style.fontFace === undefined && style.thickness > 0)
    judge("text_thickness", "stroke", style.thickness, minTextThickness);
  if (!isSilk && layer !== "F.Cu" && layer !== "B.Cu") return;
  if (layer.startsWith("F.") && style.mirrored)
    sink.add({ ...about, rule: "mirrored_text_on_front_layer", message: `${name} is mirrored` });
  if (layer.startsWith("B.") && !style.mirrored)
    sink.add({ ...about, rule: "nonmirrored_text_on_back_layer", message: `${name} is not mirrored` });
}

/** A text as custom rules are asked about it, without its shape. */
export function textAsItem(text: Text, part: Footprint | undefined, bits: LayerBits): RuleItem {
  const reach = bits.bitOf(text.layer);
  return {
    kind: "text",
    id: text.id,
    reach,
    ...(reach === 0 && { sheet: text.layer }),
    solids: [],
    text,
    ...(part && { footprint: part }),
  };
}

/** "value of R1", or a free text with its words. */
export function nameOfText(text: Text, part: Footprint | undefined): string {
  if (text.role === "user")
    return `${part ? `${part.reference} ` : ""}text "${text.text.replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  return `${text.role} of ${part?.reference ?? ""}`;
}
