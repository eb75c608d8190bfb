import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { build } from "vite";

const WEB = join(import.meta.dirname, "../../apps/web");
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".glb": "model/gltf-binary",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** Pages of the web application that show one thing alone, with no server; in no build of the application. */
export type PageName = "canvas" | "model";

/** Built as the application is. */
export async function buildPage(name: PageName, folder: string): Promise<void> {
  await build({
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(WEB, `${name}.html`) } },
  });
}

export interface ServedPage {
  readonly url: string;
  /** What the page gets when it asks for the file that it shows. */
  readonly show: (file: string | Uint8Array) => void;
  readonly close: () => void;
}

/** `shownAt`: the address at which the page asks for what it shows. */
export async function servePage(name: PageName, folder: string, shownAt: string): Promise<ServedPage> {
  let shown: string | Uint8Array = "null";
  const server = createServer(({ url = "/" }, response) => {
    if (url === shownAt) {
      response.writeHead(200, { "content-type": MEDIA_TYPES[extname(url)] ?? "application/octet-stream" }).end(shown);
      return;
    }
    const path = join(folder, normalize(new URL(url, "http://localhost").pathname));
    if (!path.startsWith(folder) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}.html`,
    show: (file) => {
      shown = file;
    },
    close: () => server.close(),
  };
}
