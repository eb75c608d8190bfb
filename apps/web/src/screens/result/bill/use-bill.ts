import { useCallback, useEffect, useRef, useState } from "react";
import { type CombinedError, useClient, useQuery } from "urql";
import {
  type BillFieldsFragment,
  type ChooseEdaProjectPartInput,
  ChoosePartDocument,
  ProjectBillDocument,
  ReadSupplyDocument,
  UndoPartChoiceDocument,
} from "../../../graphql/generated/documents.ts";
import { useCurrency } from "../../../i18n/currency.ts";

export type Bill = BillFieldsFragment;
export type BillLine = Bill["billOfMaterials"][number];
export type PartDecision = Pick<ChooseEdaProjectPartInput, "lineId" | "kind" | "part">;

interface BillState {
  /** While another one loads, the one before stays. */
  readonly bill: Bill | undefined;
  readonly error: CombinedError | undefined;
  /** Suppliers are being asked. */
  readonly isAsking: boolean;
  /** A decision is being kept. */
  readonly isDeciding: boolean;
  readonly retry: () => void;
  readonly decide: (decision: PartDecision) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** The bill of materials of a version for a number of boards; lines that nobody was asked about yet are asked for. */
export function useBill(
  { id, majorVersion, revisionVersion }: { id: string; majorVersion: number; revisionVersion: number },
  boards: number,
): BillState {
  const client = useClient();
  const currency = useCurrency();
  const input = { id, majorVersion, revisionVersion, boards, currency };
  const [{ data, error }, execute] = useQuery({
    query: ProjectBillDocument,
    variables: { input },
    requestPolicy: "cache-and-network",
  });
  const [asked, setAsked] = useState<{ readonly key: string; readonly bill: Bill }>();
  const [isAsking, setAsking] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [failure, setFailure] = useState<CombinedError>();
  const last = useRef<Bill>(undefined);
  const key = JSON.stringify(input);
  const known = asked?.key === key ? asked.bill : data?.edaProjectResult;
  if (known) last.current = known;
  const bill = known ?? last.current;

  const isOpen = known !== undefined && known.openLines > 0 && known.supplyProblem === null;
  const openLines = known?.openLines;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as there are open lines, and each time there are fewer
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    setAsking(true);
    void client
      .mutation(ReadSupplyDocument, { input })
      .toPromise()
      .then(({ data: answer, error: refusal }) => {
        if (!isWanted) return;
        setAsking(false);
        if (answer) setAsked({ key, bill: answer.readEdaProjectSupply });
        setFailure(refusal);
      });
    return () => {
      isWanted = false;
      setAsking(false);
    };
  }, [client, key, isOpen, openLines]);

  const reload = useCallback(() => {
    setAsked(undefined);
    setFailure(undefined);
    execute({ requestPolicy: "network-only" });
  }, [execute]);
  const keep = async (sending: Promise<{ readonly error?: CombinedError | undefined }>) => {
    setDeciding(true);
    const { error: refusal } = await sending;
    setDeciding(false);
    reload();
    setFailure(refusal);
  };
  const version = bill?.choiceVersion ?? 0;
  return {
    bill,
    error: failure ?? error,
    isAsking,
    isDeciding,
    retry: reload,
    decide: (decision) =>
      keep(client.mutation(ChoosePartDocument, { input: { id, version, ...decision } }).toPromise()),
    undo: () => keep(client.mutation(UndoPartChoiceDocument, { input: { id, version } }).toPromise()),
  };
}
