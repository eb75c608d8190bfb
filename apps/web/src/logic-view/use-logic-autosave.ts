import type { Logic } from "@tracewright/logic";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import type { CallFailure } from "../graphql/call-failure.ts";
import { errorCode } from "../graphql/error-signs.ts";
import { UpdateLogicDocument } from "../graphql/generated/documents.ts";
import { loadLogic } from "./load-logic.ts";
import type { LogicEditor } from "./logic-editor.ts";

const PAUSE_MS = 1_500;
const CONFLICT = 409;

export interface LogicVersion {
  readonly id: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}

export type LogicSaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "waiting" | "saving" }
  /** Somebody else changed the same: what is here is not saved until the newest is loaded. */
  | { readonly kind: "conflict"; readonly error: CallFailure }
  | { readonly kind: "failed"; readonly error: CallFailure };

/**
 * Saves what is edited a moment after the last change, as the next revision. What others saved since is merged by the server and
 * comes back; where both changed the same, a person decides.
 */
export function useLogicAutosave(
  editor: LogicEditor,
  version: LogicVersion,
): {
  readonly state: LogicSaveState;
  readonly saveNow: () => Promise<void>;
  readonly onLoaded: (version: LogicVersion) => void;
} {
  const client = useClient();
  const base = useRef(version);
  const saved = useRef<Logic>(editor.read().logic);
  const sending = useRef<Promise<void>>(undefined);
  const [state, setState] = useState<LogicSaveState>({ kind: "saved" });

  const send = useCallback(async () => {
    const { logic } = editor.read();
    if (logic === saved.current) return setState({ kind: "saved" });
    setState({ kind: "saving" });
    const { data, error } = await client
      .mutation(UpdateLogicDocument, { input: { ...base.current, logic } })
      .toPromise();
    const answer = data?.updateEdaProjectLogic;
    if (error || !answer) {
      const failure = error as CallFailure;
      return setState({ kind: errorCode(failure) === CONFLICT ? "conflict" : "failed", error: failure });
    }
    const { majorVersion, revisionVersion } = answer;
    base.current = { ...base.current, majorVersion, revisionVersion };
    saved.current = logic;
    if (answer.isMerged && answer.logicDocumentUrl) {
      const merged = await loadLogic(answer.logicDocumentUrl);
      if (editor.read().logic === logic) {
        saved.current = merged.logic;
        editor.replace(merged.logic, merged.book);
      }
    }
    setState({ kind: editor.read().logic === saved.current ? "saved" : "waiting" });
  }, [client, editor]);

  const saveNow = useCallback(async () => {
    await sending.current;
    sending.current = send();
    await sending.current;
  }, [send]);

  useEffect(() => {
    let timer: number | undefined;
    const stop = editor.subscribe(() => {
      if (editor.read().logic === saved.current) return;
      setState((before) => (before.kind === "conflict" ? before : { kind: "waiting" }));
      clearTimeout(timer);
      timer = window.setTimeout(() => void saveNow(), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor, saveNow]);

  const onLoaded = useCallback(
    (newest: LogicVersion) => {
      base.current = newest;
      saved.current = editor.read().logic;
      setState({ kind: "saved" });
    },
    [editor],
  );
  return { state, saveNow, onLoaded };
}
