import { type Graphic, type LayerId, placeText, type Stroke, type Text } from "@tracewright/board";
import { type Nm, type Placement, rectRing } from "@tracewright/geometry";
import { type TextStyle, wrapText } from "@tracewright/text";
import { isYes, type NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";
import { plainDegrees } from "./plain-degrees.ts";
import { readLetters, readTextStyle, takeLayer, takeStroke } from "./read-graphic.ts";
import { readPoints } from "./read-points.ts";
import { cornersOf, type TextFrame, textFrame } from "./text-frame.ts";

/** What a text box or a table is made of. */
export interface DrawnBox {
  readonly texts: readonly Text[];
  readonly graphics: readonly Graphic[];
}

/** A text box without its border, or a cell of a table. */
export interface BoxedText {
  readonly frame: TextFrame;
  readonly layer: LayerId;
  readonly text: Text;
}

/** A border of no width is drawn with KiCad's own pen. */
const BORDER_WIDTH: Nm = 100_000;

/**
 * `gr_text_box` and `fp_text_box` (KiCad 7 on) as what they are made of: a text, broken into lines where KiCad breaks it, and a
 * border. Undefined for what is not understood: it stays as it was written.
 */
export function readTextBox(reading: BoardReading, node: NodeReader, holder?: Placement): DrawnBox | undefined {
  const border = node.take("border")?.takeAtom();
  const stroke = node.has("stroke") ? takeStroke(reading, node) : undefined;
  const boxed = readBoxedText(reading, node, { holder, penWidth: stroke?.width ?? 0 });
  if (!boxed) return undefined;
  const isBordered = (border === undefined ? stroke !== undefined : isYes(border)) && (stroke?.width ?? 0) >= 0;
  const { text, frame } = boxed;
  reading.count("text boxes", "converted");
  const graphics: Graphic[] = isBordered
    ? [
        {
          id: reading.derivedId(text.id, "border"),
          layer: text.layer,
          shape: { kind: "polygon", points: cornersOf(frame) },
          stroke: penOf(stroke),
          filled: false,
          ...(text.locked && { locked: true }),
        },
      ]
    : [];
  for (const { id } of graphics) reading.addPart(text.id, id);
  if (isBlank(text)) reading.dissolve(text.id);
  return { texts: isBlank(text) ? [] : [text], graphics };
}

export function penOf(stroke: Stroke | undefined): Stroke {
  const { width, style } = stroke ?? { width: 0, style: "solid" };
  return { width: width > 0 ? width : BORDER_WIDTH, style };
}

export function isBlank({ text }: Text): boolean {
  return text.trim() === "";
}

/** The words of a box where they are drawn, in the frame of whatever holds it. */
export function readBoxedText(
  reading: BoardReading,
  node: NodeReader,
  { holder, penWidth }: { readonly holder: Placement | undefined; readonly penWidth: Nm },
): BoxedText | undefined {
  const locked = node.takeFlagBeforeText("locked") || node.takeFlag("locked");
  const written = reading.text(node.takeAtom() ?? "");
  const start = reading.takePoint(node, "start");
  const end = reading.takePoint(node, "end");
  const corners = start && end ? rectRing(start, end) : readPoints(reading, node.take("pts"));
  const angle = reading.takeNumber(node, "angle") ?? 0;
  const isKnockout = node.take("knockout")?.takeAtom() === "yes";
  const layer = takeLayer(reading, node);
  const style = readTextStyle(reading, node.take("effects"));
  const margins = takeMargins(reading, node, Math.round(penWidth / 2) + Math.round(style.size.height * 0.75));
  const cache = node.take("render_cache");
  const id = reading.id(node, "text-box");
  // Letters cut out of the whole box are drawn nowhere else.
  if (!layer || corners.length < 3 || isKnockout) return undefined;
  const frame = textFrame(corners, angle);
  const isLevel = plainDegrees(angle) % 180 === 0;
  const taken = isLevel ? margins.left + margins.right : margins.top + margins.bottom;
  const wrapped = wrapText(written, style, frame.right - frame.left - taken);
  // The lines of letters in a font of their own are as that font broke them.
  const cached = cache && reading.text(cache.peekAtom() ?? "");
  const words = cached !== undefined && plain(cached) === plain(written) ? cached : wrapped;
  const text: Text = {
    id,
    role: "user",
    text: words,
    layer,
    position: anchorOf(frame, style, margins),
    rotation: plainDegrees(angle),
    style,
    hidden: false,
    ...(!holder && { keepUpright: true }),
    ...(locked && { locked: true }),
    ...reading.foreign(node, "texts"),
  };
  const letters = cache && readLetters(reading, cache, placeText(text, holder));
  return { frame, layer, text: letters ? { ...text, letters } : text };
}

interface Margins {
  readonly left: Nm;
  readonly top: Nm;
  readonly right: Nm;
  readonly bottom: Nm;
}

function takeMargins(reading: BoardReading, node: NodeReader, usual: Nm): Margins {
  const list = node.take("margins");
  if (!list) return { left: usual, top: usual, right: usual, bottom: usual };
  const [left, top, right, bottom] = [0, 1, 2, 3].map(() => reading.nextLength(list)) as [Nm, Nm, Nm, Nm];
  return { left, top, right, bottom };
}

/** Where the text stands: mirrored words begin at the other side. */
function anchorOf(frame: TextFrame, { horizontal, vertical, mirrored }: TextStyle, margins: Margins): Text["position"] {
  const { left, right, top, bottom } = frame;
  const side = horizontal === "center" ? "center" : (horizontal === "left") === mirrored ? "right" : "left";
  const u =
    side === "left" ? left + margins.left : side === "right" ? right - margins.right : Math.round((left + right) / 2);
  const v =
    vertical === "top"
      ? top + margins.top
      : vertical === "bottom"
        ? bottom - margins.bottom
        : Math.round((top + bottom) / 2);
  return frame.place(u, v);
}

function plain(words: string): string {
  return words.split(/\s+/).join(" ").trim();
}
