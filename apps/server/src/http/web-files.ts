import { extname } from "node:path";
import { readWebFile } from "./read-web-file.ts";
import type { WebAssets } from "./web-assets.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".map": "application/json",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

/** Scripts only from here, no frames, no plug-ins; inline styles because the interface library sets them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** What no screen uses no injected script may use either. */
const PERMISSIONS_POLICY = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "bluetooth", "midi"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * For the thread that fills zones alone, which has no page, no cookies to read and nothing to send to: Clipper2's
 * bindings (embind) write their calls as code. The policy of a thread is that of its own file.
 */
const FILL_WORKER = /^\/assets\/fill-worker-[\w-]+\.js$/;
const FILL_WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'",
  "connect-src 'self'",
].join("; ");

/** The pages that open Toss's window, with its script: they have nothing else, and no other page may load it. */
const TOSS_WINDOW = /^\/pay\/toss\/[\w-]+$/;

function tossWindowPolicy(script: string): string {
  const from = `${script} https://*.tosspayments.com`;
  return [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `connect-src ${from}`,
    `frame-src ${from}`,
    `img-src ${from} data:`,
    `style-src ${from} 'unsafe-inline'`,
    `form-action ${from}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function policyOf(path: string, scriptOfToss: string | undefined): string {
  if (FILL_WORKER.test(path)) return FILL_WORKER_POLICY;
  return scriptOfToss !== undefined && TOSS_WINDOW.test(path)
    ? tossWindowPolicy(scriptOfToss)
    : CONTENT_SECURITY_POLICY;
}

/** Caching headers for a page, thread or picture. `scriptOfToss`: where cards by Toss Payments are configured. */
export function securityHeaders(
  path: string,
  isHttps: boolean,
  scriptOfToss?: string,
): Readonly<Record<string, string>> {
  return {
    "content-security-policy": policyOf(path, scriptOfToss),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    // No window or page of another site can access this one or show its responses.
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS_POLICY,
    // Two years; the host alone: what else runs under the domain is not ours to decide.
    ...(isHttps && { "strict-transport-security": "max-age=63072000" }),
  };
}

/** Ways to pay with which no money moves. */
export interface Practice {
  readonly transfer: boolean;
  readonly card: boolean;
  /** Another way to pay moves money. */
  readonly takesMoney: boolean;
}

/** What the configuration says to the screens before they ask for anything; `site` of apps/web reads it. */
export interface SiteSettings {
  readonly homeUrl: string;
  readonly workbench: boolean;
  readonly sendsMail: boolean;
  readonly credits: "on" | "record" | "off";
  readonly practice: Practice | null;
  /** Read-only mode with its planned end as ISO 8601, null if that is not known; null: people may change things. */
  readonly readOnly: { readonly until: string | null } | null;
  readonly demo: { readonly email: string; readonly password: string } | null;
  /** Screens name the trace of what they start. */
  readonly traces: boolean;
}

/** Where index.html holds them, as it is built. */
const SITE_SETTINGS = /(<script id="site" type="application\/json">)[^<]*(<\/script>)/;

/** What the build would have fetched for one page ahead of its scripts: its `data-page` says for which. */
const AHEAD_OF_PAGE = /\s*<link data-page="([^"]*)"[^>]*>/g;

function withSettings(index: Uint8Array, path: string, settings: SiteSettings): Uint8Array<ArrayBuffer> {
  const { homeUrl, workbench, sendsMail, credits, practice, readOnly, demo, traces } = settings;
  const text = JSON.stringify({ homeUrl, workbench, sendsMail, credits, practice, readOnly, demo, traces });
  const page = new TextDecoder().decode(index).replace(AHEAD_OF_PAGE, (link, of) => (of === path ? link : ""));
  return new TextEncoder().encode(
    page.replace(SITE_SETTINGS, (_all, open, close) => open + text.replaceAll("<", "\\u003c") + close),
  );
}

export interface WebFiles {
  readonly directory: string;
  readonly assets: WebAssets;
  readonly settings: SiteSettings;
}

export interface WebFileRequest {
  readonly path: string;
  readonly acceptEncoding: string | undefined;
}

/**
 * The built web application. Paths without an extension are screens and get index.html; files under /assets/ carry a
 * hash in their names and never change.
 */
export async function serveWebFile(
  { directory, assets, settings }: WebFiles,
  { path, acceptEncoding }: WebFileRequest,
): Promise<Response> {
  const asset = path.startsWith("/assets/") ? await assets.read(path, acceptEncoding) : undefined;
  if (asset) return respond(asset.body, extname(path), "public, max-age=31536000, immutable", asset.encoding);
  const wanted = path === "/index.html" ? undefined : await readWebFile(directory, path);
  if (wanted !== undefined) return respond(wanted, extname(path), "no-cache");
  if (extname(path) !== "" && path !== "/index.html") return new Response("Not found\n", { status: 404 });
  const index = await readWebFile(directory, "/index.html");
  if (index !== undefined) return respond(withSettings(index, path, settings), ".html", "no-cache");
  return new Response("The web application is not built yet: run `npm run build`.\n", { status: 503 });
}

function respond(bytes: Uint8Array<ArrayBuffer>, extension: string, cacheControl: string, encoding?: "gzip"): Response {
  return new Response(bytes, {
    headers: {
      "content-type": TYPES[extension] ?? "application/octet-stream",
      "cache-control": cacheControl,
      ...(encoding && { "content-encoding": encoding }),
      // A cache between keeps one of each encoding.
      vary: "accept-encoding",
    },
  });
}
