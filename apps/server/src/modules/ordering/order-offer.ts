import { createHash } from "node:crypto";
import {
  type Amount,
  type CurrencyCode,
  DEFAULT_ORDER_OPTIONS,
  findOptionProblem,
  OPTION_CHOICES,
  OPTION_NAMES,
  ORDER_LAYERS,
  ORDER_QUANTITIES,
  type OrderOptions,
  offeredChoices,
  type PricedOrder,
  priceOrder,
} from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import type { Language } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { OrderedBoardAnswer } from "../../threads/messages/ordered-board-messages.ts";
import { ORDERED_BOARD_THREAD } from "../../threads/thread-files.ts";
import { KeptReadings } from "../documents/kept-readings.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { readResult } from "../result/project-result.ts";
import { BOARD_VERDICTS } from "../verdicts/board-verdicts.ts";
import { readVerdicts } from "../verdicts/verdict-store.ts";
import { findActiveList, type PriceListRow, priceListOf } from "./price-lists.ts";

const readings = new KeptReadings<OrderedBoardAnswer>(ORDERED_BOARD_THREAD, "ordered board");

export interface OfferRequest extends VersionInput {
  readonly projectId: string;
  readonly quantity: number;
  /** As the client names them; what is absent is as usual. */
  readonly options: Partial<Record<keyof OrderOptions, string | null | undefined>>;
  readonly currency: CurrencyCode;
  readonly countryCode: string;
  readonly language: Language;
}

/** What stands between a version and its order, with a count where there is one. */
export interface OrderObstacle {
  readonly kind:
    | "NO_LAYOUT"
    | "NO_OUTLINE"
    | "LAYERS"
    | "NOT_JUDGED"
    | "UNCONNECTED"
    | "ERRORS"
    | "STAND_INS"
    | "ASSEMBLY_ERRORS";
  readonly count: number;
}

export interface OrderOffer {
  /** At the version. */
  readonly project: ProjectRow;
  readonly read: OrderedBoardAnswer | undefined;
  readonly verdict: string;
  readonly quantity: number;
  readonly options: OrderOptions;
  readonly choices: ReturnType<typeof offeredChoices> | undefined;
  readonly obstacles: readonly OrderObstacle[];
  readonly list: PriceListRow | undefined;
  /** Where the order buys parts, and each of them has a price. */
  readonly bought: BoughtParts | undefined;
  /** Undefined: there is no list, or no board to price. */
  readonly priced: PricedOrder | undefined;
}

/** What an order of a version would be: what it lacks, its choices, and its price where a list has one. */
export async function readOffer(application: Application, userId: string, request: OfferRequest): Promise<OrderOffer> {
  const { db, services } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.projectId, "ORDER"), request);
  const quantity = requireQuantity(request.quantity);
  const options = readOptions(request.options);
  const list = await findActiveList(db, request.currency);
  const none = {
    project,
    verdict: "",
    quantity,
    options,
    list,
    read: undefined,
    choices: undefined,
    bought: undefined,
  };
  const { boardHash } = project;
  if (boardHash === null) return { ...none, obstacles: [{ kind: "NO_LAYOUT", count: 1 }], priced: undefined };
  const read = await readings.read(application, project);
  const judged = { projectId: project.id, holderId: project.holderId, boardHash };
  const [verdict] = await readVerdicts(db, [judged]);
  if (verdict === undefined) services.get(BOARD_VERDICTS).prepare(judged);
  const obstacles = obstaclesOf(read, verdict, options);
  const { board } = read;
  if (board === null) return { ...none, read, obstacles, priced: undefined };
  const priceList = list && priceListOf(list);
  const bought = await readBoughtParts(application, userId, { request, options });
  return {
    ...none,
    read,
    verdict: verdict?.state.toUpperCase() ?? "",
    obstacles,
    bought,
    choices: offeredChoices(priceList, { board, options, quantity }),
    priced:
      priceList &&
      priceOrder(priceList, {
        board,
        options,
        quantity,
        countryCode: request.countryCode,
        billLines: read.billLines,
        partsCost: bought?.cost,
      }),
  };
}

/** The options that cannot be made for the board; they refuse an order. */
export function impossibleOptions({ read, options }: OrderOffer): readonly (keyof OrderOptions)[] {
  const board = read?.board;
  return board ? OPTION_NAMES.filter((name) => findOptionProblem(board, options, name) !== undefined) : [];
}

function obstaclesOf(
  { board, assemblyErrors }: OrderedBoardAnswer,
  verdict: Awaited<ReturnType<typeof readVerdicts>>[number],
  { assembly }: OrderOptions,
): readonly OrderObstacle[] {
  const one = (kind: OrderObstacle["kind"], count: number): readonly OrderObstacle[] =>
    count > 0 ? [{ kind, count }] : [];
  const layers = board?.layers ?? 0;
  const isMade = ORDER_LAYERS.some((count) => count === layers);
  return [
    ...one("NO_OUTLINE", board === null ? 1 : 0),
    ...one("LAYERS", board === null || isMade ? 0 : layers),
    ...one("NOT_JUDGED", verdict === undefined ? 1 : 0),
    ...(verdict === undefined
      ? []
      : [
          ...one("UNCONNECTED", verdict.total - verdict.connected),
          ...one("ERRORS", verdict.errors),
          ...one("STAND_INS", verdict.state === "stand-ins" ? 1 : 0),
        ]),
    ...one("ASSEMBLY_ERRORS", assembly === "NONE" ? 0 : assemblyErrors.length),
  ];
}

/** What is bought for an order, and what it costs. */
export interface BoughtParts {
  readonly cost: Amount;
  /** Of the parts and their numbers, without prices: another one, and other parts are bought. */
  readonly hash: string;
}

type PartsRequest = Pick<OfferRequest, "projectId" | "quantity" | "currency" | "language" | keyof VersionInput>;

/** Of all lines of the bill, at their suppliers' prices; undefined while one of them has none, or where none is bought. */
export async function readBoughtParts(
  application: Application,
  userId: string,
  { request, options }: { readonly request: PartsRequest; readonly options: OrderOptions },
): Promise<BoughtParts | undefined> {
  if (options.assembly === "NONE" || options.parts !== "BOUGHT") return undefined;
  const { projectId: id, quantity: boards, currency, language, majorVersion, revisionVersion } = request;
  const { lines } = await readResult(application, userId, {
    id,
    boards,
    currency,
    language,
    majorVersion,
    revisionVersion,
  });
  const needed = lines.filter(({ need }) => need !== "NONE");
  const lots = needed.flatMap(({ lot }) => (lot?.currency === currency ? [lot] : []));
  if (lots.length !== needed.length) return undefined;
  const bought = needed.map(({ pieces, findings: [first] }) => [
    pieces,
    first?.item.partNumber,
    first?.item.manufacturer,
  ]);
  return {
    cost: lots.reduce((sum, { cost }) => sum + cost, 0n),
    hash: createHash("sha256")
      .update(JSON.stringify(bought.map(String).sort()))
      .digest("hex"),
  };
}

function requireQuantity(quantity: number): number {
  if (!ORDER_QUANTITIES.some((step) => step === quantity))
    refuseField("quantity", refusal("order-quantity", { quantity }));
  return quantity;
}

function readOptions(given: OfferRequest["options"]): OrderOptions {
  const chosen = OPTION_NAMES.map((option) => {
    const choice = given[option] ?? DEFAULT_ORDER_OPTIONS[option];
    if (!(OPTION_CHOICES[option] as readonly string[]).includes(choice))
      refuseField(option, refusal("order-option-unknown", { option, choice: choice.slice(0, 40) }));
    return [option, choice] as const;
  });
  return Object.fromEntries(chosen) as unknown as OrderOptions;
}
