import { expect, test } from "vitest";
import { withDiskSpace } from "./require-disk-space.ts";

const MB = 1_048_576;

test("a start on a full disk names the folder and what is free, and leaves the database alone", async () => {
  let opened = false;
  const open = async () => {
    opened = true;
  };
  await expect(withDiskSpace("/srv/boards", open, async () => 1.5 * MB)).rejects.toThrow(
    "The disk of the folder /srv/boards is full: 1.5 MB are free, and the database needs 64 MB to start.",
  );
  expect(opened).toBe(false);
});

test("a database that ends without a word because the disk filled up meanwhile is called that", async () => {
  let free = 70 * MB;
  const open = async () => {
    free = 0;
    throw new Error("Aborted()");
  };
  await expect(withDiskSpace("/srv/boards", open, async () => free)).rejects.toThrow(/^The disk of the folder .* 0 KB/);
});

test("with room on the disk a fault stays what it is", async () => {
  const fault = new Error("Aborted()");
  await expect(
    withDiskSpace(
      "/srv",
      () => Promise.reject(fault),
      async () => 900 * MB,
    ),
  ).rejects.toBe(fault);
  expect(
    await withDiskSpace(
      "/srv",
      async () => "open",
      async () => 900 * MB,
    ),
  ).toBe("open");
});
