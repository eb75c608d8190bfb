import { useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  type FootprintEntryFragment,
  type FootprintSearchInput,
  SearchFootprintsDocument,
} from "../graphql/generated/documents.ts";

export interface FootprintSearch {
  readonly words: string;
  readonly pads: string;
  readonly pitch: string;
  readonly width: string;
  readonly height: string;
}

export const NO_SEARCH: FootprintSearch = { words: "", pads: "", pitch: "", width: "", height: "" };

export type FoundFootprints =
  | { readonly status: "idle" | "searching" }
  | { readonly status: "failed"; readonly error: CombinedError }
  | {
      readonly status: "found";
      readonly total: number;
      /** Whether the server has KiCad's libraries. */
      readonly hasOfficial: boolean;
      readonly entries: readonly FootprintEntryFragment[];
    };

/** How long somebody types on before it is searched. */
const PAUSE_MS = 150;

/** Searches as somebody types; the last answer stays until the next one is there. */
export function useFootprintSearch(search: FootprintSearch): FoundFootprints {
  const client = useClient();
  const [found, setFound] = useState<FoundFootprints>({ status: "idle" });
  const input = inputOf(search);
  const key = input ? JSON.stringify(input) : undefined;
  useEffect(() => {
    if (key === undefined) {
      setFound({ status: "idle" });
      return;
    }
    let wanted = true;
    setFound((before) => (before.status === "found" ? before : { status: "searching" }));
    const timer = setTimeout(() => {
      client
        .query(SearchFootprintsDocument, { input: JSON.parse(key) as FootprintSearchInput })
        .toPromise()
        .then(({ data, error }) => {
          if (!wanted) return;
          if (data) {
            const { total, officialCount, nodes } = data.footprintSearch;
            setFound({ status: "found", total, hasOfficial: officialCount > 0, entries: nodes });
          } else if (error) setFound({ status: "failed", error });
        });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, key]);
  return found;
}

/** Undefined where nothing is searched for yet. A field that is no number is passed over while it is typed. */
export function inputOf({ words, pads, pitch, width, height }: FootprintSearch): FootprintSearchInput | undefined {
  const [padCount, pitchMm, widthMm, heightMm] = [pads, pitch, width, height].map(readNumber);
  const input: FootprintSearchInput = {
    ...(words.trim() !== "" && { words: words.trim().slice(0, 200) }),
    ...(padCount !== undefined && { pads: Math.round(padCount) }),
    ...(pitchMm !== undefined && { pitchMm }),
    ...(widthMm !== undefined && heightMm !== undefined && { bodyMm: { width: widthMm, height: heightMm } }),
  };
  return Object.keys(input).length > 0 ? { ...input, size: 50 } : undefined;
}

/** Greater than 0 and below a metre; a comma is a decimal point. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(",", ".");
  const value = Number(trimmed);
  return /^\d+(\.\d*)?$/.test(trimmed) && value > 0 && value < 1000 ? value : undefined;
}
