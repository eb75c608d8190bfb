import { phrase } from "@tracewright/board";
import { sniffForeignBinary, sniffForeignList, sniffForeignText, sniffOle } from "../sniff-foreign.ts";
import { startsWith } from "../starts-with.ts";
import type { Reader } from "./reader.ts";

/** Files of which nothing is read: the receipt says what they are and, where there is a way, what to do instead. */
export const FOREIGN_FILES: Reader = {
  sniff: (start) => {
    switch (start.as) {
      case "bytes": {
        const magic = MAGIC.find(({ bytes }) => startsWith(start.bytes, bytes));
        if (magic) return { kind: "other", name: phrase(magic.name, {}) };
        return startsWith(start.bytes, OLE) ? sniffOle(start.bytes) : sniffForeignBinary(start.bytes);
      }
      case "list":
        if (!KICAD_LISTS.includes(start.head)) return sniffForeignList(start.head);
        return { kind: "other", name: phrase("kicad-library", { head: start.head }) };
      case "text":
        return sniffForeignText(start.start);
      case "json":
        return undefined;
    }
  },
};

type Magic = "png-picture" | "jpeg-picture" | "gif-picture" | "pdf-document" | "gzip-archive";

const MAGIC: readonly { readonly name: Magic; readonly bytes: readonly number[] }[] = [
  { name: "png-picture", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: "jpeg-picture", bytes: [0xff, 0xd8, 0xff] },
  { name: "pdf-document", bytes: [0x25, 0x50, 0x44, 0x46] },
  { name: "gif-picture", bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: "gzip-archive", bytes: [0x1f, 0x8b] },
];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const KICAD_LISTS = ["kicad_symbol_lib", "sym_lib_table", "kicad_wks"];
