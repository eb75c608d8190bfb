import { configureGlobal } from "fast-check";

/**
 * Property tests draw the same cases in every run, so that a commit passes or fails by what it changes and not by chance.
 * `SEED=random npm run unit` draws others: what fails there is a defect as well, and gets an example of its own beside the
 * property.
 */
const { SEED = "20261128" } = process.env;

if (SEED !== "random") {
  const seed = Number(SEED);
  if (!Number.isInteger(seed)) throw new Error(`SEED is "random" or a whole number, not "${SEED}".`);
  configureGlobal({ seed });
}
