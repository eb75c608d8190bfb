/** Writes every example beside this folder: `node examples/generate/write-examples.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BLINKER } from "./blinker.ts";
import { easyedaLamp } from "./easyeda-lamp.ts";
import { generateExample } from "./generate-example.ts";
import { HEADER_SHIELD } from "./header-shield.ts";
import { MCU_BOARD } from "./mcu-board.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

for (const design of [BLINKER, HEADER_SHIELD, USB_SENSOR, MCU_BOARD]) await write(design.name, generateExample(design));
await write("easyeda-lamp", easyedaLamp());

async function write(name: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folder = join(import.meta.dirname, "..", name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of files) await writeFile(join(folder, file), text);
}
