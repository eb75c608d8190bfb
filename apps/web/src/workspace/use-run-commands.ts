import { useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  DiscardResultDocument,
  FinishRoutingDocument,
  type JobType,
  PauseRunDocument,
  type RequestEdaProjectAutoPlacementInput,
  type RequestEdaProjectRoutingInput,
  RequestPlacementDocument,
  RequestRoutingDocument,
  SelectPlacementDocument,
  SelectRoutingDocument,
} from "../graphql/generated/documents.ts";

/** The options of a routing run; everything open when nothing is said. */
export type Told = Omit<RequestEdaProjectRoutingInput, "id">;

/** The options of a placement run; what is unplaced, or everything, when nothing is said. */
export type PlacementTold = Omit<RequestEdaProjectAutoPlacementInput, "id">;

export interface Consent {
  /** What the run removes was agreed to before. */
  readonly isAgreed: boolean;
}

export interface RunCommands {
  readonly start: {
    (task: "PLACEMENT", told?: PlacementTold): Promise<boolean>;
    (task: "ROUTING", told?: Told, consent?: Consent): Promise<boolean>;
  };
  readonly pause: (requestGroupId: string) => Promise<boolean>;
  /** Ends a routing run now, with what it has as its result. */
  readonly finish: (requestGroupId: string) => Promise<boolean>;
  readonly select: (task: JobType, historyId: string) => Promise<boolean>;
  /** Keeps the board as it is, without the results of the run; `undo` has them wait for an answer again. */
  readonly discard: (requestGroupId: string, undo?: boolean) => Promise<boolean>;
  /** Which command is on its way. */
  readonly busy: "start" | "pause" | "finish" | "select" | "discard" | undefined;
  readonly error: CombinedError | undefined;
  readonly dismissError: () => void;
}

/**
 * Everything one can order about a project's tasks. Each answers whether it went well, once the project shows what came
 * of it: until then nothing else is ordered.
 * A result that was taken is the current version from then on: `onTaken` brings the address there.
 */
export function useRunCommands(
  id: string,
  {
    reload,
    onTaken,
    onOrder,
    onStart = async () => true,
  }: {
    reload: () => Promise<void>;
    onTaken: () => void;
    /** Before a request on the stored board. False: not now, and the reason was shown. */
    onOrder: (order: "start" | "select") => Promise<boolean>;
    /** Before a run starts: shows what it removes. False: it must not start. */
    onStart?: (task: JobType, told: Told | PlacementTold) => Promise<boolean>;
  },
): RunCommands {
  const client = useClient();
  const [busy, setBusy] = useState<RunCommands["busy"]>();
  const [error, setError] = useState<CombinedError>();

  const perform = async (
    command: NonNullable<RunCommands["busy"]>,
    work: () => Promise<{ error?: CombinedError | undefined }>,
    onDone: () => void = () => undefined,
  ) => {
    setBusy(command);
    setError(undefined);
    if ((command === "start" || command === "select") && !(await onOrder(command))) {
      setBusy(undefined);
      return false;
    }
    const { error: failure } = await work();
    setError(failure);
    if (failure === undefined) onDone();
    await reload();
    setBusy(undefined);
    return failure === undefined;
  };

  return {
    busy,
    error,
    dismissError: () => setError(undefined),
    start: async (task: JobType, told: Told | PlacementTold = {}, { isAgreed }: Consent = { isAgreed: false }) =>
      (isAgreed || (await onStart(task, told))) &&
      perform("start", () =>
        task === "PLACEMENT"
          ? client.mutation(RequestPlacementDocument, { input: { id, ...told } }).toPromise()
          : client.mutation(RequestRoutingDocument, { input: { id, ...told } }).toPromise(),
      ),
    discard: (requestGroupId, undo = false) =>
      perform("discard", () =>
        client.mutation(DiscardResultDocument, { input: { id, requestGroupId, undo } }).toPromise(),
      ),
    pause: (requestGroupId) =>
      perform("pause", () =>
        client.mutation(PauseRunDocument, { input: { projectId: id, requestGroupId } }).toPromise(),
      ),
    finish: (requestGroupId) =>
      perform("finish", () =>
        client.mutation(FinishRoutingDocument, { input: { projectId: id, requestGroupId } }).toPromise(),
      ),
    select: (task, historyId) =>
      perform(
        "select",
        () =>
          task === "PLACEMENT"
            ? client.mutation(SelectPlacementDocument, { input: { id, historyId } }).toPromise()
            : client.mutation(SelectRoutingDocument, { input: { id, historyId } }).toPromise(),
        onTaken,
      ),
  };
}
