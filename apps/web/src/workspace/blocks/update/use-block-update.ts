import type { BlockDifference, UpdateObjection, UpdateRemark } from "@tracewright/blocks";
import { useCallback, useEffect, useRef, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  BlockUpdateDocument,
  type BlockUpdateQuery,
  TakeBlockVersionDocument,
} from "../../../graphql/generated/documents.ts";
import type { OnOrder } from "../../editing/use-saved-first.ts";

type Answer = BlockUpdateQuery["edaProjectBlockUpdate"];

export interface ComparedUse {
  readonly groupId: string;
  readonly name: string;
  readonly objections: readonly UpdateObjection[];
  readonly remarks: readonly UpdateRemark[];
}

export interface ComparedVersion extends Omit<Answer, "changes" | "uses"> {
  readonly changes: readonly BlockDifference[];
  readonly uses: readonly ComparedUse[];
}

export type BlockUpdateState =
  | { readonly status: "comparing" | "unsaved" }
  | { readonly status: "compared"; readonly compared: ComparedVersion }
  | { readonly status: "failed"; readonly error: CombinedError };

/** Compares a newer version of a block with the stored board, for the uses that are chosen, and takes it. */
export function useBlockUpdate(
  { projectId, document }: { readonly projectId: string; readonly document: string },
  { groupIds, onOrder }: { readonly groupIds: readonly string[] | undefined; readonly onOrder: OnOrder },
) {
  const client = useClient();
  // Another function on every rendering, which saves the same board.
  const order = useRef(onOrder);
  order.current = onOrder;
  const [state, setState] = useState<BlockUpdateState>({ status: "comparing" });
  const [round, setRound] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<CombinedError>();
  const asked = JSON.stringify({ projectId, document, groupIds, round });

  useEffect(() => {
    const wanted: { projectId: string; document: string; groupIds?: string[] } = JSON.parse(asked);
    let isWanted = true;
    setRefusal(undefined);
    const compare = async () => {
      // What is compared is the stored board.
      if (!(await order.current("asItIs"))) {
        if (isWanted) setState({ status: "unsaved" });
        return;
      }
      const input = { id: wanted.projectId, document: wanted.document, groupIds: wanted.groupIds ?? null };
      const { data, error } = await client
        .query(BlockUpdateDocument, { input }, { requestPolicy: "network-only" })
        .toPromise();
      if (!isWanted) return;
      if (error) setState({ status: "failed", error });
      else if (data) setState({ status: "compared", compared: data.edaProjectBlockUpdate as ComparedVersion });
    };
    void compare();
    return () => {
      isWanted = false;
    };
  }, [client, asked]);

  /** True: the uses have the version, and the board with it is on its way. */
  const take = async ({ toVersion, boardHash, uses }: ComparedVersion): Promise<boolean> => {
    setTaking(true);
    setRefusal(undefined);
    let isTaken = false;
    if (await order.current("newVersion", "takeVersion")) {
      const possible = uses.filter(({ objections }) => objections.length === 0).map(({ groupId }) => groupId);
      const input = { id: projectId, document, groupIds: possible, versionNumber: toVersion, boardHash };
      const { data, error } = await client.mutation(TakeBlockVersionDocument, { input }).toPromise();
      if (error) {
        setRefusal(error);
        await order.current("nothing");
      }
      isTaken = data != null && !error;
    }
    setTaking(false);
    return isTaken;
  };
  return { state, isTaking, refusal, take, compareAgain: useCallback(() => setRound((before) => before + 1), []) };
}
