import {
  type Board,
  type BoardLayer,
  type CopperLayerId,
  type CopperRole,
  DIMENSION_ARROW,
  type Diagnostic,
  type Dimension,
  type Graphic,
  isCopperLayer,
  itemId,
  type Net,
  netClassOf,
  netId,
  type ReceiptLine,
  stableUuid,
  type Text,
  type TitleBlock,
  type Track,
  type Via,
  worded,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression, type SourceText } from "../../sexpr/parse-s-expression.ts";
import { wordTable } from "../../word-table.ts";
import { leavesComponentClasses } from "../project/component-classes.ts";
import { KICAD_7_ANNULAR_RING, KICAD_DEFAULT_RULES } from "../project/kicad-default-rules.ts";
import { readCustomRules } from "../project/read-custom-rules.ts";
import { readProjectRules } from "../project/read-project-rules.ts";
import { numberRefusals, surplusRemarks, syntaxRefusal } from "../refusals.ts";
import { takeVersion } from "../take-version.ts";
import { BoardReading, PICTURES } from "./board-reading.ts";
import { mendSizes } from "./mend-sizes.ts";
import { readBoxes } from "./read-boxes.ts";
import { readFootprint } from "./read-footprint.ts";
import { layerIn, readGraphics, readText, takeLayer, takeMaskMargin } from "./read-graphic.ts";
import { readLayer } from "./read-layer.ts";
import { takeSwitch, withoutUndefined } from "./read-pad.ts";
import { takePadstack } from "./read-padstack.ts";
import { readLegacyNetClasses, readSetup } from "./read-setup.ts";
import { readZone } from "./read-zone.ts";
import { reportAbsentLayers } from "./report-absent-layers.ts";

export interface KicadBoardFile {
  readonly fileName: string;
  readonly text: SourceText;
  /** The `.kicad_pro` (or, up to KiCad 5, `.pro`) beside the board: without it the board's net classes are KiCad's defaults. */
  readonly project?: { readonly fileName: string; readonly text: string };
  /** The `.kicad_dru` beside it. */
  readonly customRules?: { readonly fileName: string; readonly text: string };
}

export interface KicadBoardOutcome {
  /** Absent when the file was refused; `diagnostics` says why. */
  readonly board?: Board;
  readonly version?: number;
  /** The rules stand in a project file that was not handed in (KiCad 6 and later): those of the board are KiCad's defaults. */
  readonly lacksRules?: true;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Parts say their classes. */
const KICAD_9 = 20241229;

/** The first version without a project file beside it: up to KiCad 5 the rules stood in the board. */
const FIRST_PROJECT_VERSION = 20200119;
/** From KiCad 7 on every board may have microvias, blind and buried vias; project files may still hold the old words. */
const LAST_VERSION_WITH_VIA_PERMISSIONS = 20211014;
const COPPER_ROLES: ReadonlyMap<string, CopperRole> = new Map(
  (["signal", "power", "mixed", "jumper"] as const).map((role) => [role, role]),
);

/** Reads a `.kicad_pcb` of KiCad 4 to 10. Never throws for bad input; a bug still does. */
export function readKicadBoard(file: KicadBoardFile): KicadBoardOutcome {
  const { fileName, text } = file;
  const parsed = parseSExpression(text);
  if ("problem" in parsed) return refused(syntaxRefusal(fileName, parsed.problem));
  const root = new NodeReader(parsed.tree);
  if (root.name !== "kicad_pcb")
    return refused({
      severity: "error",
      code: "not-a-board",
      catalogue: 70004,
      ...worded("not-a-board", { file: fileName, beginning: root.name }),
      file: fileName,
    });
  const version = takeVersion(root, 0);
  const reading = new BoardReading({ source: parsed.tree.source, fileName, version });
  reading.diagnostics.push(...surplusRemarks(fileName, parsed.tree));
  const board = readRoot(reading, root, file);
  if (reading.unreadable.length > 0) return refused(...numberRefusals(fileName, reading.unreadable));
  reportDuplicates(reading, board);
  reportAbsentLayers(reading, board);
  reportPictures(reading);
  const lacksRules = version >= FIRST_PROJECT_VERSION && !file.project;
  return {
    board,
    version,
    ...(lacksRules && { lacksRules }),
    lines: reading.receiptLines(),
    diagnostics: reading.remarks(),
  };
}

function refused(...diagnostics: readonly Diagnostic[]): KicadBoardOutcome {
  return { lines: [], diagnostics };
}

function readRoot(reading: BoardReading, root: NodeReader, file: KicadBoardFile): Board {
  for (const name of ["generator", "generator_version", "host", "embedded_fonts"]) root.take(name);
  const general = root.take("general");
  const thickness = general && reading.takeLength(general, "thickness");
  const paper = root.take("paper") ?? root.take("page");
  const title = readTitle(root.take("title_block"));
  const layers = readLayers(reading, root.take("layers"));
  reading.innerLayers = layers
    .map(({ id }) => id)
    .filter(isCopperLayer)
    .slice(1, -1);
  const isNew = reading.version > LAST_VERSION_WITH_VIA_PERMISSIONS;
  const setup = readSetup(reading, root.take("setup"), {
    ...KICAD_DEFAULT_RULES,
    ...(isNew && !file.project && { minViaAnnularWidth: KICAD_7_ANNULAR_RING }),
  });
  reading.maskExpansion = setup.rules.solderMaskExpansion;
  const legacyRules = readLegacyNetClasses(reading, root.takeAll("net_class"), setup.rules);
  let rules = reading.version < FIRST_PROJECT_VERSION ? legacyRules : setup.rules;
  if (file.project) {
    const project = readProjectRules(file.project.text, { fileName: file.project.fileName, base: rules });
    const knowsComponentClasses = reading.version >= KICAD_9 && leavesComponentClasses(file.project.text);
    rules = { ...project.rules, ...(knowsComponentClasses && { knowsComponentClasses }) };
    reading.diagnostics.push(...project.diagnostics);
  }
  if (file.customRules) {
    const custom = readCustomRules(file.customRules.text, { fileName: file.customRules.fileName, base: rules });
    rules = custom.rules;
    reading.diagnostics.push(...custom.diagnostics);
  }
  if (isNew) rules = { ...rules, allowMicrovias: true, allowBlindBuriedVias: true };
  const nets = readNets(reading, root);
  const properties = Object.fromEntries(
    root.takeAll("property").map((node) => [node.takeAtom() ?? "", node.takeAtom() ?? ""]),
  );
  const footprints = root.takeAll("footprint", "module").map((node) => readFootprint(reading, node));
  reading.subject = "the board";
  const drawn = readGraphics(reading, root, "gr");
  const boxes = readBoxes(reading, root, "gr");
  const openings: Graphic[] = [];
  const texts = root
    .takeAll("gr_text")
    .map((node) => readText(reading, node, { role: "user", text: reading.text(node.takeAtom() ?? "") }))
    .filter((text): text is Text => text !== undefined)
    .concat(boxes.texts);
  const dimensions = root.takeAll("dimension").flatMap((node) => readDimension(reading, node));
  const tracks = root.takeAll("segment", "arc").flatMap((node) => readTrack(reading, node, openings));
  const graphics = [...drawn.graphics, ...boxes.graphics, ...openings];
  const vias = root.takeAll("via").map((node) => readVia(reading, node, layers));
  const zones = root.takeAll("zone").map((node) => readZone(reading, node));
  const groups = root.takeAll("group").map((node) => {
    const name = node.takeAtom() ?? "";
    const members = (node.take("members")?.takeAtoms() ?? []).flatMap((id) =>
      reading.withParts(itemId(stableUuid(id))),
    );
    reading.count("groups", "read");
    const locked = node.takeFlag("locked");
    const id = reading.id(node, "group");
    // What is left names the design block it came from, from KiCad 10 on.
    return { id, name, members, ...(locked && { locked }), ...reading.foreign(node, "groups") };
  });
  const foreign = reading.foreign(root, "board settings", [...drawn.unread, ...boxes.unread]);
  const board = withClassDrills({
    schemaVersion: 1,
    title,
    ...(paper && { paper: paper.takeAtoms().join(" ") }),
    layers,
    stackup: {
      boardThickness: thickness ?? fromMm(1.6),
      layers: setup.stackup,
      ...(setup.copperFinish !== undefined && { copperFinish: setup.copperFinish }),
    },
    rules,
    nets,
    footprints,
    tracks,
    vias,
    zones,
    graphics,
    texts,
    dimensions,
    groups,
    ...withoutUndefined({ auxOrigin: setup.auxOrigin, gridOrigin: setup.gridOrigin }),
    properties,
    ...foreign,
  });
  return mendSizes(reading, board);
}

/** Up to version 5 a via without a drill of its own has that of its net's class. */
function withClassDrills(board: Board): Board {
  if (board.vias.every(({ drill }) => drill > 0)) return board;
  const vias = board.vias.map((via) => {
    const { viaDrill, microviaDrill } = netClassOf(board, via.net);
    return via.drill > 0 ? via : { ...via, drill: via.kind === "micro" ? microviaDrill : viaDrill };
  });
  return { ...board, vias };
}

function readTitle(node: NodeReader | undefined): TitleBlock {
  if (!node) return {};
  const comments = node.takeAll("comment").map((comment) => comment.takeAtoms()[1] ?? "");
  return withoutUndefined({
    title: node.takeText("title"),
    date: node.takeText("date"),
    revision: node.takeText("rev"),
    company: node.takeText("company"),
    comments: comments.length > 0 ? comments : undefined,
  }) as TitleBlock;
}

/**
 * Entries are `(0 "F.Cu" signal "Top")`: the number is KiCad's own and not ours. Up to version 5 copper layers are named
 * at will, numbered upwards or downwards, and known by their order alone: from the front to the back.
 */
function readLayers(reading: BoardReading, node: NodeReader | undefined): BoardLayer[] {
  const entries = (node?.takeLists() ?? []).map((entry) => {
    const [name = "", role = "", userName = ""] = entry.takeAtoms();
    return { name, role: COPPER_ROLES.get(role), userName };
  });
  if (reading.version >= FIRST_PROJECT_VERSION) {
    const layers = entries.flatMap(({ name, role = "signal", userName }): BoardLayer[] => {
      const id = readLayer(name);
      return id ? [{ id, ...(userName && { userName }), ...(isCopperLayer(id) && { role }) }] : [];
    });
    return layers.sort((a, b) => copperRank(a.id) - copperRank(b.id));
  }
  const end = entries.findIndex(({ role }) => role === undefined);
  const copper = entries.slice(0, end === -1 ? undefined : end).map(({ name, role = "signal" }, place, all) => {
    const id: CopperLayerId = place === 0 ? "F.Cu" : place === all.length - 1 ? "B.Cu" : `In${place}.Cu`;
    reading.layerByUserName.set(name, id);
    return { id, ...(name !== id && { userName: name }), role };
  });
  const technical = entries.slice(copper.length).flatMap(({ name }): BoardLayer[] => {
    const id = readLayer(name);
    return id ? [{ id }] : [];
  });
  return [...copper, ...technical];
}

/** Copper from the front down, then everything else in the file's order. */
function copperRank(id: BoardLayer["id"]): number {
  if (id === "F.Cu") return 0;
  if (id === "B.Cu") return 99;
  const inner = /^In(\d+)\.Cu$/.exec(id);
  return inner ? Number(inner[1]) : 100;
}

function readNets(reading: BoardReading, root: NodeReader): Net[] {
  const nets: Net[] = [];
  const add = (written: string) => {
    const name = reading.text(written);
    const known = reading.netByName.get(name);
    if (known) return known;
    const id = netId(`net:${name}`);
    reading.netByName.set(name, id);
    nets.push({ id, name });
    return id;
  };
  const declared = root.takeAll("net");
  for (const node of declared) {
    const [first = "", second] = node.takeAtoms();
    const name = second ?? first;
    if (name === "") continue;
    const id = add(name);
    if (second !== undefined) reading.netByNumber.set(Number(first), id);
    reading.count("nets", "read");
  }
  // From version 10 on nets are not declared: they are whatever the items name.
  if (declared.length === 0) {
    const names = new Set(root.findAllWithin("net").map((node) => node.peekAtom() ?? ""));
    for (const name of [...names].filter((candidate) => candidate !== "").sort()) {
      add(name);
      reading.count("nets", "read");
    }
  }
  return nets;
}

/** From KiCad 9 on a track may open the mask over itself: `(layers "F.Cu" "F.Mask")`. */
function readTrack(reading: BoardReading, node: NodeReader, openings: Graphic[]): Track[] {
  reading.subject = "a track";
  const start = reading.takePoint(node, "start");
  const mid = reading.takePoint(node, "mid");
  const end = reading.takePoint(node, "end");
  const width = reading.takeExtent(node, "width");
  const list = node.take("layers") ?? node.take("layer");
  const layer = layerIn(reading, node, list);
  const mask = layer && reading.layer(list?.takeAtom());
  const maskMargin = takeMaskMargin(reading, node);
  if (!start || !end || width === undefined || !layer || !isCopperLayer(layer)) {
    reading.count("tracks", "dropped");
    return [];
  }
  const net = reading.takeNet(node, start);
  const locked = node.takeFlag("locked") || node.takeText("status") === "40000";
  reading.count("tracks", "read");
  const id = reading.id(node, "track");
  if (mask)
    openings.push({
      id: reading.derivedId(id, mask),
      layer: mask,
      shape: mid ? { kind: "arc", start, mid, end } : { kind: "line", start, end },
      stroke: { width: Math.max(0, width + 2 * maskMargin), style: "solid" },
      filled: false,
      ...(locked && { locked }),
    });
  return [
    {
      id,
      start,
      end,
      ...(mid && { mid }),
      width,
      layer,
      ...(net && { net }),
      locked,
      ...reading.foreign(node, "tracks"),
    },
  ];
}

function readVia(reading: BoardReading, node: NodeReader, layers: readonly BoardLayer[]): Via {
  reading.subject = "a via";
  // KiCad 10 tells buried vias from blind ones by a word of their own.
  const isBlind = node.takeFlag("blind") || node.takeFlag("buried");
  const kind = isBlind ? "blind" : node.takeFlag("micro") ? "micro" : "through";
  const locked = node.takeFlag("locked");
  const { position } = reading.takePlace(node);
  const diameter = reading.takeExtent(node, "size") ?? 0;
  const stack = takePadstack(reading, node, (entry) => reading.takeExtent(entry, "size") ?? diameter);
  const drill = reading.takeExtent(node, "drill") ?? 0;
  const named = (node.take("layers")?.takeAtoms() ?? [])
    .map((word) => reading.layer(word))
    .filter((layer): layer is CopperLayerId => !!layer && isCopperLayer(layer));
  const copper = layers.map(({ id }) => id).filter(isCopperLayer);
  const span: [CopperLayerId, CopperLayerId] = [named[0] ?? copper[0] ?? "F.Cu", named[1] ?? copper.at(-1) ?? "B.Cu"];
  const net = reading.takeNet(node, position);
  const free = node.takeFlag("free");
  const removeUnusedLayers = takeSwitch(node, "remove_unused_layers") || takeSwitch(node, "remove_unused_layer");
  const keepEndLayers = takeSwitch(node, "keep_end_layers");
  node.take("status");
  node.take("zone_layer_connections");
  reading.count("vias", "read");
  return {
    id: reading.id(node, "via"),
    kind,
    position,
    diameter,
    ...(stack && { layerDiameters: stack.byLayer }),
    drill,
    layers: span,
    ...(net && { net }),
    locked,
    ...(free && { free }),
    ...(removeUnusedLayers && { removeUnusedLayers }),
    ...(keepEndLayers && { keepEndLayers }),
    ...reading.foreign(node, "vias", stack?.unread === undefined ? [] : [stack.unread]),
  };
}

const DIMENSION_KINDS: Readonly<Record<string, Dimension["kind"]>> = wordTable({
  aligned: "aligned",
  orthogonal: "orthogonal",
  leader: "leader",
  center: "center",
  radial: "radial",
});

/** Of `orientation`; 0 stands for horizontal. */
const VERTICAL = 1;
/** Of `text_position_mode`: 0 stands for beyond the line, 1 for within. */
const PLACED_BY_HAND = 2;

function readDimension(reading: BoardReading, node: NodeReader): Dimension[] {
  reading.subject = "a dimension";
  if (node.has("feature1")) return readLegacyDimension(reading, node);
  const kind = DIMENSION_KINDS[node.takeText("type") ?? ""];
  const layer = takeLayer(reading, node);
  const [start, end] = reading.points(node.take("pts"));
  if (!kind || !layer || !start || !end) {
    reading.count("dimensions", "dropped");
    return [];
  }
  const id = reading.id(node, "dimension");
  const height = reading.takeLength(node, "height") ?? 0;
  const orientation = reading.takeNumber(node, "orientation") === VERTICAL ? "vertical" : "horizontal";
  const textNode = node.take("gr_text");
  const text = textNode && readText(reading, textNode, { role: "user", text: reading.text(textNode.takeAtom() ?? "") });
  const style = node.take("style");
  const width = (style && reading.takeLength(style, "thickness")) ?? fromMm(0.1);
  const leaderLength = kind === "radial" ? reading.takeLength(node, "leader_length") : undefined;
  const arrowLength = style && reading.takeLength(style, "arrow_length");
  const extensionOffset = style && reading.takeLength(style, "extension_offset");
  // Arrows that come from outside are drawn as those from inside, which is the usual.
  const arrows = style?.takeText("arrow_direction") === "inward" ? ["(arrow_direction inward)"] : [];
  const isTextPlaced = style && reading.takeNumber(style, "text_position_mode") === PLACED_BY_HAND;
  const locked = node.takeFlag("locked");
  // Units and precision of the shown number: written again with KiCad's defaults.
  if (node.take("format")) reading.count("number formats of dimensions", "converted");
  reading.count("dimensions", "read");
  return [
    {
      id,
      kind,
      layer,
      start,
      end,
      height,
      ...(kind === "orthogonal" && { orientation }),
      ...(leaderLength !== undefined && { leaderLength }),
      ...(arrowLength !== undefined && arrowLength !== DIMENSION_ARROW && { arrowLength }),
      ...(extensionOffset && { extensionOffset }),
      ...(text && { text }),
      ...(isTextPlaced && { isTextPlaced }),
      stroke: { width, style: "solid" },
      ...(locked && { locked }),
      ...reading.foreign(node, "dimensions", arrows),
    },
  ];
}

/** Up to version 5: a measured distance with its lines drawn out; the two features begin at the points measured. */
function readLegacyDimension(reading: BoardReading, node: NodeReader): Dimension[] {
  const first = (name: string) => reading.points(node.take(name)?.take("pts"))[0];
  const width = reading.takeLength(node, "width") ?? fromMm(0.1);
  const layer = takeLayer(reading, node);
  const textNode = node.take("gr_text");
  const text = textNode && readText(reading, textNode, { role: "user", text: reading.text(textNode.takeAtom() ?? "") });
  const [start, end, crossbar] = [first("feature1"), first("feature2"), first("crossbar")];
  for (const name of ["arrow1a", "arrow1b", "arrow2a", "arrow2b"]) node.take(name);
  if (!layer || !start || !end || !crossbar) {
    reading.count("dimensions", "dropped");
    return [];
  }
  const span = Math.hypot(end.x - start.x, end.y - start.y);
  const cross = (end.x - start.x) * (crossbar.y - start.y) - (end.y - start.y) * (crossbar.x - start.x);
  reading.count("dimensions", "converted");
  const stroke = { width, style: "solid" } as const;
  const height = span === 0 ? 0 : Math.round(cross / span);
  return [
    { id: reading.id(node, "dimension"), kind: "aligned", layer, start, end, height, ...(text && { text }), stroke },
  ];
}

function reportPictures(reading: BoardReading): void {
  const count = reading.receiptLines().find(({ kind }) => kind === PICTURES)?.kept ?? 0;
  if (count > 0)
    reading.report({
      severity: "info",
      code: "reference-pictures",
      ...worded("reference-pictures", { file: reading.fileName, count }),
    });
}

/** Parts with the same reference stay apart; the designer should know. */
function reportDuplicates(reading: BoardReading, board: Board): void {
  const counts = new Map<string, number>();
  for (const { reference } of board.footprints) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  for (const [reference, count] of counts) {
    if (count < 2 || reference === "" || /^(REF\*+|.*\*+)$/.test(reference)) continue;
    reading.report({
      severity: "warning",
      code: "duplicate-reference",
      ...worded("reference-twice-on-board", { reference, count }),
      subjects: [reference],
    });
  }
}
