import type { Plugin } from "vite";

/** As the hero of the landing page asks for it. */
const SIZES = "(min-width: 1280px) 1200px, calc(100vw - 32px)";

/**
 * What the landing page shows first is fetched along with the scripts, not after them: its picture, and its own code. The server
 * leaves these lines out of all other pages.
 */
export function fetchStartAhead(): Plugin {
  return {
    name: "fetch-start-ahead",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).map((file) => `/${file}`);
        const pictures = files.flatMap((file) => {
          const [, width] = /\/routed-(\d+)-[\w-]+\.webp$/.exec(file) ?? [];
          return width === undefined ? [] : [`${file} ${width}w`];
        });
        const code = files.filter((file) => /\/start-screen-[\w-]+\.js$/.test(file));
        const ahead = [
          ...(pictures.length > 0
            ? [
                {
                  rel: "preload",
                  as: "image",
                  imagesrcset: pictures.join(", "),
                  imagesizes: SIZES,
                  fetchpriority: "high",
                },
              ]
            : []),
          ...code.map((href) => ({ rel: "modulepreload", crossorigin: true, href })),
        ];
        return ahead.map((attributes) => ({
          tag: "link",
          injectTo: "head" as const,
          attrs: { "data-page": "/", ...attributes },
        }));
      },
    },
  };
}
