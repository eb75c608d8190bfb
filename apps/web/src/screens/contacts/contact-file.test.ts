import { expect, it } from "vitest";
import { hasKnownContent, MAX_FILE_BYTES, refusalOfContactFile } from "./contact-file.ts";

it.each(["a.jpg", "a.JPEG", "a.png", "a.pdf", "a.mp4", "a.mov"])("%s may have 10 MiB and no byte more", (name) => {
  expect(refusalOfContactFile({ name, size: MAX_FILE_BYTES })).toBeUndefined();
  expect(refusalOfContactFile({ name, size: MAX_FILE_BYTES + 1 })).toBe("size");
  expect(refusalOfContactFile({ name, size: 0 })).toBe("empty");
});

it.each(["a.exe", "a.pdf.exe", "a", "a.svg", "pdf"])("%s is not taken", (name) => {
  expect(refusalOfContactFile({ name, size: 5 })).toBe("format");
});

it("the content decides, whatever the name says", async () => {
  const known = ["%PDF-1.4", "\xff\xd8\xff\xe0", "\x89PNG\r\n\x1a\n", "\0\0\0\x18ftypisom", "\0\0\0\x08wide"];
  for (const text of known) expect(await hasKnownContent(new Blob([Buffer.from(text, "latin1")])), text).toBe(true);
  for (const text of ["MZ\x90\0\x03", "<html>%PDF-", "", "ftyp"])
    expect(await hasKnownContent(new Blob([Buffer.from(text, "latin1")])), text).toBe(false);
});
