import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type Dimension,
  dimensionLines,
  drawnText,
  type Footprint,
  findPairPartner,
  type Graphic,
  graphicSolids,
  isCopperLayer,
  isNetTie,
  type NetId,
  netClassOf,
  type Pad,
  padHole,
  padLayers,
  padSolids,
  type Text,
  type Track,
  trackSolids,
  type Via,
  viaHole,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import { type Box, joinBoxes, type Solid, solidBox, strokeOf } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import type { CopperItem } from "./copper-item.ts";
import { boxOfText } from "./text-box.ts";

/** Bits of the board's copper layers. */
export class LayerBits {
  readonly names: readonly CopperLayerId[];
  readonly all: number;
  readonly #bits: ReadonlyMap<string, number>;

  constructor(board: Pick<Board, "layers">) {
    this.names = copperLayers(board);
    this.#bits = new Map(this.names.map((name, index) => [name, 1 << index]));
    this.all = this.names.reduce((bits, _, index) => bits | (1 << index), 0);
  }

  bitOf(layer: string): number {
    return this.#bits.get(layer) ?? 0;
  }

  bitsOf(layers: readonly string[]): number {
    return layers.reduce((bits, layer) => bits | this.bitOf(layer), 0);
  }

  /** The name of the front-most layer in the set. */
  nameOf(bits: number): CopperLayerId | undefined {
    return this.names[31 - Math.clz32(bits & -bits)];
  }
}

/** Makes copper items of one board's records. */
export class CopperCollector {
  readonly board: Board;
  readonly bits: LayerBits;
  readonly #terms = new Map<NetId | undefined, NetTerms>();
  readonly #layerBits = new Map<string, number>();

  constructor(board: Board) {
    this.board = board;
    this.bits = new LayerBits(board);
  }

  /** Everything of copper but zones, and every hole: pads, drawings and texts first, then tracks and vias. */
  collect(): CopperItem[] {
    return [
      ...this.collectFixed(),
      ...this.board.tracks.map((t) => this.ofTrack(t)),
      ...this.board.vias.map((v) => this.ofVia(v)),
    ];
  }

  /** Pads, drawings and texts: what stays while a board is being routed. */
  collectFixed(): CopperItem[] {
    const { footprints, graphics, texts, dimensions } = this.board;
    return [
      ...footprints.flatMap((footprint) => this.ofFootprint(footprint)),
      ...this.ofDrawings(graphics),
      ...this.ofTexts(texts),
      ...this.ofDimensions(dimensions),
    ];
  }

  /** The pads, drawings and texts of a part that are on a copper layer of the board or have a hole. */
  ofFootprint(footprint: Footprint): CopperItem[] {
    return [
      ...footprint.pads.map((pad) => this.ofPad(footprint, pad)).filter(({ reach }) => reach !== 0),
      ...this.ofDrawings(footprint.graphics, footprint),
      ...this.ofTexts(footprint.texts, footprint),
    ];
  }

  ofTrack(track: Track): CopperItem {
    const solids = trackSolids(track);
    const layers = this.bits.bitOf(track.layer);
    return {
      kind: "track",
      id: track.id,
      ...this.#ofNet(track.net),
      layers,
      reach: layers,
      solids,
      plated: false,
      box: boxAround(solids),
      track,
      netTie: false,
    };
  }

  ofVia(via: Via): CopperItem {
    const layers = this.#bitsOnce(`${via.kind} ${via.layers.join()}`, () => viaLayers(this.board, via));
    const solid = viaSolid(via);
    const byLayer = via.layerDiameters
      ? new Map(this.bits.names.map((name) => [this.bits.bitOf(name), [viaSolid(via, name)]] as const))
      : undefined;
    return {
      kind: "via",
      id: via.id,
      ...this.#ofNet(via.net),
      layers,
      ...optionalRings(via, layers),
      reach: layers,
      solids: [solid],
      ...(byLayer ? { solidsByLayer: byLayer } : {}),
      ...(via.drill > 0 ? { hole: viaHole(via) } : {}),
      plated: true,
      box: solidBox(solid),
      via,
      netTie: false,
    };
  }

  ofPad(footprint: Footprint, pad: Pad): CopperItem {
    const solids = padSolids(footprint, pad, undefined, "outside");
    const hole = padHole(footprint, pad);
    const layers = hasRing(pad) ? this.#bitsOnce(pad.layers.join(), () => padLayers(this.board, pad)) : 0;
    const override = pad.clearance || footprint.clearance;
    const byLayer = pad.layerShapes
      ? new Map(
          this.bits.names.map((name) => [this.bits.bitOf(name), padSolids(footprint, pad, name, "outside")] as const),
        )
      : undefined;
    return {
      kind: "pad",
      id: pad.id,
      // A pad that never had a net is of no class, as KiCad has it; tracks, vias and zones without one are of Default.
      ...(pad.net === undefined ? {} : this.#ofNet(pad.net)),
      layers,
      ...(pad.kind === "through-hole" ? optionalRings(pad, layers) : {}),
      reach: hole ? this.bits.all : layers,
      solids,
      ...(byLayer ? { solidsByLayer: byLayer } : {}),
      ...(hole ? { hole } : {}),
      plated: pad.kind !== "npth",
      box: boxAround([...solids, ...[...(byLayer?.values() ?? [])].flat(), ...(hole ? [hole] : [])]),
      ...(override ? { override } : {}),
      pad,
      footprint,
      netTie: isNetTie(footprint),
    };
  }

  ofDrawings(graphics: readonly Graphic[], footprint?: Footprint): CopperItem[] {
    return graphics.flatMap((graphic) => {
      if (!isCopperLayer(graphic.layer) || this.bits.bitOf(graphic.layer) === 0) return [];
      const solids = graphicSolids(graphic, footprint);
      if (solids.length === 0) return [];
      const layers = this.bits.bitOf(graphic.layer);
      const item: CopperItem = {
        kind: "graphic",
        id: graphic.id,
        graphic,
        ...(graphic.net ? this.#ofNet(graphic.net) : {}),
        layers,
        reach: layers,
        solids,
        plated: false,
        box: boxAround(solids),
        ...(footprint ? { footprint } : {}),
        netTie: !!footprint && isNetTie(footprint),
      };
      return [item];
    });
  }

  ofTexts(texts: readonly Text[], footprint?: Footprint): CopperItem[] {
    return texts.flatMap((text) => {
      if (text.hidden || !isCopperLayer(text.layer) || this.bits.bitOf(text.layer) === 0) return [];
      if (text.text.trim() === "") return [];
      const drawn = drawnText(this.board, text, footprint);
      // A text with letters that our font lacks counts with the box around it.
      const solids = drawn.missing.length === 0 ? drawnSolids(drawn) : [boxOfText(text, footprint)];
      if (solids.length === 0) return [];
      const layers = this.bits.bitOf(text.layer);
      const item: CopperItem = {
        kind: "text",
        id: text.id,
        text,
        layers,
        reach: layers,
        solids,
        plated: false,
        box: boxAround(solids),
        ...(footprint ? { footprint } : {}),
        netTie: !!footprint && isNetTie(footprint),
      };
      return [item];
    });
  }

  /** A dimension on copper is copper: its lines under one name, its text as any other. */
  ofDimensions(dimensions: readonly Dimension[]): CopperItem[] {
    return dimensions.flatMap((dimension) => {
      const layers = this.bits.bitOf(dimension.layer);
      if (!isCopperLayer(dimension.layer) || layers === 0) return [];
      const solids = dimensionLines(dimension).flatMap((line) => strokeOf(line, dimension.stroke.width));
      const item: CopperItem = {
        kind: "graphic",
        id: dimension.id,
        layers,
        reach: layers,
        solids,
        plated: false,
        box: boxAround(solids),
        netTie: false,
      };
      return [item, ...this.ofTexts(dimension.text ? [dimension.text] : [])];
    });
  }

  /** Thousands of pads and vias name the same few sets of layers. */
  #bitsOnce(words: string, layers: () => readonly string[]): number {
    let bits = this.#layerBits.get(words);
    if (bits === undefined) {
      bits = this.bits.bitsOf(layers());
      this.#layerBits.set(words, bits);
    }
    return bits;
  }

  #ofNet(net: NetId | undefined): NetTerms {
    let terms = this.#terms.get(net);
    if (!terms) {
      terms = this.#termsOf(net);
      this.#terms.set(net, terms);
    }
    return terms;
  }

  #termsOf(net: NetId | undefined): NetTerms {
    const { clearance, diffPairGap } = netClassOf(this.board, net);
    if (net === undefined) return { classClearance: clearance };
    const partner = diffPairGap > 0 && diffPairGap < clearance ? findPairPartner(this.board, net) : undefined;
    return { net, classClearance: clearance, ...(partner ? { pair: { partner, gap: diffPairGap } } : {}) };
  }
}

/** All layers, or all but the outermost two. */
function optionalRings(
  { removeUnusedLayers, keepEndLayers }: Pick<Via, "removeUnusedLayers" | "keepEndLayers">,
  layers: number,
): Pick<CopperItem, "optionalRings"> {
  if (!removeUnusedLayers) return {};
  const front = layers & -layers;
  const back = 1 << (31 - Math.clz32(layers));
  return { optionalRings: keepEndLayers ? layers & ~(front | back) : layers };
}

/** What an item has of its net. */
type NetTerms = Pick<CopperItem, "net" | "classClearance" | "pair">;

/** A pad without plating whose copper does not reach beyond its hole has none. */
function hasRing(pad: Pad): boolean {
  if (pad.kind !== "npth" || !pad.drill || pad.offset?.x || pad.offset?.y) return true;
  const { width, height } = pad.drill.size;
  if (pad.shape.kind === "circle") return width !== height || pad.shape.diameter > width;
  if (pad.shape.kind === "oval") return pad.shape.size.width > width || pad.shape.size.height > height;
  return true;
}

function boxAround(solids: readonly Solid[]): Box {
  const box = joinBoxes(solids.map(solidBox));
  if (!box) throw new Error("copper without a shape has no box");
  return box;
}
