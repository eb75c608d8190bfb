/**
 * What browsers and the bundler's loader say when a chunk of the application could not be fetched; none has a type of
 * its own.
 */
const WORDS = [
  /Failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /Importing a module script failed/i, // Safari
  /Unable to preload CSS/i, // Vite
];

/** Whether an error means that code could not be fetched: the network is away, or the server has a newer version. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && WORDS.some((words) => words.test(error.message));
}
