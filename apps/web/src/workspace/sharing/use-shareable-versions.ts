import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { formatDate } from "../../format/format-date.ts";
import type { HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { fetchHistory } from "../history/fetch-history.ts";
import { wordEntry } from "../history/word-entry.ts";

/** Of the history; older versions are shared from a project that goes back to them. */
const PAGES = 2;

export interface NumberedVersion {
  readonly m: number;
  readonly r: number;
}

export interface ShareableVersion {
  /** Of its history entry. */
  readonly id: string;
  readonly label: string;
  /** Undefined: a result of a run. */
  readonly version: NumberedVersion | undefined;
}

/** The newest versions and results of a project that a link can show. */
export function useShareableVersions(projectId: string): readonly ShareableVersion[] {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const [entries, setEntries] = useState<readonly HistoryEntryFragment[]>([]);
  useEffect(() => {
    let isWanted = true;
    void fetchHistory(client, projectId, { pages: PAGES, isWanted: () => isWanted }).then(({ loaded }) => {
      if (loaded) setEntries(loaded.entries);
    });
    return () => {
      isWanted = false;
    };
  }, [client, projectId]);
  return useMemo(
    () =>
      entries.map((entry) => {
        const { title, detail } = wordEntry(entry, t);
        const words = detail ? `${title}, ${detail}` : title;
        const version = entry.isVersion ? [formatVersion(entry)] : [];
        const numbers = { m: entry.majorVersion, r: entry.revisionVersion };
        return {
          id: entry.id,
          version: entry.isVersion ? numbers : undefined,
          label: [...version, words, formatDate(entry.createdAt, i18n.language)].join(" · "),
        };
      }),
    [entries, t, i18n.language],
  );
}
