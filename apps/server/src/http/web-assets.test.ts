import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takesGzip, WebAssets } from "./web-assets.ts";

const SCRIPT = "const pads = 1;\n".repeat(400);
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-web-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/a-1.js"), SCRIPT);
  await writeFile(join(directory, "assets/short-1.js"), "1");
  await writeFile(join(directory, "secret.txt"), SCRIPT);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe("files under /assets/", () => {
  it("go out compressed to who takes it, and as they are to who does not", async () => {
    const assets = new WebAssets(directory);
    const compressed = await assets.read("/assets/a-1.js", "gzip, deflate, br");
    expect(compressed?.encoding).toBe("gzip");
    expect(gunzipSync(compressed!.body).toString()).toBe(SCRIPT);
    const plain = await assets.read("/assets/a-1.js", undefined);
    expect(plain?.encoding).toBeUndefined();
    expect(new TextDecoder().decode(plain?.body)).toBe(SCRIPT);
    expect((await assets.read("/assets/short-1.js", "gzip"))?.encoding).toBeUndefined();
  });

  it("are read once: what has gone from the folder is still there for pages that are open", async () => {
    const assets = new WebAssets(directory);
    await writeFile(join(directory, "assets/old-1.js"), SCRIPT);
    await assets.read("/assets/old-1.js", "gzip");
    await rm(join(directory, "assets/old-1.js"));
    expect(await assets.read("/assets/old-1.js", "gzip")).toMatchObject({ encoding: "gzip" });
  });

  it("a name that was not there is found once it is, and nothing outside of the folder ever", async () => {
    const assets = new WebAssets(join(directory, "assets"));
    expect(await assets.read("/late-1.js", "gzip")).toBeUndefined();
    await writeFile(join(directory, "assets/late-1.js"), SCRIPT);
    expect(await assets.read("/late-1.js", "gzip")).toMatchObject({ encoding: "gzip" });
    expect(await assets.read("/../secret.txt", "gzip")).toBeUndefined();
    expect(await assets.read("/a\0.js", "gzip")).toBeUndefined();
  });
});

it.each([
  ["gzip", true],
  ["gzip, deflate, br, zstd", true],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", true],
  ["GZIP", true],
  ["gzip;q=0", false],
  ["br", false],
  ["x-gzip", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %j takes gzip: %s", (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});
