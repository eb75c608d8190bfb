/**
 * Gives every row a column of its own so that the prices add up to the least: the Hungarian method with potentials
 * (Kuhn 1955; Jonker and Volgenant 1987), rows² × columns steps.
 *
 * @param price of row r in column c; there are at least as many columns as rows
 * @returns the column of every row
 */
export function cheapestMatching(
  rows: number,
  columns: number,
  price: (row: number, column: number) => number,
): Int32Array {
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const before = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(columns + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      done[column] = 1;
      const at = rowOf[column]!;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (done[other] === 1) continue;
        const reduced = price(at - 1, other - 1) - rowPrice[at]! - columnPrice[other]!;
        if (reduced < least[other]!) {
          least[other] = reduced;
          before[other] = column;
        }
        if (least[other]! < step) {
          step = least[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1)
        if (done[other] === 1) {
          rowPrice[rowOf[other]!]! += step;
          columnPrice[other]! -= step;
        } else least[other]! -= step;
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = before[column]!;
      rowOf[column] = rowOf[previous]!;
      column = previous;
    }
  }
  const columnOf = new Int32Array(rows);
  for (let column = 1; column <= columns; column += 1)
    if (rowOf[column]! > 0) columnOf[rowOf[column]! - 1] = column - 1;
  return columnOf;
}
