import { useEffect, useState } from "react";
import type { CombinedError } from "urql";
import { type Reel, usualReel, withReels } from "../../../assembly/reel-rows.ts";
import { useAssemblyChoice } from "../../../assembly/use-assembly-choice.ts";
import type { Project } from "../../../open-project/use-project.ts";

export interface ReelChecks {
  /** Undefined until what is decided is read. */
  readonly reelOf: ((partNumber: string) => Reel) | undefined;
  /** Kept at once; while the network is away it waits, and the page says so. */
  readonly change: (reel: Reel) => void;
  readonly isKept: boolean;
  readonly failure: CombinedError | undefined;
  /** Reloads decisions of others and reapplies pending ones. */
  readonly retry: () => void;
}

/** What is decided of suppliers' parts, changed one by one and kept without a button. */
export function useReelChecks(project: Project): ReelChecks {
  const { choice, failure, isBusy, load, save } = useAssemblyChoice(project);
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Reel>>(new Map());
  useEffect(() => {
    if (!choice || isBusy || failure || waiting.size === 0) return;
    void save({ reels: withReels(choice.reels, [...waiting.values()]) }).then((isKept) => {
      // What was changed while it was under way waits for the next.
      if (isKept) setWaiting((now) => new Map([...now].filter(([part, reel]) => waiting.get(part) !== reel)));
    });
  }, [choice, failure, isBusy, save, waiting]);
  const known = new Map(choice?.reels.map((reel) => [reel.partNumber, reel]));
  return {
    reelOf: choice && ((partNumber) => waiting.get(partNumber) ?? known.get(partNumber) ?? usualReel(partNumber)),
    change: (reel) => setWaiting((now) => new Map(now).set(reel.partNumber, reel)),
    isKept: waiting.size === 0,
    failure,
    retry: () => void load(),
  };
}
