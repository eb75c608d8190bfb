import { describe, expect, it } from "vitest";
import { fileRoles, MAX_FILE_BYTES, nextUploads, refusalOf, suggestName, type Upload } from "./upload-list.ts";

const add = (uploads: readonly Upload[], ...names: string[]) =>
  nextUploads(uploads, {
    type: "add",
    files: names.map((name, index) => ({ id: uploads.length + index + 1, name, size: 10 })),
  });

describe("an upload", () => {
  it("is refused before it starts for its ending, its size or for being empty", () => {
    expect(refusalOf({ name: "board.docx", size: 5 })).toBe("format");
    expect(refusalOf({ name: "LED.kicad_mod", size: 5 })).toBeUndefined();
    expect(refusalOf({ name: "board.KICAD_PCB", size: MAX_FILE_BYTES })).toBeUndefined();
    expect(refusalOf({ name: "board.kicad_pcb", size: MAX_FILE_BYTES + 1 })).toBe("size");
    expect(refusalOf({ name: "board.kicad_pcb", size: 0 })).toBe("empty");
  });

  it("goes from waiting over uploading to uploaded", () => {
    let uploads = add([], "a.zip");
    expect(uploads[0]).toMatchObject({ status: "waiting" });
    uploads = nextUploads(uploads, { type: "progress", id: 1, progress: 0.5 });
    expect(uploads[0]).toMatchObject({ status: "uploading", progress: 0.5 });
    uploads = nextUploads(uploads, { type: "done", id: 1, url: "/uploads/1" });
    expect(uploads[0]).toMatchObject({ status: "uploaded", url: "/uploads/1" });
  });

  it("can be tried again after a failure, and only then", () => {
    let uploads = nextUploads(add([], "a.zip"), { type: "fail", id: 1, reason: "cut" });
    expect(uploads[0]?.status).toBe("failed");
    uploads = nextUploads(uploads, { type: "retry", id: 1 });
    expect(uploads[0]?.status).toBe("waiting");
    uploads = nextUploads(nextUploads(uploads, { type: "done", id: 1, url: "u" }), { type: "retry", id: 1 });
    expect(uploads[0]?.status).toBe("uploaded");
  });

  it("keeps how far it came when the connection breaks and when it is given up, to go on from there", () => {
    let uploads = nextUploads(add([], "a.zip"), { type: "progress", id: 1, progress: 0.4 });
    uploads = nextUploads(uploads, { type: "break", id: 1 });
    expect(uploads[0]).toMatchObject({ status: "interrupted", progress: 0.4 });
    uploads = nextUploads(uploads, { type: "fail", id: 1, reason: "cut" });
    uploads = nextUploads(uploads, { type: "retry", id: 1 });
    expect(uploads[0]).toMatchObject({ status: "waiting", progress: 0.4 });
    uploads = nextUploads(uploads, { type: "progress", id: 1, progress: 0.5 });
    expect(uploads[0]).toMatchObject({ status: "uploading", progress: 0.5 });
  });

  it("replaces the file of the same name and leaves the others", () => {
    const uploads = add(add([], "a.kicad_sch", "b.kicad_sch"), "a.kicad_sch");
    expect(uploads.map(({ name, id }) => [name, id])).toEqual([
      ["b.kicad_sch", 2],
      ["a.kicad_sch", 3],
    ]);
  });
});

it("names a project after its board", () => {
  expect(suggestName(["cpu.kicad_sch", "Usb_sensor.kicad_pcb"])).toBe("Usb sensor");
  expect(suggestName(["glasgow.zip"])).toBe("glasgow");
  expect(suggestName([])).toBe("");
});

it("gives the board, the root sheet and everything else their roles", () => {
  const names = ["power.kicad_sch", "main.kicad_pcb", "main.kicad_sch", "main.kicad_pro"];
  const uploads = names.reduce(
    (list, name, index) => nextUploads(add(list, name), { type: "done", id: index + 1, url: name }),
    [] as readonly Upload[],
  );
  expect(fileRoles(uploads)).toEqual({
    layoutFileUrl: "main.kicad_pcb",
    schematicFileUrl: "main.kicad_sch",
    fileUrls: ["power.kicad_sch", "main.kicad_pro"],
  });
});
