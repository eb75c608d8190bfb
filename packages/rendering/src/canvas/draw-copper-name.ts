import type { CopperName } from "../scene/copper-name.ts";
import { CAPITAL_EM } from "../svg/board-to-svg.ts";
import type { Viewport } from "../view/viewport.ts";

/** The part of `CanvasRenderingContext2D` that is needed. */
export type NameContext = Pick<
  CanvasRenderingContext2D,
  "transform" | "fillText" | "strokeText" | "save" | "restore" | "font" | "textAlign" | "lineWidth" | "lineJoin"
>;

export interface NameStyle {
  readonly netName: (net: NonNullable<CopperName["net"]>) => string | undefined;
  /** The copper and what is drilled into it differ in colour: letters have a rim in the context's stroke colour. */
  readonly isRimmed: boolean;
}

interface Line {
  readonly text: string;
  /** Of a capital, in millimetres, as all that follows. */
  readonly height: number;
  /** From the middle of the copper to the middle of the line. */
  readonly below: number;
}

/** Letters lower than so many pixels are noise on copper. */
const MIN_PIXELS = 6;
/** Higher ones tell no more, and cover the copper that they name. */
const MAX_PIXELS = 24;
/** A letter's usual width against the height of a capital. */
const LETTER = 0.85;
/** How much of the copper's length a line may take, and of its width: alone, and over or under another. */
const LENGTH_SHARE = 0.85;
const ALONE = 0.66;
const OF_TWO = 0.33;
/** A name far smaller than its track would be taken for dirt. */
const MIN_SHARE = 0.4;
const MM = 1_000_000;

/**
 * Writes a name in the context's fill colour, upright however the view is turned, as high as its copper has room for;
 * nothing where it could not be read. The context is in millimetres.
 */
export function drawCopperName(context: NameContext, name: CopperName, view: Viewport, style: NameStyle): void {
  // Nearly all names of a board that is seen whole are too small: found out before anything else is.
  if ((name.across / MM) * ALONE * view.scale < MIN_PIXELS) return;
  const lines = linesOf(name, style.netName, {
    most: MAX_PIXELS / view.scale,
    isReadable: (height) => height * view.scale >= MIN_PIXELS,
  });
  if (lines.length === 0) return;
  const mirror = view.flipped ? -1 : 1;
  const across = name.direction.x * mirror;
  // Towards the right of the screen, or upwards where neither end is more to the right.
  const isBackwards = Math.abs(across) < 1e-6 ? name.direction.y > 0 : across < 0;
  const [rightX, rightY] = isBackwards ? [-across, -name.direction.y] : [across, name.direction.y];
  context.save();
  context.transform(rightX * mirror, rightY, -rightY * mirror, rightX, name.position.x / MM, name.position.y / MM);
  context.font = '500 100px "Inter Variable", sans-serif';
  context.textAlign = "center";
  for (const { text, height, below } of lines) {
    context.save();
    // Fonts below one unit are rounded away by some browsers: set at 100 units and scaled down.
    const scale = height / CAPITAL_EM / 100;
    context.transform(scale, 0, 0, scale, 0, below + height / 2);
    const widest = ((name.along / MM) * LENGTH_SHARE) / scale;
    if (style.isRimmed) {
      context.lineWidth = 14;
      context.lineJoin = "round";
      context.strokeText(text, 0, 0, widest);
    }
    context.fillText(text, 0, 0, widest);
    context.restore();
  }
  context.restore();
}

function linesOf(
  { number, net, along, across }: CopperName,
  netName: NameStyle["netName"],
  { most, isReadable }: { readonly most: number; readonly isReadable: (height: number) => boolean },
): Line[] {
  const name = net === undefined ? "" : shortName(netName(net) ?? "");
  const wide = across / MM;
  const roomFor = (text: string, share: number) =>
    Math.min(wide * share, ((along / MM) * LENGTH_SHARE) / (text.length * LETTER));
  /** Two lines stay together where the copper is far wider than they are high. */
  const apart = Math.min(wide * 0.22, most * 0.7);
  if (number !== "" && name !== "") {
    const lines = [
      { text: number, height: Math.min(most, roomFor(number, OF_TWO)), below: -apart },
      { text: name, height: Math.min(most, roomFor(name, OF_TWO)), below: apart },
    ];
    if (lines.every(({ height }) => isReadable(height))) return lines;
  }
  const text = number || name;
  const room = text === "" ? 0 : roomFor(text, ALONE);
  const height = Math.min(most, room);
  const isDirt = number === "" && along > across && room < wide * MIN_SHARE;
  return isReadable(height) && !isDirt ? [{ text, height, below: 0 }] : [];
}

/** Of "/supply/VBUS" what is behind the sheets. */
function shortName(net: string): string {
  return net.slice(net.lastIndexOf("/") + 1) || net;
}
