/**
 * Options of a run arrive as data: posted, uploaded, typed. Here they are held against the very board. What is refused
 * is refused with what names the net, the layer or the number; what is accepted is rebuilt, contains nothing that was
 * not asked for, and is the same bytes for the same options.
 */
import {
  type Board,
  type BoardOutline,
  boardOutline,
  type CopperLayerId,
  copperLayers,
  type NetId,
  trackLayers,
} from "@tracewright/board";
import { boxesTouch, boxOfPoints, MAX_COORDINATE, type Point } from "@tracewright/geometry";
import {
  EXISTING_COPPER,
  type LayerDirections,
  MAX_PRIORITY,
  MIN_PRIORITY,
  PAIR_ROUTINGS,
  type PerNet,
  PLANE_TRACKS,
  ROUTING_EFFORTS,
  ROUTING_TASKS,
  type RoutingOptions,
  type RoutingRegion,
  TRACK_DIRECTIONS,
} from "../routing-options.ts";
import { describeProblem, type OptionFault, type OptionPlace, type OptionProblem, quote } from "./option-problem.ts";

export type CheckedRoutingOptions =
  | { readonly status: "ok"; readonly options: RoutingOptions }
  | { readonly status: "refused"; readonly problems: readonly OptionProblem[] };

/** More than anybody reads. */
const MAX_PROBLEMS = 20;
const MAX_SEED = 2 ** 32 - 1;

/** Reads options for this board; never throws, whatever the value is. */
export function checkRoutingOptions(board: Board, value: unknown): CheckedRoutingOptions {
  const reading = new Reading(board);
  const options = reading.options(value);
  const { problems } = reading;
  if (problems.length === 0) return { status: "ok", options };
  const count = problems.length - MAX_PROBLEMS;
  const told = problems.slice(0, MAX_PROBLEMS);
  return {
    status: "refused",
    problems: count > 0 ? [...told, { kind: "more", count, message: `… and ${count} more.` }] : told,
  };
}

/** Answers the value it was asked for, or undefined after it has said what is wrong. */
type Read<Value> = (value: unknown, at: OptionPlace) => Value | undefined;
type Fields = Readonly<Record<string, unknown>>;

class Reading {
  readonly problems: OptionProblem[] = [];
  readonly #board: Board;
  readonly #netNames: ReadonlyMap<string, string>;
  readonly #classes: ReadonlySet<string>;
  readonly #copper: readonly CopperLayerId[];
  readonly #free: readonly CopperLayerId[];

  constructor(board: Board) {
    this.#board = board;
    this.#netNames = new Map(board.nets.map(({ id, name }) => [id, name]));
    this.#classes = new Set(board.rules.netClasses.map(({ name }) => name));
    this.#copper = copperLayers(board);
    this.#free = trackLayers(board);
  }

  options(value: unknown): RoutingOptions {
    const fields = this.#object(value, { setting: "" }, [
      "seed",
      "nets",
      "region",
      "task",
      "existing",
      "priority",
      "layers",
      "directions",
      "pairs",
      "planes",
      "effort",
    ]);
    if (!fields) return {};
    const at = <Value>(name: string, read: Read<Value>): Value | undefined =>
      fields[name] === undefined ? undefined : read(fields[name], { setting: name });
    return withoutUndefined<RoutingOptions>({
      seed: at("seed", this.#whole(0, MAX_SEED)),
      nets: at("nets", this.#nets),
      region: at("region", this.#region),
      task: at("task", this.#oneOf(ROUTING_TASKS)),
      existing: at("existing", this.#perNet(this.#oneOf(EXISTING_COPPER))),
      priority: at("priority", this.#perNet(this.#whole(MIN_PRIORITY, MAX_PRIORITY))),
      layers: at("layers", this.#perNet(this.#layers)),
      directions: at("directions", this.#perNet(this.#directions)),
      pairs: at("pairs", this.#oneOf(PAIR_ROUTINGS)),
      planes: at("planes", this.#oneOf(PLANE_TRACKS)),
      effort: at("effort", this.#oneOf(ROUTING_EFFORTS)),
    });
  }

  /** In the order of the board, each once. */
  readonly #nets: Read<readonly NetId[]> = (value, at) => {
    const asked = this.#list(value, at, "net");
    if (!asked) return undefined;
    for (const net of asked) if (!this.#isNet(net)) this.#refuse(at, { kind: "unknownNet", given: quote(net) });
    const wanted = new Set(asked);
    return this.#board.nets.map(({ id }) => id).filter((id) => wanted.has(id));
  };

  /** From the front down, each once. */
  readonly #layers: Read<readonly CopperLayerId[]> = (value, at) => {
    const asked = this.#list(value, at, "layer");
    if (!asked) return undefined;
    for (const layer of asked) {
      if (!this.#isCopper(layer)) this.#refuse(at, this.#noSuchLayer(layer));
      else if (!this.#free.includes(layer)) this.#refuse(at, { kind: "powerLayer", layer });
    }
    return this.#free.filter((layer) => asked.includes(layer));
  };

  readonly #directions: Read<LayerDirections> = (value, at) => {
    const fields = this.#object(value, at);
    if (!fields) return undefined;
    for (const layer of Object.keys(fields)) if (!this.#isCopper(layer)) this.#refuse(at, this.#noSuchLayer(layer));
    const read = this.#oneOf(TRACK_DIRECTIONS);
    const known = this.#copper.filter((layer) => Object.hasOwn(fields, layer));
    return withoutUndefined<LayerDirections>(
      Object.fromEntries(known.map((layer) => [layer, read(fields[layer], { ...at, layer })])),
    );
  };

  readonly #region: Read<RoutingRegion> = (value, at) => {
    const fields = this.#object(value, at, ["min", "max"]);
    if (!fields) return undefined;
    const [min, max] = [this.#point(fields.min, within(at, "min")), this.#point(fields.max, within(at, "max"))];
    if (!min || !max) return undefined;
    if (min.x >= max.x || min.y >= max.y) return this.#refuse(at, { kind: "emptyRegion", min, max });
    const box = boxOfOutline(boardOutline(this.#board));
    if (box && !boxesTouch(box, { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y })) {
      const [boardMin, boardMax] = [
        { x: box.minX, y: box.minY },
        { x: box.maxX, y: box.maxY },
      ];
      return this.#refuse(at, { kind: "outsideBoard", min, max, boardMin, boardMax });
    }
    return { min, max };
  };

  readonly #point: Read<Point> = (value, at) => {
    const fields = this.#object(value, at, ["x", "y"]);
    if (!fields) return undefined;
    const read = this.#whole(-MAX_COORDINATE, MAX_COORDINATE);
    const [x, y] = [read(fields.x, within(at, "x")), read(fields.y, within(at, "y"))];
    return x === undefined || y === undefined ? undefined : { x, y };
  };

  #perNet<Value>(read: Read<Value>): Read<PerNet<Value>> {
    return (value, at) => {
      const fields = this.#object(value, at, ["default", "byClass", "byNet"]);
      if (!fields) return undefined;
      return withoutUndefined<PerNet<Value>>({
        default: fields.default === undefined ? undefined : read(fields.default, { ...at, of: "all" }),
        byClass: this.#record(fields.byClass, within(at, "byClass"), (name) => ({
          known: this.#classes.has(name),
          missing: { kind: "unknownClass", given: quote(name) },
          read: (own) => read(own, { ...at, of: "class", name }),
        })),
        byNet: this.#record(fields.byNet, within(at, "byNet"), (id) => ({
          known: this.#isNet(id),
          missing: { kind: "unknownNet", given: quote(id) },
          read: (own) => read(own, { ...at, of: "net", name: this.#netNames.get(id) ?? id }),
        })),
      });
    };
  }

  /** A record by name or id; its entries sorted, so that their order says nothing. */
  #record<Value>(
    value: unknown,
    at: OptionPlace,
    entry: (key: string) => { known: boolean; missing: OptionFault; read: (value: unknown) => Value | undefined },
  ): Readonly<Record<string, Value>> | undefined {
    const fields = value === undefined ? undefined : this.#object(value, at);
    if (!fields) return undefined;
    const pairs: [string, Value][] = [];
    for (const key of Object.keys(fields).sort()) {
      const { known, missing, read } = entry(key);
      const own = known ? read(fields[key]) : this.#refuse(at, missing);
      if (own !== undefined) pairs.push([key, own]);
    }
    return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
  }

  #oneOf<Choice extends string>(choices: readonly Choice[]): Read<Choice> {
    return (value, at) =>
      choices.find((choice) => choice === value) ??
      this.#refuse(at, { kind: "notOneOf", given: quote(value), known: choices });
  }

  #whole(min: number, max: number): Read<number> {
    return (value, at) =>
      typeof value === "number" && Number.isInteger(value) && value >= min && value <= max
        ? value + 0
        : this.#refuse(at, { kind: "notWhole", given: quote(value), min, max });
  }

  /** A list of names with at least one in it. */
  #list(value: unknown, at: OptionPlace, of: "net" | "layer"): readonly unknown[] | undefined {
    if (!Array.isArray(value))
      return this.#refuse(at, { kind: of === "net" ? "notNets" : "notLayers", given: quote(value) });
    return value.length > 0 ? value : this.#refuse(at, { kind: of === "net" ? "noNets" : "noLayers" });
  }

  /** An object of plain data; with `allowed`, of these fields only. */
  #object(value: unknown, at: OptionPlace, allowed?: readonly string[]): Fields | undefined {
    if (!isFields(value)) return this.#refuse(at, { kind: "notObject", given: quote(value) });
    for (const key of allowed ? Object.keys(value) : [])
      if (!allowed?.includes(key))
        this.#refuse(at, { kind: "unknownSetting", given: quote(key), known: allowed ?? [] });
    return value;
  }

  #noSuchLayer(layer: unknown): OptionFault {
    return { kind: "unknownLayer", given: quote(layer), known: this.#copper };
  }

  #isNet(id: unknown): id is NetId {
    return typeof id === "string" && this.#netNames.has(id);
  }

  #isCopper(layer: unknown): layer is CopperLayerId {
    return this.#copper.some((own) => own === layer);
  }

  #refuse(at: OptionPlace, fault: OptionFault): undefined {
    this.problems.push({ ...fault, at, message: describeProblem(at, fault) });
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part of a setting. */
function within(at: OptionPlace, part: string): OptionPlace {
  return { ...at, setting: `${at.setting}.${part}` };
}

function boxOfOutline({ areas }: BoardOutline) {
  return boxOfPoints(areas.flatMap(({ outer }) => outer));
}

function withoutUndefined<Whole extends object>(
  fields: { readonly [Key in keyof Whole]: Whole[Key] | undefined },
): Whole {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Whole;
}
