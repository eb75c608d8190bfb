import { extname } from "node:path";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".csv": "text/csv; charset=utf-8",
  ".glb": "model/gltf-binary",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".step": "model/step",
  ".svg": "image/svg+xml",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".zip": "application/zip",
};

/** By the ending, in lower case; what no format writes is a stream of bytes, which a browser only ever saves. */
export function mediaTypeOf(fileName: string): string {
  return MEDIA_TYPES[extname(fileName)] ?? "application/octet-stream";
}
