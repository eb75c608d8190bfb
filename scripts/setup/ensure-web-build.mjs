import { ensureBuild } from "./ensure-build.mjs";

/** Builds the web application where its sources changed since the last build. */
export async function ensureWebBuild() {
  await ensureBuild({
    name: "the web application",
    folder: "apps/web/dist",
    sources: ["apps/web", "examples", "packages", "package-lock.json"],
    args: ["apps/web"],
  });
}
