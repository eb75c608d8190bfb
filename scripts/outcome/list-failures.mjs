/** CI shows the last hundred lines of a run, so that all that failed has to be told in fewer. */
const MAX_LINES = 80;
const MAX_LINES_A_FAILURE = 5;
const MAX_COLUMNS = 480;

/**
 * What failed, in one step of a run: a test, or a step that did not come to its end.
 *
 * @typedef {{ step: string; name: string; lines: readonly string[] }} Failure
 */

/**
 * The names of all that failed with the first lines of their errors, fewer of these the more failures there are.
 *
 * @param {readonly Failure[]} failures
 * @returns {string[]} Nothing where nothing failed
 */
export function listFailures(failures) {
  if (failures.length === 0) return [];
  const room = MAX_LINES - 2;
  const told = failures.slice(0, failures.length > room ? room - 1 : room);
  const linesEach = Math.max(1, Math.min(MAX_LINES_A_FAILURE, Math.floor(room / told.length)));
  const list = ["— what failed"];
  for (const { step, name, lines } of told) {
    list.push(cut(`✗ ${step}: ${name}`));
    for (const line of lines.slice(0, linesEach - 1)) list.push(cut(`    ${line}`));
  }
  if (told.length < failures.length) list.push(`… and ${failures.length - told.length} more`);
  return list;
}

function cut(line) {
  return line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS - 1)}…` : line;
}
