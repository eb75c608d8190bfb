import type { IntentStatement } from "@tracewright/board";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CombinedError, useClient } from "urql";
import { askAgain } from "../../graphql/ask-again.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  type IntentStatementInput,
  ProjectIntentsDocument,
  type ProjectIntentsFieldsFragment,
  RemoveIntentsDocument,
  ResetIntentsDocument,
  RestoreIntentsDocument,
  SayIntentDocument,
} from "../../graphql/generated/documents.ts";
import { useReadingErrorText } from "../../graphql/use-reading-error-text.ts";
import type { Project } from "../../open-project/use-project.ts";
import { showToast } from "../../toasts/show-toast.ts";

const CONFLICT = 409;

export interface IntentCommands {
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
  readonly restore: (ids: readonly string[]) => Promise<boolean>;
  /** Takes back what was said by hand. */
  readonly reset: (ids: readonly string[]) => Promise<boolean>;
  /** Says something new, or an intent that there is in another way. */
  readonly say: (statement: IntentStatement, corrects?: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** A project's intents and their actions. Failures are shown in a toast; changes of others are fetched first. */
export function useIntents(project: Project): {
  intents: ProjectIntentsFieldsFragment | undefined;
  failure: CombinedError | undefined;
  retry: () => void;
  commands: IntentCommands;
} {
  const { id, boardDocumentUrl, circuitDocumentUrl, updatedAt } = project;
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useReadingErrorText();
  const [intents, setIntents] = useState<ProjectIntentsFieldsFragment>();
  const [failure, setFailure] = useState<CombinedError>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    setFailure(undefined);
    const answer = await askAgain(
      () => client.query(ProjectIntentsDocument, { input: { id } }, { requestPolicy: "network-only" }).toPromise(),
      // What was asked or changed since then knows more.
      () => question === asked.current,
    );
    if (answer === undefined) return;
    if (answer.data) setIntents(answer.data.edaProjectIntents);
    else setFailure(answer.error);
  }, [client, id]);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has other intents, as may a changed project
  useEffect(() => void load(), [load, boardDocumentUrl, circuitDocumentUrl, updatedAt]);

  const perform = async (
    work: (
      version: number,
    ) => Promise<{ shown: ProjectIntentsFieldsFragment | undefined; error: CombinedError | undefined }>,
  ): Promise<boolean> => {
    if (!intents) return false;
    setBusy(true);
    const { shown, error } = await work(intents.version);
    setBusy(false);
    if (shown) {
      asked.current += 1;
      setIntents(shown);
      return true;
    }
    const isStale = error !== undefined && errorCode(error) === CONFLICT;
    if (error) showToast(isStale ? t("intents.stale") : errorText(error).sentence, "danger");
    if (isStale) await load();
    return false;
  };

  const commands: IntentCommands = {
    isBusy,
    remove: (ids) =>
      perform(async (version) => {
        const input = { id, version, intentIds: [...ids] };
        const { data, error } = await client.mutation(RemoveIntentsDocument, { input }).toPromise();
        return { shown: data?.removeEdaProjectIntents, error };
      }),
    restore: (ids) =>
      perform(async (version) => {
        const input = { id, version, intentIds: [...ids] };
        const { data, error } = await client.mutation(RestoreIntentsDocument, { input }).toPromise();
        return { shown: data?.restoreEdaProjectIntents, error };
      }),
    reset: (ids) =>
      perform(async (version) => {
        const input = { id, version, intentIds: [...ids] };
        const { data, error } = await client.mutation(ResetIntentsDocument, { input }).toPromise();
        return { shown: data?.resetEdaProjectIntents, error };
      }),
    say: (statement, corrects) =>
      perform(async (version) => {
        const input = { id, version, statement: toInput(statement), ...(corrects !== undefined && { corrects }) };
        const { data, error } = await client.mutation(SayIntentDocument, { input }).toPromise();
        return { shown: data?.sayEdaProjectIntent, error };
      }),
  };
  return { intents, failure, retry: () => void load(), commands };
}

/** The model's kinds as the API spells them. */
const KINDS = {
  decoupling: "DECOUPLING",
  crystal: "CRYSTAL",
  "crystal-load": "CRYSTAL_LOAD",
  feedback: "FEEDBACK",
  esd: "ESD",
  series: "SERIES",
  near: "NEAR",
  "switching-loop": "SWITCHING_LOOP",
  group: "GROUP",
  edge: "EDGE",
  fixed: "FIXED",
  side: "SIDE",
  height: "HEIGHT",
  "height-limit": "HEIGHT_LIMIT",
} as const satisfies Record<IntentStatement["kind"], IntentStatementInput["kind"]>;

const SIDES = { front: "FRONT", back: "BACK" } as const;

function toInput(statement: IntentStatement): IntentStatementInput {
  const kind = KINDS[statement.kind];
  if (statement.kind === "height-limit") {
    const { side, most, area, unknown } = statement;
    const unknownHeights = unknown === "allowed" ? "ALLOWED" : "KEPT_OUT";
    return { kind, side: SIDES[side], height: most, unknownHeights, ...(area && { area: [...area] }) };
  }
  if (statement.kind === "height") return { kind, parts: [...statement.parts], height: statement.height };
  if (statement.kind === "side") return { kind, part: statement.part, side: SIDES[statement.side] };
  if ("links" in statement) return { kind, links: [...statement.links] };
  if ("pins" in statement) return { kind, pins: [...statement.pins], within: statement.within };
  if ("parts" in statement) return { kind, name: statement.name, parts: [...statement.parts] };
  return { kind, part: statement.part };
}
