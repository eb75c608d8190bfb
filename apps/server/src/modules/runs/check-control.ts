import type { CopperCount } from "@tracewright/board";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type {
  ControlAnswer,
  ControlInput,
  MovesAnswer,
  MovesInput,
  PlacementOptions,
  RoutingOptions,
} from "../../threads/messages/run-options.ts";
import { CONTROL_THREAD, MOVES_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";

/** Options as they are stored and run, and what a run with them takes off the board. */
export interface CheckedRequest<Options> {
  readonly options: Options;
  readonly removes: CopperCount;
}

type Unchecked<Options> = Omit<Options, "control"> & { readonly control?: unknown };

/**
 * The options, with nets, layers and copper checked against their board: refused with a
 * sentence for each wish that does not fit it, otherwise as they are stored and run.
 */
export async function checkRoutingControl(
  application: Application,
  boardHash: string,
  { control, ...options }: Unchecked<RoutingOptions>,
): Promise<CheckedRequest<RoutingOptions>> {
  const { strip, pours } = options;
  const answer = await ask<ControlAnswer>(application, {
    thread: CONTROL_THREAD,
    inputOf: (board) => ({ board, strip, pours, control }) satisfies ControlInput,
    boardHash,
  });
  const { options: asked, removes } = optionsOf(answer);
  const { seed = options.seed, ...checked } = asked;
  return { options: { ...options, seed, ...(Object.keys(checked).length > 0 && { control: checked }) }, removes };
}

/** The same for a placement: which parts may move, how far and to which side. */
export async function checkPlacementControl(
  application: Application,
  boardHash: string,
  { control, ...options }: Unchecked<PlacementOptions>,
): Promise<CheckedRequest<PlacementOptions>> {
  const { fixed, choice } = options;
  const answer = await ask<MovesAnswer>(application, {
    thread: MOVES_THREAD,
    inputOf: (board) => ({ board, fixed, ...(choice && { choice }), control }) satisfies MovesInput,
    boardHash,
  });
  const { options: checked, removes } = optionsOf(answer);
  return { options: { ...options, ...(Object.keys(checked).length > 0 && { control: checked }) }, removes };
}

async function ask<Answer>(
  application: Application,
  { thread, inputOf, boardHash }: { thread: URL; inputOf: (board: Uint8Array) => object; boardHash: string },
): Promise<Answer> {
  const { threads, log } = application;
  const outcome = await threads.runLate<Answer>(thread, async () => ({
    input: inputOf(await readDocument(application, boardHash)),
  }));
  if (outcome.status === "answered") return outcome.answer;
  log.error("options were not checked", { board: boardHash, ...outcome });
  throw new Error(`checking options ended with ${outcome.status}`);
}

const NOTHING: CopperCount = { tracks: 0, vias: 0, zones: 0, refilled: 0, nets: [] };

type Checked<Options> =
  | { readonly status: "ok"; readonly options: Options; readonly removes?: CopperCount }
  | { readonly status: "refused"; readonly problems: readonly { readonly message: string }[] };

function optionsOf<Options>(answer: Checked<Options>): CheckedRequest<Options> {
  if (answer.status === "ok") return { options: answer.options, removes: answer.removes ?? NOTHING };
  const { problems } = answer;
  const reasons = problems.map(({ message }) => message);
  throw new ApplicationError("BAD_REQUEST", reasons[0] ?? refusal("options-invalid-for-board", {}), {
    field: "control",
    reasons,
    problems,
  });
}
