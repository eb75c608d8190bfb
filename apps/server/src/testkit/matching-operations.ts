import { expect, vi } from "vitest";
import type { Client, NamedFile } from "./client.ts";

const PART = `key kind name prefix type category matchStatus datasheetUrl isConfirmed svgString
  reasons { code facts }
  question { value footprint padNumbers pins { number name } }
  match { id source confidence name package corrected pins { number name type evidence { page box } } supply { name least typical most } }
  candidates { id name }
  datasheetMatching { datasheetMatchingId status errorCode isRetryable reason { code } }`;

const LIST = `query ($input: EdaProjectPartMatchListV2Input!) {
  edaProjectPartMatchListV2(input: $input) { status failure parts { ${PART} } } }`;
export const REQUEST_DATASHEET = `mutation ($input: RequestDatasheetMatchingInput!) {
  requestDatasheetMatching(input: $input) { datasheetMatchingId partPrefix partName } }`;
export const DELETE_MATCH = `mutation ($input: DeleteEdaProjectPartMatchInfoV2Input!) {
  deleteEdaProjectPartMatchInfoV2(input: $input) { success } }`;
export const CONFIRM_MATCH = `mutation ($input: ConfirmEdaProjectPartMatchInput!) {
  confirmEdaProjectPartMatch(input: $input) { ${PART} } }`;
export const REQUEST_MATCHING = `mutation ($input: RequestEdaProjectPartMatchingInput!) {
  requestEdaProjectPartMatching(input: $input) { success } }`;

export interface ListedMatch {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly matchStatus: string;
  readonly datasheetUrl: string | null;
  readonly isConfirmed: boolean;
  readonly svgString: string | null;
  readonly reasons: readonly { readonly code: string }[];
  readonly question: { readonly padNumbers: readonly string[] };
  readonly match: {
    readonly source: string;
    readonly package: string;
    readonly corrected: readonly string[];
    readonly pins: readonly {
      readonly number: string;
      readonly name: string;
      readonly type: string | null;
      readonly evidence: { readonly page: number } | null;
    }[];
  } | null;
  readonly datasheetMatching: {
    readonly status: string;
    readonly errorCode: number | null;
    readonly isRetryable: boolean;
    readonly reason: { readonly code: string } | null;
  } | null;
}

export interface MatchListing {
  readonly status: string;
  readonly failure: string | null;
  readonly parts: readonly ListedMatch[];
}

export async function listMatches(client: Client, id: string): Promise<MatchListing> {
  return (await client.get(LIST, { id })).edaProjectPartMatchListV2;
}

/** The list once the parts of the project have been matched. */
export async function waitForMatches(client: Client, id: string): Promise<MatchListing> {
  return vi.waitFor(
    async () => {
      const listing = await listMatches(client, id);
      expect(["COMPLETE", "FAIL"]).toContain(listing.status);
      return listing;
    },
    { timeout: 120_000, interval: 100 },
  );
}

export async function findMatch(client: Client, id: string, name: string): Promise<ListedMatch> {
  const found = (await listMatches(client, id)).parts.find((part) => part.name === name);
  if (found === undefined) throw new Error(`the project has no part ${name}`);
  return found;
}

/** Uploads a datasheet, has it read for a part, and waits for the end of that. */
export async function readDatasheetFor(
  client: Client,
  id: string,
  name: string,
  file: NamedFile,
): Promise<ListedMatch> {
  const { key } = await findMatch(client, id, name);
  const [fileUrl] = await client.upload([file]);
  await client.get(REQUEST_DATASHEET, { id, key, fileUrl });
  await vi.waitFor(
    async () => expect((await findMatch(client, id, name)).datasheetMatching?.status).not.toBe("PROGRESS"),
    { timeout: 120_000, interval: 100 },
  );
  return findMatch(client, id, name);
}
