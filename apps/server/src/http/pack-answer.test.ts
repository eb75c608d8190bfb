import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packAnswer } from "./pack-answer.ts";

const LONG = JSON.stringify({ data: { names: Array.from({ length: 200 }, (_, at) => `block ${at}`) } });
const answerOf = (body: string, type = "application/graphql-response+json; charset=utf-8") =>
  new Response(body, { status: 202, headers: { "content-type": type } });

describe("the answer of an operation", () => {
  it("is compressed where it is long and the caller takes it, with its length", async () => {
    const packed = await packAnswer(answerOf(LONG), "gzip, deflate");
    const bytes = new Uint8Array(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(LONG);
    expect(packed.status).toBe(202);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(bytes.byteLength),
      vary: "Accept-Encoding",
    });
  });

  it.each([
    ["short", "{}", "gzip"],
    ["for a caller who takes no compressed ones", LONG, "identity"],
    ["for a caller who does not say", LONG, undefined],
  ])("goes out as it is where it is %s", async (_, body, accepted) => {
    const packed = await packAnswer(answerOf(body, "application/json"), accepted);
    expect(packed.headers.get("content-encoding")).toBeNull();
    expect(packed.headers.get("content-length")).toBe(String(body.length));
    expect(await packed.text()).toBe(body);
  });

  it("stays a stream where it is none of JSON", async () => {
    const stream = answerOf("data: {}\n\n", "text/event-stream");
    expect(await packAnswer(stream, "gzip")).toBe(stream);
  });
});
