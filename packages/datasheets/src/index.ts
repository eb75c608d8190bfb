export * from "./facts/datasheet-facts.ts";
export * from "./facts/datasheet-reading.ts";
export * from "./facts/evidence.ts";
export * from "./facts/limits.ts";
export { isPdfRejection } from "./pdf/is-pdf-rejection.ts";
export { readDatasheet } from "./read-datasheet.ts";
export * from "./variant/choose-variant.ts";
export * from "./variant/variant-choice.ts";
