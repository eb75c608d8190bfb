import { useQuery } from "urql";
import { type FootprintEntryFragment, FootprintRecordsDocument } from "../graphql/generated/documents.ts";

interface UploadedFootprints {
  readonly entries: readonly FootprintEntryFragment[];
  /** Of files that cannot be read. */
  readonly problems: readonly string[];
  readonly isReading: boolean;
}

const NONE: UploadedFootprints = { entries: [], problems: [], isReading: false };

/** What the uploads hold in footprints; asked for once somebody looks. */
export function useUploadedFootprints(fileUrls: readonly string[]): UploadedFootprints {
  const [{ data, error, fetching }] = useQuery({
    query: FootprintRecordsDocument,
    variables: { input: { names: [], fileUrls: [...fileUrls] } },
    pause: fileUrls.length === 0,
  });
  if (fileUrls.length === 0) return NONE;
  if (error) return { entries: [], problems: [error.graphQLErrors[0]?.message ?? error.message], isReading: false };
  const records = data?.footprintRecords;
  return {
    entries: records?.inFiles ?? [],
    problems: records?.problems.map(({ message }) => message) ?? [],
    isReading: fetching,
  };
}
