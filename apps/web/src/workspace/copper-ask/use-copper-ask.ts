import { type Board, type CopperCount, isNothing } from "@tracewright/board";
import { type RefObject, useState } from "react";
import type { JobType } from "../../graphql/generated/documents.ts";
import type { PlacementTold, Told } from "../use-run-commands.ts";
import { copperAtStake } from "./copper-at-stake.ts";

/** A run that waits for a yes to what it takes away. */
export interface AskedCopper {
  readonly task: JobType;
  readonly count: CopperCount;
  readonly answer: (goesOn: boolean) => void;
}

export interface CopperAsk {
  /** True at once where a run takes nothing away, or else when a person says so. */
  readonly ask: (task: JobType, told: Told | PlacementTold) => Promise<boolean>;
  readonly asked: AskedCopper | undefined;
}

/** Has people say yes to what a run removes before it starts, wherever it is started from. */
export function useCopperAsk(board: RefObject<Board | undefined>): CopperAsk {
  const [asked, setAsked] = useState<AskedCopper>();
  return {
    asked,
    ask: async (task, told) => {
      if (!board.current) return true;
      const count = copperAtStake(board.current, task, told);
      if (isNothing(count)) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAsked({
        task,
        count,
        answer: (goesOn) => {
          setAsked(undefined);
          resolve(goesOn);
        },
      });
      return promise;
    },
  };
}
