import { Client, fetchExchange } from "urql";
import { expect, test } from "vitest";
import { sendEdits } from "./send-edits.ts";

const EDITS = { base: { majorVersion: 1, revisionVersion: 0, boardHash: "abc" }, patches: [] };

/** What becomes of a save that the server answers so. */
function answered(body: unknown) {
  const client = new Client({
    url: "http://server/graphql",
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => {
      if (body === undefined) throw new TypeError("Failed to fetch");
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    },
  });
  return sendEdits(client, "p", EDITS);
}
const WRONG = { message: "Edit 1: wrong.", words: { kind: "edit-outer-layers", facts: {} } };
const refused = (extensions: object) => ({ data: null, errors: [{ message: "no", extensions }] });

test.each([
  ["nothing", undefined, { kind: "unreachable" }],
  ["a fault", refused({ code: 500 }), { kind: "unreachable" }],
  ["an expired login", refused({ code: 1000 }), { kind: "unreachable" }],
  ["a full account", refused({ code: 400, storage: { heldBytes: 1, limitBytes: 1 } }), { kind: "accountFull" }],
  ["a full disk", refused({ code: 500, full: "disk" }), { kind: "diskFull" }],
  ["a run that goes on", refused({ code: 70009 }), { kind: "busy" }],
  [
    "a refusal",
    refused({ code: 400, reasons: ["Edit 1: wrong."], saidReasons: [WRONG] }),
    { kind: "refused", reasons: [WRONG] },
  ],
  [
    "a refusal of nothing in particular",
    refused({ code: 400 }),
    { kind: "refused", reasons: [{ message: "no", words: null }] },
  ],
  [
    "409",
    refused({ code: 409, conflicts: [], reasons: [WRONG.message], saidReasons: [WRONG] }),
    { kind: "conflict", conflicts: [], reasons: [WRONG] },
  ],
  [
    "a new version",
    {
      data: {
        updateEdaProjectLayout: {
          majorVersion: 1,
          revisionVersion: 1,
          boardDocumentUrl: "/documents/p/def",
          isMerged: true,
          changedSince: null,
        },
      },
    },
    { kind: "saved", version: { majorVersion: 1, revisionVersion: 1, boardHash: "def" }, isMerged: true },
  ],
])("%s is told as what it is", async (_, body, outcome) => {
  expect(await answered(body)).toEqual(outcome);
});
