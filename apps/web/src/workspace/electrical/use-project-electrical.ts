import { type ElectricalSettings, pinMapRows, readElectricalSettings } from "@tracewright/board";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { askAgain } from "../../graphql/ask-again.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  type ElectricalRulesFieldsFragment,
  ProjectElectricalRulesDocument,
  SaveElectricalRulesDocument,
} from "../../graphql/generated/documents.ts";
import { useReadingErrorText } from "../../graphql/use-reading-error-text.ts";
import type { Project } from "../../open-project/use-project.ts";
import { showToast } from "../../toasts/show-toast.ts";

const CONFLICT = 409;

interface Kept {
  readonly version: number;
  readonly settings: ElectricalSettings;
}

/**
 * Electrical rules of a project that has no board to keep them. A change is shown at once and saved after those before
 * it; one that is refused is taken back, and what others saved is shown.
 */
export function useProjectElectrical({ id, updatedAt }: Project): {
  /** Undefined: still loading. */
  readonly settings: ElectricalSettings | undefined;
  readonly change: (next: (settings: ElectricalSettings) => ElectricalSettings) => void;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useReadingErrorText();
  const [settings, setSettings] = useState<ElectricalSettings>();
  const [failed, setFailed] = useState(false);
  const kept = useRef<Kept>(undefined);
  const asked = useRef(0);
  const saving = useRef<Promise<void>>(undefined);
  const pending = useRef(0);

  const show = useCallback((stored: Kept) => {
    kept.current = stored;
    // Equal settings stay the same object: the schematic is not checked again.
    setSettings((before) =>
      before && JSON.stringify(before) === JSON.stringify(stored.settings) ? before : stored.settings,
    );
  }, []);
  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const isNewest = () => question === asked.current && pending.current === 0;
    const answer = await askAgain(
      () =>
        client.query(ProjectElectricalRulesDocument, { input: { id } }, { requestPolicy: "network-only" }).toPromise(),
      isNewest,
    );
    if (answer === undefined || !isNewest()) return;
    setFailed(answer.data === undefined);
    if (answer.data) show(read(answer.data.edaProjectElectricalRules));
  }, [client, id, show]);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed project may have other rules
  useEffect(() => void load(), [load, updatedAt]);

  const change = useCallback(
    (next: (settings: ElectricalSettings) => ElectricalSettings) => {
      if (!kept.current) return;
      asked.current += 1;
      pending.current += 1;
      setSettings((before) => before && next(before));
      saving.current = (saving.current ?? Promise.resolve()).then(async () => {
        const { version, settings } = kept.current ?? { version: 0, settings: readElectricalSettings(undefined) };
        const input = { id, version, ...written(next(settings)) };
        const { data, error } = await client.mutation(SaveElectricalRulesDocument, { input }).toPromise();
        pending.current -= 1;
        if (data) {
          const saved = read(data.saveEdaProjectElectricalRules);
          if (pending.current === 0) show(saved);
          else kept.current = saved;
          return;
        }
        if (error) {
          const isStale = errorCode(error) === CONFLICT;
          showToast(isStale ? t("electrical.stale") : errorText(error).sentence, "danger");
        }
        setSettings(kept.current?.settings);
        await load();
      });
    },
    [client, id, show, load, t, errorText],
  );
  return { settings, change, failed, retry: () => void load() };
}

function read({ version, severities, accepted, pinMap }: ElectricalRulesFieldsFragment): Kept {
  const settings = readElectricalSettings({
    severities: Object.fromEntries(severities.map(({ rule, severity }) => [rule, severity])),
    accepted: Object.fromEntries(accepted.map(({ key, note }) => [key, note])),
    pinMap,
  });
  return { version, settings };
}

function written({ severities, accepted, pinMap }: ElectricalSettings) {
  return {
    severities: Object.entries(severities).map(([rule, severity]) => ({ rule, severity })),
    accepted: Object.entries(accepted).map(([key, note]) => ({ key, note })),
    pinMap: pinMap ? [...pinMapRows(pinMap)] : null,
  };
}
