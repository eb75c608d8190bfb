import { isPattern, matchesPattern } from "../../queries/matches-pattern.ts";

/** Whether a name is meant: in whatever case, `*` and `?` as patterns have them. */
export function isNamed(pattern: string, name: string): boolean {
  if (pattern === name) return true;
  let ofPattern = answers.get(pattern);
  if (!ofPattern) {
    if (answers.size >= MAX_ANSWERS) answers.clear();
    ofPattern = new Map();
    answers.set(pattern, ofPattern);
  }
  let answer = ofPattern.get(name);
  if (answer === undefined) {
    if (ofPattern.size >= MAX_ANSWERS) ofPattern.clear();
    const [asked, given] = [pattern.toLowerCase(), name.toLowerCase()];
    answer = isPattern(asked) ? matchesPattern(asked, given) : asked === given;
    ofPattern.set(name, answer);
  }
  return answer;
}

/** A check asks about the same few names for each pair of items. */
const answers = new Map<string, Map<string, boolean>>();
const MAX_ANSWERS = 2_000;
