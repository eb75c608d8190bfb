import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { datasheetPdf } from "../../testkit/datasheet-pdf.ts";
import { resistorSchematic, supplyBoard } from "../../testkit/kicad-files.ts";
import {
  CONFIRM_MATCH,
  DELETE_MATCH,
  findMatch,
  listMatches,
  REQUEST_DATASHEET,
  REQUEST_MATCHING,
  readDatasheetFor,
  waitForMatches,
} from "../../testkit/matching-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

/** U1 of the supply board has four pads in this order. */
const FITTING = datasheetPdf("regulator.pdf", "XY4711 Sensor", [
  { number: "1", name: "VDD", description: "Supply voltage" },
  { number: "2", name: "GND", description: "Ground" },
  { number: "3", name: "D", description: "Data input and output" },
  { number: "4", name: "VDDA", description: "Analog supply voltage" },
]);
const NOT_A_PDF = { name: "notpdf.pdf", bytes: Buffer.from("This only says that it is one.") };

let server: TestServer;
let owner: Client;
let stranger: Client;
/** A project of the owner's, that the tests work on one after the other. */
let id: string;
let foreign: string;
let projects = 0;
beforeAll(async () => {
  server = await startTestServer({ matchesParts: true });
  [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  [id, foreign] = [await newProject(owner), await newProject(stranger)];
});
afterAll(() => server.stop());

async function newProject(client: Client): Promise<string> {
  projects += 1;
  const created = await client.createProject(`Matching ${projects}`, [supplyBoard()], "PLACEMENT");
  await waitForMatches(client, created);
  return created;
}

test("the parts of a new project are matched without being asked for, each in one of the two ends", async () => {
  const { status, parts } = await listMatches(owner, id);
  expect(status).toBe("COMPLETE");
  expect(parts.map(({ name }) => name)).toEqual(["C1", "C2", "J1", "U1"]);
  expect(parts.find(({ name }) => name === "C1")).toMatchObject({
    matchStatus: "Matched",
    type: "100n",
    prefix: "C",
    category: "capacitor",
    match: { source: "GENERIC" },
    reasons: [],
  });
  expect(parts.find(({ name }) => name === "U1")).toMatchObject({ matchStatus: "NotMatched", match: null });
  for (const { svgString } of parts) expect(svgString).toMatch(/^<svg /);
});

test("of a schematic alone the symbol is drawn", async () => {
  const files = [resistorSchematic("chain", "Resistor_SMD:R_0805_2012Metric")];
  const created = await owner.createProject("Schematic alone", files, "PLACEMENT");
  const { parts } = await waitForMatches(owner, created);
  expect(parts).toMatchObject([{ name: "R1", matchStatus: "Matched", match: { source: "GENERIC" } }]);
  // The pins of a schematic's symbol, in their colour.
  expect(parts[0]?.svgString).toContain("#8c2f2f");
});

test("what is no PDF, no part or nobody's upload is refused by its number, and changes nothing", async () => {
  const { key } = await findMatch(owner, id, "U1");
  const [fake, real] = await owner.upload([NOT_A_PDF, FITTING]);
  const codeOf = async (input: object) =>
    (await owner.refusal(REQUEST_DATASHEET, { id, key, ...input })).extensions.code;
  expect(await codeOf({ fileUrl: fake })).toBe(70015);
  expect(await codeOf({ fileUrl: real, key: "nothing" })).toBe(70020);
  expect(await codeOf({ fileUrl: "/uploads/------------------------------------" })).toBe(404);
  const other = await findMatch(stranger, foreign, "U1");
  const taken = await stranger.refusal(REQUEST_DATASHEET, { id: foreign, key: other.key, fileUrl: real });
  expect(taken.extensions.code).toBe(404);
  const presigned = await owner.refusal(
    "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
    { fileName: "datasheet.docx", fileType: "DATASHEET" },
  );
  expect(presigned.extensions.code).toBe(70015);
  expect((await findMatch(owner, id, "U1")).matchStatus).toBe("NotMatched");
});

test("300 MB may be sent, one byte more is refused before it is", async () => {
  const { presignedUrlForFileUpload } = await owner.get(
    "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
    { fileName: "big.pdf", fileType: "DATASHEET" },
  );
  const announce = (bytes: number) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const call = request(new URL(presignedUrlForFileUpload.url, server.url), {
        method: "PUT",
        headers: { "content-length": bytes, cookie: owner.cookie },
      });
      call.on("response", (response) => {
        let body = "";
        response.on("data", (chunk) => (body += chunk));
        response.on("end", () => resolve({ status: response.statusCode, body }));
      });
      call.on("error", reject);
      call.flushHeaders();
      call.setTimeout(400, () => {
        resolve({ status: undefined, body: "is waited for" });
        call.destroy();
      });
    });
  const refused = await announce(314_572_801);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 70014, name: "DATASHEET_FILE_TOO_LARGE" });
  expect(await announce(314_572_800)).toEqual({ status: undefined, body: "is waited for" });
});

test("a datasheet without what is wanted ends with 70021 and a reason, and leaves the part as it was", async () => {
  const empty = datasheetPdf("empty.pdf", "Nothing about pins here", []);
  const part = await readDatasheetFor(owner, id, "U1", { ...empty, bytes: empty.bytes });
  expect(part).toMatchObject({
    matchStatus: "NotMatched",
    datasheetMatching: { status: "FAIL", errorCode: 70021, isRetryable: false },
  });
  const matched = await readDatasheetFor(owner, id, "C1", empty);
  expect(matched).toMatchObject({ matchStatus: "Matched", match: { source: "GENERIC" } });
});

test.each([
  ["two pins of one number", { pins: [1, 2].map(() => ({ number: "1", name: "A" })) }, "pins"],
  ["a pin without a number", { pins: [{ number: " ", name: "A" }] }, "pins"],
  ["a range that goes downwards", { supply: [{ name: "", least: 5, most: 3 }] }, "supply"],
  ["a range that says nothing", { supply: [{ name: "VDD" }] }, "supply"],
  ["more letters than a cell has", { package: "x".repeat(201) }, "package"],
  ["a candidate that the part does not have", { candidateId: "nobody" }, "candidateId"],
])("%s is refused at its field", async (_what, correction, field) => {
  const { key } = await findMatch(owner, id, "C1");
  const { extensions } = await owner.refusal(CONFIRM_MATCH, { id, key, ...correction });
  expect(extensions).toMatchObject({ code: 400, field });
});

test("a datasheet's pins become a proposal to be confirmed, with the page they stand on; live messages tell it", async () => {
  const socket = owner.openSocket();
  const told: { __typename: string; status?: string; partName?: string }[] = [];
  const subscribe = () =>
    socket.subscribe<{ notification: { content: (typeof told)[number] } }>(
      {
        query: `subscription ($input: NotificationInput!) { notification(input: $input) { content {
        __typename ... on Datasheet { status partName partPrefix partType percent projectId datasheetMatchingId errorCode message } } } }`,
        variables: { input: { service: "CIRCUIT_ARCHITECTURE" } },
      },
      { next: ({ data }) => data && told.push(data.notification.content), error: () => {}, complete: () => {} },
    );
  await server.listening(subscribe);
  const part = await readDatasheetFor(owner, id, "U1", FITTING);
  expect(part).toMatchObject({
    matchStatus: "NotMatched",
    isConfirmed: false,
    datasheetMatching: { status: "SUCCESS" },
  });
  expect(part.reasons.map(({ code }) => code)).toContain("reading-unconfirmed");
  expect(part.match?.source).toBe("DATASHEET");
  expect(part.match?.pins.map(({ number, name }) => `${number} ${name}`)).toEqual(["1 VDD", "2 GND", "3 D", "4 VDDA"]);
  expect(part.match?.pins.every(({ evidence }) => evidence?.page === 1)).toBe(true);
  await expect.poll(() => told.at(-1)).toMatchObject({ status: "SUCCESS", partName: "U1" });
  await socket.dispose();

  const whole = await owner.fetch(part.datasheetUrl ?? "");
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(FITTING.bytes);
  expect(whole.headers.get("content-disposition")).toMatch(/^attachment/);
  const head = await owner.fetch(part.datasheetUrl ?? "", { headers: { range: "bytes=0-4" } });
  expect([head.status, await head.text(), head.headers.get("content-range")]).toEqual([
    206,
    "%PDF-",
    `bytes 0-4/${FITTING.bytes.length}`,
  ]);
  expect((await stranger.fetch(part.datasheetUrl ?? "")).status).toBe(404);
});

test("a reading that nobody confirmed is not found in a later project", async () => {
  const later = await findMatch(owner, await newProject(owner), "U1");
  expect(later).toMatchObject({ matchStatus: "NotMatched", match: null });
});

test("what somebody confirmed or put right is found again in their later projects, and in nobody else's", async () => {
  const { key } = await findMatch(owner, id, "U1");
  const pins = [
    { number: "1", name: "VDD", type: "PowerIn" },
    { number: "2", name: "VSS", type: "PowerIn" },
    { number: "3", name: "DQ", type: "Bidirectional" },
    { number: "4", name: "VDDA", type: null },
  ];
  const { confirmEdaProjectPartMatch: confirmed } = await owner.get(CONFIRM_MATCH, {
    id,
    key,
    package: "SOT-143",
    pins,
    supply: [{ name: "VDD", least: 1.7, most: 5.25 }],
  });
  expect(confirmed).toMatchObject({ isConfirmed: true, match: { package: "SOT-143" } });
  expect(confirmed.match.corrected).toEqual(expect.arrayContaining(["package", "supply", "pin 2", "pin 3"]));
  const later = await findMatch(owner, await newProject(owner), "U1");
  expect(later).toMatchObject({ matchStatus: "Matched", match: { source: "EARLIER", package: "SOT-143" } });
  expect(later.match?.pins.map(({ name }) => name)).toEqual(["VDD", "VSS", "DQ", "VDDA"]);
  expect(later.datasheetUrl).toBe(confirmed.datasheetUrl);
  await stranger.get(REQUEST_MATCHING, { id: foreign });
  await waitForMatches(stranger, foreign);
  expect(await findMatch(stranger, foreign, "U1")).toMatchObject({ matchStatus: "NotMatched" });
});

test("a match is taken back once: then there is none any more", async () => {
  const { key } = await findMatch(owner, id, "C1");
  await owner.get(DELETE_MATCH, { id, key });
  expect(await findMatch(owner, id, "C1")).toMatchObject({ matchStatus: "NotMatched", match: null });
  expect((await owner.refusal(DELETE_MATCH, { id, key })).extensions.code).toBe(70008);
  expect((await owner.refusal(CONFIRM_MATCH, { id, key })).extensions.code).toBe(70008);
});

test("asked again, parts are matched anew that nobody has confirmed", async () => {
  expect((await findMatch(owner, id, "C1")).matchStatus).toBe("NotMatched");
  await owner.get(REQUEST_MATCHING, { id });
  const { parts } = await waitForMatches(owner, id);
  expect(parts.find(({ name }) => name === "C1")).toMatchObject({ matchStatus: "Matched", isConfirmed: false });
  expect(parts.find(({ name }) => name === "U1")).toMatchObject({ isConfirmed: true, match: { package: "SOT-143" } });
});
