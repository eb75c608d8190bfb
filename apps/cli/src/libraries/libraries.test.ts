import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommandLine } from "../run-command-line.ts";
import { sampleTar, sampleZip } from "./testing/sample-archives.ts";

const LICENCE = "CC-BY-SA 4.0, with an exception";
const footprint = (name: string) => `(footprint "${name}" (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu")))`;
const SOIC = "kicad-footprints-9.0.1/Package_SO.pretty/SOIC-8.kicad_mod";
const ENTRIES = {
  "kicad-footprints-9.0.1/LICENSE.md": LICENCE,
  "kicad-footprints-9.0.1/README.md": "not taken",
  [SOIC]: footprint("SOIC-8"),
  [`kicad-footprints-9.0.1/Resistor_SMD.pretty/R_${"long".repeat(24)}.kicad_mod`]: footprint("R"),
};
const TAR = gzipSync(sampleTar(ENTRIES));
const ZIP = sampleZip(ENTRIES);

let folder: string;
let data: string;
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];
let address: string;

beforeEach(async () => {
  // Nothing but the data folder: neither this machine's KiCad nor what the suite sets.
  vi.stubEnv("KICAD_LIBRARIES", "");
  vi.stubEnv("KICAD_LIBRARIES_URL", "");
  folder = mkdtempSync(join(tmpdir(), "tracewright-libraries-"));
  data = join(folder, "data");
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/footprints.tar.gz`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function run(words: readonly string[], interrupt?: { isAsked: () => boolean }) {
  const printed = { stdout: "", stderr: "" };
  const exitCode = await runCommandLine(["libraries", ...words, "--data", data], {
    stdout: (text) => {
      printed.stdout += text;
    },
    stderr: (text) => {
      printed.stderr += text;
    },
    terminal: false,
    columns: 80,
    ...(interrupt && { interrupt: { ...interrupt, begin: () => {}, end: () => {} } }),
  });
  return { exitCode, ...printed };
}

const given = (bytes: Uint8Array, name = "given.zip"): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const kept = (...names: string[]) => join(data, "libraries", "kicad", ...names);
const inLibraries = () => (existsSync(join(data, "libraries")) ? readdirSync(join(data, "libraries")) : []);

describe("libraries get", () => {
  it("shows the licence, brings the archive of an address, keeps its licence beside, and list tells where and how many", async () => {
    answer = (_, response) => response.end(TAR);
    const { exitCode, stdout, stderr } = await run(["get", "--from", address]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("2 footprints in 2 libraries")]);
    expect(stderr).toMatch(/CC-BY-SA 4\.0 with an exception.*waives article 3/s);
    expect(readFileSync(kept("LICENSE.md"), "utf8")).toBe(LICENCE);
    expect(readFileSync(kept("footprints", "Package_SO.pretty", "SOIC-8.kicad_mod"), "utf8")).toBe(footprint("SOIC-8"));
    expect(readdirSync(kept("footprints", "Resistor_SMD.pretty"))[0]).toHaveLength(2 + 96 + ".kicad_mod".length);
    expect(inLibraries()).toEqual(["kicad"]);

    const listed = await run(["list"]);
    expect(listed.stdout).toContain(`${kept("footprints")}  2 footprints in 2 libraries; from ${address}`);
    expect(listed.stdout).toMatch(/\d{3,} footprints of the Tracewright library/);
  });

  it("asks the address that KICAD_LIBRARIES_URL names where none is given", async () => {
    vi.stubEnv("KICAD_LIBRARIES_URL", address);
    answer = (_, response) => response.end(ZIP);
    expect((await run(["get"])).exitCode).toBe(0);
  });

  it("takes a zip or a tar.gz of this machine, and new libraries take the place of the old ones whole", async () => {
    expect((await run(["get", "--file", given(ZIP)])).exitCode).toBe(0);
    const other = gzipSync(sampleTar({ "Other.pretty/One.kicad_mod": footprint("One") }));
    const { exitCode, stdout } = await run(["get", "--file", given(other, "other.tar.gz")]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("brings no LICENSE file")]);
    expect(readdirSync(kept("footprints"))).toEqual(["Other.pretty"]);
  });

  it("brings footprints that a schematic finds by itself", async () => {
    const name = "Odd:Nobody_Knows_This";
    const archive = gzipSync(
      sampleTar({
        "Odd.pretty/Nobody_Knows_This.kicad_mod": footprint("x").replace(
          ")))",
          ') (pad "2" smd rect (at 2 0) (size 1 1) (layers "F.Cu")))',
        ),
      }),
    );
    await run(["get", "--file", given(archive, "odd.tar.gz")]);
    const schematic = join(folder, "odd.kicad_sch");
    const example = readFileSync(join(import.meta.dirname, "../../../../examples/blinker/blinker.kicad_sch"), "utf8");
    writeFileSync(schematic, example.replaceAll("Examples:R_Axial_P10.16mm", name));
    vi.stubEnv("DATA_DIR", data);
    let printed = "";
    const args = ["place", schematic, "-o", join(folder, "placed"), "--time", "1", "--json"];
    const quiet = { stderr: () => {}, terminal: false, columns: 80 };
    await runCommandLine(args, {
      ...quiet,
      stdout: (text) => {
        printed += text;
      },
    });
    const { footprints } = JSON.parse(printed).made as { footprints: { source: string; footprint: string }[] };
    expect(footprints.filter(({ source }) => source === "official")).not.toEqual([]);
  });

  it("refuses what has another checksum, and takes what has its own", async () => {
    const file = given(ZIP);
    const wrong = await run(["get", "--file", file, "--sha256", "0".repeat(64)]);
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(/has the SHA-256 [0-9a-f]{64}, not the required 0{64}/),
    ]);
    expect(inLibraries()).toEqual([]);
    const sum = /SHA-256 ([0-9a-f]{64})/.exec(wrong.stderr)?.[1] ?? "";
    expect((await run(["get", "--file", file, "--sha256", sum.toUpperCase()])).exitCode).toBe(0);
  });

  const bad: readonly (readonly [what: string, archive: () => Uint8Array, says: RegExp])[] = [
    [
      "a path that leaves the folder",
      () => sampleZip({ "a/../../x.pretty/b.kicad_mod": footprint("b") }),
      /is outside its folder/,
    ],
    [
      "an absolute path",
      () => gzipSync(sampleTar({ "/etc/x.pretty/b.kicad_mod": footprint("b") })),
      /is outside its folder/,
    ],
    ["a path of Windows", () => sampleZip({ "C:\\x.pretty\\b.kicad_mod": footprint("b") }), /is outside its folder/],
    [
      "what is no footprint",
      () => sampleZip({ "x.pretty/b.kicad_mod": "<html>" }),
      /x\.pretty\/b\.kicad_mod is not a footprint/,
    ],
    [
      "a footprint twice",
      () => gzipSync(sampleTar({ "a/x.pretty/b.kicad_mod": footprint("b"), "c/x.pretty/b.kicad_mod": footprint("b") })),
      /holds x\.pretty\/b\.kicad_mod twice/,
    ],
    ["no footprints", () => sampleZip({ "readme.md": "hello" }), /holds no footprint libraries/],
    ["a page instead of an archive", () => Buffer.from("<!DOCTYPE html>"), /neither a zip nor a tar\.gz/],
    ["a zip that was cut off", () => ZIP.subarray(0, ZIP.length - 30), /not whole/],
    ["a tar.gz that was cut off", () => TAR.subarray(0, TAR.length - 40), /damaged|not whole/],
    ["a gzip of something else", () => gzipSync(Buffer.alloc(2048, "x")), /holds no tar/],
    ["a file that unpacks to more than it says", () => lie(ZIP), /is damaged/],
  ];
  for (const [what, archive, says] of bad)
    it(`refuses ${what}, and leaves the libraries that were there`, async () => {
      await run(["get", "--file", given(ZIP, "good.zip")]);
      const { exitCode, stderr } = await run(["get", "--file", given(archive())]);
      expect([exitCode, stderr]).toEqual([2, expect.stringMatching(says)]);
      expect(inLibraries()).toEqual(["kicad"]);
      expect(existsSync(kept("footprints", "Package_SO.pretty", "SOIC-8.kicad_mod"))).toBe(true);
    });

  it("makes no link that an archive holds, and says so", async () => {
    const archive = gzipSync(sampleTar(ENTRIES, { "Package_SO.pretty/evil.kicad_mod": "/etc/passwd" }));
    const { exitCode, stdout } = await run(["get", "--file", given(archive, "links.tar.gz")]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("1 links or devices of the archive were left out")]);
    expect(readdirSync(kept("footprints", "Package_SO.pretty"))).toEqual(["SOIC-8.kicad_mod"]);
  });

  it("goes on where a download broke off, with the same file only", async () => {
    const cut = 200;
    let tag = '"one"';
    answer = (request, response) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? Number.NaN);
      if (request.headers["if-range"] === tag) {
        response.writeHead(206, {
          etag: tag,
          "content-length": TAR.length - from,
          "content-range": `bytes ${from}-${TAR.length - 1}/${TAR.length}`,
        });
        response.end(TAR.subarray(from));
      } else {
        response.writeHead(200, { etag: tag, "content-length": TAR.length });
        response.write(TAR.subarray(0, cut), () => setTimeout(() => response.destroy(), 50));
      }
    };
    const broken = await run(["get", "--from", address]);
    expect([broken.exitCode, broken.stderr]).toEqual([
      2,
      expect.stringMatching(/was interrupted.*to resume after 0\.0 MB/s),
    ]);
    // Another file meanwhile: from the beginning, and it breaks off again.
    tag = '"two"';
    expect((await run(["get", "--from", address])).exitCode).toBe(2);
    expect((await run(["get", "--from", address])).exitCode).toBe(0);
    expect(asked.map(({ headers }) => headers.range)).toEqual([undefined, `bytes=${cut}-`, `bytes=${cut}-`]);
    expect(inLibraries()).toEqual(["kicad"]);
  });

  it("leaves nothing half when it is canceled while it loads", async () => {
    let canceled = false;
    answer = (_, response) => {
      response.writeHead(200, { "content-length": TAR.length });
      response.write(TAR.subarray(0, 100), () => {
        canceled = true;
      });
    };
    const { exitCode, stdout } = await run(["get", "--from", address], { isAsked: () => canceled });
    expect([exitCode, stdout]).toEqual([
      1,
      "Canceled.\nThe libraries are as they were. Run the same command to start again.\n",
    ]);
    expect(inLibraries()).not.toContain("kicad");
    expect(inLibraries()).not.toContain("unfinished");
    answer = (_, response) => response.end(TAR);
    expect((await run(["get", "--from", address])).exitCode).toBe(0);
    expect(inLibraries()).toEqual(["kicad"]);
  });

  it("leaves nothing half when it is canceled while it unpacks", async () => {
    await run(["get", "--file", given(ZIP)]);
    let questions = 0;
    const { exitCode } = await run(["get", "--file", given(TAR, "again.tar.gz")], { isAsked: () => ++questions > 3 });
    expect([exitCode, inLibraries()]).toEqual([1, ["kicad"]]);
    expect(readFileSync(kept("source.json"), "utf8")).toContain("given.zip");
  });

  it("clears up after a process that was killed, and waits for one that works", async () => {
    mkdirSync(join(data, "libraries", "unfinished", "footprints"), { recursive: true });
    const lock = join(data, "libraries", "at-work");
    writeFileSync(lock, "999999999");
    expect((await run(["get", "--file", given(ZIP)])).exitCode).toBe(0);
    expect(inLibraries()).toEqual(["kicad"]);
    writeFileSync(lock, String(process.ppid));
    const { exitCode, stderr } = await run(["get", "--file", given(ZIP)]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`Process ${process.ppid} is at work`)]);
  });

  it("refuses addresses that are not of the web, that hold a password or lead on without end", async () => {
    for (const [from, says] of [
      ["file:///etc/passwd", /not an http or https address/],
      ["ftp://example.com/a.zip", /not an http or https address/],
      ["footprints.zip", /not an http or https address/],
      [address.replace("http://", "http://me:secret@"), /holds a user name or password/],
    ] as const) {
      const { exitCode, stderr } = await run(["get", "--from", from]);
      expect([exitCode, stderr]).toEqual([2, expect.stringMatching(says)]);
    }
    expect(asked).toEqual([]);
    answer = (_, response) => response.writeHead(302, { location: address }).end();
    const circle = await run(["get", "--from", address]);
    expect([circle.exitCode, circle.stderr, asked.length]).toEqual([
      2,
      expect.stringContaining("leads on more than 5 times"),
      6,
    ]);
    answer = (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end();
    expect((await run(["get", "--from", address])).stderr).toContain(
      '"file:///etc/passwd" is not an http or https address',
    );
  });

  it("follows an address to where the archive lies, and tells what a server answers instead", async () => {
    answer = (request, response) =>
      request.url === "/there" ? response.end(ZIP) : response.writeHead(301, { location: "/there" }).end();
    expect((await run(["get", "--from", address])).exitCode).toBe(0);
    answer = (_, response) => response.writeHead(404, "Not Found").end("nothing here");
    const { exitCode, stderr } = await run(["get", "--from", address]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("answered 404 Not Found")]);
  });

  it("asks for room on the disk before it loads and before it unpacks", async () => {
    vi.stubEnv("DISK_RESERVE_MB", "900000000");
    answer = (_, response) => response.writeHead(200, { "content-length": TAR.length }).end(TAR);
    for (const words of [
      ["--from", address],
      ["--file", given(ZIP)],
    ]) {
      const { exitCode, stderr } = await run(["get", ...words]);
      expect([exitCode, stderr]).toEqual([
        2,
        expect.stringMatching(/needs 0\.0 MB in .*stay free for the database.*the disk has/),
      ]);
    }
  });
});

describe("libraries remove", () => {
  it("deletes what was brought and nothing else", async () => {
    await run(["get", "--file", given(ZIP)]);
    writeFileSync(join(data, "secret"), "kept");
    expect((await run(["remove"])).stdout).toBe("Removed 2 footprints from given.zip.\n");
    expect([inLibraries(), readdirSync(data)]).toEqual([[], ["libraries", "secret"]]);
    expect((await run(["remove"])).stdout).toContain("Nothing was brought");
  });
});

/** The directory says that the footprint of SOIC-8 has a byte less than it unpacks to. */
function lie(zip: Uint8Array): Uint8Array {
  const told = Buffer.from(zip);
  const at = told.lastIndexOf(SOIC) - 46 + 24;
  told.writeUInt32LE(told.readUInt32LE(at) - 1, at);
  return told;
}
