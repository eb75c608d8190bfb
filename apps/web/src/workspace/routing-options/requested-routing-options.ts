/**
 * What the routing dialog holds, and its conversion to and from the server's input (schema.graphql, `control` of
 * RequestEdaProjectRoutingInput). What was stored may be about nets and layers that are gone: they are left out.
 */
import {
  type Board,
  boardOutline,
  type CopperLayerId,
  indexBoard,
  type NetId,
  netClassOf,
  trackLayers,
} from "@tracewright/board";
import { type Box, boxesTouch, boxOfPoints } from "@tracewright/geometry";

export const SCOPES = ["all", "nets", "view", "improve"] as const;
/** Everything that is open, chosen nets, the part of the board in view, or nothing new: only improve what is there. */
export type Scope = (typeof SCOPES)[number];

export const COPPER_CHOICES = ["keep", "shove", "rip", "remove"] as const;
/** What may happen to unlocked tracks and vias; `remove`: they go before the run begins. */
export type CopperChoice = (typeof COPPER_CHOICES)[number];

export const DIRECTIONS = ["any", "horizontal", "vertical"] as const;
/** Whether tracks may run on a layer, and which way they should. */
export type LayerChoice = (typeof DIRECTIONS)[number] | "off";

/** What is said about the nets of a class; what is not said is as for all nets. */
export interface RequestedClassOptions {
  readonly layers: Readonly<Partial<Record<CopperLayerId, LayerChoice>>>;
  readonly priority?: number;
}

export const USUAL_PRIORITY = 5;

export const EFFORTS = ["draft", "normal", "thorough"] as const;
/** How long the run improves what it has joined. */
export type Effort = (typeof EFFORTS)[number];

/** Differential pairs as pairs, or their nets one by one. */
export type PairChoice = "coupled" | "separate";

export const PLANE_CHOICES = ["never", "needed", "free"] as const;
/** Whether tracks may run on layers that are planes of another net. */
export type PlaneChoice = (typeof PLANE_CHOICES)[number];

export interface RequestedRoutingOptions {
  readonly scope: Scope;
  readonly nets: ReadonlySet<NetId>;
  readonly copper: CopperChoice;
  readonly forAll: RequestedClassOptions;
  readonly byClass: Readonly<Record<string, RequestedClassOptions>>;
  readonly pairs: PairChoice;
  readonly planes: PlaneChoice;
  readonly effort: Effort;
}

export const NOTHING_REQUESTED: RequestedRoutingOptions = {
  scope: "all",
  nets: new Set(),
  copper: "keep",
  forAll: { layers: {} },
  byClass: {},
  pairs: "coupled",
  planes: "needed",
  effort: "normal",
};

/** What a request for routing says besides the project. */
export interface RoutingRequest {
  readonly strip: boolean;
  readonly control?: Control;
}

interface PerNet<Value> {
  readonly default?: Value;
  readonly byClass?: Readonly<Record<string, Value>>;
}

interface Control {
  readonly nets?: readonly NetId[];
  readonly region?: { readonly min: Corner; readonly max: Corner };
  readonly task?: "optimise";
  readonly existing?: { readonly default: "shove" | "rip" };
  readonly priority?: PerNet<number>;
  readonly layers?: PerNet<readonly CopperLayerId[]>;
  readonly directions?: PerNet<Readonly<Partial<Record<CopperLayerId, LayerChoice>>>>;
  readonly pairs?: PairChoice;
  readonly planes?: PlaneChoice;
  readonly effort?: Effort;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Nets that something can be routed in. */
export function routableNets(board: Board): Board["nets"] {
  const { padsByNet } = indexBoard(board);
  return board.nets.filter(({ id }) => (padsByNet.get(id)?.length ?? 0) > 1);
}

/** Classes with a net to route, and how many they have; "Default" first, the others in the order of the board. */
export function classesInUse(board: Board): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of routableNets(board)) {
    const { name } = netClassOf(board, id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = ["Default", ...board.rules.netClasses.map(({ name }) => name)];
  return new Map([...new Set(names)].flatMap((name) => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])));
}

/** The part of the board that is in view; undefined when none of it is. */
export function boardInView(board: Board, view: Box | undefined): Box | undefined {
  const outline = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  if (!view || !outline || !boxesTouch(view, outline)) return undefined;
  const box = {
    minX: Math.ceil(Math.max(view.minX, outline.minX)),
    minY: Math.ceil(Math.max(view.minY, outline.minY)),
    maxX: Math.floor(Math.min(view.maxX, outline.maxX)),
    maxY: Math.floor(Math.min(view.maxY, outline.maxY)),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : undefined;
}

/** What holds for a layer of a class, or of all nets. */
export function choiceFor(
  requested: RequestedRoutingOptions,
  netClass: string | undefined,
  layer: CopperLayerId,
): LayerChoice {
  const own = netClass === undefined ? undefined : requested.byClass[netClass]?.layers[layer];
  return own ?? requested.forAll.layers[layer] ?? "any";
}

/** Rows of the table that leave their nets no layer: undefined stands for all nets. */
export function classesWithoutLayer(board: Board, requested: RequestedRoutingOptions): readonly (string | undefined)[] {
  const layers = trackLayers(board);
  return [undefined, ...Object.keys(requested.byClass)].filter((netClass) =>
    layers.every((layer) => choiceFor(requested, netClass, layer) === "off"),
  );
}

export function requestOf(board: Board, requested: RequestedRoutingOptions, view: Box | undefined): RoutingRequest {
  const { scope, copper } = requested;
  const isImproving = scope === "improve";
  const control: Control = {
    ...(scope === "nets" && { nets: [...requested.nets] }),
    ...(scope === "view" && view && { region: regionOf(view) }),
    ...(isImproving && { task: "optimise" }),
    ...(!isImproving && (copper === "shove" || copper === "rip") && { existing: { default: copper } }),
    ...rulesOf(board, requested),
    ...(!isImproving && requested.pairs !== NOTHING_REQUESTED.pairs && { pairs: requested.pairs }),
    ...(requested.planes !== NOTHING_REQUESTED.planes && { planes: requested.planes }),
    ...(requested.effort !== NOTHING_REQUESTED.effort && { effort: requested.effort }),
  };
  const strip = !isImproving && copper === "remove";
  return Object.keys(control).length > 0 ? { strip, control } : { strip };
}

function regionOf({ minX, minY, maxX, maxY }: Box): NonNullable<Control["region"]> {
  return { min: { x: minX, y: minY }, max: { x: maxX, y: maxY } };
}

function rulesOf(
  board: Board,
  requested: RequestedRoutingOptions,
): Pick<Control, "priority" | "layers" | "directions"> {
  const all = trackLayers(board);
  const allowed = (netClass: string | undefined) =>
    all.filter((layer) => choiceFor(requested, netClass, layer) !== "off");
  const turned = ({ layers }: RequestedClassOptions) => {
    const said = all.filter((layer) => layers[layer] !== undefined && layers[layer] !== "off");
    return said.length > 0 ? Object.fromEntries(said.map((layer) => [layer, layers[layer]])) : undefined;
  };
  const priority = perNet(requested, ({ priority: own }) => own);
  const layers = perNet(requested, (_own, netClass) => {
    const list = allowed(netClass);
    const usual = netClass === undefined ? all : allowed(undefined);
    return list.join() === usual.join() ? undefined : list;
  });
  const directions = perNet(requested, turned);
  return { ...(priority && { priority }), ...(layers && { layers }), ...(directions && { directions }) };
}

/** A setting for all nets and for each class that has one of its own; undefined where nobody says anything. */
function perNet<Value>(
  requested: RequestedRoutingOptions,
  read: (own: RequestedClassOptions, netClass: string | undefined) => Value | undefined,
): PerNet<Value> | undefined {
  const forAll = read(requested.forAll, undefined);
  const byClass = Object.entries(requested.byClass).flatMap(([name, own]): [string, Value][] => {
    const value = read(own, name);
    return value === undefined ? [] : [[name, value]];
  });
  if (forAll === undefined && byClass.length === 0) return undefined;
  return {
    ...(forAll !== undefined && { default: forAll }),
    ...(byClass.length > 0 && { byClass: Object.fromEntries(byClass) }),
  };
}
