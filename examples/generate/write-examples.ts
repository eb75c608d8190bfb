/** Writes every example beside this folder: `node examples/generate/write-examples.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BLINKER } from "./blinker.ts";
import { generateExample } from "./generate-example.ts";
import { HEADER_SHIELD } from "./header-shield.ts";
import { MCU_BOARD } from "./mcu-board.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

for (const design of [BLINKER, HEADER_SHIELD, USB_SENSOR, MCU_BOARD]) {
  const folder = join(import.meta.dirname, "..", design.name);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of generateExample(design)) await writeFile(join(folder, name), text);
}
