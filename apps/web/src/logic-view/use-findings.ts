import type { OfferedBlock, RuleOutcome } from "@tracewright/logic";
import { useEffect, useState } from "react";
import { JudgeThread } from "./judge-in-thread.ts";
import type { LogicEditorState } from "./logic-editor.ts";
import { useOffers } from "./use-offers.ts";

/** What the rules say of what is edited, a moment after each change. */
export function useFindings({ logic, book }: LogicEditorState): {
  /** Undefined before the first answer. */
  readonly outcome: RuleOutcome | undefined;
  /** Blocks that fixes take. */
  readonly offers: readonly OfferedBlock[];
} {
  const [thread, setThread] = useState<JudgeThread>();
  const [outcome, setOutcome] = useState<RuleOutcome>();
  const hasErrors = outcome?.findings.some(({ severity }) => severity !== "note") ?? false;
  const offers = useOffers(hasErrors);
  useEffect(() => {
    const own = new JudgeThread();
    setThread(own);
    return () => own.end();
  }, []);
  useEffect(() => thread?.ask({ logic, book, offers }, setOutcome), [thread, logic, book, offers]);
  return { outcome, offers };
}
