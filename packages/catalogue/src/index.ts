export * from "./catalogue-part.ts";
export * from "./match/match-candidate.ts";
export * from "./match/part-match.ts";
export * from "./match/part-to-match.ts";
export * from "./part-category.ts";
