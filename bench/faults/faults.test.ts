import { expect, test } from "vitest";
import { fillDiskUnderUpload } from "./fill-disk.ts";
import { restartDatabase } from "./kill-process.ts";
import { pressTogether } from "./press-together.ts";

/** Each once; `npm run bench -- faults` tries all of them, twenty times. */
test.each([pressTogether("embedded"), fillDiskUnderUpload("embedded"), restartDatabase("PostgreSQL, pg-boss")])(
  "nothing is lost or doubled when $name",
  async ({ open }) => {
    const opened = await open();
    if (typeof opened === "string") return console.warn(`not tried: ${opened}`);
    const trial = await opened.once(0);
    const left = await opened.end();
    expect([...trial.problems, ...left]).toEqual([]);
  },
);
