/**
 * A picture of the board kept as tiles, so that moving the view only lays them elsewhere. Where tiles of the present scale are
 * missing, those of another one stand in, stretched, until they are drawn.
 */
import { type Box, boxesTouch } from "@tracewright/geometry";
import { type Viewport, visibleBox } from "@tracewright/rendering";
import { TILE_PIXELS, type TilePlace, type TileWindow, tileWindow, viewOfTile } from "./tile-grid.ts";

export type TileContext = CanvasRenderingContext2D;
/** Draws what a view shows. */
export type DrawTile = (context: TileContext, view: Viewport) => void;

interface Tile extends TilePlace {
  readonly context: TileContext;
  /** What of the board lies on it. */
  box: Box;
  isStale: boolean;
}

interface Level {
  /** Device pixels in a millimetre. */
  readonly scale: number;
  readonly flipped: boolean;
  readonly tiles: Map<string, Tile>;
}

export interface PaintOptions {
  readonly view: Viewport;
  readonly pixelRatio: number;
  readonly draw: DrawTile;
  /** Milliseconds for drawing tiles; one is drawn whatever it takes, none at all with 0 unless there is nothing to show. */
  readonly budget: number;
}

/** Of all scales together: 64 MB. */
const MAX_TILES = 256;

export class TileSheet {
  readonly #createTile: () => TileContext;
  readonly #isOpaque: boolean;
  /** Last used last. */
  #levels: Level[] = [];
  readonly #spare: TileContext[] = [];
  readonly #probe: TileContext;

  /** `isOpaque`: tiles cover what lies beneath them. */
  constructor(isOpaque: boolean, createTile: () => TileContext = () => createTileContext(isOpaque)) {
    this.#createTile = createTile;
    this.#isOpaque = isOpaque;
    this.#probe = createTile();
  }

  /** What lies in these boxes (nm) has changed. */
  spoil(boxes: readonly Box[]): void {
    for (const { tiles } of this.#levels)
      for (const tile of tiles.values()) if (boxes.some((box) => boxesTouch(box, tile.box))) tile.isStale = true;
  }

  /** Everything has changed; what is in view shows as it was until it is redrawn. */
  spoilAll(): void {
    for (const level of this.#levels.slice(0, -1)) this.#drop(level);
    for (const tile of this.#levels.at(-1)?.tiles.values() ?? []) tile.isStale = true;
  }

  /** Whether everything shown is as it should be; false: paint again. */
  paint(target: TileContext, { view, pixelRatio, draw, budget }: PaintOptions): boolean {
    const isFirst = this.#levels.every(({ flipped, tiles }) => flipped !== view.flipped || tiles.size === 0);
    const level = this.#use(view, pixelRatio);
    const window = tileWindow(view, pixelRatio);
    const wanted = window.places
      .filter((place) => level.tiles.get(keyOf(place))?.isStale ?? true)
      .sort((a, b) => away(a, window) - away(b, window));
    const began = performance.now();
    let drawn = 0;
    let passed = 0;
    /** What the dearest tile of this frame took: one more is begun only where there is time for another such. */
    let dearest = 0;
    while (drawn < wanted.length && (isFirst || (budget > 0 && (drawn === 0 || passed + dearest < budget)))) {
      this.#drawTile(level, wanted[drawn++]!, { view, pixelRatio, draw });
      const now = performance.now() - began;
      dearest = Math.max(dearest, now - passed);
      passed = now;
    }
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.globalAlpha = 1;
    this.#standIn(target, level, window);
    for (const place of window.places) {
      const tile = level.tiles.get(keyOf(place));
      if (tile) lay(target, tile, window);
    }
    this.#evict(level, window);
    return drawn === wanted.length;
  }

  #drawTile(level: Level, place: TilePlace, { view, pixelRatio, draw }: Omit<PaintOptions, "budget">): void {
    const own = viewOfTile(place, view, pixelRatio);
    const known = level.tiles.get(keyOf(place));
    const tile: Tile = known ?? {
      ...place,
      context: this.#spare.pop() ?? this.#createTile(),
      box: visibleBox(own),
      isStale: false,
    };
    tile.isStale = false;
    tile.box = visibleBox(own);
    level.tiles.set(keyOf(place), tile);
    if (!this.#isOpaque) {
      tile.context.setTransform(1, 0, 0, 1, 0, 0);
      tile.context.clearRect(0, 0, TILE_PIXELS, TILE_PIXELS);
    }
    draw(tile.context, own);
    // Browsers put drawing off until somebody looks: here, so that it counts as the time of this tile.
    this.#probe.drawImage(tile.context.canvas, 0, 0, 1, 1, 0, 0, 1, 1);
  }

  /** The level of this view, made where there is none; it is the last used one from now on. */
  #use(view: Viewport, pixelRatio: number): Level {
    const scale = view.scale * pixelRatio;
    const known = this.#levels.find((level) => level.scale === scale && level.flipped === view.flipped);
    const level = known ?? { scale, flipped: view.flipped, tiles: new Map() };
    this.#levels = [...this.#levels.filter((other) => other !== level && other.tiles.size > 0), level];
    return level;
  }

  /** Tiles of other scales, where those of this one are missing. */
  #standIn(target: TileContext, level: Level, window: TileWindow): void {
    const missing = window.places.filter((place) => !level.tiles.has(keyOf(place)));
    const others = this.#levels.filter((other) => other !== level && other.flipped === level.flipped);
    // Opaque ones cover one another; of the others only one may show.
    const shown = this.#isOpaque ? others : others.slice(-1);
    if (missing.length === 0 || shown.length === 0) return;
    target.save();
    target.beginPath();
    for (const { column, row } of missing)
      target.rect(column * TILE_PIXELS - window.left, row * TILE_PIXELS - window.top, TILE_PIXELS, TILE_PIXELS);
    target.clip();
    for (const { scale, tiles } of shown) {
      const stretch = level.scale / scale;
      const side = TILE_PIXELS * stretch;
      for (const { column, row, context } of tiles.values()) {
        const x = column * side - window.left;
        const y = row * side - window.top;
        const isInView = x < target.canvas.width && y < target.canvas.height && x + side > 0 && y + side > 0;
        if (isInView) target.drawImage(context.canvas, x, y, side, side);
      }
    }
    target.restore();
  }

  /** Forgets the levels that were used longest ago; the one that shows most of the board stays as long as it can. */
  #evict(current: Level, window: TileWindow): void {
    const most = Math.max(MAX_TILES, 2 * window.places.length);
    const count = () => this.#levels.reduce((sum, { tiles }) => sum + tiles.size, 0);
    const others = this.#levels.filter((level) => level !== current);
    const widest = others.reduce<Level | undefined>(
      (most, level) => (most && most.scale < level.scale ? most : level),
      undefined,
    );
    const inOrder = [...others.filter((level) => level !== widest), ...(widest ? [widest] : [])];
    for (const level of inOrder) {
      if (count() <= most) return;
      this.#drop(level);
    }
    const shown = new Set(window.places.map(keyOf));
    for (const [key, { context }] of current.tiles) {
      if (count() <= most) return;
      if (!shown.has(key) && current.tiles.delete(key)) this.#spare.push(context);
    }
  }

  #drop(level: Level): void {
    for (const { context } of level.tiles.values()) if (this.#spare.length < MAX_TILES / 4) this.#spare.push(context);
    this.#levels = this.#levels.filter((other) => other !== level);
  }
}

function createTileContext(isOpaque: boolean): TileContext {
  const canvas = document.createElement("canvas");
  canvas.width = TILE_PIXELS;
  canvas.height = TILE_PIXELS;
  const context = canvas.getContext("2d", { alpha: !isOpaque });
  if (!context) throw new Error("The browser gives no 2D canvas.");
  return context;
}

function lay(target: TileContext, { column, row, context }: Tile, { left, top }: TileWindow): void {
  target.drawImage(context.canvas, column * TILE_PIXELS - left, row * TILE_PIXELS - top);
}

function keyOf({ column, row }: TilePlace): string {
  return `${column} ${row}`;
}

/** From the middle of the window: what is looked at is drawn first. */
function away({ column, row }: TilePlace, { places }: TileWindow): number {
  const [first] = places;
  const last = places.at(-1);
  return first && last ? Math.hypot(2 * column - first.column - last.column, 2 * row - first.row - last.row) : 0;
}
