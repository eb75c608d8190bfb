import { zipFiles } from "@tracewright/formats";

const BLOCK = 512;

/** A tar as git and GNU tar write it: a global record first, long names in records of their own, then links. */
export function sampleTar(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): Uint8Array {
  const blocks = [...entry("pax_global_header", "g", "52 comment=0123456789012345678901234567890123456789\n")];
  for (const [path, text] of Object.entries(files)) {
    if (path.length > 100) blocks.push(...entry("././@LongLink", "L", `${path}\0`));
    blocks.push(...entry(path.slice(0, 100), "0", text));
  }
  for (const [path, target] of Object.entries(links)) blocks.push(...entry(path, "2", "", target));
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function entry(path: string, type: string, text: string, target = ""): Buffer[] {
  const content = Buffer.from(text);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write("0000644\0", 100);
  header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("        ", 148);
  header.write(type, 156);
  header.write(target, 157);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}

export function sampleZip(files: Readonly<Record<string, string>>): Uint8Array {
  const written = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return zipFiles(written, { createdAt: new Date("2026-01-01T00:00:00Z") });
}
